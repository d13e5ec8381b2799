import { setInterval } from 'node:timers';
import { listDatabasePids, megabytes } from '../processes/usage.ts';
import type { CrowdMarketplace } from './crowd-marketplace.ts';

/** Megabytes after so many seconds, what processes share counted once. */
export type MemorySample = { second: number; api: number; database: number };

/** Looks at once and then every so many seconds. */
export function watchMemory({ api, folder }: CrowdMarketplace, secondsBetween: number): { samples: MemorySample[]; end: () => void } {
  const startedAt = performance.now();
  const samples: MemorySample[] = [];
  const look = () => {
    const second = Math.round((performance.now() - startedAt) / 1000);
    samples.push({ second, api: megabytes([api.pid]), database: megabytes(listDatabasePids(folder)) });
  };
  look();
  const timer = setInterval(look, secondsBetween * 1000);
  return {
    samples,
    end() {
      clearInterval(timer);
      look();
    },
  };
}

/** Megabytes that the server holds more in the last quarter of the time than in the second one: by then it has warmed up. */
export function growthOf(samples: readonly MemorySample[]): { from: number; to: number } {
  const quarter = (number: number) => {
    const own = samples.slice(Math.floor((samples.length * (number - 1)) / 4), Math.floor((samples.length * number) / 4));
    return own.reduce((sum, { api }) => sum + api, 0) / Math.max(1, own.length);
  };
  return { from: quarter(2), to: quarter(4) };
}
