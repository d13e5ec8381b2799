import { keepLine } from '../features/account/keep-line.ts';
import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import { LineKeeper } from '../features/cart/line-keeper.ts';
import { useServices } from '../lib/services/services-context.tsx';

/** The cart's drawer with what the wishlist lends to its lines. */
export function LentCartDrawer() {
  const services = useServices();
  return (
    <LineKeeper value={(line) => keepLine(services, line)}>
      <CartDrawer />
    </LineKeeper>
  );
}
