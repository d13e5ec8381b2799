import type { Clock } from '../src/platform/clock/clock.ts';

export type TestClock = Clock & { advance(seconds: number): void };

/** A clock that is stopped until it is advanced. */
export function createTestClock(start: Date = new Date()): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance(seconds) {
      time += seconds * 1000;
    },
  };
}
