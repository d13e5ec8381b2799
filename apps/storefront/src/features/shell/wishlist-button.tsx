import { Heart } from 'lucide-react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { useWishlistCount } from './use-wishlist-count.ts';
import { useWishlistLink } from './use-wishlist-link.ts';

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
