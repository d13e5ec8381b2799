import { useEffect, useEffectEvent } from 'react';
import { useServices, useSettings } from '../services/services-context.tsx';
import { useSession } from '../services/use-session.ts';
import { listenByEvents } from './listen-by-events.ts';
import type { LiveEvent } from './read-events.ts';

/**
 * Hears what has changed of whoever is signed in, as long as it is mounted: through Pusher where the settings give a key, otherwise from the
 * server itself. However often that breaks, it begins with `ready`: whoever hears that asks for everything anew, so nothing is missed.
 */
export function useLive(onEvent: (event: LiveEvent) => void): void {
  const services = useServices();
  const isSignedIn = useSession().status === 'shopper';
  const key = useSettings((state) => state.pusher_app_key);
  const cluster = useSettings((state) => state.pusher_app_cluster);
  const host = useSettings((state) => state.pusher_host);
  const handleEvent = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isSignedIn) return;
    const leaving = new AbortController();
    const hear = (event: LiveEvent) => handleEvent(event);
    const fallBack = (signal: AbortSignal) => void listenByEvents(services, signal, hear);
    if (key === null) fallBack(leaving.signal);
    else {
      import('./open-pusher.ts')
        .then(({ openPusher }) => openPusher(services, { key, cluster, host }, { signal: leaving.signal, onEvent: hear, fallBack }))
        // Its code did not come: a page from before an update, or a line that broke.
        .catch(() => fallBack(leaving.signal));
    }
    return () => leaving.abort();
  }, [services, isSignedIn, key, cluster, host]);
}
