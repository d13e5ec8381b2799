import { useEffect, useEffectEvent } from 'react';
import { useServices, useSettings } from '../services/services-context.tsx';
import { useIsShopper } from '../services/use-session.ts';
import { listenByEvents } from './listen-by-events.ts';
import type { LiveEvent } from './read-events.ts';

/**
 * Hears what has changed of whoever is signed in, as long as it is mounted: through Pusher where the settings give a key, otherwise from the
 * server itself. However often that breaks, it begins with `ready`: whoever hears that asks for everything anew, so nothing is missed.
 */
export function useLive(onEvent: (event: LiveEvent) => void): void {
  const services = useServices();
  const isSignedIn = useIsShopper();
  const key = useSettings((state) => state.pusher_app_key);
  const cluster = useSettings((state) => state.pusher_app_cluster);
  const host = useSettings((state) => state.pusher_host);
  const handleEvent = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isSignedIn) return;
    const hear = (event: LiveEvent) => handleEvent(event);
    const fallBack = (signal: AbortSignal) => void listenByEvents(services, signal, hear);
    return whileShown((signal) => {
      if (key === null) return fallBack(signal);
      import('./open-pusher.ts')
        .then(({ openPusher }) => openPusher(services, { key, cluster, host }, { signal, onEvent: hear, fallBack }))
        // Its code did not come: a page from before an update, or a line that broke.
        .catch(() => fallBack(signal));
    });
  }, [services, isSignedIn, key, cluster, host]);
}

/** Listens until the page is left, and anew when somebody comes back to it: a browser keeps no page ready whose connection is open. */
function whileShown(listen: (signal: AbortSignal) => void): () => void {
  let leaving = new AbortController();
  const leave = () => leaving.abort();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    leaving = new AbortController();
    listen(leaving.signal);
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  listen(leaving.signal);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    leave();
  };
}
