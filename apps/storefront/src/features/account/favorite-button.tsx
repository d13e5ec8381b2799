import { loadCode } from '@souk/client/lazy-part.ts';
import { IconButton } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import type { ProductCard } from '../../lib/other-servers/answers.ts';
import type { Services } from '../../lib/services/services.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { useIsListed } from './favorite-ids.tsx';

type FavoriteButtonProps = {
  product: ProductCard;
  variant?: 'float' | 'outline' | undefined;
  /** Replaces the default action of adding or removing. */
  onToggle?: ((product: ProductCard) => void) | undefined;
};

export function FavoriteButton({ product, variant = 'float', onToggle }: FavoriteButtonProps) {
  const services = useServices();
  const { t } = useI18n();
  const isListed = useIsListed(product.id);
  const label = isListed ? t('Remove {name} from wishlist', { name: product.name }) : t('Add {name} to wishlist', { name: product.name });
  return (
    <IconButton
      variant={variant}
      size={variant === 'float' ? 'sm' : 'md'}
      label={label}
      className="icon-heart"
      aria-pressed={isListed}
      onPointerEnter={preloadMutations}
      onClick={() => (onToggle ? onToggle(product) : void loadAndToggleFavorite(services, product))}
    />
  );
}

const loadMutations = () => loadCode(() => import('./mutations.ts'));

/** The code is loaded on hover or at the press, so that it does not delay the first screen. */
async function loadAndToggleFavorite(services: Services, product: ProductCard): Promise<void> {
  try {
    const { toggleFavorite } = await loadMutations();
    toggleFavorite(services, product);
  } catch {
    toast.error(services.i18n.t('You are offline'));
  }
}

function preloadMutations(): void {
  // A failed load is repeated at the press.
  loadMutations().catch(() => undefined);
}
