import type { ProductCard } from '@souk/contract/catalog';
import type { SortType } from '@souk/contract/product-list';
import type { ReadContext } from '../../context.ts';
import type { Catalog } from './catalog.ts';
import { filterKey, type ProductFilter, simpleKind } from './domain/product-filter.ts';
import { presentCards, readProductCards } from './read-product-cards.ts';
import { listPageCards } from './repository/product-cards.ts';
import { listBestMatches, listBorders, listPageIds, type ProductOrder, productOrders, productPage } from './repository/product-pages.ts';

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

/** Up to so many products are fetched and sorted; of more, an index is walked in order. */
const few = 3000;
/** Pages beyond this start from a remembered border, so that page 10,000 costs what page 10 does. */
const borderStep = 1000;
/** How many matches are ranked, those that sell best: ranking thousands took longer than finding them. */
const candidates = 200;

type PageRequest = { filter: ProductFilter; total: number; sort: SortType; offset: number; limit: number };

/** One page of the products that fit. */
export async function readProductPage(context: ReadContext, catalog: Catalog, request: PageRequest): Promise<ProductCard[]> {
  const { filter, total, sort, offset } = request;
  if (offset >= total) return [];
  const limit = Math.min(request.limit, total - offset);
  if (filter.search !== undefined && (sort === 'relevance' || sort === 'default')) {
    return readMatches(context, catalog, { ...request, search: filter.search, limit });
  }
  return readWalk(context, catalog, { ...request, limit });
}

/** The ranked matches first; what lies beyond them follows in the order they were chosen by. */
async function readMatches(context: ReadContext, catalog: Catalog, request: PageRequest & { search: string }): Promise<ProductCard[]> {
  const { filter, search, total, offset, limit } = request;
  const best = await catalog.bestMatches(filterKey(filter), () =>
    listBestMatches(catalog.planned, { filter, search, candidates, few: total <= few }),
  );
  const ids = best.slice(offset, offset + limit);
  const ranked = ids.length > 0 ? await readProductCards(context, catalog, ids) : [];
  const rest = limit - ids.length;
  if (rest === 0 || best.length < candidates) return ranked;
  return [...ranked, ...(await readWalk(context, catalog, { ...request, offset: offset + ids.length, limit: rest }))];
}

async function readWalk(
  context: ReadContext,
  catalog: Catalog,
  { filter, total, sort, offset, limit }: PageRequest,
): Promise<ProductCard[]> {
  const order = orderOf[sort];
  const kind = simpleKind(filter);
  const isFew = total <= few && !(kind && isWalked(kind, order));
  const step = isFew ? 0 : Math.floor(offset / borderStep);
  const after = step === 0 ? undefined : await findBorder(catalog, filter, order, step);
  const page = productPage({ filter, order, after, offset: after ? offset - step * borderStep : offset, limit, few: isFew });
  // Of few shapes, so that its plan is made once and one statement does.
  if (kind) return presentCards(context, catalog, await listPageCards(context.read, page, context.clock.now()));
  // Apart from the cards, whose statement is large: with such a page in it, it would be planned for each page anew.
  return readProductCards(context, catalog, await listPageIds(catalog.planned, page));
}

/** Whether an index holds the list in this order. */
function isWalked(kind: NonNullable<ReturnType<typeof simpleKind>>, { column }: ProductOrder): boolean {
  if (kind === 'everything' || column === productOrders.sold.column) return true;
  return kind === 'category' && (column === productOrders.newest.column || column === productOrders.cheapest.column);
}

async function findBorder(catalog: Catalog, filter: ProductFilter, order: ProductOrder, step: number) {
  const key = `${order.column} ${order.descending} ${filterKey(filter)}`;
  const borders = await catalog.borders(key, () => listBorders(catalog.planned, filter, order, borderStep));
  return borders[step - 1];
}
