import { useEffect, useEffectEvent } from 'react';
import type { Services } from '../services/services.ts';
import { useServices } from '../services/services-context.tsx';
import { useSession } from '../services/use-session.ts';
import { type LiveEvent, readEvents } from './read-events.ts';

const firstPause = 1000;
const longestPause = 30_000;

/**
 * Hears what has changed of whoever is signed in, as long as it is mounted. Not by EventSource, which would show the token in the address. A connection
 * that breaks is made again, and begins with `ready`: whoever hears that asks for everything anew, so nothing is missed.
 */
export function useLive(onEvent: (event: LiveEvent) => void): void {
  const services = useServices();
  const isSignedIn = useSession().status === 'shopper';
  const handleEvent = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isSignedIn) return;
    const leaving = new AbortController();
    void keepListening(services, leaving.signal, (event) => handleEvent(event));
    return () => leaving.abort();
  }, [services, isSignedIn]);
}

async function keepListening(services: Services, signal: AbortSignal, onEvent: (event: LiveEvent) => void): Promise<void> {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    const token = services.auth.getState().token;
    try {
      const answer = await fetch('/api/events', { signal, headers: { Authorization: token ?? '', 'X-Requested-With': 'XMLHttpRequest' } });
      // A server that does not know the call has nothing to say; the screens ask by themselves.
      if (answer.status === 401 || answer.status === 404 || !answer.headers.get('content-type')?.includes('event-stream')) return;
      if (answer.body) {
        for await (const event of readEvents(answer.body)) {
          pause = firstPause;
          onEvent(event);
        }
      }
    } catch {
      // Offline, or the server starts anew: another try follows.
    }
    await wait(pause, signal);
  }
}

/** Also over where the network is back. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
