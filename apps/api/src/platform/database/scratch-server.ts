import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { openDatabase } from './open-database.ts';

export type ScratchServer = {
  /** Of the database that always exists, from which others are made. */
  url: string;
  close(): Promise<void>;
};

/** A server for databases that are thrown away: the given one, or an embedded one that forgets everything. */
export async function openScratchServer(options: { url?: string | undefined; programs?: string | undefined } = {}): Promise<ScratchServer> {
  if (options.url !== undefined) return { url: options.url, close: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'souk-scratch-'));
  await chmod(folder, 0o755); // under root another account runs the database
  const config = { dataFolder: folder, url: undefined, readUrl: undefined, programs: options.programs, poolSize: 150 };
  const server = await openDatabase(config, { durable: false });
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a database beside the given one, empty or as a copy, and returns its address. */
export async function createDatabase(serverUrl: string, options: { name?: string; template?: string } = {}): Promise<string> {
  const name = options.name ?? `souk_scratch_${randomBytes(6).toString('hex')}`;
  // template0 rather than template1, which an administrator may have filled.
  const template = escapeIdentifier(options.template ?? 'template0');
  await run(serverUrl, `CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE ${template} STRATEGY = FILE_COPY`);
  return urlOfDatabase(serverUrl, name);
}

export async function dropDatabase(url: string, serverUrl: string): Promise<void> {
  await run(serverUrl, `DROP DATABASE IF EXISTS ${escapeIdentifier(nameOfDatabase(url))} WITH (FORCE)`);
}

export function nameOfDatabase(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'souk scratch' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
