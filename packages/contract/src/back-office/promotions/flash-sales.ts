import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Amount, Id, IdParam, PageParam, perPage, Timestamp, text } from '../../fields.ts';
import { Translations, TypedAmount, translationsOf } from '../settings/translations.ts';
import { Funder } from './vouchers.ts';

export const flashSaleStates = ['planned', 'running', 'ended'] as const;
export type FlashSaleState = (typeof flashSaleStates)[number];

const Named = z.object({ id: Id, name: z.string() });

export const FlashSaleRow = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(flashSaleStates),
  starts_at: Timestamp,
  ends_at: Timestamp,
  funded_by: Funder,
  products: z.int(),
  /** Items sold at the price of the sale, of those offered. */
  sold: z.int(),
  quantity: z.int(),
});
export type FlashSaleRow = z.infer<typeof FlashSaleRow>;

/** A product that can be offered, with another sale at that time that has it already. */
export const OfferedProduct = z.object({
  product_id: Id,
  name: z.string(),
  shop: z.string(),
  thumbnail: z.string().nullable(),
  /** The price without the sale. */
  regular_price: Amount,
  stock: z.int(),
  busy_in: Named.nullable(),
});
export type OfferedProduct = z.infer<typeof OfferedProduct>;

export const FlashSaleOffer = OfferedProduct.extend({ price: Amount, quantity: z.int(), sold: z.int() });
export type FlashSaleOffer = z.infer<typeof FlashSaleOffer>;

export const ManagedFlashSale = z.object({
  id: Id,
  /** Names the stored state: a change names the one that the operator saw. Sales of items do not change it. */
  version: z.string(),
  name: Translations,
  description: Translations,
  picture: z.object({ id: Id, src: z.string() }).nullable(),
  state: z.enum(flashSaleStates),
  starts_at: Timestamp,
  ends_at: Timestamp,
  funded_by: Funder,
  /** The shop that has planned it; null for a sale of the marketplace. */
  shop: Named.nullable(),
  currency: z.string(),
  /** In the order in which shoppers see them. */
  offers: z.array(FlashSaleOffer),
});
export type ManagedFlashSale = z.infer<typeof ManagedFlashSale>;

const FlashSaleFields = z.strictObject({
  name: translationsOf(120),
  description: translationsOf(500),
  picture_id: Id.nullable(),
  starts_at: Timestamp,
  ends_at: Timestamp,
  funded_by: Funder,
  offers: z.array(z.strictObject({ product_id: Id, price: TypedAmount.positive(), quantity: z.int().min(1).max(9_999_999) })).max(500),
});

const params = z.strictObject({ id: IdParam });
const version = text(100);
const missing = 'There is no such flash sale.';
const changed = 'Somebody else has changed the flash sale.';
const invalid =
  'The name is missing, it ends before it starts, a price is not below the regular one, more is sold already, or a product is in another sale at that time.';

export const adminFlashSalesCalls = {
  'GET /admin/flash-sales': {
    access: 'admin',
    needs: 'promotions:read',
    summary: 'All flash sales, those that end last first.',
    query: z.strictObject({
      state: z.enum(flashSaleStates).optional(),
      /** A part of the name in any language. */
      search: text(60).optional(),
      page: PageParam,
      per_page: perPage(25),
    }),
    answer: z.object({
      total: z.int(),
      counts: z.object({ all: z.int(), planned: z.int(), running: z.int(), ended: z.int() }),
      flash_sales: z.array(FlashSaleRow),
    }),
  },
  'GET /admin/flash-sale-calendar': {
    access: 'admin',
    needs: 'promotions:read',
    summary: 'The flash sales of a time, and the products that two of them have at once.',
    query: z.strictObject({ from: Timestamp, until: Timestamp }),
    answer: z.object({
      flash_sales: z.array(FlashSaleRow),
      overlaps: z.array(z.object({ product: Named, sales: z.array(Named) })),
    }),
    refusals: { 422: 'The time is longer than 100 days.' },
  },
  'GET /admin/flash-sale-products': {
    access: 'admin',
    needs: 'promotions:read',
    summary: 'Products that can be offered in a sale at this time, at most 20.',
    query: z.strictObject({ search: text(60).optional(), starts_at: Timestamp, ends_at: Timestamp, sale: IdParam.optional() }),
    answer: z.object({ products: z.array(OfferedProduct) }),
  },
  'GET /admin/flash-sales/{id}': {
    access: 'admin',
    needs: 'promotions:read',
    summary: 'One flash sale in all languages, with its products.',
    params,
    answer: ManagedFlashSale,
    refusals: { 404: missing },
  },
  'POST /admin/flash-sales': {
    access: 'admin',
    needs: 'promotions:write',
    summary: 'Creates a flash sale. It starts and ends automatically.',
    body: FlashSaleFields,
    answer: ManagedFlashSale,
    refusals: { 422: invalid },
  },
  'POST /admin/flash-sales/{id}': {
    access: 'admin',
    needs: 'promotions:write',
    summary: 'Saves a flash sale over the version that the operator saw. A removed product that was sold stays as sold out.',
    params,
    body: FlashSaleFields.extend({ version }),
    answer: ManagedFlashSale,
    refusals: { 404: missing, 409: changed, 422: invalid },
  },
  'POST /admin/flash-sales/{id}/end': {
    access: 'admin',
    needs: 'promotions:write',
    summary: 'Ends a flash sale now; one that has not started never starts. The regular prices return.',
    params,
    body: z.strictObject({ version }),
    answer: z.object({ flash_sale: ManagedFlashSale, entry_id: Id.nullable() }),
    refusals: { 404: missing, 409: 'Somebody else has changed the flash sale, or it has ended.' },
  },
} satisfies AdminCalls;
