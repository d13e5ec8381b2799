import { Client, type ClientConfig } from 'pg';
import { hasCode } from '../error-code.ts';

export type SocketAddress = { host: string; user: string };

export const databaseName = 'souk';

/** Whether a server answers on the socket; makes our database if the server is new. */
export async function probe(address: SocketAddress): Promise<'ready' | 'busy' | 'away'> {
  try {
    await query({ ...address, database: databaseName }, 'SELECT 1');
    return 'ready';
  } catch (error) {
    if (hasCode(error, '3D000')) {
      await query({ ...address, database: 'postgres' }, `CREATE DATABASE ${databaseName}`);
      return 'ready';
    }
    // Starting up, recovering or shutting down; all places taken means that it is well.
    if (hasCode(error, '53300')) return 'ready';
    return hasCode(error, '57P03') ? 'busy' : 'away';
  }
}

async function query(address: ClientConfig, text: string): Promise<void> {
  const client = new Client({ ...address, port: 5432, connectionTimeoutMillis: 10_000, application_name: 'souk launcher' });
  client.on('error', ignore); // the connection may break while it closes; the query has told already
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(ignore);
  }
}

function ignore(): undefined {
  return undefined;
}
