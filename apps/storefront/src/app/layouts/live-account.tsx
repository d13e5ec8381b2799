import { type LiveEvent, listenByEvents } from '@souk/client/live/listen-by-events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { withCartMutations } from '../../features/cart/cart-sync.tsx';
import { conversationsQueries } from '../../features/conversations/queries.ts';
import { ordersQueries } from '../../features/orders/queries.ts';
import { ticketsQueries } from '../../features/support/queries.ts';
import { useServices, useSettings } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/session.ts';

const keysOf: Record<string, readonly (readonly unknown[])[]> = {
  order: [ordersQueries.key],
  'support-ticket': [ticketsQueries.key],
  conversation: [conversationsQueries.key],
  // Events may have been lost while the connection was down.
  ready: [ordersQueries.key, ticketsQueries.key, conversationsQueries.key],
  missed: [ordersQueries.key, ticketsQueries.key, conversationsQueries.key],
};

/** Refetches what the server reports as changed while a personal page is open. */
export function LiveAccount(): null {
  const services = useServices();
  const queryClient = useQueryClient();
  useLive(({ name }: LiveEvent) => {
    for (const queryKey of keysOf[name] ?? []) void queryClient.invalidateQueries({ queryKey });
    if (name === 'cart') void withCartMutations(services, (calls) => calls.fetchCart(services));
  });
  return null;
}

/**
 * Subscribes to the signed-in shopper's events while mounted: through Pusher if the settings have a key, otherwise
 * directly from the server. Each new connection starts with `ready`, on which listeners refetch everything, so a lost
 * event does no harm.
 */
function useLive(onEvent: (event: LiveEvent) => void): void {
  const services = useServices();
  const isSignedIn = useIsShopper();
  const key = useSettings((state) => state.pusher_app_key);
  const cluster = useSettings((state) => state.pusher_app_cluster);
  const host = useSettings((state) => state.pusher_host);
  const handleEvent = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isSignedIn) return;
    const parts = {
      token: () => services.auth.getState().token,
      locale: () => services.settings.getState().locale,
      onEvent: (event: LiveEvent) => handleEvent(event),
    };
    const fallBack = (signal: AbortSignal) => void listenByEvents({ ...parts, signal });
    return whileShown((signal) => {
      if (key === null) return fallBack(signal);
      import('@souk/client/live/open-pusher.ts')
        .then(({ openPusher }) => openPusher(services.api, { key, cluster, host }, { signal, onEvent: parts.onEvent, fallBack }))
        // The code did not load: the page is older than the release, or the connection broke.
        .catch(() => fallBack(signal));
    });
  }, [services, isSignedIn, key, cluster, host]);
}

/**
 * Listens until the page is hidden and again when it is restored: browsers exclude pages with open connections from
 * the back/forward cache.
 */
function whileShown(listen: (signal: AbortSignal) => void): () => void {
  let leaving = new AbortController();
  const leave = () => leaving.abort();
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    leaving = new AbortController();
    listen(leaving.signal);
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', restore);
  listen(leaving.signal);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', restore);
    leave();
  };
}
