import type { Api } from '@souk/client/api/create-api.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { address } from '../../lib/other-servers/account-shapes.ts';
import type { ProductCard } from '../../lib/other-servers/answers.ts';
import { askOurs } from '../../lib/other-servers/ask-ours.ts';
import { completeAll } from '../../lib/other-servers/complete.ts';
import { withCatalogShapes } from '../../lib/other-servers/load-catalog-shapes.ts';
import { personal } from '../../lib/services/session.ts';

const favoriteIdsKey = [...personal, 'favorite-ids'] as const;

export const accountQueries = {
  /** The ids of the products on the wishlist, the latest first: all that hearts and counts need. */
  favoriteIds: (api: Api) =>
    queryOptions({
      queryKey: favoriteIdsKey,
      queryFn: async ({ client, signal }) => {
        const answer = await askOurs(api, 'GET /favorites/ids', { signal });
        return answer?.product_ids ?? (await client.fetchQuery(accountQueries.favorites(api))).map(({ id }) => id);
      },
      staleTime: 60_000,
    }),
  /** The products on the wishlist. */
  favorites: (api: Api) =>
    queryOptions({
      queryKey: [...personal, 'favorites'],
      queryFn: async ({ client, signal }) => {
        const products = await withCatalogShapes(api.call('GET /favorite-products', { signal }), ({ data }, { productCard }) =>
          completeAll(productCard, data.products),
        );
        storeFavoriteIds(client, products);
        return products;
      },
      staleTime: 60_000,
    }),
  addresses: (api: Api) =>
    queryOptions({
      queryKey: [...personal, 'addresses'],
      queryFn: async ({ signal }) => completeAll(address, (await api.call('GET /addresses', { signal })).data.addresses),
      staleTime: 60_000,
    }),
};

/** Hearts and counts show the same products as the wishlist. */
export function storeFavoriteIds(queryClient: QueryClient, products: readonly ProductCard[]): void {
  queryClient.setQueryData(
    favoriteIdsKey,
    products.map(({ id }) => id),
  );
}
