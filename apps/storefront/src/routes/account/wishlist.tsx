import { useParams } from 'react-router';
import { FavoriteButton } from '../../features/account/favorite-button.tsx';
import { removeFromWishlist } from '../../features/account/mutations.ts';
import { accountQueries } from '../../features/account/queries.ts';
import { SharedWishlist } from '../../features/account/shared-wishlist.tsx';
import { WishlistScreen } from '../../features/account/wishlist-screen.tsx';
import { CardCartControl } from '../../features/cart/card-cart-control.tsx';
import { type ProductActions, ProductActionsProvider } from '../../features/catalog/product-actions.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../features/catalog/product-grid.tsx';
import { NoticeBell } from '../../features/notices/notice-buttons.tsx';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { useHydrated } from '../../lib/services/session.ts';

/** Two addresses: `/wishlist` in the account, and `/wishlist/:token` of a list that is shared. */
export async function loader({ services, params }: LoaderArgs) {
  if (params.token === undefined && services.auth.getState().token) await load(services, accountQueries.favorites(services.api));
}

export function Component() {
  const { token } = useParams();
  return token === undefined ? <OwnWishlist /> : <LinkedWishlist token={token} />;
}

function LinkedWishlist({ token }: { token: string }) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const skeleton = <ProductGridSkeleton count={8} />;
  return (
    <div className="page-wide pt-5 pb-14">
      <PageHead title={t('Wishlist')} noIndex />
      {hydrated ? (
        <SharedWishlist token={token} grid={(products) => <ProductGrid products={products} first level={2} />} skeleton={skeleton} />
      ) : (
        skeleton
      )}
    </div>
  );
}

function OwnWishlist() {
  const { t } = useI18n();
  const services = useServices();
  // Removing a product here offers an undo.
  const controls: ProductActions = {
    cartControl: (product) => <CardCartControl product={product} />,
    favoriteButton: (product) => (
      <span className="grid gap-2">
        <FavoriteButton product={product} onToggle={() => removeFromWishlist(services, product)} />
        <NoticeBell product={product} />
      </span>
    ),
  };
  return (
    <ProductActionsProvider actions={controls}>
      <PageHead title={t('Wishlist')} noIndex />
      <WishlistScreen grid={(products) => <ProductGrid products={products} width="narrow" level={2} />} />
    </ProductActionsProvider>
  );
}

export function Skeleton() {
  const { t } = useI18n();
  return (
    <>
      <h1 className="mb-4 text-xl">{t('Wishlist')}</h1>
      <ProductGridSkeleton width="narrow" count={8} />
    </>
  );
}
