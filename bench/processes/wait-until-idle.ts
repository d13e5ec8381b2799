import { setTimeout as delay } from 'node:timers/promises';
import { cpuSeconds } from './usage.ts';

const quietSeconds = 2;
/** A server that nobody uses still asks the database ten times a second for changes and jobs. */
const idleShare = 0.1;
const maxSeconds = 300;

/** Waits until processes have nothing to do: a server reads its catalogue into memory after its start. */
export async function waitUntilIdle(pids: readonly number[]): Promise<void> {
  let quiet = 0;
  for (let second = 0; second < maxSeconds && quiet < quietSeconds; second++) {
    const before = cpuSeconds(pids);
    await delay(1000);
    quiet = cpuSeconds(pids) - before < idleShare * pids.length ? quiet + 1 : 0;
  }
}
