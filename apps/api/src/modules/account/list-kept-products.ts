import type { ReadContext, SignedIn } from '../../context.ts';
import { listFavorites, listRecentViews } from './repository.ts';
import { mostFavorites } from './toggle-favorite.ts';

const recentlyViewed = 10;

/** The ids of the products on the wishlist, the newest first. */
export async function listFavoriteProducts({ read, actor }: SignedIn<ReadContext>): Promise<number[]> {
  return (await listFavorites(read, actor.person_id, mostFavorites)).map(({ product_id }) => product_id);
}

/** The ids of the ten products looked at last. */
export async function listViewedProducts({ read, actor }: SignedIn<ReadContext>): Promise<number[]> {
  return (await listRecentViews(read, actor.person_id, recentlyViewed)).map(({ product_id }) => product_id);
}
