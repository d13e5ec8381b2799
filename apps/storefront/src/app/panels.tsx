import { Suspense, useState } from 'react';
import { AccountKeeper } from '../features/account/account-keeper.tsx';
import { CartKeeper } from '../features/cart/cart-keeper.tsx';
import { CartTab } from '../features/cart/cart-tab.tsx';
import { IdentityDialogs } from '../features/identity/identity-dialogs.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useSettings } from '../lib/services/services-context.tsx';
import { Messages } from './messages.tsx';

const CartDrawer = lazyPart(
  () => import('./lent-cart-drawer.tsx'),
  ({ LentCartDrawer }) => LentCartDrawer,
);

/** What may lie over any screen: dialogs and drawers of the features, loaded when first opened, and the messages. */
export function Panels() {
  return (
    <>
      <CartKeeper />
      <AccountKeeper />
      <CartTab />
      <OpenedCartDrawer />
      <IdentityDialogs />
      <Messages />
    </>
  );
}

/** Once it has been open it stays, so that its way out is drawn too. */
function OpenedCartDrawer() {
  const open = useSettings((state) => state.basketCanvas);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return <Suspense>{wanted && <CartDrawer />}</Suspense>;
}
