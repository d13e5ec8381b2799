import { setTimeout as delay } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';

export type Listener = { close(): Promise<void> };

export type ListenOptions = {
  url: string;
  onNotice: { readonly [channel: string]: (payload: string) => void };
  /** After each connection, the first included. What was said while it was away is lost, so look for yourself. */
  onConnected?: () => void;
  onConnectionLost?: (error: Error) => void;
};

const firstPause = 50;
const longestPause = 5_000;

/** Hears PostgreSQL's notifications on a connection of its own and comes back whenever that breaks. */
export function listen(options: ListenOptions): Listener {
  const closing = new AbortController();
  const done = keepListening(options, closing.signal);
  return {
    async close() {
      closing.abort();
      await done;
    },
  };
}

async function keepListening(options: ListenOptions, closing: AbortSignal): Promise<void> {
  let pause = firstPause;
  while (!closing.aborted) {
    try {
      await listenOnce(options, closing, () => {
        pause = firstPause;
      });
    } catch (error) {
      if (closing.aborted) return;
      options.onConnectionLost?.(error instanceof Error ? error : new Error(String(error)));
      await delay(pause, undefined, { signal: closing }).catch(() => undefined);
      pause = Math.min(pause * 2, longestPause);
    }
  }
}

// Returns when it is told to close, throws when the connection is lost.
async function listenOnce(options: ListenOptions, closing: AbortSignal, onConnected: () => void): Promise<void> {
  const client = new Client({
    connectionString: options.url,
    application_name: 'souk listener',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  const ended = Promise.withResolvers<void>();
  client.on('error', ended.reject);
  client.on('end', () => ended.reject(new Error('Connection terminated')));
  const stop = () => ended.resolve();
  closing.addEventListener('abort', stop, { once: true });
  client.on('notification', ({ channel, payload }) => options.onNotice[channel]?.(payload ?? ''));
  ended.promise.catch(() => undefined); // may be lost while connecting, which then throws by itself
  try {
    await client.connect();
    for (const channel of Object.keys(options.onNotice)) await client.query(`LISTEN ${escapeIdentifier(channel)}`);
    onConnected();
    options.onConnected?.();
    await ended.promise;
  } finally {
    closing.removeEventListener('abort', stop);
    await client.end().catch(() => undefined);
  }
}
