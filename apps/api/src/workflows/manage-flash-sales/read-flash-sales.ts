import type { FlashSaleOffer, FlashSaleRow, ManagedFlashSale, OfferedProduct } from '@souk/contract/back-office/promotions/flash-sales';
import type { CallAnswer, CallBody, CallQuery } from '@souk/contract/calls';
import { fromWire, toWire } from '@souk/money/currency';
import type { ReadContext } from '../../context.ts';
import { type FlashSaleTerms, getFlashSale } from '../../modules/catalog/flash-sales/edit-flash-sales.ts';
import { findCurrencyName } from '../../modules/catalog/queries/managed-products.ts';
import {
  countFlashSales,
  type FlashSaleOfferRow,
  listManagedFlashSales,
  listOfferable,
  listOfferRows,
  listOverlaps,
  type ManagedFlashSaleRow,
  type OfferableRow,
} from '../../modules/catalog/queries/panel/managed-flash-sales.ts';
import { operatorError } from '../../platform/app-error.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { prefixQuery, queryWords } from '../../platform/text/search-text.ts';
import { type Languages, mergeTexts, pickText } from '../../platform/text/texts.ts';

/** A page of all flash sales, with the number in each state. */
export async function readFlashSales(
  context: ReadContext,
  { state, search, page, per_page }: CallQuery<'GET /admin/flash-sales'>,
): Promise<CallAnswer<'GET /admin/flash-sales'>> {
  const others = { search: search || undefined, now: context.clock.now() };
  const [counts, rows] = await Promise.all([
    countFlashSales(context.read, others),
    listManagedFlashSales(context.read, { ...others, state }, { limit: per_page, offset: (page - 1) * per_page }),
  ]);
  const all = counts.planned + counts.running + counts.ended;
  return { total: state ? counts[state] : all, counts: { all, ...counts }, flash_sales: rows.map((row) => presentSale(row, context)) };
}

const maxDays = 100;
const maxShown = 500;

/** The sales of a time, and the products that two of them have at once. */
export async function readCalendar(
  context: ReadContext,
  query: CallQuery<'GET /admin/flash-sale-calendar'>,
): Promise<CallAnswer<'GET /admin/flash-sale-calendar'>> {
  const within = { from: new Date(query.from), until: new Date(query.until) };
  if (within.until.getTime() - within.from.getTime() > maxDays * 86_400_000)
    throw operatorError('invalid', { text: 'is more than {maxDays} days after the beginning', with: { maxDays } }, 'until');
  const [rows, overlaps] = await Promise.all([
    listManagedFlashSales(context.read, { within, now: context.clock.now() }, { limit: maxShown, offset: 0 }),
    listOverlaps(context.read, within),
  ]);
  const named = (id: number, name: unknown) => ({ id, name: pickText(name, context) });
  return {
    flash_sales: rows.map((row) => presentSale(row, context)),
    overlaps: overlaps.map((each) => ({
      product: named(each.product_id, each.product_name),
      sales: [named(each.one_id, each.one_name), named(each.other_id, each.other_name)],
    })),
  };
}

const maxFound = 20;

/** Products by their words, with the sale that has each at that time already. */
export async function findOfferable(
  context: ReadContext,
  { search, starts_at, ends_at, sale }: CallQuery<'GET /admin/flash-sale-products'>,
): Promise<CallAnswer<'GET /admin/flash-sale-products'>> {
  const request = { starts: new Date(starts_at), ends: new Date(ends_at), saleId: sale ?? 0, limit: maxFound };
  const rows = await listOfferable(context.read, { ...request, query: prefixQuery(queryWords(search ?? '')) });
  return { products: rows.map((row) => presentProduct(row, context)) };
}

export async function readManagedFlashSale(
  context: Pick<ReadContext, 'read' | 'clock' | 'locale' | 'defaultLocale'>,
  id: number,
): Promise<ManagedFlashSale> {
  const { read, clock } = context;
  const [row, offers, currency] = await Promise.all([getFlashSale(read, id, clock.now()), listOfferRows(read, id), findCurrencyName(read)]);
  const { name, description, picture_id, starts_at, ends_at, funded_by } = row.editable;
  return {
    ...{ id, version: versionOf(row.editable), state: row.state, funded_by, currency },
    shop: row.shop_id === null ? null : { id: row.shop_id, name: pickText(row.shop_name, context) },
    name: { ...name },
    description: { ...description },
    picture: picture_id !== null && row.picture ? { id: picture_id, src: thumbnailUrl(row.picture) } : null,
    starts_at: new Date(starts_at).toISOString(),
    ends_at: new Date(ends_at).toISOString(),
    offers: offers.map((offer) => presentOffer(offer, context)),
  };
}

function presentSale({ id, editable, state, products, sold, quantity }: ManagedFlashSaleRow, languages: Languages): FlashSaleRow {
  const { name, starts_at, ends_at, funded_by } = editable;
  return {
    ...{ id, state, funded_by, products, sold, quantity },
    name: pickText(name, languages),
    starts_at: new Date(starts_at).toISOString(),
    ends_at: new Date(ends_at).toISOString(),
  };
}

function presentOffer(row: FlashSaleOfferRow, languages: Languages): FlashSaleOffer {
  return { ...presentProduct(row, languages), price: toWire(row.price), quantity: row.quantity, sold: row.sold };
}

function presentProduct(row: OfferableRow, languages: Languages): OfferedProduct {
  const { product_id, name, shop_name, picture, regular_price, stock, busy_id, busy_name } = row;
  return {
    ...{ product_id, stock },
    name: pickText(name, languages),
    shop: pickText(shop_name, languages),
    thumbnail: picture && thumbnailUrl(picture),
    regular_price: toWire(regular_price),
    busy_in: busy_id === null ? null : { id: busy_id, name: pickText(busy_name, languages) },
  };
}

/** The fields as they are stored: amounts in minor units, products in their order. */
export function saleTermsOf({ name, description, offers, ...terms }: CallBody<'POST /admin/flash-sales'>): FlashSaleTerms {
  return {
    ...terms,
    name: mergeTexts({}, name),
    description: mergeTexts({}, description),
    offers: offers.map(({ product_id, price, quantity }, index) => ({ product_id, price: fromWire(price), quantity, position: index + 1 })),
  };
}
