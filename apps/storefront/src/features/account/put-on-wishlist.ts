import type { ProductCard } from '../../lib/answers/answers.ts';
import { isApiError, isSignedOut, lacksCall } from '../../lib/api/api-error.ts';
import type { Services } from '../../lib/services/services.ts';
import { accountQueries } from './account-queries.ts';

/** Puts products on the wishlist, the first as the latest, and never takes off what is on it. */
export async function putOnWishlist(services: Services, ids: readonly number[]): Promise<void> {
  const { api, queryClient } = services;
  const { queryKey } = accountQueries.favorites(api);
  const products = await join(services, ids);
  // What is still on its way was asked for before.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, products);
}

async function join(services: Services, ids: readonly number[]): Promise<ProductCard[]> {
  try {
    return (await services.api.call('POST /favorites/join', { body: { product_ids: [...ids] } })).data.products;
  } catch (error) {
    if (!lacksCall(error)) throw error;
    return joinOneByOne(services, ids);
  }
}

/** For a server that knows the specification's calls alone: what is on the list already must not be toggled off. */
async function joinOneByOne({ api, queryClient }: Services, ids: readonly number[]): Promise<ProductCard[]> {
  const read = () => queryClient.fetchQuery({ ...accountQueries.favorites(api), staleTime: 0 });
  const listed = new Set((await read()).map(({ id }) => id));
  for (const id of ids.toReversed()) {
    // One that is not sold any more, or a list that is full, keeps none of the others out.
    if (!listed.has(id)) await api.call('POST /favorite-add-or-remove', { body: { product_id: id } }).catch(passRefusal);
  }
  return read();
}

function passRefusal(error: unknown): void {
  if (!isApiError(error) || error.kind !== 'refused' || isSignedOut(error)) throw error;
}
