import { tooMany, unavailable } from '../../platform/http/problem.ts';

/** Runs work that hashes passwords, for one person at a time. */
export type HashGate = { run: <Result>(personId: number, work: () => Promise<Result>) => Promise<Result> };

/** Hashes run on the threads that also read files and resize pictures, so at most this many occupy them. */
const maxHashes = 2;

/** Refuses at once what would have to wait: a queue of hashes would hold requests and threads for as long as it grows. */
export function createHashGate(): HashGate {
  const running = new Set<number>();
  return {
    async run(personId, work) {
      if (running.has(personId)) throw tooMany('Your password is being checked already. Please try again in a moment.', 1);
      if (running.size >= maxHashes) throw unavailable();
      running.add(personId);
      try {
        return await work();
      } finally {
        running.delete(personId);
      }
    },
  };
}
