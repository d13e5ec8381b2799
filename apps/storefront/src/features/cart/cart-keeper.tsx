import { useEffect, useRef } from 'react';
import { endSession } from '../../lib/services/end-session.ts';
import type { Services } from '../../lib/services/services.ts';
import { useAuth, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { useHydrated } from '../../lib/services/use-hydrated.ts';
import { loadCartCalls } from './load-cart-calls.ts';

/** Fetches the cart after a sign-in and after a change between one vendor and several; clears it when nobody is signed in. */
export function CartKeeper(): null {
  const services = useServices();
  const hydrated = useHydrated();
  const token = useAuth((state) => state.token);
  const multiVendor = useSettings((state) => state.multiVendor);
  const fetchedFor = useRef<string | undefined>(undefined);
  useEffect(() => {
    const reason = `${token} ${multiVendor}`;
    if (!hydrated || fetchedFor.current === reason) return;
    fetchedFor.current = reason;
    if (token) void loadCartCalls(services, (calls) => calls.fetchCart(services));
    else if (hasTraces(services)) endSession(services);
  }, [hydrated, token, multiVendor, services]);
  return null;
}

/** Most visits begin with nobody and nothing: to clear that too would tell every card of the page. */
function hasTraces({ auth, cart }: Services): boolean {
  return auth.getState().user !== null || cart.getState().products.length > 0;
}
