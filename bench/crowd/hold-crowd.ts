import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { readLedger } from '../../apps/api/test/ledger.ts';
import { cpuSeconds, listDatabasePids, machineSeconds } from '../processes/usage.ts';
import { createCallLog, type Made } from './call-log.ts';
import { type CrowdMarketplace, openCrowdMarketplace } from './crowd-marketplace.ts';
import type { CrowdOptions } from './crowd-options.ts';
import { dropConnections } from './drop-connections.ts';
import { findBroken } from './find-broken.ts';
import { liveInTheShop } from './live-in-the-shop.ts';
import { type MemorySample, watchMemory } from './memory-watch.ts';
import { haveOutage, type Outage } from './outage.ts';
import { type Resident, settlePeople } from './people.ts';
import type { Books } from './person.ts';
import { createShopClient } from './shop-client.ts';
import { createThinking } from './thinking.ts';
import { warmUp } from './warm-up.ts';

/** The measurements of one run. */
export type Crowd = {
  made: Made[];
  outage: Outage | undefined;
  /** Connections to the database that were ended on purpose. */
  drops: number;
  memory: MemorySample[];
  /** The errors that ended visits early. */
  visitErrors: string[];
  orders: number;
  /** Inconsistencies in the database afterwards. */
  broken: string[];
  /** Processors that were busy on average, by whom; `load` is how many processes waited for one before it began. */
  cpu: { server: number; database: number; people: number; others: number };
  load: number;
};

type CrowdSize = Pick<CrowdOptions, 'seconds' | 'people' | 'secondsAway' | 'dropsPerSecond' | 'pace'>;

const secondsOfALongRun = 60;

/** Lets people shop in a new marketplace and measures its server and database. */
export async function holdCrowd(size: CrowdSize, print: (line: string) => void): Promise<Crowd> {
  const load = loadavg()[0] ?? 0;
  const marketplace = await openCrowdMarketplace(print);
  try {
    const residents = await settlePeople(marketplace.pool(), size.people);
    const ledger = await readLedger(marketplace.pool());
    const books: Books = new Map();
    if (size.seconds >= secondsOfALongRun) {
      print('Asking for every product once.');
      await warmUp(originOf(marketplace), marketplace.pool());
    }
    print(`${size.people} people shop for ${size.seconds} s.`);
    const shopped = await letThemShop(marketplace, residents, { ...size, books, print });
    const broken = await findBroken(marketplace.pool(), { ledger, books });
    return { ...shopped, orders: [...books.values()].reduce((sum, count) => sum + count, 0), broken, load };
  } finally {
    await marketplace.close();
  }
}

type Shopping = CrowdSize & { books: Books; print: (line: string) => void };
type Shopped = Pick<Crowd, 'made' | 'outage' | 'drops' | 'memory' | 'visitErrors' | 'cpu'>;

async function letThemShop(marketplace: CrowdMarketplace, residents: readonly Resident[], parts: Shopping): Promise<Shopped> {
  const { seconds, secondsAway, dropsPerSecond, pace, books, print } = parts;
  const origin = originOf(marketplace);
  const over = new AbortController();
  const { signal } = over;
  const log = createCallLog();
  const visitErrors: string[] = [];
  const pages = (await fetch(`${origin}/`)).headers.get('content-type')?.startsWith('text/html') ?? false;
  const memory = watchMemory(marketplace, Math.min(10, seconds / 12));
  const busy = watchProcessors(marketplace);
  const lives = residents.map(async (resident, index) => {
    // Arrivals are spread over the first seconds.
    await delay((index / residents.length) * Math.min(30_000, seconds * 100));
    const shop = createShopClient({ origin, log, signal });
    const person = { ...resident, shop, think: createThinking(pace, signal), books };
    await liveInTheShop(person, { signal, pages, onError: (error) => visitErrors.push(String(error)) });
  });
  const dropping = new AbortController();
  const dropped = dropConnections(marketplace, dropsPerSecond, dropping.signal);
  try {
    const outage = await letTimePass(marketplace, { seconds, secondsAway, print });
    dropping.abort();
    return { made: log.made, outage, drops: await dropped, memory: memory.samples, visitErrors, cpu: busy() };
  } finally {
    dropping.abort();
    memory.end();
    over.abort();
    await Promise.all(lives);
  }
}

function originOf({ api }: CrowdMarketplace): string {
  return `http://127.0.0.1:${api.port}`;
}

/** Waits for the length of the run; if requested, stops the database for a while in the middle. */
async function letTimePass(
  marketplace: CrowdMarketplace,
  { seconds, secondsAway, print }: Pick<Shopping, 'seconds' | 'secondsAway' | 'print'>,
) {
  const half = (seconds - secondsAway) / 2;
  await delay(half * 1000);
  if (secondsAway > 0) print(`The database is stopped for ${secondsAway} s.`);
  const outage = secondsAway > 0 ? await haveOutage(marketplace, secondsAway) : undefined;
  await delay(half * 1000);
  return outage;
}

/** Returns a function that computes the share of a processor that each side has used since this call. */
function watchProcessors({ api, folder }: CrowdMarketplace): () => Crowd['cpu'] {
  const look = () => ({
    at: performance.now() / 1000,
    server: cpuSeconds([api.pid]),
    database: cpuSeconds(listDatabasePids(folder)),
    people: cpuSeconds([process.pid]),
    machine: machineSeconds(),
  });
  const before = look();
  return () => {
    const now = look();
    const share = (of: 'server' | 'database' | 'people' | 'machine') => Math.max(0, now[of] - before[of]) / (now.at - before.at);
    const [server, database, people] = [share('server'), share('database'), share('people')];
    return { server, database, people, others: Math.max(0, share('machine') - server - database - people) };
  };
}
