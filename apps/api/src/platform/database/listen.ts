import { setTimeout as delay } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { oneAtATime } from '../one-at-a-time.ts';

export type Listener = {
  /** Resolves once every notification that was committed before the call has arrived. Rejects without a connection. */
  sync(): Promise<void>;
  close(): Promise<void>;
};

export type ListenOptions = {
  url: string;
  onNotice: { readonly [channel: string]: (payload: string) => void };
  /** Called after each connection, the first included. Notifications in between are lost, so read the current state. */
  onConnected?: () => void;
  onConnectionLost?: (error: Error) => void;
  /** A connection that is silent for so long after a query is replaced. */
  queryTimeout?: number;
};

const firstPause = 50;
const longestPause = 5_000;
const defaultQueryTimeout = 10_000;

type Connection = { client: Client; lose: (error: unknown) => void };

/** Receives PostgreSQL's notifications on its own connection and reconnects whenever that breaks. */
export function listen(options: ListenOptions): Listener {
  const closing = new AbortController();
  let connection: Connection | undefined;
  const done = listenUntilClosed(options, closing.signal, (changed) => {
    connection = changed;
  });
  return {
    sync: oneAtATime(async () => {
      if (!connection) throw new Error('Connection terminated: the listener has none');
      const { client, lose } = connection;
      // PostgreSQL sends the notifications of committed transactions before it reports the end of a later query.
      await client.query('').catch((error: unknown) => {
        lose(error);
        throw error;
      });
    }),
    async close() {
      closing.abort();
      await done;
    },
  };
}

async function listenUntilClosed(
  options: ListenOptions,
  closing: AbortSignal,
  onChange: (connection: Connection | undefined) => void,
): Promise<void> {
  let pause = firstPause;
  while (!closing.aborted) {
    try {
      await listenOnce(options, closing, (connection) => {
        if (connection) pause = firstPause;
        onChange(connection);
      });
    } catch (error) {
      if (closing.aborted) return;
      options.onConnectionLost?.(error instanceof Error ? error : new Error(String(error)));
      await delay(pause, undefined, { signal: closing }).catch(() => undefined);
      pause = Math.min(pause * 2, longestPause);
    }
  }
}

// Returns when it is asked to close, throws when the connection is lost.
async function listenOnce(
  options: ListenOptions,
  closing: AbortSignal,
  onChange: (connection: Connection | undefined) => void,
): Promise<void> {
  const client = new Client({
    connectionString: options.url,
    application_name: 'souk listener',
    connectionTimeoutMillis: 5_000,
    query_timeout: options.queryTimeout ?? defaultQueryTimeout,
    keepAlive: true,
  });
  const ended = Promise.withResolvers<void>();
  client.on('error', ended.reject);
  client.on('end', () => ended.reject(new Error('Connection terminated')));
  const stop = () => ended.resolve();
  closing.addEventListener('abort', stop, { once: true });
  client.on('notification', ({ channel, payload }) => options.onNotice[channel]?.(payload ?? ''));
  ended.promise.catch(() => undefined); // the connection may be lost while connecting, which throws as well
  try {
    await client.connect();
    for (const channel of Object.keys(options.onNotice)) await client.query(`LISTEN ${escapeIdentifier(channel)}`);
    onChange({ client, lose: ended.reject });
    options.onConnected?.();
    await ended.promise;
  } finally {
    onChange(undefined);
    closing.removeEventListener('abort', stop);
    await client.end().catch(() => undefined);
  }
}
