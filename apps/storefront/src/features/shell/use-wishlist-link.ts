import { paths } from '../../lib/paths.ts';
import { useMembersLink } from '../../lib/services/use-members-link.ts';

/** The wishlist for whoever is signed in; the login dialog first for everybody else. */
export function useWishlistLink() {
  return useMembersLink(paths.wishlist());
}
