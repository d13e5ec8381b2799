import { maxBulk, type ProductChoices, type ProductRow } from '@souk/contract/back-office/products';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import { toWire } from '@souk/money/currency';
import type { ReadContext } from '../../context.ts';
import type { listCsvColumns } from '../../modules/catalog/csv/columns.ts';
import { exportRows } from '../../modules/catalog/csv/export-products.ts';
import {
  countManagedProducts,
  findCurrencyName,
  listManagedIds,
  listManagedProducts,
  listProductChoices,
  type ManagedFilter,
  type ManagedRow,
} from '../../modules/catalog/queries/managed-products.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { prefixQuery, queryWords } from '../../platform/text/search-text.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';

/** A page of all products, with the number of published and archived ones under the other filters. */
export async function readManagedProducts(
  context: ReadContext,
  { status, sort, page, per_page, ...filters }: CallQuery<'GET /admin/products'>,
): Promise<CallAnswer<'GET /admin/products'>> {
  const others = filterOf(filters);
  const filter = filterOf({ ...filters, status });
  const [counts, rows, currency] = await Promise.all([
    countManagedProducts(context.read, others),
    listManagedProducts(context.read, filter, { sort, limit: per_page, offset: (page - 1) * per_page }),
    findCurrencyName(context.read),
  ]);
  const all = counts.published + counts.archived;
  return {
    total: status ? counts[status] : all,
    counts: { all, ...counts },
    currency,
    products: rows.map((row) => presentRow(row, context)),
  };
}

type Filters = CallQuery<'GET /admin/product-export'>;

export function filterOf({ status, shop, category, brand, stock, search }: Filters): ManagedFilter {
  return {
    ...{ shop, category, brand },
    is_published: status && status === 'published',
    in_stock: stock && stock !== 'low' ? stock === 'in_stock' : undefined,
    is_low: stock === 'low',
    search: search ? { query: prefixQuery(queryWords(search)), typed: search } : undefined,
  };
}

/** The ids of all products of a list, at most as many as one change of many has. */
export async function readProductIds({ read }: Pick<ReadContext, 'read'>, filters: Filters): Promise<{ ids: number[] }> {
  return { ids: await listManagedIds(read, filterOf(filters), { after: 0, limit: maxBulk }) };
}

/** All products of a list as CSV. */
export function exportManagedProducts(
  { read }: Pick<ReadContext, 'read'>,
  filters: Filters,
  listColumns?: typeof listCsvColumns,
): StreamToSend {
  const filter = filterOf(filters);
  const rows = exportRows(read, (batch) => listManagedIds(read, filter, batch), listColumns);
  return { content: writeCsv(rows), type: 'text/csv; charset=utf-8', name: 'products.csv' };
}

function presentRow(row: ManagedRow, languages: Languages): ProductRow {
  const { id, shop_id, shop_name, category_id, category_name, discount_price, picture, stock, is_low, variants, sold_count, is_published } =
    row;
  return {
    id,
    name: pickText(row.name, languages),
    shop: { id: shop_id, name: pickText(shop_name, languages) },
    category: { id: category_id, name: pickText(category_name, languages) },
    price: toWire(row.price),
    discount_price: discount_price === 0 ? null : toWire(discount_price),
    stock,
    is_low,
    variants,
    sold_count,
    is_published,
    thumbnail: picture && thumbnailUrl(picture),
  };
}

/** Everything that a product can refer to. */
export async function readProductChoices(context: ReadContext): Promise<ProductChoices> {
  const { app_locale, languages, currency, sizes, categories, colors, ...others } = await listProductChoices(context.read);
  const named = ({ id, name }: { id: number; name: unknown }) => ({ id, name: pickText(name, context) });
  return {
    languages: languages
      .map(({ direction, ...language }) => ({ ...language, direction: direction === 'rtl' ? ('rtl' as const) : ('ltr' as const) }))
      .toSorted((one, other) => Number(other.name === app_locale) - Number(one.name === app_locale)),
    currency,
    categories: categories.map(({ parent_id, ...category }) => ({ ...named(category), parent_id })),
    colors: colors.map(({ hex, ...color }) => ({ ...named(color), hex })),
    sizes: sizes.map(named),
    shops: others.shops.map(named),
    brands: others.brands.map(named),
    units: others.units.map(named),
  };
}
