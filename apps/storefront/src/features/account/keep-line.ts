import { failureWords } from '../../lib/api/failure-words.ts';
import type { Services } from '../../lib/services/services.ts';
import { toast } from '../../ui/toast/toast.ts';
import { putOnWishlist } from './put-on-wishlist.ts';
import { sayOfProduct } from './toggle-favorite.ts';

/** Puts a product from elsewhere on the wishlist and says so; false, with the reason told, where it could not be. */
export async function keepLine(services: Services, product: { id: number; name: string; thumbnail: string | null }): Promise<boolean> {
  try {
    await putOnWishlist(services, [product.id]);
  } catch (error) {
    toast.error(failureWords(services.i18n, error));
    return false;
  }
  sayOfProduct(product, services.i18n.t('Moved to your wishlist'));
  return true;
}
