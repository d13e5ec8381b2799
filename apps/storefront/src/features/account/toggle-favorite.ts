import type { ProductCard } from '../../lib/answers/answers.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import type { Services } from '../../lib/services/services.ts';
import { toggleHeart } from '../../lib/stores/visitor-store.ts';
import { toast } from '../../ui/toast/toast.ts';
import { accountQueries } from './account-queries.ts';
import { withoutProduct, withProduct } from './model/wishlist.ts';

type Kept = Pick<ProductCard, 'id' | 'name' | 'thumbnail'>;

/** Puts a product on the wishlist or takes it off: shown at once, undone if the server refuses. A visitor's heart is kept in the browser. */
export function toggleFavorite(services: Services, product: ProductCard): void {
  const { auth, visitor } = services;
  const isKeptHere = visitor.getState().hearts.includes(product.id);
  if (auth.getState().token && !isKeptHere) void toggle(services, product);
  else keepHeart(services, product.id);
}

/** The same on the wishlist itself, where what is taken off is out of sight: there is a way back. */
export function takeOffWishlist(services: Services, product: ProductCard): void {
  const { t } = services.i18n;
  const at = services.queryClient.getQueryData(accountQueries.favorites(services.api).queryKey)?.findIndex(({ id }) => id === product.id);
  toggleFavorite(services, product);
  const undo = () => void toggle(services, product, at);
  sayOfProduct(product, t('Removed from your wishlist'), { label: t('Undo'), onPress: undo });
}

export function sayOfProduct({ name, thumbnail }: Kept, text: string, action?: { label: string; onPress: () => void }): void {
  toast.show({ title: name, text, picture: thumbnail ?? undefined, action, durationMs: 5000 });
}

function keepHeart({ auth, visitor, i18n }: Services, id: number): void {
  const isFirst = visitor.getState().hearts.length === 0;
  visitor.setState((state) => toggleHeart(state, id));
  if (!isFirst) return;
  toast.show({
    kind: 'success',
    text: i18n.t('Kept on this device. Sign in, and it joins your wishlist.'),
    action: { label: i18n.t('Login'), onPress: () => auth.setState({ loginModal: true }) },
    durationMs: 5000,
  });
}

async function toggle({ api, auth, queryClient, i18n }: Services, product: ProductCard, at?: number): Promise<void> {
  const { queryKey } = accountQueries.favorites(api);
  // An answer that is still on its way knows nothing of this.
  await queryClient.cancelQueries({ queryKey });
  const isKnown = queryClient.getQueryData(queryKey) !== undefined;
  const position = queryClient.getQueryData(queryKey)?.findIndex(({ id }) => id === product.id) ?? -1;
  const show = (change: (products: readonly ProductCard[]) => ProductCard[]) => {
    const products = change(queryClient.getQueryData(queryKey) ?? []);
    queryClient.setQueryData(queryKey, products);
    auth.setState({ favoriteProducts: products.length });
  };
  const take = (products: readonly ProductCard[]) => withoutProduct(products, product.id);
  const put = (products: readonly ProductCard[]) => withProduct(products, product, position < 0 ? at : position);
  const isListed = position >= 0;
  show(isListed ? take : put);
  try {
    await api.call('POST /favorite-add-or-remove', { body: { product_id: product.id } });
  } catch (error) {
    // Only this one goes back: others may have been changed meanwhile.
    show(isListed ? put : take);
    toast.error(failureWords(i18n, error));
  }
  if (!isKnown) await queryClient.invalidateQueries({ queryKey });
}
