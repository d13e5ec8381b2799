import { useEffect, useRef } from 'react';
import { endSession } from '../../lib/services/end-session.ts';
import type { Services } from '../../lib/services/services.ts';
import { useAuth, useServices } from '../../lib/services/services-context.tsx';
import { useHydrated } from '../../lib/services/use-hydrated.ts';
import { loadCartCalls } from './load-cart-calls.ts';

/** Keeps the cart true: fetches it when somebody has signed in, and lets it go when nobody is. */
export function CartKeeper(): null {
  const services = useServices();
  const hydrated = useHydrated();
  const token = useAuth((state) => state.token);
  const fetchedFor = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (!hydrated || fetchedFor.current === token) return;
    fetchedFor.current = token;
    if (token) void loadCartCalls(services, (calls) => calls.fetchCart(services));
    else if (hasTraces(services)) endSession(services);
  }, [hydrated, token, services]);
  return null;
}

/** Most visits begin with nobody and nothing: to clear that too would tell every card of the page. */
function hasTraces({ auth, cart }: Services): boolean {
  return auth.getState().user !== null || cart.getState().products.length > 0;
}
