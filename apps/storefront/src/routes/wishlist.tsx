import { accountQueries } from '../features/account/account-queries.ts';
import { FavoriteButton } from '../features/account/favorite-button.tsx';
import { takeOffWishlist } from '../features/account/toggle-favorite.ts';
import { WishlistScreen } from '../features/account/wishlist-screen.tsx';
import { CardCartControl } from '../features/cart/card-cart-control.tsx';
import { type ProductActions, ProductActionsProvider } from '../features/catalog/product-actions.tsx';
import { ProductGrid, ProductGridSkeleton } from '../features/catalog/product-grid.tsx';
import { type LoaderArgs, load } from '../lib/page/page.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { useI18n, useServices } from '../lib/services/services-context.tsx';

export async function loader({ services }: LoaderArgs) {
  if (services.auth.getState().token) await load(services, accountQueries.favorites(services.api));
}

export function Component() {
  const { t } = useI18n();
  const services = useServices();
  // Here the heart takes a product out of sight, so that it offers a way back.
  const controls: ProductActions = {
    cart: (product) => <CardCartControl product={product} />,
    heart: (product) => <FavoriteButton product={product} onToggle={() => takeOffWishlist(services, product)} />,
  };
  return (
    <ProductActionsProvider actions={controls}>
      <PageHead title={t('Wishlist')} noIndex />
      <WishlistScreen grid={(products) => <ProductGrid products={products} width="beside" level={2} />} />
    </ProductActionsProvider>
  );
}

export function Skeleton() {
  const { t } = useI18n();
  return (
    <>
      <h1 className="mb-4 text-xl">{t('Wishlist')}</h1>
      <ProductGridSkeleton width="beside" count={8} />
    </>
  );
}
