import type { Services } from '../../lib/services/services.ts';
import { clearSession, takeOver } from '../../lib/stores/auth-store.ts';
import { emptyCart } from '../../lib/stores/cart-state.ts';

/** What another tab did to the session and the cart holds here too. Settings stay: each tab shows the language it was loaded in. */
export function syncTabs({ auth, cart, visitor }: Services): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === auth.key && newValue === null)) auth.setState(clearSession);
    else if (key === auth.key) takeOver(auth);
    if (key === null || (key === cart.key && newValue === null)) cart.setState(emptyCart);
    else if (key === cart.key) cart.restore();
    if (key === visitor.key) visitor.restore();
  });
}
