import { Pool } from 'pg';
import { valueParsers } from './value-parsers.ts';

export type PoolOptions = {
  url: string;
  size: number;
  /** Called when an idle or busy connection breaks; its query, if any, fails by itself. */
  onConnectionLost?: (error: Error) => void;
  name?: string;
  /** For migrations, backups and the like, which may take as long as they need. */
  withoutTimeouts?: boolean;
};

const timeouts = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
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
    ...(options.withoutTimeouts ? {} : timeouts),
  });
  // Without a listener on each client the loss of a connection that is in use would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', onConnectionLost);
  return pool;
}
