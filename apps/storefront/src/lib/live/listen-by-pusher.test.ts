import { describe, expect, test, vi } from 'vitest';
import { listenByPusher } from './listen-by-pusher.ts';

/** Pusher's library as far as it is used, and what happens to it. */
function buildPusher({ refuses = false } = {}) {
  const bound = new Map<string, (about: unknown) => void>();
  const ears: ((name: string, data: unknown) => void)[] = [];
  const leaving = new AbortController();
  const fallbacks: AbortSignal[] = [];
  const heard: string[] = [];
  const connection = { socket_id: '1.1', bind: (name: string, hear: (about: unknown) => void) => bound.set(name, hear) };
  const disconnect = vi.fn(() => bound.get('disconnected')?.({}));
  const subscribe = vi.fn((_channel: string) => ({ bind_global: (hear: (name: string, data: unknown) => void) => ears.push(hear) }));
  const authorize = vi.fn(async (socketId: string) => {
    if (refuses) throw new Error('There is no Pusher here');
    return { channel_name: 'private-session-7', auth: `key:${socketId}` };
  });
  listenByPusher({
    signal: leaving.signal,
    onEvent: ({ name, id }) => heard.push(`${name} ${id}`),
    fallBack: (signal) => fallbacks.push(signal),
    open: () => ({ connection, subscribe, disconnect }),
    authorize,
  });
  return {
    leaving,
    heard,
    fallbacks,
    disconnect,
    subscribe,
    authorize,
    become: (state: string) => bound.get(state)?.({}),
    say: (name: string, data: unknown = {}) => {
      for (const hear of ears) hear(name, data);
    },
    /** Connected, and in the channel. */
    async join() {
      bound.get('connected')?.({});
      await vi.waitFor(() => expect(ears).toHaveLength(1));
      this.say('pusher:subscription_succeeded');
    },
  };
}

describe('[account-05] through Pusher', () => {
  test('a page joins the channel it is given, and asks for everything anew each time it has joined', async () => {
    const pusher = buildPusher();
    await pusher.join();
    pusher.say('support-ticket', { id: 5, key: 'a' });
    pusher.become('connected');
    pusher.say('pusher:subscription_succeeded');
    expect(pusher.heard).toEqual(['ready undefined', 'support-ticket 5', 'ready undefined']);
    expect(pusher.subscribe.mock.calls).toEqual([['private-session-7']]);
    expect(pusher.fallbacks).toEqual([]);
  });

  test('what is sent twice is heard once', async () => {
    const pusher = buildPusher();
    await pusher.join();
    for (const key of ['a', 'b', 'a', 'b']) pusher.say('order', { id: 3, key });
    expect(pusher.heard).toEqual(['ready undefined', 'order 3', 'order 3']);
  });

  test('without a connection the server itself is listened to, until there is one', async () => {
    const pusher = buildPusher();
    pusher.become('unavailable');
    pusher.become('unavailable');
    expect(pusher.fallbacks.map(({ aborted }) => aborted)).toEqual([false]);
    await pusher.join();
    expect(pusher.fallbacks.map(({ aborted }) => aborted)).toEqual([true]);
    pusher.become('unavailable');
    expect(pusher.fallbacks.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test('a server that gives no leave is listened to itself, and Pusher let go', async () => {
    const pusher = buildPusher({ refuses: true });
    pusher.become('connected');
    await vi.waitFor(() => expect(pusher.fallbacks).toHaveLength(1));
    expect(pusher.disconnect).toHaveBeenCalled();
    expect(pusher.subscribe).not.toHaveBeenCalled();
  });

  test('so is one whose leave Pusher does not take', async () => {
    const pusher = buildPusher();
    await pusher.join();
    pusher.say('pusher:subscription_error', { status: 401 });
    expect(pusher.fallbacks).toHaveLength(1);
    expect(pusher.disconnect).toHaveBeenCalled();
  });

  test('at sign-out all of it ends', async () => {
    const pusher = buildPusher();
    pusher.become('unavailable');
    pusher.leaving.abort();
    expect(pusher.disconnect).toHaveBeenCalledTimes(1);
    expect(pusher.fallbacks.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
