import { setTimeout as delay } from 'node:timers/promises';
import type { CrowdMarketplace } from './crowd-marketplace.ts';

/** The time between the stop of the database and the first healthy answer; `millisecondsToRecover` starts when the database is back. */
export type Outage = { from: number; until: number; millisecondsToRecover: number };

const timeoutMilliseconds = 30_000;

export async function haveOutage({ api, stopDatabase }: CrowdMarketplace, seconds: number): Promise<Outage> {
  const from = performance.now();
  await stopDatabase(seconds);
  const backAt = performance.now();
  while (!(await isReady(api.port))) {
    if (performance.now() - backAt > timeoutMilliseconds) throw new Error('The server did not recover within half a minute.');
    await delay(50);
  }
  const until = performance.now();
  return { from, until, millisecondsToRecover: until - backAt };
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}
