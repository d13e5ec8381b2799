import { gridPageSize, type ProductGrid } from '@souk/contract/back-office/catalog/product-grid';
import type { CallQuery } from '@souk/contract/calls';
import { toWire } from '@souk/money/currency';
import type { ReadContext } from '../../context.ts';
import { countManagedProducts, findCurrencyName, type ManagedFilter } from '../../modules/catalog/queries/managed-products.ts';
import { type GridRow, listGridRows } from '../../modules/catalog/queries/product-grid.ts';
import { type Languages, pickOptionNames, pickText } from '../../platform/text/texts.ts';
import { filterOf } from './list-products.ts';

/** A page of the products of a list with what a grid changes of them. */
export function readProductGrid(
  context: ReadContext,
  { sort, page, ...filters }: CallQuery<'GET /admin/product-grid'>,
): Promise<ProductGrid> {
  return readGrid(context, filterOf(filters), { sort, page });
}

type GridPage = Pick<CallQuery<'GET /admin/product-grid'>, 'sort' | 'page'>;

export async function readGrid(context: ReadContext, filter: ManagedFilter, { sort, page }: GridPage): Promise<ProductGrid> {
  const [{ published, archived }, rows, currency] = await Promise.all([
    countManagedProducts(context.read, filter),
    listGridRows(context.read, filter, { sort, limit: gridPageSize, offset: (page - 1) * gridPageSize }),
    findCurrencyName(context.read),
  ]);
  return { total: published + archived, currency, products: rows.map((row) => presentRow(row, context)) };
}

function presentRow({ name, price, discount_price, variants, ...row }: GridRow, languages: Languages): ProductGrid['products'][number] {
  return {
    ...row,
    name: pickText(name, languages),
    price: toWire(price),
    discount_price: discount_price === 0 ? null : toWire(discount_price),
    variants: variants.map(({ sku, stock, ...options }) => ({ sku, stock, options: pickOptionNames(options, languages).join(' · ') })),
  };
}
