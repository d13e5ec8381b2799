import { loadCode } from '@souk/client/lazy-part.ts';
import { IconButton } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '../../lib/other-servers/answers.ts';
import type { Services } from '../../lib/services/services.ts';
import { useI18n, useServices, useVisitor } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/session.ts';
import { accountQueries } from './queries.ts';

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

/** Whether the product is on the wishlist, of a visitor too. */
export function useIsListed(id: number): boolean {
  const { api } = useServices();
  const enabled = useIsShopper();
  const { data } = useQuery({ ...accountQueries.favoriteIds(api), enabled });
  const isStored = useVisitor((state) => state.hearts.includes(id));
  return isStored || (enabled && data?.includes(id) === true);
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
