import type { ProductCard } from '@souk/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { useSession } from '../../lib/services/use-session.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { accountQueries } from './account-queries.ts';
import { toggleFavorite } from './toggle-favorite.ts';

/** The heart on a product: filled while it is on the wishlist. */
export function FavoriteButton({ product, variant = 'float' }: { product: ProductCard; variant?: 'float' | 'outline' }) {
  const services = useServices();
  const { t } = useI18n();
  const session = useSession();
  const { data } = useQuery({ ...accountQueries.favorites(services.api), enabled: session.status === 'shopper' });
  const isListed = data?.some(({ id }) => id === product.id) ?? false;
  const label = isListed
    ? t('Take {name} off the wishlist', { name: product.name })
    : t('Put {name} on the wishlist', { name: product.name });
  return (
    <IconButton variant={variant} label={label} aria-pressed={isListed} onClick={() => toggleFavorite(services, product)}>
      <Heart aria-hidden="true" className={isListed ? 'fill-sale text-sale' : undefined} />
    </IconButton>
  );
}
