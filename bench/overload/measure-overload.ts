import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';
import { setTimeout as delay } from 'node:timers/promises';
import { demoProducts, prepareMarketplace } from '../marketplace/prepare-marketplace.ts';
import { signIn } from '../marketplace/shoppers.ts';
import { startApi } from '../processes/api.ts';
import type { Pool } from '../processes/database.ts';
import { megabytes } from '../processes/usage.ts';
import { buySteadily, type Purchases } from './buy-steadily.ts';
import { closeConnections, type Outcome, send } from './request.ts';

export type OverloadOptions = { seconds: number; factor: number; timeoutSeconds: number; ordersPerSecond: number };

export type OverloadFigures = {
  options: OverloadOptions;
  /** Pages rendered each second with eight connections that always ask. */
  sustained: number;
  /** How each page request of the overload ended. */
  outcomes: Outcome[];
  purchases: Purchases;
  memory: { rss: number; pss: number };
  /** Whether /readyz reported the overload. */
  reported: boolean;
  /** Seconds from the end of the load until pages are as fast as before it, and until /readyz is ready. */
  secondsUntilNormal: number;
  secondsUntilReady: number;
};

const pageHeaders = { accept: 'text/html', 'accept-encoding': 'br', 'user-agent': 'souk-overload' };
const connections = 8;

/** Loads a server without a cache of answers beyond what it sustains, while orders are placed. */
export async function measureOverload(options: OverloadOptions, print: (line: string) => void): Promise<OverloadFigures> {
  const marketplace = await prepareMarketplace(demoProducts, print);
  const shoppers = await signIn(marketplace.database.pool, 16);
  const paths = await listPages(marketplace.database.pool);
  const env = { PAGE_RENDERS_PER_MINUTE: '0', CATALOG_CALLS_PER_MINUTE: '0' };
  const api = await startApi({ dataFolder: marketplace.folder, databaseUrl: marketplace.database.url, cache: false, env });
  try {
    await sustain(api.port, paths, 3);
    const sustained = await sustain(api.port, paths, 8);
    const normalMilliseconds = await medianPage(api.port, paths);
    print(`Sustained: ${sustained.toFixed(1)} pages a second; one page alone: ${normalMilliseconds.toFixed(0)} ms.`);
    const memory = watchMemory(api.pid);
    const readiness = watchReadiness(api.port);
    const stopBuying = new AbortController();
    const buying = buySteadily(api.port, shoppers, options.ordersPerSecond, stopBuying.signal);
    const outcomes = await overload(api.port, paths, sustained, options);
    const endedAt = performance.now();
    stopBuying.abort();
    const secondsUntilNormal = await waitUntilNormal(api.port, paths, normalMilliseconds, endedAt);
    const purchases = await buying;
    const secondsUntilReady = await readiness.waitUntilReady(endedAt);
    return {
      options,
      sustained,
      outcomes: await Promise.all(outcomes),
      purchases,
      memory: memory.stop(),
      reported: readiness.reported(),
      secondsUntilNormal,
      secondsUntilReady,
    };
  } finally {
    closeConnections();
    await api.stop();
  }
}

async function listPages(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: number }>('select id from products where active order by hashint8(id)');
  return rows.map(({ id }) => `/products/${id}/details`);
}

async function sustain(port: number, paths: readonly string[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let next = 0;
  let pages = 0;
  const work = async () => {
    while (performance.now() < until) {
      const { status } = await send({ port, path: paths[next++ % paths.length] ?? '/', headers: pageHeaders });
      if (status === 200) pages += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return pages / seconds;
}

async function medianPage(port: number, paths: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const path of paths.slice(0, 15)) times.push((await send({ port, path, headers: pageHeaders })).milliseconds);
  return times.sort((a, b) => a - b)[7] ?? 0;
}

/** Sends pages at a fixed rate, however the server answers. Resolves when the last request is sent. */
async function overload(port: number, paths: readonly string[], sustained: number, options: OverloadOptions): Promise<Promise<Outcome>[]> {
  const { seconds, factor, timeoutSeconds } = options;
  const total = Math.round(sustained * factor * seconds);
  const startedAt = performance.now();
  const sent: Promise<Outcome>[] = [];
  while (sent.length < total) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1000) * sustained * factor);
    while (sent.length < due) {
      const path = paths[sent.length % paths.length] ?? '/';
      sent.push(send({ port, path, headers: pageHeaders, timeout: timeoutSeconds * 1000 }).then(withoutText));
    }
    await delay(5);
  }
  return sent;
}

function withoutText({ status, milliseconds }: Outcome): Outcome {
  return { status, milliseconds, text: '' };
}

/** Normal: five pages in a row, each within twice the time before the load plus 100 ms. */
async function waitUntilNormal(port: number, paths: readonly string[], normalMilliseconds: number, endedAt: number): Promise<number> {
  let good = 0;
  let since = performance.now();
  for (let index = 0; good < 5 && performance.now() - endedAt < 60_000; index++) {
    const { status, milliseconds } = await send({ port, path: paths[index % paths.length] ?? '/', headers: pageHeaders, timeout: 20_000 });
    const isGood = status === 200 && milliseconds <= normalMilliseconds * 2 + 100;
    if (isGood && good === 0) since = performance.now() - milliseconds;
    good = isGood ? good + 1 : 0;
    if (!isGood) await delay(100);
  }
  return Math.max(0, (since - endedAt) / 1000);
}

/** The highest resident and proportional set sizes, in megabytes. */
function watchMemory(pid: number): { stop: () => { rss: number; pss: number } } {
  const peak = { rss: 0, pss: 0 };
  const look = () => {
    peak.pss = Math.max(peak.pss, megabytes([pid]));
    peak.rss = Math.max(peak.rss, residentMegabytes(pid));
  };
  const timer = setInterval(look, 250);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0; // not Linux, or the process has ended
  }
}

function watchReadiness(port: number): { reported: () => boolean; waitUntilReady: (endedAt: number) => Promise<number> } {
  let reported = false;
  const look = async () => {
    const { status, text } = await send({ port, path: '/readyz', timeout: 5000 });
    if (text.includes('"overloaded":true')) reported = true;
    return status === 200;
  };
  const timer = setInterval(() => void look(), 250);
  return {
    reported: () => reported,
    async waitUntilReady(endedAt) {
      clearInterval(timer);
      while (!(await look()) && performance.now() - endedAt < 60_000) await delay(100);
      return (performance.now() - endedAt) / 1000;
    },
  };
}
