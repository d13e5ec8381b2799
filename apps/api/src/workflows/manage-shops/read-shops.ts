import {
  applicationStates,
  type ManagedApplication,
  type ManagedShop,
  type ManagedShopRow,
  type PanelChoices,
} from '@souk/contract/back-office/shops';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import { toWire } from '@souk/money/currency';
import type { ReadContext } from '../../context.ts';
import { findCurrencyName } from '../../modules/catalog/queries/managed-products.ts';
import {
  countManagedShops,
  findManagedShop,
  listManagedShops,
  type ManagedShopDetails,
} from '../../modules/catalog/queries/panel/managed-shops.ts';
import { listPanelChoices } from '../../modules/catalog/queries/panel/panel-choices.ts';
import { listDocuments } from '../../modules/sellers/queries/documents.ts';
import {
  countApplications,
  findManagedApplication,
  findShopName,
  listManagedApplications,
  listPictures,
  listSamePhone,
  type ManagedApplicationRow,
} from '../../modules/sellers/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { pickText } from '../../platform/text/texts.ts';

/** The choices of forms, the default language first. */
export async function readPanelChoices(context: ReadContext): Promise<PanelChoices> {
  const { app_locale, languages, currency, shops, shop_defaults } = await listPanelChoices(context.read);
  return {
    languages: languages
      .map(({ direction, ...language }) => ({ ...language, direction: direction === 'rtl' ? ('rtl' as const) : ('ltr' as const) }))
      .toSorted((one, other) => Number(other.name === app_locale) - Number(one.name === app_locale)),
    currency,
    shops: shops.map(({ id, name }) => ({ id, name: pickText(name, context) })),
    shop_defaults,
  };
}

export async function readManagedShops(
  context: ReadContext,
  query: CallQuery<'GET /admin/shops'>,
): Promise<CallAnswer<'GET /admin/shops'>> {
  const { read } = context;
  const { status, search } = query;
  const [counts, applications, shops] = await Promise.all([
    countManagedShops(read, { search: search || undefined }),
    countApplications(read, { search: undefined }),
    listShopLines(context, query),
  ]);
  const all = counts.open + counts.closed;
  return {
    total: status ? counts[status] : all,
    counts: { all, ...counts },
    pending_applications: applications.pending,
    shops,
  };
}

export async function listShopLines(
  context: Pick<ReadContext, 'read' | 'locale' | 'defaultLocale'>,
  { status, search, sort, page, per_page }: CallQuery<'GET /admin/shops'>,
): Promise<ManagedShopRow[]> {
  const { read, locale, defaultLocale } = context;
  const filter = { search: search || undefined, active: status && status === 'open' };
  const rows = await listManagedShops(read, filter, { sort, locale, defaultLocale, limit: per_page, offset: (page - 1) * per_page });
  return rows.map(({ name, active, logo, rating_sum, created_at, ...row }) => ({
    ...row,
    name: pickText(name, context),
    is_open: active,
    logo: logo && thumbnailUrl(logo),
    rating: averageOf({ rating_sum, rating_count: row.rating_count }),
    created_at: created_at.toISOString(),
  }));
}

export async function readManagedShop({ read }: Pick<ReadContext, 'read'>, id: number): Promise<ManagedShop> {
  const [row, currency] = await Promise.all([getManagedShop(read, id), findCurrencyName(read)]);
  const { editable, active, trusted_at, created_at, rating_sum, sales, logo, banner, ...figures } = row;
  const { logo_id, banner_id, delivery, name, tagline, description, address, ...fields } = editable;
  return {
    ...figures,
    ...fields,
    version: versionOf(editable),
    name: { ...name },
    tagline: { ...tagline },
    description: { ...description },
    address: { ...address },
    logo: logo_id !== null && logo ? { id: logo_id, src: thumbnailUrl(logo) } : null,
    banner: banner_id !== null && banner ? { id: banner_id, src: thumbnailUrl(banner) } : null,
    delivery: delivery.map((band) => ({ ...band, charge: toWire(band.charge) })),
    is_open: active,
    trusted_at: trusted_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    sales: toWire(sales),
    currency,
    rating: averageOf(row),
  };
}

export async function getManagedShop(read: ReadContext['read'], id: number): Promise<ManagedShopDetails> {
  const row = await findManagedShop(read, id);
  if (!row) throw operatorError('not-found', { text: 'There is no shop {id}.', with: { id } });
  return row;
}

function averageOf({ rating_sum, rating_count }: { rating_sum: number; rating_count: number }): number {
  return rating_count === 0 ? 0 : Math.round((rating_sum / rating_count) * 10) / 10;
}

export async function readApplications(
  { read }: Pick<ReadContext, 'read'>,
  { status, search, page, per_page }: CallQuery<'GET /admin/shop-applications'>,
): Promise<CallAnswer<'GET /admin/shop-applications'>> {
  const filter = { search: search || undefined };
  const [counts, rows] = await Promise.all([
    countApplications(read, filter),
    listManagedApplications(read, { ...filter, status, limit: per_page, offset: (page - 1) * per_page }),
  ]);
  const all = counts.pending + counts.accepted + counts.refused;
  return { total: status ? counts[status] : all, counts: { all, ...counts }, applications: rows.map(presentApplication) };
}

export async function readManagedApplication(
  context: Pick<ReadContext, 'read' | 'clock' | 'locale' | 'defaultLocale'>,
  id: number,
): Promise<ManagedApplication> {
  const { read, clock } = context;
  const row = await findManagedApplication(read, id);
  if (!row) throw operatorError('not-found', { text: 'There is no application {id}.', with: { id } });
  const { email, description, address, locale, reason, logo_id, banner_id, shop_id } = row;
  const [pictures, documents, same, shop] = await Promise.all([
    listPictures(
      read,
      [logo_id, banner_id].filter((picture) => picture !== null),
    ),
    listDocuments(read, id, clock.now()),
    listSamePhone(read, row),
    shop_id === null ? undefined : findShopName(read, shop_id),
  ]);
  const srcOf = (pictureId: number | null) => {
    const found = pictures.find((picture) => picture.id === pictureId);
    return found ? thumbnailUrl(found) : null;
  };
  return {
    ...presentApplication(row),
    ...{ email, description, address, locale, reason },
    logo: srcOf(logo_id),
    banner: srcOf(banner_id),
    documents: documents.map(({ delete_at: _, ...document }) => document),
    documents_deleted_at: documents[0]?.delete_at?.toISOString() ?? null,
    shop: shop ? { id: shop.id, name: pickText(shop.name, context) } : null,
    same_phone: {
      applications: same.applications.map(({ created_at, status, ...other }) => ({
        ...other,
        status: stateOf(status),
        created_at: created_at.toISOString(),
      })),
      shops: same.shops.map((other) => ({ id: other.id, name: pickText(other.name, context) })),
    },
  };
}

function presentApplication({ id, status, shop_name, owner_name, phone, created_at, duplicates }: ManagedApplicationRow) {
  return { id, status: stateOf(status), shop_name, owner_name, phone: `+${phone}`, created_at: created_at.toISOString(), duplicates };
}

function stateOf(status: string) {
  return applicationStates.find((each) => each === status) ?? 'pending';
}
