import { setImmediate } from 'node:timers';

export type Turns = { enter: (start: () => void) => void };

/**
 * Starts at most so many tasks in a turn of the event loop, in the order in which they came. Whatever else waits, such as an order that
 * has received an answer of the database, has its turn between them.
 */
export function createTurns(perTurn: number): Turns {
  const waiting: (() => void)[] = [];
  let started = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(startNext);
  }

  function startNext(): void {
    isScheduled = false;
    const next = waiting.splice(0, perTurn);
    started = next.length;
    if (started > 0) schedule();
    for (const start of next) start();
  }

  return {
    enter(start) {
      schedule();
      if (started >= perTurn || waiting.length > 0) return void waiting.push(start);
      started += 1;
      start();
    },
  };
}
