import type { CallInput } from '@souk/contract/calls';
import type { SortType } from '@souk/contract/product-list';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  category,
  flashSaleDetails,
  flashSales,
  home,
  productCard,
  productDetails,
  productList,
  reviewList,
  shop,
  shopList,
  suggestions,
} from '../../lib/answers/catalog-shapes.ts';
import { complete, completeAll, completeIfAny } from '../../lib/answers/complete.ts';
import { askOurs } from '../../lib/api/ask-ours.ts';
import type { Api } from '../../lib/api/create-api.ts';
import { siteQueries } from '../../lib/api/site-queries.ts';
import { personal } from '../../lib/services/end-session.ts';

/** A list of products as its address says it; what is undefined is left to the server. */
export type ProductParams = Omit<CallInput<'GET /products'>['query'], 'sort_type'> & { sort_type?: SortType | undefined };
export type ReviewParams = CallInput<'GET /reviews'>['query'];
export type ShopParams = CallInput<'GET /shops'>['query'];

export const catalogQueries = {
  /** The sections of the home page, with the first page of what is just for you. */
  home: (api: Api) =>
    queryOptions({
      queryKey: ['home'],
      queryFn: async ({ signal }) => complete(home, (await api.call('GET /home', { query: {}, signal })).data),
    }),
  /** Page after page; the first one comes with the home page. */
  justForYou: (api: Api) =>
    infiniteQueryOptions({
      queryKey: ['just-for-you'],
      queryFn: async ({ signal, pageParam }) =>
        complete(home, (await api.call('GET /home', { query: { page: pageParam }, signal })).data).just_for_you,
      initialPageParam: 1,
      getNextPageParam: (last, pages) => {
        const shown = pages.reduce((sum, { products }) => sum + products.length, 0);
        return last.products.length > 0 && shown < last.total ? pages.length + 1 : undefined;
      },
    }),
  products: (api: Api, params: ProductParams) =>
    queryOptions({
      queryKey: ['products', params],
      queryFn: async ({ signal }) => complete(productList, (await api.call('GET /products', { query: params, signal })).data),
      // Another page or sort leaves the list standing until it is there.
      placeholderData: keepPreviousData,
    }),
  product: (api: Api, id: number | string) =>
    queryOptions({
      queryKey: ['product', String(id)],
      queryFn: async ({ signal }) =>
        complete(productDetails, (await api.call('GET /product-details', { query: { product_id: id }, signal })).data),
    }),
  reviewsKey: ['reviews'] as const,
  reviews: (api: Api, params: ReviewParams) =>
    queryOptions({
      queryKey: ['reviews', params],
      queryFn: async ({ signal }) => complete(reviewList, (await api.call('GET /reviews', { query: params, signal })).data),
      placeholderData: keepPreviousData,
    }),
  /** All of them with their sub-categories; the header shows the same ones. */
  categories: siteQueries.categories,
  /** By slug or id. */
  category: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['category', slug],
      queryFn: async ({ signal }) =>
        complete(category, (await api.call('GET /categories/{slug}', { params: { slug }, signal })).data.category),
    }),
  shops: (api: Api, params: ShopParams) =>
    queryOptions({
      queryKey: ['shops', params],
      queryFn: async ({ signal }) => complete(shopList, (await api.call('GET /shops', { query: params, signal })).data),
      placeholderData: keepPreviousData,
    }),
  shop: (api: Api, id: number | string) =>
    queryOptions({
      queryKey: ['shop', String(id)],
      queryFn: async ({ signal }) => complete(shop, (await api.call('GET /shops/{id}', { params: { id }, signal })).data.shop),
    }),
  flashSales: (api: Api) =>
    queryOptions({
      queryKey: ['flash-sales'],
      queryFn: async ({ signal }) => completeIfAny(flashSales, await askOurs(api, 'GET /flash-sales', { signal })),
    }),
  flashSale: (api: Api, id: number | string, params: CallInput<'GET /flash-sale/{id}/details'>['query'] = {}) =>
    queryOptions({
      queryKey: ['flash-sale', String(id), params],
      queryFn: async ({ signal }) =>
        complete(flashSaleDetails, (await api.call('GET /flash-sale/{id}/details', { params: { id }, query: params, signal })).data),
      placeholderData: keepPreviousData,
    }),
  /** What a visitor keeps by ids, as it is sold now. */
  cards: (api: Api, ids: readonly number[]) =>
    queryOptions({
      queryKey: ['cards', ids],
      queryFn: async ({ signal }) =>
        completeAll(
          productCard,
          (await askOurs(api, 'GET /product-cards', { query: { product_ids: ids.join(',') }, signal }))?.products ?? [],
        ),
    }),
  /** What the person who is signed in looked at last. */
  recentlyViewed: (api: Api) =>
    queryOptions({
      queryKey: [...personal, 'viewed'],
      queryFn: async ({ signal }) => completeAll(productCard, (await askOurs(api, 'GET /recently-views', { signal }))?.products ?? []),
      // It grows with every page.
      staleTime: 0,
    }),
  /** What a search may mean, while it is being typed. */
  suggest: (api: Api, q: string) =>
    queryOptions({
      queryKey: ['suggest', q],
      queryFn: async ({ signal }) => completeIfAny(suggestions, await askOurs(api, 'GET /search/suggest', { query: { q }, signal })),
      placeholderData: keepPreviousData,
    }),
};
