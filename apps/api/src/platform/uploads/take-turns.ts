import { unavailable } from '../http/problem.ts';

/** Runs no more than so many at once; others wait in the order they came, and beyond `mostWaiting` are told to come back. */
export function takeTurns(atOnce: number, mostWaiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce && waiting.length >= mostWaiting) throw unavailable();
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // A turn that is handed on is not given back.
      if (next) next();
      else running -= 1;
    }
  };
}
