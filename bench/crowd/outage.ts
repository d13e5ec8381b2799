import { setTimeout as delay } from 'node:timers/promises';
import type { CrowdMarket } from './crowd-market.ts';

/** From when the database went until the server said that all is well; `millisecondsToRecover` is what that took once the database was back. */
export type Outage = { from: number; until: number; millisecondsToRecover: number };

const patienceMilliseconds = 30_000;

export async function haveOutage({ api, stopDatabase }: CrowdMarket, seconds: number): Promise<Outage> {
  const from = performance.now();
  await stopDatabase(seconds);
  const backAt = performance.now();
  while (!(await isReady(api.port))) {
    if (performance.now() - backAt > patienceMilliseconds) throw new Error('The server did not recover within half a minute.');
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
