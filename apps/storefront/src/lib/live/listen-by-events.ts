import type { Services } from '../services/services.ts';
import { type LiveEvent, readEvents } from './read-events.ts';

const firstPause = 1000;
const longestPause = 30_000;

/** Hears the server's own events until `signal` says to stop or the session has ended. A connection that breaks is made again. */
export async function listenByEvents(services: Services, signal: AbortSignal, onEvent: (event: LiveEvent) => void): Promise<void> {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    const token = services.auth.getState().token;
    const locale = services.settings.getState().locale || 'en';
    try {
      // Not by EventSource, which would show the token in the address.
      const answer = await fetch('/api/events', {
        signal,
        headers: { Authorization: token ?? '', 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': locale },
      });
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
