import { lazyPart } from '@souk/client/lazy-part.ts';
import { CountBadge } from '@souk/ui/badge.tsx';
import { Button, IconButton, iconButtonClass } from '@souk/ui/button.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { Heart, ShoppingBag, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { paths } from '../../lib/paths.ts';
import { useAuth, useCart, useI18n, useServices, useSettings, useVisitor } from '../../lib/services/services-context.tsx';
import { useSession, useSignInLink } from '../../lib/services/session.ts';

export function CartButton() {
  const { settings } = useServices();
  const { t, plural } = useI18n();
  const total = useCart((state) => state.total);
  const open = useSettings((state) => state.basketCanvas);
  const label = total > 0 ? `${t('Cart')}, ${plural(total, '{count} item', '{count} items')}` : t('Cart');
  return (
    <IconButton
      data-cart-button=""
      label={label}
      aria-expanded={open}
      aria-haspopup="dialog"
      onClick={() => settings.setState({ basketCanvas: !open })}
    >
      <ShoppingBag aria-hidden="true" />
      <CountBadge count={total} />
    </IconButton>
  );
}

export function WishlistButton() {
  const { t, plural } = useI18n();
  const count = useWishlistCount();
  const label = count > 0 ? `${t('Wishlist')}, ${plural(count, '{count} product', '{count} products')}` : t('Wishlist');
  return (
    <Link {...useWishlistLink()} aria-label={label} className={iconButtonClass()}>
      <Heart aria-hidden="true" />
      <CountBadge count={count} />
    </Link>
  );
}

const AccountMenu = lazyPart(
  () => import('./account-menu.tsx'),
  ({ AccountMenu }) => AccountMenu,
);

/** The login button, or the account menu of a signed-in shopper. */
export function SessionButton() {
  const { auth } = useServices();
  const { t } = useI18n();
  const session = useSession();
  if (session.status === 'shopper') {
    return (
      <Suspense fallback={<Skeleton className="size-11 rounded-full" />}>
        <AccountMenu user={session.user} />
      </Suspense>
    );
  }
  return (
    <Button
      variant="ghost"
      className="px-2.5 font-normal [&>span>svg]:size-5.5!"
      aria-haspopup="dialog"
      onClick={() => auth.setState({ loginModal: true })}
    >
      <UserRound aria-hidden="true" />
      <span className="max-sm:sr-only">{t('Login')}</span>
    </Button>
  );
}

/** The number of products on the wishlist: the account's, and those that a visitor saved before signing in. */
export function useWishlistCount(): number {
  const inAccount = useAuth((state) => state.favoriteProducts);
  const ofVisitor = useVisitor((state) => state.hearts.length);
  return inAccount + ofVisitor;
}

/** A link to the wishlist that asks visitors to sign in first. */
export function useWishlistLink() {
  return useSignInLink(paths.wishlist());
}
