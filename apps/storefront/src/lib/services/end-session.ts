import { clearSession } from '../stores/auth-store.ts';
import { emptyCart } from '../stores/cart-state.ts';
import type { Services } from './services.ts';

/** Nothing of a person stays in the page: after a logout, or where a lost session must leave no trace. */
export function endSession({ auth, cart, queryClient }: Services): void {
  auth.setState(clearSession);
  cart.setState(emptyCart);
  queryClient.removeQueries({ queryKey: personal });
}

/** The keys of queries that speak of whoever is signed in start with this: `['me', 'orders', …]`. */
export const personal = ['me'] as const;
