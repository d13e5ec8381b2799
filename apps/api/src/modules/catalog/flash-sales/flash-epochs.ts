import type { Clock } from '../../../platform/clock/clock.ts';
import { boundariesOf } from '../domain/shown-at.ts';
import { readHomeState } from '../managed-home.ts';
import type { Read } from '../queries/fragments.ts';
import { listBannerBoundaries } from '../queries/home/banners.ts';
import { listFlashSaleBoundaries } from '../queries/home/flash-sales.ts';

/**
 * Periods between one start or end of a flash sale, a banner or a section of the home page and the next; prices and what is shown do
 * not change within one.
 */
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
      const [sales, banners, { sections }] = await Promise.all([
        listFlashSaleBoundaries(read),
        listBannerBoundaries(read),
        readHomeState(read),
      ]);
      boundaries = [...sales, ...banners, ...boundariesOf(sections)].sort((a, b) => a - b);
    },
  };
}
