import { useAuth, useVisitor } from '../../lib/services/services-context.tsx';

/** How many products are on the wishlist: those of the account, and those that a visitor keeps until there is one. */
export function useWishlistCount(): number {
  const listed = useAuth((state) => state.favoriteProducts);
  const kept = useVisitor((state) => state.hearts.length);
  return listed + kept;
}
