import Pusher from 'pusher-js';
import type { Api } from '../api/create-api.ts';
import { type Listening, listenByPusher } from './listen-by-pusher.ts';

export type PusherPlace = { key: string; cluster: string | null; host: string | null };

/** After this time without a connection the fallback starts. */
const unavailableTimeout = 3000;

/** Connects through Pusher's library, which loads with this file and only if the settings have a key. */
export function openPusher(api: Api, { key, cluster, host }: PusherPlace, listening: Listening): void {
  if (listening.signal.aborted) return;
  const authorize = async (socketId: string) => {
    const { data } = await api.call('POST /events/authorize', { body: { socket_id: socketId }, signal: listening.signal });
    return data;
  };
  // WebSockets only: the other transports load code from elsewhere, which the page's policy forbids.
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
