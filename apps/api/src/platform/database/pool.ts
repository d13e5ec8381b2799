import { Pool, type QueryConfig } from 'pg';
import { valueParsers } from './value-parsers.ts';

export type PoolOptions = {
  url: string;
  size: number;
  /** Called when an idle or busy connection breaks; its query, if any, fails by itself. */
  onConnectionLost?: (error: Error) => void;
  name?: string;
  /** For migrations, backups and the like, which may take as long as they need. */
  withoutTimeouts?: boolean;
  /** Milliseconds until a query fails although the connection is open, for pools that no migration uses. */
  queryTimeout?: number;
};

const timeouts = {
  statement_timeout: 10_000,
  // Short, so that requests waiting for one row cannot hold the connections that all others need.
  // Longer than PostgreSQL's deadlock_timeout (1 s): a deadlock is then found as one, and only one of the two is tried again.
  lock_timeout: 1_500,
  idle_in_transaction_session_timeout: 15_000,
};

export function createPool(options: PoolOptions): Pool {
  const { onConnectionLost = () => undefined } = options;
  const pool = new Pool({
    connectionString: options.url,
    max: options.size,
    application_name: options.name ?? 'souk',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: valueParsers,
    ...(options.queryTimeout !== undefined && { query_timeout: options.queryTimeout }),
    ...(options.withoutTimeouts ? {} : timeouts),
  });
  // Without a listener on each client the loss of a connection that is in use would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', onConnectionLost);
  return pool;
}

/** A query that fails after so many milliseconds although its connection is open. pg reads the limit from each query, which its types do not know. */
export function queryWithin(milliseconds: number, text: string): QueryConfig {
  const limit = { query_timeout: milliseconds };
  return { text, ...limit };
}
