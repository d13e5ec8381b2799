import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

export type RunningLock = { release(): Promise<void> };

type LockOptions = { onProgress: (message: string) => void; stopping: AbortSignal };

// Any numbers do, as long as every process uses the same ones.
const runningLock = 7_305_768_202;
const seedLock = 7_305_768_203;

const retryMilliseconds = 500;

/**
 * Holds a shared advisory lock as long as the marketplace runs, so that a restore can refuse. Waits while a restore has it,
 * and connects again whenever the connection is lost.
 */
export async function holdRunningLock(url: string, { onProgress, stopping }: LockOptions): Promise<RunningLock> {
  const releasing = new AbortController();
  let client = await acquire(url, { onProgress, stopping });
  const holding = (async () => {
    while (!releasing.signal.aborted) {
      await untilEnded(client, releasing.signal);
      if (releasing.signal.aborted) return;
      client = await acquire(url, { onProgress: () => undefined, stopping: releasing.signal });
    }
  })().catch(() => undefined); // aborted
  return {
    async release() {
      releasing.abort();
      await holding;
      await client.end().catch(() => undefined);
    },
  };
}

/** Runs work that no running server may see, and prevents servers from starting meanwhile. Undefined if one runs. */
export async function withoutServers<Result>(url: string, work: () => Promise<Result>): Promise<{ result: Result } | undefined> {
  return withClient(url, 'souk exclusive', async (client) => {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [runningLock]);
    return rows[0]?.locked ? { result: await work() } : undefined;
  });
}

/** Processes that want to fill the same database take turns. The connection is its own: the pool may have a single one. */
export async function withSeedLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  return withClient(url, 'souk seed lock', async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [seedLock]);
    return work();
  });
}

async function withClient<Result>(url: string, name: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = connectionTo(url, name);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined); // releases the lock
  }
}

async function acquire(url: string, { onProgress, stopping }: LockOptions): Promise<Client> {
  for (let isFirst = true; ; isFirst = false) {
    stopping.throwIfAborted();
    const client = connectionTo(url, 'souk running');
    try {
      await client.connect();
      const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock_shared($1) AS locked', [runningLock]);
      if (rows[0]?.locked) return client;
      if (isFirst) onProgress('Waiting for the restore of this database to finish.');
    } catch {
      // The database is away, which the pool reports; the lock is tried again.
    }
    await client.end().catch(() => undefined);
    await delay(retryMilliseconds, undefined, { signal: stopping });
  }
}

function connectionTo(url: string, name: string): Client {
  const client = new Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on('error', () => undefined); // 'end' follows
  return client;
}

function untilEnded(client: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    client.once('end', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
