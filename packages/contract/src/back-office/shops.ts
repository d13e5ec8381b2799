import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { Amount, Day, Empty, Id, IdParam, PageParam, Phone, perPage, requiredText, Timestamp, text } from '../fields.ts';
import { Translations, TypedAmount, translationsOf } from './settings/translations.ts';

const Named = z.object({ id: Id, name: z.string() });

/** The choices of forms of the panel, by name in the language of the answer. */
export const PanelChoices = z.object({
  /** The default language first. */
  languages: z.array(z.object({ name: z.string(), title: z.string(), direction: z.enum(['ltr', 'rtl']) })),
  currency: z.string(),
  shops: z.array(Named),
  /** The values of a shop that has none of its own. */
  shop_defaults: z.object({ return_days: z.int().nullable(), low_stock: z.int() }),
});
export type PanelChoices = z.infer<typeof PanelChoices>;

export const shopStates = ['open', 'closed'] as const;
export const shopSorts = ['newest', 'name', 'top_rated', 'most_products'] as const;
export type ShopSort = (typeof shopSorts)[number];

export const ManagedShopRow = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  is_open: z.boolean(),
  logo: z.string().nullable(),
  products: z.int(),
  /** Items of its products that were sold. */
  sold: z.int(),
  rating: z.number(),
  rating_count: z.int(),
  created_at: Timestamp,
});
export type ManagedShopRow = z.infer<typeof ManagedShopRow>;

/** The charge for a delivery of `from` to `to` items; the last band has no end. */
const DeliveryBand = { from: z.int().min(1).max(1e6), to: z.int().min(1).max(1e6).nullable() };

/** The days on which the shop is away: from the first one until it is back. Both or none. */
const Holiday = { holiday_from: Day.nullable(), back_on: Day.nullable() };

/** Everything of a shop that is edited. */
export const ShopFields = z.strictObject({
  name: translationsOf(120),
  tagline: translationsOf(200),
  description: translationsOf(5000),
  address: translationsOf(300),
  phone: Phone.nullable(),
  logo_id: Id.nullable(),
  banner_id: Id.nullable(),
  delivery_days_min: z.int().min(0).max(365),
  delivery_days_max: z.int().min(0).max(365),
  /** Without a band, delivery is free. */
  delivery: z.array(z.strictObject({ ...DeliveryBand, charge: TypedAmount })).max(20),
  holiday_from: Day.nullable().default(null),
  back_on: Day.nullable().default(null),
  /** Days to return after the delivery, never fewer than those of the marketplace; null: as many. */
  return_days: z.int().min(1).max(365).nullable().default(null),
  /** The stock up to which a variant is low; zero: none is. Null: as the marketplace. */
  low_stock: z.int().min(0).max(100).nullable().default(null),
});

const StoredPicture = z.object({ id: Id, src: z.string() });

/** The edited fields of a shop, as they are stored. */
export const EditedShop = z.object({
  /** Names the stored state: a change names the one that the operator saw. */
  version: z.string(),
  slug: z.string(),
  name: Translations,
  tagline: Translations,
  description: Translations,
  address: Translations,
  phone: z.string().nullable(),
  logo: StoredPicture.nullable(),
  banner: StoredPicture.nullable(),
  delivery_days_min: z.int(),
  delivery_days_max: z.int(),
  delivery: z.array(z.object({ ...DeliveryBand, charge: Amount })),
  ...Holiday,
  return_days: z.int().nullable(),
  low_stock: z.int().nullable(),
  is_open: z.boolean(),
});
export type EditedShop = z.infer<typeof EditedShop>;

export const ManagedShop = EditedShop.extend({
  id: Id,
  /** Since when its changes of products are published without review; null if they wait for it. */
  trusted_at: Timestamp.nullable(),
  created_at: Timestamp,
  products: z.int(),
  /** Products that are on sale again when the shop is opened. */
  hidden_products: z.int(),
  orders: z.int(),
  /** The payable amounts of its orders without cancelled ones. */
  sales: Amount,
  currency: z.string(),
  rating: z.number(),
  rating_count: z.int(),
  /** The application that it was opened for. */
  application_id: Id.nullable(),
});
export type ManagedShop = z.infer<typeof ManagedShop>;

export const applicationStates = ['pending', 'accepted', 'refused'] as const;
export const ApplicationState = z.enum(applicationStates);
export type ApplicationState = z.infer<typeof ApplicationState>;

