import { moveToWishlist } from '../features/account/mutations.ts';
import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import { SaveLineContext } from '../features/cart/cart-line.tsx';
import { CartReminderLine } from '../features/identity/profile/cart-reminder-line.tsx';
import { useServices } from '../lib/services/services-context.tsx';

/** The cart drawer with an action that moves a line to the wishlist and the choice of a reminder: features may not import each other. */
export function CartDrawerWithWishlist() {
  const services = useServices();
  return (
    <SaveLineContext value={(line) => moveToWishlist(services, line)}>
      <CartDrawer note={<CartReminderLine />} />
    </SaveLineContext>
  );
}
