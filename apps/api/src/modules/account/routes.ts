import type { Router } from '../../router.ts';
import { addAddress, changeAddress, listOwnAddresses, removeAddress } from './addresses.ts';
import { listFavoriteProducts } from './favorites.ts';
import { endWishlistLink, readWishlistLink, shareWishlist } from './wishlist-link.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /addresses', async (_input, context) => ({ data: { addresses: await listOwnAddresses(context) } }));
  router.call('GET /favorites/ids', async (_input, context) => ({ data: { product_ids: await listFavoriteProducts(context) } }));
  router.call('GET /wishlist-link', async (_input, context) => ({ data: { link: await readWishlistLink(context) } }));
  router.call('POST /wishlist-link', async ({ body }, context) => ({ data: { link: await shareWishlist(context, body) } }));
  router.call('DELETE /wishlist-link', async (_input, context) => {
    await endWishlistLink(context);
    return { data: {}, message: 'Your wishlist is not shared any more' };
  });
  router.call('POST /address/store', async ({ body }, context) => ({
    data: { address: await addAddress(context, body) },
    message: 'Address added',
  }));
  router.call('POST /address/{id}/update', async ({ params, body }, context) => ({
    data: { address: await changeAddress(context, params.id, body) },
    message: 'Address updated',
  }));
  router.call('DELETE /address/{id}/delete', async ({ params }, context) => {
    await removeAddress(context, params.id);
    return { data: {}, message: 'Address deleted' };
  });
}
