import type { LiveEvent } from './read-events.ts';

/** What is used of a channel and of a connection of Pusher's library. */
type Channel = { bind_global: (hear: (name: string, data: unknown) => void) => unknown };
type Connection = { bind: (name: string, hear: (about: unknown) => void) => unknown; socket_id: string };
type OpenPusher = { connection: Connection; subscribe: (channel: string) => Channel; disconnect: () => void };

type Leave = { channel_name: string; auth: string };
type Authorizer = (asked: { socketId: string }, answer: (error: null, leave: { auth: string }) => void) => void;

export type Listening = {
  signal: AbortSignal;
  onEvent: (event: LiveEvent) => void;
  /** Listens to the server itself until its signal. */
  fallBack: (signal: AbortSignal) => void;
};

type Parts = Listening & {
  /** Starts to connect. */
  open: (authorizer: Authorizer) => OpenPusher;
  /** The channel of this session, and leave to join it by that connection; fails where there is none. */
  authorize: (socketId: string) => Promise<Leave>;
};

/**
 * Hears events through Pusher. Whenever it has (again) joined its channel it says `ready`, since it may have missed some. While it has no
 * connection, and for good once it is refused, the server itself is listened to.
 */
export function listenByPusher({ signal, onEvent, fallBack, open, authorize }: Parts): void {
  const stopgap = createStopgap(signal, fallBack);
  const leaves = new Map<string, Promise<Leave>>();
  const leaveFor = (socketId: string) => {
    const leave = leaves.get(socketId) ?? authorize(socketId);
    leaves.clear();
    leaves.set(socketId, leave);
    return leave;
  };
  const giveUp = () => {
    pusher.disconnect();
    stopgap.start();
  };
  const pusher = open(({ socketId }, answer) => {
    // The library asks again with each connection; it repeats a refusal in the console, so it is told of none.
    leaveFor(socketId).then(({ auth }) => answer(null, { auth }), giveUp);
  });
  const hear = createEar({ onEvent, onJoined: stopgap.stop, onRefused: giveUp });
  let joined: string | undefined;
  pusher.connection.bind('connected', () => {
    leaveFor(pusher.connection.socket_id).then(({ channel_name }) => {
      if (joined !== undefined) return;
      joined = channel_name;
      pusher.subscribe(channel_name).bind_global(hear);
    }, giveUp);
  });
  // Nobody but this page disconnects, and Pusher where it refuses: then it does not come again.
  for (const state of ['unavailable', 'failed', 'disconnected']) pusher.connection.bind(state, stopgap.start);
  signal.addEventListener('abort', () => pusher.disconnect(), { once: true });
}

/** The other way to hear, on and off. */
function createStopgap(signal: AbortSignal, fallBack: (signal: AbortSignal) => void) {
  let running: AbortController | undefined;
  return {
    start() {
      if (running || signal.aborted) return;
      running = new AbortController();
      fallBack(AbortSignal.any([signal, running.signal]));
    },
    stop() {
      running?.abort();
      running = undefined;
    },
  };
}

/** An event is sent again where nobody knows whether it has arrived; so many of the last ones are remembered. */
const mostRemembered = 50;

type Ear = Pick<Listening, 'onEvent'> & { onJoined: () => void; onRefused: () => void };

function createEar({ onEvent, onJoined, onRefused }: Ear): (name: string, data: unknown) => void {
  const heard = new Set<unknown>();
  return (name, data) => {
    if (name === 'pusher:subscription_succeeded') {
      onJoined();
      return onEvent({ name: 'ready', id: undefined });
    }
    if (name === 'pusher:subscription_error') return onRefused();
    const event = readEvent(name, data);
    if (!event || heard.has(event.key)) return;
    heard.add(event.key);
    const [oldest] = heard;
    if (heard.size > mostRemembered) heard.delete(oldest);
    onEvent({ name, id: event.id });
  };
}

/** What of the market's there is in a message; undefined for one of Pusher's own. Without a key each is heard. */
function readEvent(name: string, data: unknown): { id: number | undefined; key: unknown } | undefined {
  if (name.startsWith('pusher') || typeof data !== 'object' || data === null) return undefined;
  return { id: 'id' in data && typeof data.id === 'number' ? data.id : undefined, key: 'key' in data ? data.key : Symbol(name) };
}
