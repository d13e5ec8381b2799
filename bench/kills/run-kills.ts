import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DB } from '../../apps/api/db/schema.ts';
import { createKysely } from '../../apps/api/src/platform/database/kysely.ts';
import { type OpenedDatabase, openDatabase } from '../../apps/api/src/platform/database/open-database.ts';
import { buildProduct } from '../../apps/api/test/builders/goods.ts';
import { buildShoppers } from '../../apps/api/test/builders/shopper.ts';
import { readLedger } from '../../apps/api/test/ledger.ts';
import { findBroken } from '../crowd/find-broken.ts';
import { type Api, startApi } from '../processes/api.ts';
import { stopAll } from '../processes/running.ts';
import { type Buying, buyThroughKills } from './buy-through-kills.ts';

export type KillOptions = { times: number; buyers: number };

export type KillFigures = {
  options: KillOptions;
  /** Milliseconds from each kill until `/readyz` answers 200 again. */
  databaseRestarts: number[];
  serverRestarts: number[];
  /** Each time that the server process ended without being killed. */
  exits: string[];
  acknowledged: number;
  lost: number;
  doubled: number;
  broken: string[];
  unexpected: string[];
};

/** The server that runs now. */
type Server = { folder: string; api: Api; exits: string[] };

const ordersBetweenKills = 4;
const maxWaitForOrders = 10_000;
const maxRestart = 60_000;

/** Kills PostgreSQL and the server in turn while shoppers place orders, then compares what they know with the database. */
export async function runKills(options: KillOptions, print: (line: string) => void): Promise<KillFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-kills-'));
  opened.add(folder);
  await chmod(folder, 0o755); // under root another account runs the database
  print(`Starting a server with its own database in ${folder}.`);
  const server: Server = { folder, api: await startServer(folder), exits: [] };
  const { shoppers, product, ledger } = await withDatabase(folder, (database) => fillShop(database, options.buyers));
  const stop = new AbortController();
  const unexpected: string[] = [];
  const books = new Map<string, number>();
  const buying: Buying = { port: () => server.api.port, product, books, unexpected, signal: stop.signal };
  const crowd = Promise.all(shoppers.map((shopper) => buyThroughKills(shopper, buying)));
  // A failure is thrown below, when the crowd is awaited.
  crowd.catch(() => stop.abort());
  const databaseRestarts: number[] = [];
  const serverRestarts: number[] = [];
  for (let time = 1; time <= options.times && !stop.signal.aborted; time++) {
    databaseRestarts.push(await killDatabase(server, buying));
    serverRestarts.push(await killServer(server, buying));
    print(
      `${time} of ${options.times}: ${books.size} orders, PostgreSQL ${databaseRestarts.at(-1)} ms, server ${serverRestarts.at(-1)} ms.`,
    );
  }
  await untilOrdersArrive(buying);
  stop.abort();
  await crowd;
  const result = await withDatabase(folder, async ({ pool }) => ({
    ...(await countWrong(pool, books)),
    broken: await findBroken(pool, { ledger, books }),
  }));
  return { options, databaseRestarts, serverRestarts, exits: server.exits, acknowledged: books.size, ...result, unexpected };
}

const opened = new Set<string>();

/** Stops all processes and deletes the folder, also after an error. */
export async function closeDrill(): Promise<void> {
  await stopAll();
  for (const folder of opened) {
    opened.delete(folder);
    // A killed server leaves its database running; a command that has it open alone stops it at its end.
    await withDatabase(folder, async () => undefined).catch(() => undefined);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function startServer(folder: string): Promise<Api> {
  return startApi({ dataFolder: folder, cache: true, env: { STOREFRONT_DIST: join(folder, 'none') } });
}

async function fillShop({ pool }: OpenedDatabase, buyers: number) {
  const db = createKysely<DB>(pool);
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  const product = await buildProduct(db, { variants: [{ stock: 1_000_000 }] });
  return { product, shoppers: await buildShoppers(db, buyers), ledger: await readLedger(pool) };
}

async function killDatabase(server: Server, buying: Buying): Promise<number> {
  await untilOrdersArrive(buying);
  const postmaster = await readPostmaster(server.folder);
  const killedAt = performance.now();
  if (postmaster) process.kill(postmaster, 'SIGKILL');
  while (performance.now() - killedAt < maxRestart) {
    const { exitCode, signalCode } = server.api.process;
    if (exitCode !== null || signalCode !== null) {
      server.exits.push(
        `exit code ${exitCode}, signal ${signalCode}, ${Math.round(performance.now() - killedAt)} ms after PostgreSQL was killed`,
      );
      server.api = await startServer(server.folder);
    }
    const current = await readPostmaster(server.folder);
    if (current !== undefined && current !== postmaster && (await isReady(server.api.port)))
      return Math.round(performance.now() - killedAt);
    await delay(20);
  }
  throw new Error('PostgreSQL was not restarted in time.');
}

async function killServer(server: Server, buying: Buying): Promise<number> {
  await untilOrdersArrive(buying);
  const killedAt = performance.now();
  server.api.process.kill('SIGKILL');
  server.api = await startServer(server.folder);
  while (!(await isReady(server.api.port))) await delay(20);
  return Math.round(performance.now() - killedAt);
}

/** Waits until a few more orders were placed, so that the next kill comes while orders are under way. */
async function untilOrdersArrive({ books, signal }: Buying): Promise<void> {
  const goal = books.size + ordersBetweenKills;
  const deadline = performance.now() + maxWaitForOrders;
  while (books.size < goal && performance.now() < deadline && !signal.aborted) await delay(5);
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}

async function readPostmaster(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return pid > 0 ? pid : undefined;
}

async function withDatabase<Result>(folder: string, work: (database: OpenedDatabase) => Promise<Result>): Promise<Result> {
  const config = { dataFolder: folder, url: undefined, readUrl: undefined, programs: process.env.PG_BIN, poolSize: 6 };
  const database = await openDatabase(config, { withoutTimeouts: true });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function countWrong(pool: OpenedDatabase['pool'], books: Buying['books']): Promise<{ lost: number; doubled: number }> {
  const { rows } = await pool.query<{ note: string; orders: number }>(
    'select note, count(*)::int as orders from orders where note is not null group by note',
  );
  const counts = new Map(rows.map(({ note, orders }) => [note, orders]));
  return {
    lost: [...books.keys()].filter((key) => !counts.has(key)).length,
    doubled: rows.filter(({ orders }) => orders > 1).length,
  };
}
