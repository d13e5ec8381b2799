import type { Services } from '../../lib/services/services.ts';
import { clearSession } from '../../lib/stores/auth-store.ts';
import { emptyCart } from '../../lib/stores/cart-state.ts';

/** Without a token nobody has a cart: what is left of it and of whose it was goes (so the specification). */
export function forgetCart({ auth, cart }: Services): void {
  cart.setState(emptyCart);
  auth.setState(clearSession);
}
