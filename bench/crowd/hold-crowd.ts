import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { readLedger } from '../../apps/api/test/ledger.ts';
import { cpuSeconds, listDatabasePids, machineSeconds } from '../processes/usage.ts';
import { createCallLog, type Made } from './call-log.ts';
import { type CrowdMarket, openCrowdMarket } from './crowd-market.ts';
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

/** What came of it. */
export type Crowd = {
  made: Made[];
  outage: Outage | undefined;
  /** Connections to the database that were ended on purpose. */
  drops: number;
  memory: MemorySample[];
  /** What visits ended of that were not over. */
  faults: string[];
  orders: number;
  /** What is wrong with the market afterwards. */
  broken: string[];
  /** Processors that were busy on average, by whom; `load` is how many processes waited for one before it began. */
  cpu: { server: number; database: number; people: number; others: number };
  load: number;
};

type CrowdSize = Pick<CrowdOptions, 'seconds' | 'people' | 'secondsAway' | 'dropsPerSecond' | 'pace'>;

const secondsOfALongRun = 60;

/** Lets people into a market of their own, and looks at how it fares. */
export async function holdCrowd(size: CrowdSize, say: (line: string) => void): Promise<Crowd> {
  const load = loadavg()[0] ?? 0;
  const market = await openCrowdMarket(say);
  try {
    const residents = await settlePeople(market.pool(), size.people);
    const ledger = await readLedger(market.pool());
    const books: Books = new Map();
    if (size.seconds >= secondsOfALongRun) {
      say('Asking for every product once.');
      await warmUp(originOf(market), market.pool());
    }
    say(`${size.people} people shop for ${size.seconds} s.`);
    const shopped = await letThemShop(market, residents, { ...size, books, say });
    const broken = await findBroken(market.pool(), { ledger, books });
    return { ...shopped, orders: [...books.values()].reduce((sum, count) => sum + count, 0), broken, load };
  } finally {
    await market.close();
  }
}

type Shopping = CrowdSize & { books: Books; say: (line: string) => void };
type Shopped = Pick<Crowd, 'made' | 'outage' | 'drops' | 'memory' | 'faults' | 'cpu'>;

async function letThemShop(market: CrowdMarket, residents: readonly Resident[], parts: Shopping): Promise<Shopped> {
  const { seconds, secondsAway, dropsPerSecond, pace, books, say } = parts;
  const origin = originOf(market);
  const over = new AbortController();
  const { signal } = over;
  const log = createCallLog();
  const faults: string[] = [];
  const pages = (await fetch(`${origin}/`)).headers.get('content-type')?.startsWith('text/html') ?? false;
  const memory = watchMemory(market, Math.min(10, seconds / 12));
  const busy = watchProcessors(market);
  const lives = residents.map(async (resident, index) => {
    // They do not all come in through the door at once.
    await delay((index / residents.length) * Math.min(30_000, seconds * 100));
    const shop = createShopClient({ origin, log, signal });
    const person = { ...resident, shop, think: createThinking(pace, signal), books };
    await liveInTheShop(person, { signal, pages, onFault: (error) => faults.push(String(error)) });
  });
  const dropping = new AbortController();
  const dropped = dropConnections(market, dropsPerSecond, dropping.signal);
  try {
    const outage = await letTimePass(market, { seconds, secondsAway, say });
    dropping.abort();
    return { made: log.made, outage, drops: await dropped, memory: memory.samples, faults, cpu: busy() };
  } finally {
    dropping.abort();
    memory.end();
    over.abort();
    await Promise.all(lives);
  }
}

function originOf({ api }: CrowdMarket): string {
  return `http://127.0.0.1:${api.port}`;
}

/** In the middle the database goes and comes back, where that is wanted. */
async function letTimePass(market: CrowdMarket, { seconds, secondsAway, say }: Pick<Shopping, 'seconds' | 'secondsAway' | 'say'>) {
  const half = (seconds - secondsAway) / 2;
  await delay(half * 1000);
  if (secondsAway > 0) say(`The database is stopped for ${secondsAway} s.`);
  const outage = secondsAway > 0 ? await haveOutage(market, secondsAway) : undefined;
  await delay(half * 1000);
  return outage;
}

/** Tells how busy who was since it was called. */
function watchProcessors({ api, folder }: CrowdMarket): () => Crowd['cpu'] {
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
