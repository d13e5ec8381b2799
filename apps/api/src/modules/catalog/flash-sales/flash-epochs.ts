import type { Clock } from '../../../platform/clock/clock.ts';
import type { Read } from '../queries/fragments.ts';
import { listFlashSaleBoundaries } from '../queries/home/flash-sales.ts';

/** Periods between one start or end of a flash sale and the next; prices do not change within one. */
export type FlashEpochs = {
  /** Identifies the current period by the time of its beginning, in milliseconds. */
  current: () => number;
  /** Reads the starts and ends again. */
  refresh: () => Promise<void>;
};

export function createFlashEpochs({ read, clock }: { read: Read; clock: Clock }): FlashEpochs {
  let boundaries: number[] = [];
  return {
    current() {
      const now = clock.now().getTime();
      return boundaries.findLast((boundary) => boundary <= now) ?? 0;
    },
    async refresh() {
      boundaries = await listFlashSaleBoundaries(read);
    },
  };
}
