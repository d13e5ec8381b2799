import type { SortType } from '@souk/contract/product-list';
import type { ReadContext } from '../../../context.ts';
import { anyWordQuery } from '../../../platform/text/search-text.ts';
import { type Catalog, scopeFilter } from '../catalog.ts';
import { filterKey, type ProductFilter, simpleKind } from '../domain/product-filter.ts';
import { idsAtOnce, listBestMatches, listOrderedIds, listPageCursors, type ProductOrder, productOrders } from '../queries/product-lists.ts';
import type { StoredCard } from './card-store.ts';
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
export async function readProductPage(context: ReadContext, catalog: Catalog, request: PageRequest): Promise<StoredCard[]> {
  const { filter, total, sort, offset } = request;
  if (offset >= total) return [];
  const limited = { ...request, limit: Math.min(request.limit, total - offset) };
  const isRanked = sort === 'relevance' || sort === 'default';
  const ids =
    filter.search !== undefined && isRanked
      ? await listRanked(context, catalog, { ...limited, search: filter.search })
      : await listSorted(context, catalog, limited);
  return catalog.cards.list(context, ids);
}

/** Ranked matches first, then the other matches, best-selling first. */
async function listRanked(context: ReadContext, catalog: Catalog, request: PageRequest & { search: string }): Promise<number[]> {
  const { filter, search, total, offset, limit } = request;
  const best = await catalog.bestMatches(filterKey(filter), async () => {
    const index = await catalog.index.current();
    if (index) return index.bestMatches(filter, search, maxRanked);
    return listBestMatches(catalog.planned, { filter, search, candidates: maxRanked, few: total <= maxSorted });
  });
  const ids = best.slice(offset, offset + limit);
  const rest = limit - ids.length;
  if (rest === 0 || best.length < maxRanked) return ids;
  return [...ids, ...(await listSorted(context, catalog, { ...request, offset: offset + ids.length, limit: rest }))];
}

async function listSorted(context: ReadContext, catalog: Catalog, { offset, limit, ...list }: PageRequest): Promise<number[]> {
  const first = Math.floor(offset / idsAtOnce);
  const last = Math.floor((offset + limit - 1) / idsAtOnce);
  const parts = Array.from({ length: last - first + 1 }, (_, index) => listPart(context, catalog, list, first + index));
  const ids = (await Promise.all(parts)).flat();
  return ids.slice(offset - first * idsAtOnce, offset - first * idsAtOnce + limit);
}

/** The ids of the products from place `part` × `idsAtOnce` on. */
function listPart(
  { read }: ReadContext,
  catalog: Catalog,
  { filter, total, sort }: Pick<PageRequest, 'filter' | 'total' | 'sort'>,
  part: number,
): Promise<number[]> {
  const order = orderOf[sort];
  const kind = simpleKind(filter);
  const few = total <= maxSorted && !(kind && hasIndex(kind, order));
  return catalog.orderedIds(`${order.column} ${order.descending} ${part} ${filterKey(filter)}`, async () => {
    const place = part * idsAtOnce;
    const step = few ? 0 : Math.floor(place / cursorStep);
    const after = step === 0 ? undefined : await findCursor(catalog, filter, order, step);
    const request = { filter, order, after, offset: after ? place - step * cursorStep : place, few };
    // Simple filters have few statement shapes, so theirs can be prepared.
    return listOrderedIds(kind ? read : catalog.planned, request);
  });
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
): Promise<StoredCard[]> {
  const scope = await catalog.scope();
  const everything = scopeFilter(scope);
  const search = anyWordQuery(words);
  for (const filter of search === null ? [everything] : [{ ...everything, search }, everything]) {
    const total = await countMatchingProducts(catalog, filter);
    if (total > 0) return readProductPage(context, catalog, { filter, total, sort: 'default', offset: 0, limit });
  }
  return [];
}
