import type { ProductCard } from '@souk/contract/catalog';
import type { SortType } from '@souk/contract/product-list';
import type { ReadContext } from '../../../context.ts';
import { anyWordQuery } from '../../../platform/text/search-text.ts';
import { type Catalog, scopeFilter } from '../catalog.ts';
import { filterKey, type ProductFilter, simpleKind } from '../domain/product-filter.ts';
import {
  listBestMatches,
  listPageCards,
  listPageCursors,
  listPageIds,
  type ProductOrder,
  productOrders,
  productPage,
} from '../queries/product-lists.ts';
import { presentCards, readProductCards } from './product-cards.ts';
import { countMatchingProducts } from './search.ts';

const orderOf = {
  default: productOrders.sold,
  relevance: productOrders.sold,
  top_selling: productOrders.sold,
  popular_product: productOrders.views,
  newest: productOrders.newest,
  top_rated: productOrders.rating,
  low_to_high: productOrders.cheapest,
  high_to_low: productOrders.dearest,
} as const satisfies Record<SortType, ProductOrder>;

/** Up to this number, matching products are fetched and sorted; above it, an index is scanned in order. */
const maxSorted = 3000;
/** Distance of the cached cursors: page 10,000 starts at one of them and costs what page 10 does. */
const cursorStep = 1000;
/** Only the best-selling matches are ranked: ranking thousands takes longer than finding them. */
const maxRanked = 200;

type PageRequest = { filter: ProductFilter; total: number; sort: SortType; offset: number; limit: number };

/** One page of the products that match a filter. */
export async function readProductPage(context: ReadContext, catalog: Catalog, request: PageRequest): Promise<ProductCard[]> {
  const { filter, total, sort, offset } = request;
  if (offset >= total) return [];
  const limit = Math.min(request.limit, total - offset);
  if (filter.search !== undefined && (sort === 'relevance' || sort === 'default')) {
    return readRanked(context, catalog, { ...request, search: filter.search, limit });
  }
  return readSorted(context, catalog, { ...request, limit });
}

/** Ranked matches first, then the other matches, best-selling first. */
async function readRanked(context: ReadContext, catalog: Catalog, request: PageRequest & { search: string }): Promise<ProductCard[]> {
  const { filter, search, total, offset, limit } = request;
  const best = await catalog.bestMatches(filterKey(filter), async () => {
    const index = await catalog.index.current();
    if (index) return index.bestMatches(filter, search, maxRanked);
    return listBestMatches(catalog.planned, { filter, search, candidates: maxRanked, few: total <= maxSorted });
  });
  const ids = best.slice(offset, offset + limit);
  const ranked = ids.length > 0 ? await readProductCards(context, catalog, ids) : [];
  const rest = limit - ids.length;
  if (rest === 0 || best.length < maxRanked) return ranked;
  return [...ranked, ...(await readSorted(context, catalog, { ...request, offset: offset + ids.length, limit: rest }))];
}

async function readSorted(
  context: ReadContext,
  catalog: Catalog,
  { filter, total, sort, offset, limit }: PageRequest,
): Promise<ProductCard[]> {
  const order = orderOf[sort];
  const kind = simpleKind(filter);
  const isFew = total <= maxSorted && !(kind && hasIndex(kind, order));
  const step = isFew ? 0 : Math.floor(offset / cursorStep);
  const after = step === 0 ? undefined : await findCursor(catalog, filter, order, step);
  const page = productPage({ filter, order, after, offset: after ? offset - step * cursorStep : offset, limit, few: isFew });
  // Simple filters have few statement shapes, so one prepared statement reads the page and its cards.
  if (kind) return presentCards(context, catalog, await listPageCards(context.read, page, context.clock.now()));
  // Two statements, because the large one of the cards would be planned again for each page.
  return readProductCards(context, catalog, await listPageIds(catalog.planned, page));
}

/** Whether an index has the products of the filter in this order. */
function hasIndex(kind: NonNullable<ReturnType<typeof simpleKind>>, { column }: ProductOrder): boolean {
  if (kind === 'everything' || column === productOrders.sold.column) return true;
  return kind === 'category' && (column === productOrders.newest.column || column === productOrders.cheapest.column);
}

async function findCursor(catalog: Catalog, filter: ProductFilter, order: ProductOrder, step: number) {
  const key = `${order.column} ${order.descending} ${filterKey(filter)}`;
  const cursors = await catalog.pageCursors(key, () => listPageCursors(catalog.planned, filter, order, cursorStep));
  return cursors[step - 1];
}

/** Products with any of the words, best matches first; best-selling products if there are none. */
export async function readProductsByWords(
  context: ReadContext,
  catalog: Catalog,
  words: readonly string[],
  limit: number,
): Promise<ProductCard[]> {
  const scope = await catalog.scope();
  const everything = scopeFilter(scope);
  const search = anyWordQuery(words);
  for (const filter of search === null ? [everything] : [{ ...everything, search }, everything]) {
    const total = await countMatchingProducts(catalog, filter);
    if (total > 0) return readProductPage(context, catalog, { filter, total, sort: 'default', offset: 0, limit });
  }
  return [];
}
