import type { ProductCard } from '@souk/contract/catalog';
import { failureWords } from '../../lib/api/failure-words.ts';
import type { Services } from '../../lib/services/services.ts';
import { toast } from '../../ui/toast/toast.ts';
import { accountQueries } from './account-queries.ts';

/** Puts a product on the wishlist or takes it off: shown at once, undone if the server refuses. A visitor signs in first. */
export function toggleFavorite(services: Services, product: ProductCard): void {
  services.whenSignedIn(() => void toggle(services, product));
}

async function toggle({ api, auth, queryClient, i18n }: Services, product: ProductCard): Promise<void> {
  const { queryKey } = accountQueries.favorites(api);
  const known = queryClient.getQueryData(queryKey);
  const before = known ?? [];
  const isListed = before.some(({ id }) => id === product.id);
  const after = isListed ? before.filter(({ id }) => id !== product.id) : [{ ...product, is_favorite: true }, ...before];
  const show = (products: ProductCard[]) => {
    queryClient.setQueryData(queryKey, products);
    auth.setState({ favoriteProducts: products.length });
  };
  // An answer that is still on its way knows nothing of this.
  await queryClient.cancelQueries({ queryKey });
  show(after);
  try {
    const { data } = await api.call('POST /favorite-add-or-remove', { body: { product_id: product.id } });
    auth.setState({ favoriteProducts: data.total });
  } catch (error) {
    show(before);
    toast.error(failureWords(i18n, error));
  }
  if (!known) await queryClient.invalidateQueries({ queryKey });
}
