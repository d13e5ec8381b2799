import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { useSession } from '../../lib/services/use-session.ts';

/** The wishlist for whoever is signed in; the login dialog first, and then the wishlist, for everybody else. */
export function useWishlistLink(): { href: string; onClick: (event: MouseEvent) => void } {
  const { whenSignedIn } = useServices();
  const { status } = useSession();
  const navigate = useNavigate();
  return {
    href: paths.wishlist(),
    onClick(event) {
      if (status === 'shopper') return;
      event.preventDefault();
      whenSignedIn(() => void navigate(paths.wishlist()));
    },
  };
}
