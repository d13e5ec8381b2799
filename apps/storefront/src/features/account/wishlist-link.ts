import type { Api } from '@souk/client/api/create-api.ts';
import type { WishlistLink } from '@souk/contract/account';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { askOurs } from '../../lib/other-servers/ask-ours.ts';
import { completeAll } from '../../lib/other-servers/complete.ts';
import { withCatalogShapes } from '../../lib/other-servers/load-catalog-shapes.ts';
import { paths } from '../../lib/paths.ts';
import type { Services } from '../../lib/services/services.ts';
import { personal } from '../../lib/services/session.ts';

/** The link that shares the shopper's wishlist; null if the server cannot share one. */
export function wishlistLinkQuery(api: Api) {
  return queryOptions({
    queryKey: [...personal, 'wishlist-link'],
    queryFn: ({ signal }) => askOurs(api, 'GET /wishlist-link', { signal }),
    staleTime: 60_000,
  });
}

/** A shared wishlist, read again on every visit because its owner may have changed or closed it. */
export function sharedWishlistQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['shared-wishlist', token],
    queryFn: ({ signal }) =>
      withCatalogShapes(api.call('GET /wishlists/{token}', { params: { token }, signal }), ({ data }, { productCard }) => ({
        first_name: data.first_name,
        products: completeAll(productCard, data.products),
      })),
  });
}

/** The address that visitors open. */
export function wishlistAddress(token: string): string {
  return `${location.origin}${paths.sharedWishlist({ token })}`;
}

export async function saveWishlistLink(
  { api, queryClient }: Services,
  change: { first_name: string | null; renew?: boolean },
): Promise<void> {
  const { data } = await api.call('POST /wishlist-link', { body: change });
  store(api, queryClient, data.link);
}

export async function deleteWishlistLink({ api, queryClient }: Services): Promise<void> {
  await api.call('DELETE /wishlist-link', {});
  store(api, queryClient, null);
}

function store(api: Api, queryClient: QueryClient, link: WishlistLink | null): void {
  queryClient.setQueryData(wishlistLinkQuery(api).queryKey, (): { link: WishlistLink | null } => ({ link }));
}
