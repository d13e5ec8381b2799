import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import type { SortType } from '@souk/contract/product-list';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { askOurs } from '../../lib/other-servers/ask-ours.ts';
import { complete, completeAll, completeIfAny } from '../../lib/other-servers/complete.ts';
import { withCatalogShapes } from '../../lib/other-servers/load-catalog-shapes.ts';
import { personal } from '../../lib/services/session.ts';
import { siteQueries } from '../../lib/services/site-queries.ts';

/** Parameters of a product list; the server has defaults for those that are undefined. */
export type ProductParams = Omit<CallInput<'GET /products'>['query'], 'sort_type'> & { sort_type?: SortType | undefined };
export type ReviewParams = CallInput<'GET /reviews'>['query'];
export type ShopParams = CallInput<'GET /shops'>['query'];

export const catalogQueries = {
  /** The sections of the home page, including the first page of “Just for you”. */
  home: (api: Api) =>
    queryOptions({
      queryKey: ['home'],
      queryFn: ({ signal }) =>
        withCatalogShapes(api.call('GET /home', { query: {}, signal }), ({ data }, { home }) => complete(home, data)),
    }),
  /** The first page comes with the home page. */
  justForYou: (api: Api) =>
    infiniteQueryOptions({
      queryKey: ['just-for-you'],
      queryFn: ({ signal, pageParam }) =>
        withCatalogShapes(
          api.call('GET /home', { query: { page: pageParam }, signal }),
          ({ data }, { home }) => complete(home, data).just_for_you,
        ),
      initialPageParam: 1,
      getNextPageParam: (last, pages) => {
        const shown = pages.reduce((sum, { products }) => sum + products.length, 0);
        return last.products.length > 0 && shown < last.total ? pages.length + 1 : undefined;
      },
    }),
  products: (api: Api, params: ProductParams) =>
    queryOptions({
      queryKey: ['products', params],
      queryFn: ({ signal }) =>
        withCatalogShapes(api.call('GET /products', { query: params, signal }), ({ data }, { productList }) => complete(productList, data)),
      // The list stays visible until another page or sort order has loaded.
      placeholderData: keepPreviousData,
    }),
  product: (api: Api, id: number | string) =>
    queryOptions({
      queryKey: ['product', String(id)],
      queryFn: ({ signal }) =>
        withCatalogShapes(api.call('GET /product-details', { query: { product_id: id }, signal }), ({ data }, { productDetails }) =>
          complete(productDetails, data),
        ),
    }),
  reviewsKey: ['reviews'] as const,
  reviews: (api: Api, params: ReviewParams) =>
    queryOptions({
      queryKey: ['reviews', params],
      queryFn: ({ signal }) =>
        withCatalogShapes(api.call('GET /reviews', { query: params, signal }), ({ data }, { reviewList }) => complete(reviewList, data)),
      placeholderData: keepPreviousData,
    }),
  /** All categories with their sub-categories; the header uses the same query. */
  categories: siteQueries.categories,
  /** By slug or id. */
  category: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['category', slug],
      queryFn: ({ signal }) =>
        withCatalogShapes(api.call('GET /categories/{slug}', { params: { slug }, signal }), ({ data }, { category }) =>
          complete(category, data.category),
        ),
    }),
  shops: (api: Api, params: ShopParams) =>
    queryOptions({
      queryKey: ['shops', params],
      queryFn: ({ signal }) =>
        withCatalogShapes(api.call('GET /shops', { query: params, signal }), ({ data }, { shopList }) => complete(shopList, data)),
      placeholderData: keepPreviousData,
    }),
  shop: (api: Api, id: number | string) =>
    queryOptions({
      queryKey: ['shop', String(id)],
      queryFn: ({ signal }) =>
        withCatalogShapes(api.call('GET /shops/{id}', { params: { id }, signal }), ({ data }, { shop }) => complete(shop, data.shop)),
    }),
  flashSales: (api: Api) =>
    queryOptions({
      queryKey: ['flash-sales'],
      queryFn: ({ signal }) =>
        withCatalogShapes(askOurs(api, 'GET /flash-sales', { signal }), (data, { flashSales }) => completeIfAny(flashSales, data)),
    }),
  flashSale: (api: Api, id: number | string, params: CallInput<'GET /flash-sale/{id}/details'>['query'] = {}) =>
    queryOptions({
      queryKey: ['flash-sale', String(id), params],
      queryFn: ({ signal }) =>
        withCatalogShapes(
          api.call('GET /flash-sale/{id}/details', { params: { id }, query: params, signal }),
          ({ data }, { flashSaleDetails }) => complete(flashSaleDetails, data),
        ),
      placeholderData: keepPreviousData,
    }),
  /** Current cards of the products whose ids the browser stores. */
  cards: (api: Api, ids: readonly number[]) =>
    queryOptions({
      queryKey: ['cards', ids],
      queryFn: ({ signal }) =>
        withCatalogShapes(askOurs(api, 'GET /product-cards', { query: { product_ids: ids.join(',') }, signal }), (data, { productCard }) =>
          completeAll(productCard, data?.products ?? []),
        ),
    }),
  /** The products that the signed-in shopper viewed last. */
  recentlyViewed: (api: Api) =>
    queryOptions({
      queryKey: [...personal, 'viewed'],
      queryFn: ({ signal }) =>
        withCatalogShapes(askOurs(api, 'GET /recently-views', { signal }), (data, { productCard }) =>
          completeAll(productCard, data?.products ?? []),
        ),
      // Every product page adds to it.
      staleTime: 0,
    }),
  /** Suggestions while a search is typed. */
  suggest: (api: Api, q: string) =>
    queryOptions({
      queryKey: ['suggest', q],
      queryFn: ({ signal }) =>
        withCatalogShapes(askOurs(api, 'GET /search/suggest', { query: { q }, signal }), (data, { suggestions }) =>
          completeIfAny(suggestions, data),
        ),
      placeholderData: keepPreviousData,
    }),
};

const queriesWithPrices = new Set<unknown>(['home', 'just-for-you', 'products', 'product', 'flash-sale', 'flash-sales', 'suggest']);

/** Refetches everything that contains prices, for example when a sale starts or ends. */
export function invalidatePrices(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queriesWithPrices.has(queryKey[0]) });
}
