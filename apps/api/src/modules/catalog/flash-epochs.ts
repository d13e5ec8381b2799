import type { DB } from '../../../db/schema.ts';
import type { Versions } from '../../platform/cache/content-versions.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** The stretches of time between one start or end of a flash sale and the next: within one, prices stand. */
export type FlashEpochs = {
  /** Names the stretch that it is now: the moment of the last boundary. */
  current: () => number;
  /** Reads the boundaries again. */
  refresh: () => Promise<void>;
};

export function createFlashEpochs({ read, clock }: { read: ReadDatabase<DB>; clock: Clock }): FlashEpochs {
  let boundaries: number[] = [];
  return {
    current() {
      const now = clock.now().getTime();
      return boundaries.findLast((boundary) => boundary <= now) ?? 0;
    },
    async refresh() {
      const sales = await read.selectFrom('flash_sales').select(['starts_at', 'ends_at']).where('active', '=', true).execute();
      boundaries = sales.flatMap(({ starts_at, ends_at }) => [starts_at.getTime(), ends_at.getTime()]).sort((a, b) => a - b);
    },
  };
}

/**
 * Versions whose stamps also change when a flash sale starts or ends, so that no cached answer outlives it: the clock is
 * asked when an answer is looked up, no timer has to be on time.
 */
export function withFlashEpochs<Some extends Pick<Versions, 'stamp'>>(versions: Some, epochs: FlashEpochs): Some {
  return {
    ...versions,
    stamp: (tags: readonly string[]) => (tags.includes('catalog') ? `${versions.stamp(tags)} ${epochs.current()}` : versions.stamp(tags)),
  };
}