export const ApplicationRow = z.object({
  id: Id,
  status: ApplicationState,
  shop_name: z.string(),
  owner_name: z.string(),
  /** The full number with its country code. */
  phone: z.string(),
  created_at: Timestamp,
  /** Other applications and shops with the same number. */
  duplicates: z.int(),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

/** `GET /admin/shop-application-documents/{id}` sends the file. */
const ApplicationDocument = z.object({ id: Id, name: z.string(), type: z.string(), bytes: z.int() });
export type ApplicationDocument = z.infer<typeof ApplicationDocument>;

export const ManagedApplication = ApplicationRow.extend({
  email: z.string(),
  description: z.string(),
  address: z.string(),
  /** The language in which the applicant is notified. */
  locale: z.string(),
  /** Set for a declined application. */
  reason: z.string().nullable(),
  logo: z.string().nullable(),
  banner: z.string().nullable(),
  /** Empty once they are deleted. */
  documents: z.array(ApplicationDocument),
  /** When the documents of an approved application are deleted. */
  documents_deleted_at: Timestamp.nullable(),
  /** The shop that was opened for it. */
  shop: Named.nullable(),
  same_phone: z.object({
    applications: z.array(z.object({ id: Id, shop_name: z.string(), status: ApplicationState, created_at: Timestamp })),
    shops: z.array(Named),
  }),
});
export type ManagedApplication = z.infer<typeof ManagedApplication>;

const params = z.strictObject({ id: IdParam });
const missing = 'There is no such shop.';
const changed = 'Somebody else has changed the shop.';
const answered = { 404: 'There is no such application.', 409: 'It was answered already.' };

const shopFilters = {
  status: z.enum(shopStates).optional(),
  /** A part of the name in any language, of the slug or of the phone number. */
  search: text(60).optional(),
};

export const adminShopsCalls = {
  'GET /admin/choices': {
    access: 'admin',
    needs: 'session',
    summary: 'The languages, the default currency and the shops, for the forms of the panel.',
    answer: PanelChoices,
  },
  'GET /admin/shop-export': {
    access: 'admin',
    needs: 'shops:read',
    summary: 'The shops of a list as CSV, at most 100,000. The audit log has who exported them.',
    query: z.strictObject(shopFilters),
    writes: true,
    answer: Empty,
    sends: ['text/csv'],
    refusals: { 422: 'There are more than 100,000: filter them.' },
  },
  'GET /admin/shops': {
    access: 'admin',
    needs: 'shops:read',
    summary: 'All shops, closed ones too.',
    query: z.strictObject({
      ...shopFilters,
      sort: z.enum(shopSorts).default('newest'),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), open: z.int(), closed: z.int() }),
      pending_applications: z.int(),
      shops: z.array(ManagedShopRow),
    }),
  },
  'GET /admin/shops/{id}': {
    access: 'admin',
    needs: 'shops:read',
    summary: 'One shop in all languages, with its delivery charges and figures.',
    params,
    answer: ManagedShop,
    refusals: { 404: missing },
  },
  'POST /admin/shops': {
    access: 'admin',
    needs: 'shops:write',
    summary: 'Creates an open shop. Without a slug, one is made from its name.',
    body: ShopFields.extend({ slug: z.union([text(80).regex(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/), z.literal('')]) }),
    answer: ManagedShop,
    refusals: {
      422: 'The name is missing, the slug belongs to another shop, the delivery charges leave a gap, or the marketplace demands more days to return.',
    },
  },
  'POST /admin/shops/{id}': {
    access: 'admin',
    needs: 'shops:write',
    summary: 'Saves a shop over the version that the operator saw.',
    params,
    body: ShopFields.extend({ version: text(100) }),
    answer: ManagedShop,
    refusals: {
      404: missing,
      409: changed,
      422: 'The name is missing, the delivery charges leave a gap, or the marketplace demands more days to return.',
    },
  },
  'POST /admin/shops/{id}/status': {
    access: 'admin',
    needs: 'shops:write',
    summary: 'Opens or closes a shop with its products.',
    params,
    body: z.strictObject({ is_open: z.boolean() }),
    answer: z.object({ shop: ManagedShop, entry_id: Id.nullable() }),
    refusals: { 404: missing, 409: 'It is open or closed already.', 422: 'It is the only shop of the marketplace.' },
  },
  'POST /admin/shops/{id}/trust': {
    access: 'admin',
    needs: 'shops:write',
    summary: 'Trusts a shop, whose changes of products are then published without review, or withdraws it. What waits continues to wait.',
    params,
    body: z.strictObject({ is_trusted: z.boolean() }),
    answer: z.object({ shop: ManagedShop, entry_id: Id.nullable() }),
    refusals: { 404: missing, 409: 'It is trusted already, or not trusted.' },
  },
  'GET /admin/shop-applications': {
    access: 'admin',
    needs: 'shops:read',
    summary: 'Applications for a shop: those that wait for an answer first, the oldest of them at the top.',
    query: z.strictObject({ status: ApplicationState.optional(), search: text(60).optional(), page: PageParam, per_page: perPage(25) }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), pending: z.int(), accepted: z.int(), refused: z.int() }),
      applications: z.array(ApplicationRow),
    }),
  },
  'GET /admin/shop-applications/{id}': {
    access: 'admin',
    needs: 'shops:read',
    summary: 'An application with its pictures, and what has the same phone number.',
    params,
    answer: ManagedApplication,
    refusals: { 404: answered[404] },
  },
  'GET /admin/shop-application-documents/{id}': {
    access: 'admin',
    needs: 'shops:write',
    summary: 'A document of an application. The audit log has who opened it.',
    params,
    writes: true,
    answer: Empty,
    sends: ['image/webp', 'application/pdf'],
    refusals: { 404: 'There is no such document, or it is deleted.' },
  },
  'POST /admin/shop-applications/{id}/approve': {
    access: 'admin',
    needs: 'shops:write',
    summary: 'Creates the shop, which opens when its checklist is done, and notifies the applicant.',
    params,
    body: z.strictObject({}),
    answer: ManagedApplication,
    refusals: answered,
  },
  'POST /admin/shop-applications/{id}/decline': {
    access: 'admin',
    needs: 'shops:write',
    summary: 'Declines an application and sends the applicant the reason.',
    params,
    body: z.strictObject({ reason: requiredText(500) }),
    answer: ManagedApplication,
    refusals: answered,
  },
} satisfies AdminCalls;
