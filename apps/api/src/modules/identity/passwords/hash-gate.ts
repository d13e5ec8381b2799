import { tooMany, unavailable } from '../../../platform/app-error.ts';

/** Runs work that hashes passwords, one at a time for each person. */
export type HashGate = { run: <Result>(personId: number, work: () => Promise<Result>) => Promise<Result> };

/** Hashes run in the thread pool that also reads files and resizes pictures, so only a part of it may hash. */
const maxHashes = 2;

/** Refuses work instead of queueing it, because a queue of hashes would hold requests and threads. */
export function createHashGate(): HashGate {
  const running = new Set<number>();
  return {
    async run(personId, work) {
      if (running.has(personId)) throw tooMany('Your password is already being checked. Please try again in a moment.', 1);
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
