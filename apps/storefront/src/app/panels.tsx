import { lazyPart } from '@souk/client/lazy-part.ts';
import { currentToasts, subscribeToasts } from '@souk/ui/overlay/toast.ts';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { AccountSync } from '../features/account/account-sync.tsx';
import { CartSync } from '../features/cart/cart-sync.tsx';
import { CartTab } from '../features/cart/cart-tab.tsx';
import { IdentityDialogs } from '../features/identity/identity-dialogs.tsx';
import { useSettings, useVisitor } from '../lib/services/services-context.tsx';
import { PageMotion } from './page-motion.tsx';

const CartDrawer = lazyPart(
  () => import('./cart-drawer-with-wishlist.tsx'),
  ({ CartDrawerWithWishlist }) => CartDrawerWithWishlist,
);

/** Everything that can open above any screen: dialogs, drawers and toasts. Each loads when it first opens. */
export function Panels() {
  return (
    <>
      <CartSync />
      <AccountSync />
      <CartTab />
      <OpenedCartDrawer />
      <Compared />
      <IdentityDialogs />
      <PageMotion />
      <Messages />
    </>
  );
}

const CompareBar = lazyPart(
  () => import('../features/catalog/compare/compare-bar.tsx'),
  ({ CompareBar }) => CompareBar,
);

/** The bar loads with the first product that is compared. */
function Compared() {
  const isComparing = useVisitor((state) => state.compared.length > 0);
  return <Suspense>{isComparing && <CompareBar />}</Suspense>;
}

/** Stays mounted after the first opening, so that closing is animated. */
function OpenedCartDrawer() {
  const open = useSettings((state) => state.basketCanvas);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return <Suspense>{wanted && <CartDrawer />}</Suspense>;
}

const ToastRegion = lazyPart(
  () => import('@souk/ui/overlay/toast-region.tsx'),
  ({ ToastRegion }) => ToastRegion,
);

/** The toast region; it loads with the first toast. */
function Messages() {
  const some = useSyncExternalStore(
    subscribeToasts,
    () => currentToasts().length > 0,
    () => false,
  );
  const [wanted, setWanted] = useState(false);
  if (some && !wanted) setWanted(true);
  return <Suspense>{wanted && <ToastRegion />}</Suspense>;
}
