import { failureText, isApiError, isSignedOut, lacksCall } from '@souk/client/api/api-error.ts';
import type { Address, AddressForm } from '@souk/contract/account';
import { toast } from '@souk/ui/overlay/toast.ts';
import type { ProductCard } from '../../lib/other-servers/answers.ts';
import type { Services } from '../../lib/services/services.ts';
import { toggleHeart } from '../../lib/stores/visitor-store.ts';
import { accountQueries, storeFavoriteIds } from './queries.ts';

// Functions of the services instead of hooks: the home page loads them on demand, and toasts call them after unmount.

type ToastProduct = Pick<ProductCard, 'id' | 'name' | 'thumbnail'>;

/** Optimistic: undone if the server refuses. A visitor’s favorites are stored in the browser. */
export function toggleFavorite(services: Services, product: ProductCard): void {
  const { auth, visitor } = services;
  const isVisitorFavorite = visitor.getState().hearts.includes(product.id);
  if (auth.getState().token && !isVisitorFavorite) void toggleOnServer(services, product);
  else toggleVisitorFavorite(services, product.id);
}

/** On the wishlist the product disappears, so a toast offers to undo it. */
export function removeFromWishlist(services: Services, product: ProductCard): void {
  const { t } = services.i18n;
  const at = services.queryClient.getQueryData(accountQueries.favorites(services.api).queryKey)?.findIndex(({ id }) => id === product.id);
  toggleFavorite(services, product);
  const undo = () => void toggleOnServer(services, product, at);
  showProductToast(product, t('Removed from your wishlist'), { label: t('Undo'), onPress: undo });
}

function showProductToast({ name, thumbnail }: ToastProduct, text: string, action?: { label: string; onPress: () => void }): void {
  toast.show({ title: name, text, picture: thumbnail ?? undefined, action, durationMs: 5000 });
}

function toggleVisitorFavorite({ auth, visitor, i18n }: Services, id: number): void {
  const isFirst = visitor.getState().hearts.length === 0;
  visitor.setState((state) => toggleHeart(state, id));
  if (!isFirst) return;
  toast.show({
    kind: 'success',
    text: i18n.t('Saved on this device. Sign in to add it to your wishlist.'),
    action: { label: i18n.t('Login'), onPress: () => auth.setState({ loginModal: true }) },
    durationMs: 5000,
  });
}

async function toggleOnServer({ api, auth, queryClient, i18n }: Services, product: ProductCard, at?: number): Promise<void> {
  const [idsKey, listKey] = [accountQueries.favoriteIds(api).queryKey, accountQueries.favorites(api).queryKey];
  // A response in flight does not include this change.
  await Promise.all([idsKey, listKey].map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const known = queryClient.getQueryData(idsKey);
  const position = known?.indexOf(product.id) ?? -1;
  const place = position < 0 ? at : position;
  const update = (isListed: boolean) => {
    const others = (queryClient.getQueryData(idsKey) ?? []).filter((id) => id !== product.id);
    const ids = isListed ? others.toSpliced(place ?? 0, 0, product.id) : others;
    queryClient.setQueryData(idsKey, ids);
    queryClient.setQueryData(listKey, (products) =>
      isListed ? products && withProduct(products, product, place) : products && withoutProduct(products, product.id),
    );
    auth.setState({ favoriteProducts: ids.length });
  };
  const wasListed = position >= 0;
  update(!wasListed);
  try {
    await api.call('POST /favorite-add-or-remove', { body: { product_id: product.id } });
  } catch (error) {
    // Other products may have changed meanwhile, so only this change is undone.
    update(wasListed);
    toast.error(failureText(i18n, error));
  }
  if (!known) await queryClient.invalidateQueries({ queryKey: idsKey });
}

/** The first product becomes the latest. Products on the list stay. */
export async function addToWishlist(services: Services, ids: readonly number[]): Promise<void> {
  const { api, queryClient } = services;
  const { queryKey } = accountQueries.favorites(api);
  const products = await joinFavorites(services, ids);
  // A response in flight was requested before this change.
  await Promise.all([queryKey, accountQueries.favoriteIds(api).queryKey].map((key) => queryClient.cancelQueries({ queryKey: key })));
  queryClient.setQueryData(queryKey, products);
  storeFavoriteIds(queryClient, products);
}

async function joinFavorites(services: Services, ids: readonly number[]): Promise<ProductCard[]> {
  try {
    return (await services.api.call('POST /favorites/join', { body: { product_ids: [...ids] } })).data.products;
  } catch (error) {
    if (!lacksCall(error)) throw error;
    return addOneByOne(services, ids);
  }
}

/** For servers with the toggle call only: products on the list must not be toggled off. */
async function addOneByOne({ api, queryClient }: Services, ids: readonly number[]): Promise<ProductCard[]> {
  const read = () => queryClient.fetchQuery({ ...accountQueries.favorites(api), staleTime: 0 });
  const listed = new Set((await read()).map(({ id }) => id));
  for (const id of ids.toReversed()) {
    // A product that is no longer sold, or a full list, does not stop the others.
    if (!listed.has(id)) await api.call('POST /favorite-add-or-remove', { body: { product_id: id } }).catch(ignoreRefusal);
  }
  return read();
}

function ignoreRefusal(error: unknown): void {
  if (!isApiError(error) || error.kind !== 'refused' || isSignedOut(error)) throw error;
}

/** Moves the product of a cart line to the wishlist; resolves to false after an error. */
export async function moveToWishlist(
  services: Services,
  product: { id: number; name: string; thumbnail: string | null },
): Promise<boolean> {
  try {
    await addToWishlist(services, [product.id]);
  } catch (error) {
    toast.error(failureText(services.i18n, error));
    return false;
  }
  showProductToast(product, services.i18n.t('Moved to your wishlist'));
  return true;
}

/** Adds or updates an address. The list is fetched again, since another address may have lost its default. */
export async function saveAddress({ api, queryClient }: Services, form: AddressForm, id: number | undefined): Promise<Address> {
  const { data } =
    id === undefined
      ? await api.call('POST /address/store', { body: form })
      : await api.call('POST /address/{id}/update', { params: { id }, body: form });
  await queryClient.invalidateQueries({ queryKey: accountQueries.addresses(api).queryKey });
  return data.address;
}

/** Resolves to the message of the server, if any. */
export async function deleteAddress({ api, queryClient }: Services, id: number): Promise<string | undefined> {
  const { message } = await api.call('DELETE /address/{id}/delete', { params: { id } });
  await queryClient.invalidateQueries({ queryKey: accountQueries.addresses(api).queryKey });
  return message;
}

export function withProduct(products: readonly ProductCard[], product: ProductCard, at = 0): ProductCard[] {
  const others = withoutProduct(products, product.id);
  return others.toSpliced(at, 0, product);
}

export function withoutProduct(products: readonly ProductCard[], id: number): ProductCard[] {
  return products.filter((other) => other.id !== id);
}
