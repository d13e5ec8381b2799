import Pusher from 'pusher-js';
import type { Services } from '../services/services.ts';
import { type Listening, listenByPusher } from './listen-by-pusher.ts';

export type PusherPlace = { key: string; cluster: string | null; host: string | null };

/** Longer without a connection, and the server itself is listened to meanwhile. */
const unavailableTimeout = 3000;

/** Listens through Pusher's own library, which is loaded with this file: only where a market has a key. */
export function openPusher(services: Services, { key, cluster, host }: PusherPlace, listening: Listening): void {
  if (listening.signal.aborted) return;
  const authorize = async (socketId: string) => {
    const { data } = await services.api.call('POST /events/authorize', { body: { socket_id: socketId }, signal: listening.signal });
    return data;
  };
  // By socket alone: its other ways load code from elsewhere, which the page's policy rightly refuses.
  const ways = { cluster: cluster ?? 'mt1', unavailableTimeout, enabledTransports: ['ws', 'wss'], ...placeOf(host) } as const;
  listenByPusher({
    ...listening,
    authorize,
    open: (channelAuthorization) =>
      new Pusher(key, {
        ...ways,
        enabledTransports: [...ways.enabledTransports],
        channelAuthorization: { customHandler: channelAuthorization, transport: 'ajax', endpoint: '' },
      }),
  });
}

function placeOf(host: string | null) {
  if (host === null) return {};
  const { protocol, hostname, port, pathname } = new URL(host);
  const isSafe = protocol === 'https:';
  const at = Number(port || (isSafe ? 443 : 80));
  return { wsHost: hostname, wsPort: at, wssPort: at, forceTLS: isSafe, wsPath: pathname.replace(/\/$/, '') };
}
