import { describe, expect, test, vi } from 'vitest';
import { listenByPusher } from './listen-by-pusher.ts';

/** A fake of the used part of Pusher's library. */
function buildPusher({ refuses = false } = {}) {
  const bound = new Map<string, (data: unknown) => void>();
  const listeners: ((name: string, data: unknown) => void)[] = [];
  const stopping = new AbortController();
  const fallbacks: AbortSignal[] = [];
  const received: string[] = [];
  const connection = { socket_id: '1.1', bind: (name: string, listener: (data: unknown) => void) => bound.set(name, listener) };
  const disconnect = vi.fn(() => bound.get('disconnected')?.({}));
  const subscribe = vi.fn((_channel: string) => ({
    bind_global: (listener: (name: string, data: unknown) => void) => listeners.push(listener),
  }));
  const authorize = vi.fn(async (socketId: string) => {
    if (refuses) throw new Error('Pusher is not set up');
    return { channel_name: 'private-session-7', auth: `key:${socketId}` };
  });
  listenByPusher({
    signal: stopping.signal,
    onEvent: ({ name, id }) => received.push(`${name} ${id}`),
    fallBack: (signal) => fallbacks.push(signal),
    open: () => ({ connection, subscribe, disconnect }),
    authorize,
  });
  return {
    stopping,
    received,
    fallbacks,
    disconnect,
    subscribe,
    authorize,
    become: (state: string) => bound.get(state)?.({}),
    emit: (name: string, data: unknown = {}) => {
      for (const listener of listeners) listener(name, data);
    },
    /** Connects and joins the channel. */
    async join() {
      bound.get('connected')?.({});
      await vi.waitFor(() => expect(listeners).toHaveLength(1));
      this.emit('pusher:subscription_succeeded');
    },
  };
}

describe('[account-05] through Pusher', () => {
  test('a page joins its channel, and refetches everything each time it has joined', async () => {
    const pusher = buildPusher();
    await pusher.join();
    pusher.emit('support-ticket', { id: 5, key: 'a' });
    pusher.become('connected');
    pusher.emit('pusher:subscription_succeeded');
    expect(pusher.received).toEqual(['ready undefined', 'support-ticket 5', 'ready undefined']);
    expect(pusher.subscribe.mock.calls).toEqual([['private-session-7']]);
    expect(pusher.fallbacks).toEqual([]);
  });

  test('an event that is sent twice is received once', async () => {
    const pusher = buildPusher();
    await pusher.join();
    for (const key of ['a', 'b', 'a', 'b']) pusher.emit('order', { id: 3, key });
    expect(pusher.received).toEqual(['ready undefined', 'order 3', 'order 3']);
  });

  test('without a connection it listens to the server directly, until there is one', async () => {
    const pusher = buildPusher();
    pusher.become('unavailable');
    pusher.become('unavailable');
    expect(pusher.fallbacks.map(({ aborted }) => aborted)).toEqual([false]);
    await pusher.join();
    expect(pusher.fallbacks.map(({ aborted }) => aborted)).toEqual([true]);
    pusher.become('unavailable');
    expect(pusher.fallbacks.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test('without a permission it listens to the server directly and disconnects Pusher', async () => {
    const pusher = buildPusher({ refuses: true });
    pusher.become('connected');
    await vi.waitFor(() => expect(pusher.fallbacks).toHaveLength(1));
    expect(pusher.disconnect).toHaveBeenCalled();
    expect(pusher.subscribe).not.toHaveBeenCalled();
  });

  test('the same if Pusher refuses the permission', async () => {
    const pusher = buildPusher();
    await pusher.join();
    pusher.emit('pusher:subscription_error', { status: 401 });
    expect(pusher.fallbacks).toHaveLength(1);
    expect(pusher.disconnect).toHaveBeenCalled();
  });

  test('everything ends at sign-out', async () => {
    const pusher = buildPusher();
    pusher.become('unavailable');
    pusher.stopping.abort();
    expect(pusher.disconnect).toHaveBeenCalledTimes(1);
    expect(pusher.fallbacks.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
