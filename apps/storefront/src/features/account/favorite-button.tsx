import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { ProductCard } from '../../lib/answers/answers.ts';
import { useI18n, useServices, useVisitor } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/use-session.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { accountQueries } from './account-queries.ts';
import { expectHeart, giveHeart } from './give-heart.ts';

type FavoriteButtonProps = {
  product: ProductCard;
  variant?: 'float' | 'outline' | undefined;
  /** What a press does, where it is more than giving or taking back the heart. */
  onToggle?: ((product: ProductCard) => void) | undefined;
};

/** The heart on a product: filled while it is on the wishlist, or kept for it. */
export function FavoriteButton({ product, variant = 'float', onToggle }: FavoriteButtonProps) {
  const services = useServices();
  const { t } = useI18n();
  const isListed = useIsListed(product.id);
  const label = isListed
    ? t('Take {name} off the wishlist', { name: product.name })
    : t('Put {name} on the wishlist', { name: product.name });
  return (
    <IconButton
      variant={variant}
      size={variant === 'float' ? 'sm' : 'md'}
      label={label}
      aria-pressed={isListed}
      onPointerEnter={expectHeart}
      onClick={() => (onToggle ? onToggle(product) : void giveHeart(services, product))}
    >
      <Heart aria-hidden="true" className={isListed ? 'fill-sale text-sale' : undefined} />
    </IconButton>
  );
}

function useIsListed(id: number): boolean {
  const { api } = useServices();
  const enabled = useIsShopper();
  const { data } = useQuery({ ...accountQueries.favorites(api), enabled });
  const isKept = useVisitor((state) => state.hearts.includes(id));
  return isKept || (enabled && data?.some((product) => product.id === id) === true);
}
