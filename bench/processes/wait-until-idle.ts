import { setTimeout as delay } from 'node:timers/promises';
import { cpuSeconds } from './usage.ts';

const quietSeconds = 2;
/** Processor time in each second of processes at rest: they ask the database for changes and jobs, ten times a second. */
const idleSeconds = 0.3;
const maxSeconds = 300;

/** Waits until processes have nothing to do: a server reads its catalogue into memory after its start, while its database sorts it. */
export async function waitUntilIdle(listPids: () => number[]): Promise<void> {
  let quiet = 0;
  for (let second = 0; second < maxSeconds && quiet < quietSeconds; second++) {
    const pids = listPids();
    const before = cpuSeconds(pids);
    await delay(1000);
    quiet = cpuSeconds(pids) - before < idleSeconds ? quiet + 1 : 0;
  }
}
