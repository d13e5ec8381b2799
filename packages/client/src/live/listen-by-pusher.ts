import type { LiveEvent } from './listen-by-events.ts';

/** The used part of Pusher's library. */
type Channel = { bind_global: (listener: (name: string, data: unknown) => void) => unknown };
type Connection = { bind: (name: string, listener: (data: unknown) => void) => unknown; socket_id: string };
type OpenPusher = { connection: Connection; subscribe: (channel: string) => Channel; disconnect: () => void };

type Permission = { channel_name: string; auth: string };
type Authorizer = (request: { socketId: string }, answer: (error: null, permission: { auth: string }) => void) => void;

export type Listening = {
  signal: AbortSignal;
  onEvent: (event: LiveEvent) => void;
  /** Listens to the server directly until its signal aborts. */
  fallBack: (signal: AbortSignal) => void;
};

type Parts = Listening & {
  /** Starts to connect. */
  open: (authorizer: Authorizer) => OpenPusher;
  /** Requests the channel of this session and a permission to join it; rejects if there is none. */
  authorize: (socketId: string) => Promise<Permission>;
};

/**
 * Listens to events through Pusher. After each (re)join it emits `ready`, since events may have been missed. While
 * disconnected, and for good after a refusal, it listens to the server directly.
 */
export function listenByPusher({ signal, onEvent, fallBack, open, authorize }: Parts): void {
  const fallback = createFallback(signal, fallBack);
  const permissions = new Map<string, Promise<Permission>>();
  const permissionFor = (socketId: string) => {
    const permission = permissions.get(socketId) ?? authorize(socketId);
    permissions.clear();
    permissions.set(socketId, permission);
    return permission;
  };
  const switchToFallback = () => {
    pusher.disconnect();
    fallback.start();
  };
  const pusher = open(({ socketId }, answer) => {
    // The library asks again on each connection. It logs each refusal to the console, so it never gets an answer to
    // one.
    permissionFor(socketId).then(({ auth }) => answer(null, { auth }), switchToFallback);
  });
  const handleMessage = createMessageHandler({ onEvent, onJoined: fallback.stop, onRefused: switchToFallback });
  let joined: string | undefined;
  pusher.connection.bind('connected', () => {
    permissionFor(pusher.connection.socket_id).then(({ channel_name }) => {
      if (joined !== undefined) return;
      joined = channel_name;
      pusher.subscribe(channel_name).bind_global(handleMessage);
    }, switchToFallback);
  });
  // Only this page disconnects, and Pusher after a refusal; it does not reconnect then.
  for (const state of ['unavailable', 'failed', 'disconnected']) pusher.connection.bind(state, fallback.start);
  signal.addEventListener('abort', () => pusher.disconnect(), { once: true });
}

/** Starts and stops the fallback. */
function createFallback(signal: AbortSignal, fallBack: (signal: AbortSignal) => void) {
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

/** Events may be sent twice; this many of the latest keys are remembered. */
const maxRemembered = 50;

type MessageHandlerParts = Pick<Listening, 'onEvent'> & { onJoined: () => void; onRefused: () => void };

function createMessageHandler({ onEvent, onJoined, onRefused }: MessageHandlerParts): (name: string, data: unknown) => void {
  const received = new Set<unknown>();
  return (name, data) => {
    if (name === 'pusher:subscription_succeeded') {
      onJoined();
      return onEvent({ name: 'ready', id: undefined });
    }
    if (name === 'pusher:subscription_error') return onRefused();
    const event = parseMessage(name, data);
    if (!event || received.has(event.key)) return;
    received.add(event.key);
    const [oldest] = received;
    if (received.size > maxRemembered) received.delete(oldest);
    onEvent({ name, id: event.id });
  };
}

/**
 * The content of one of our messages; undefined for one of Pusher's own. Messages without a key are never duplicates.
 */
function parseMessage(name: string, data: unknown): { id: number | undefined; key: unknown } | undefined {
  if (name.startsWith('pusher') || typeof data !== 'object' || data === null) return undefined;
  return { id: 'id' in data && typeof data.id === 'number' ? data.id : undefined, key: 'key' in data ? data.key : Symbol(name) };
}
