import { loadCode } from '@souk/client/lazy-part.ts';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useEffect } from 'react';
import type { Services } from '../../lib/services/services.ts';
import { useAuth, useServices, useSettings, useVisitor } from '../../lib/services/services-context.tsx';
import { endSession, useHydrated } from '../../lib/services/session.ts';

/**
 * Fetches the cart after a sign-in, of a guest, and after a change between one vendor and several; clears it when nobody is signed in who
 * could have one.
 */
export function CartSync(): null {
  const services = useServices();
  const hydrated = useHydrated();
  const token = useAuth((state) => state.token);
  const multiVendor = useSettings((state) => state.multiVendor);
  const hasGuestCart = useSettings((state) => state.guestCart);
  const hasItems = useVisitor((state) => state.items.length > 0);
  const isGuest = hasGuestCart && hasItems && !token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server groups the cart by vendor, so the setting fetches it again.
  useEffect(() => {
    if (!hydrated) return;
    if (!token && hasTraces(services, isGuest)) endSession(services);
    if (!token && !isGuest) return;
    let stop: (() => void) | undefined;
    let isEnded = false;
    void withCartMutations(services, async ({ startCart }) => {
      if (!isEnded) stop = startCart(services);
    });
    return () => {
      isEnded = true;
      stop?.();
    };
  }, [hydrated, token, isGuest, multiVendor, services]);
  return null;
}

/** Most visits begin without user and cart: clearing them too would notify every card of the page. */
function hasTraces({ auth, cart }: Services, isGuest: boolean): boolean {
  return auth.getState().user !== null || (!isGuest && cart.getState().products.length > 0);
}

type CartMutations = typeof import('./mutations.ts');

/** Runs an action of the cart. Its code is not part of the first screen: it loads when the page is idle, or here. */
export async function withCartMutations(services: Services, action: (mutations: CartMutations) => Promise<unknown>): Promise<void> {
  let mutations: CartMutations;
  try {
    mutations = await loadCode(() => import('./mutations.ts'));
  } catch {
    toast.error(services.i18n.t('You are offline'));
    return;
  }
  await action(mutations);
}
