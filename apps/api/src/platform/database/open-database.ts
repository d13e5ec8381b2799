import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { codeOf, DatabaseStartError, isDatabaseUnavailable } from './database-errors.ts';
import { type Embedded, openEmbedded } from './embedded/open-embedded.ts';
import { createPool, queryWithin } from './pool.ts';
import { type ConnectionSource, sharePool } from './pool-share.ts';

export type DatabaseConfig = {
  dataFolder: string;
  url: string | undefined;
  readUrl: string | undefined;
  programs: string | undefined;
  poolSize: number;
};

export type OpenOptions = {
  onProgress?: (message: string) => void;
  onConnectionLost?: (error: Error) => void;
  /** True for the API: only one of it may use an embedded database. Commands leave it out and share what runs. */
  exclusive?: boolean;
  /** False only in tests: the embedded database does not wait for the disk and ends with this process. */
  durable?: boolean;
  /** For commands, whose statements may take as long as they need. */
  withoutTimeouts?: boolean;
  /** For the server: a database server that is not up yet is waited for until this signal. Commands give up after a while. */
  waitUntil?: AbortSignal;
};

export type OpenedDatabase = {
  kind: 'embedded' | 'server';
  /** For clients of their own, such as listen() or psql. */
  url: string;
  pool: Pool;
  /** For what only reads: replicas if there are any, otherwise a share of `pool`. */
  readPool: ConnectionSource;
  /** For the work of background jobs: a share of `pool`. */
  jobPool: ConnectionSource;
  /** For the job queue's own statements and its listener. */
  queuePool: Pool;
  /** With `interrupt`, statements under way are not waited for: they are rolled back. */
  close(options?: { interrupt?: boolean }): Promise<void>;
};

const oldestVersion = 150_000;
const commandWaitMilliseconds = 15_000;
const progressMilliseconds = 10_000;
const answerMilliseconds = 5_000;
const embeddedConnections = 100;
// The listener for new jobs, and one connection for claiming and completing them.
const queueConnections = 2;

/** Opens the server at `config.url`, or without one the embedded database under `config.dataFolder`. */
export async function openDatabase(config: DatabaseConfig, options: OpenOptions = {}): Promise<OpenedDatabase> {
  if (config.url !== undefined) return openServer(config, config.url, options);
  const embedded = await openEmbedded({
    dataFolder: config.dataFolder,
    programs: config.programs,
    onProgress: options.onProgress ?? (() => undefined),
    exclusive: options.exclusive ?? false,
    durable: options.durable ?? true,
    endsWithParent: options.durable === false,
    // Commands, listeners and the job queue have connections outside the pool.
    maxConnections: Math.max(embeddedConnections, config.poolSize + 30),
    signal: options.waitUntil,
  });
  return withPools('embedded', { ...config, url: embedded.url, readUrl: undefined }, options, embedded);
}

async function openServer(config: DatabaseConfig, url: string, options: OpenOptions): Promise<OpenedDatabase> {
  const database = withPools('server', { ...config, url }, options, undefined);
  try {
    await untilItAnswers(database.pool, url, options);
    await refuseOldVersion(database.pool);
    return database;
  } catch (error) {
    await database.close();
    options.waitUntil?.throwIfAborted();
    throw error instanceof DatabaseStartError ? error : new DatabaseStartError(explain(url, error), { cause: error });
  }
}

function withPools(
  kind: OpenedDatabase['kind'],
  config: DatabaseConfig & { url: string },
  options: OpenOptions,
  embedded: Embedded | undefined,
): OpenedDatabase {
  const common = {
    ...(options.onConnectionLost && { onConnectionLost: options.onConnectionLost }),
    ...(options.withoutTimeouts && { withoutTimeouts: true }),
    ...(kind === 'server' && { withoutJit: true }),
  };
  const { main, reads, jobs } = connectionShares(config.poolSize);
  const pool = createPool({ ...common, url: config.url, size: main });
  const queuePool = createPool({ ...common, url: config.url, size: queueConnections, name: 'souk jobs', queryTimeout: 12_000 });
  const replicas = config.readUrl && createPool({ ...common, url: config.readUrl, size: config.poolSize, name: 'souk reads' });
  return {
    kind,
    url: config.url,
    pool,
    readPool: replicas || sharePool(pool, reads),
    jobPool: sharePool(pool, jobs),
    queuePool,
    async close({ interrupt = false } = {}) {
      const ended = Promise.all([pool, queuePool, ...(replicas ? [replicas] : [])].map((each) => each.ended || each.end()));
      if (!interrupt) await ended;
      await embedded?.close();
    },
  };
}

/** Splits the connections of the process so that neither pages and lists nor jobs can use up what orders and sign-in need. */
export function connectionShares(poolSize: number): { main: number; reads: number; jobs: number } {
  const main = Math.max(1, poolSize - queueConnections);
  return { main, reads: Math.max(1, Math.floor(main / 2)), jobs: Math.max(1, Math.floor(main / 4)) };
}

// A database server may start later than this process; a wrong password will not get better.
async function untilItAnswers(pool: Pool, url: string, { waitUntil, onProgress }: OpenOptions): Promise<void> {
  const waitEnds = waitUntil ? Number.POSITIVE_INFINITY : Date.now() + commandWaitMilliseconds;
  for (let nextProgress = 0; ; ) {
    try {
      await pool.query(queryWithin(answerMilliseconds, 'SELECT 1'));
      return;
    } catch (error) {
      waitUntil?.throwIfAborted();
      if (!isDatabaseUnavailable(error) || Date.now() > waitEnds) throw error;
      if (Date.now() >= nextProgress) {
        onProgress?.(`Waiting for the database server at ${new URL(url).host} (${reasonOf(error)}).`);
        nextProgress = Date.now() + progressMilliseconds;
      }
      await delay(250, undefined, { signal: waitUntil });
    }
  }
}

async function refuseOldVersion(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; text: string }>(
    queryWithin(
      answerMilliseconds,
      `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS text`,
    ),
  );
  const server = rows[0];
  if (server && server.version >= oldestVersion) return;
  throw new DatabaseStartError(`The server of DATABASE_URL is PostgreSQL ${server?.text}; 15 or newer is needed.`);
}

function explain(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  return (
    `The database server of DATABASE_URL (${host}${pathname}) cannot be used: ${reasonOf(error)}\n` +
    'Check the address, that the server runs, and that user, password and database are right.\n' +
    'Without DATABASE_URL the market uses its own embedded database.'
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || codeOf(error) || error.name : String(error);
}
