import { ChangeRequestState } from '@souk/contract/back-office/catalog/change-requests';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { ShopProductRow } from '@souk/contract/seller/products';
import type { StockRow } from '@souk/contract/seller/stock';
import { toWire } from '@souk/money/currency';
import type { AsSeller, ReadContext } from '../../context.ts';
import { listShopColumns } from '../../modules/catalog/csv/columns.ts';
import { findCurrencyName } from '../../modules/catalog/queries/managed-products.ts';
import { countShopStock, listShopStock, type StockRow as StoredStock } from '../../modules/catalog/queries/panel/shop-stock.ts';
import {
  countShopProducts,
  listShopProducts,
  type ShopProductRow as StoredRow,
  type TypedSearch,
} from '../../modules/catalog/queries/shop-products.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { prefixQuery, queryWords } from '../../platform/text/search-text.ts';
import { type Languages, pickOptionNames, pickText } from '../../platform/text/texts.ts';
import { readProposal } from '../manage-change-requests/proposal.ts';
import { exportManagedProducts, readProductChoices } from '../manage-products/list-products.ts';
import { readGrid } from '../manage-products/read-product-grid.ts';

type Reading = AsSeller<ReadContext>;

/** A page of the shop's products, with the number in each state under the other filters. */
export async function readShopProducts(
  context: Reading,
  { status, search, page, per_page }: CallQuery<'GET /seller/products'>,
): Promise<CallAnswer<'GET /seller/products'>> {
  const { read, operator } = context;
  const typed = typedSearch(search);
  const [rows, counts, currency] = await Promise.all([
    listShopProducts(operator.shop_id, read, typed, { status, limit: per_page, offset: (page - 1) * per_page }),
    countShopProducts(operator.shop_id, read, typed),
    findCurrencyName(read),
  ]);
  return { total: counts[status ?? 'all'], counts, currency, products: rows.map((row) => presentRow(row, context)) };
}

function presentRow(row: StoredRow, languages: Languages): ShopProductRow {
  const { product_id, variant_id, picture, is_published } = row;
  const shared = { product_id, variant_id, request: requestOf(row), name: pickText(row.name, languages), is_published };
  const thumbnail = picture && thumbnailUrl(picture);
  if (product_id === null) {
    const { price, discount_price, variants } = readProposal({ content: row.content, base: null }).content;
    const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
    return { ...shared, thumbnail, price, discount_price, stock, is_low: false, variants: variants.length };
  }
  return {
    ...shared,
    thumbnail,
    price: toWire(row.price ?? 0),
    discount_price: row.discount_price ? toWire(row.discount_price) : null,
    stock: row.stock ?? 0,
    is_low: row.is_low,
    variants: row.variants ?? 0,
  };
}

function requestOf({ request_id, request_status, reason, updated_at }: StoredRow): ShopProductRow['request'] {
  if (request_id === null || updated_at === null) return null;
  return { id: request_id, status: ChangeRequestState.parse(request_status), reason, updated_at: updated_at.toISOString() };
}

/** A page of the variants that the shop sells, with their stock. */
export async function readShopStock(
  context: Reading,
  { status, search, page, per_page }: CallQuery<'GET /seller/stock'>,
): Promise<CallAnswer<'GET /seller/stock'>> {
  const { read, operator } = context;
  const typed = typedSearch(search);
  const [rows, counts] = await Promise.all([
    listShopStock(operator.shop_id, read, typed, { status, limit: per_page, offset: (page - 1) * per_page }),
    countShopStock(operator.shop_id, read, typed),
  ]);
  return { total: counts[status ?? 'all'], counts, variants: rows.map((row) => presentStock(row, context)) };
}

function presentStock(
  { size, color, unit, picture, name, slug: _slug, color_slug: _color, ...row }: StoredStock,
  languages: Languages,
): StockRow {
  return {
    ...row,
    name: pickText(name, languages),
    options: pickOptionNames({ size, color, unit }, languages).join(' · '),
    thumbnail: picture && thumbnailUrl(picture),
  };
}

/** The products of the shop as CSV, archived ones too, with the columns that its import reads. */
export function exportShopProducts({ read, operator }: Reading): StreamToSend {
  return exportManagedProducts({ read }, { shop: operator.shop_id }, listShopColumns);
}

const gridFilters = {
  on_sale: { is_published: true, in_stock: true },
  sold_out: { is_published: true, in_stock: false },
  hidden: { is_published: false },
} as const;

/** A page of the shop's products with what a grid changes of them, newest first. */
export function readShopGrid(
  context: Reading,
  { status, search, page }: CallQuery<'GET /seller/product-grid'>,
): Promise<CallAnswer<'GET /seller/product-grid'>> {
  const filter = { shop: context.operator.shop_id, search: typedSearch(search), ...(status && gridFilters[status]) };
  return readGrid(context, filter, { sort: 'newest', page });
}

/** Everything that a product of the shop can refer to. */
export async function readShopChoices(context: Reading): Promise<CallAnswer<'GET /seller/product-choices'>> {
  const { shops: _shops, ...choices } = await readProductChoices(context);
  return choices;
}

export function typedSearch(search: string | undefined): TypedSearch | undefined {
  return search ? { query: prefixQuery(queryWords(search)), typed: search } : undefined;
}
