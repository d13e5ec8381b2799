import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, type Postmaster } from './postmaster.ts';

export type Supervisor = { current(): Postmaster; end(): Promise<Postmaster> };

const watchMilliseconds = 100;
const longestPause = 5_000;

/** Brings the postmaster back whenever it ends without being asked to. */
export function supervise(
  first: Postmaster,
  options: { restart: () => Promise<Postmaster>; onProgress: (message: string) => void },
): Supervisor {
  let postmaster = first;
  const ending = new AbortController();
  let restarting: Promise<void> | undefined;
  let watch: NodeJS.Timeout;

  function check(): void {
    if (ending.signal.aborted || restarting || isAlive(postmaster)) return;
    restarting = bringBack().finally(() => {
      restarting = undefined;
      follow();
    });
  }

  // An adopted postmaster is not a child process, so no event reports its end: poll it.
  function follow(): void {
    if (ending.signal.aborted) return;
    postmaster.child?.once('exit', check);
    check();
  }

  async function bringBack(): Promise<void> {
    options.onProgress('The database stopped unexpectedly. Starting it again.');
    for (let pause = 50; !ending.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      try {
        postmaster = await options.restart();
        options.onProgress('The database is running again.');
        return;
      } catch (error) {
        if (ending.signal.aborted) return;
        // Right after a kill the old server processes may still hold the shared memory.
        options.onProgress(`The database did not start: ${error instanceof Error ? error.message : String(error)}`);
        await delay(pause, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
      }
    }
  }

  watch = setInterval(check, watchMilliseconds);
  watch.unref();
  follow();
  return {
    current: () => postmaster,
    async end() {
      ending.abort();
      clearInterval(watch);
      await restarting;
      return postmaster;
    },
  };
}
