import { unavailable } from '../../platform/http/problem.ts';
import { createWorkQueue, NotAdmitted, type Release, type WorkQueue } from '../../platform/http/work-queue.ts';

export type ProductTurns = {
  /** Waits until an order of these products may start; call the result at its end. Throws a 503 where that takes too long. */
  wait: (productIds: readonly number[]) => Promise<Release>;
};

/** Orders of one product meet at its stock: more at once would only hold connections that the orders of other products need. */
const options = { concurrency: 4, maxWaiting: 200, maxWait: 700, typicalDuration: 10 };
const retryAfterSeconds = 1;

/** Bounds for this process how many orders of one product are under way. Orders that wait here hold no connection. */
export function createProductTurns(): ProductTurns {
  const queues = new Map<number, WorkQueue>();

  function forgetIdle(productId: number, queue: WorkQueue): void {
    if (queue.running() === 0 && queue.waiting() === 0) queues.delete(productId);
  }

  async function enter(productId: number): Promise<Release> {
    const queue = queues.get(productId) ?? createWorkQueue(options);
    queues.set(productId, queue);
    try {
      const release = await queue.acquire(() => true);
      return () => {
        release();
        forgetIdle(productId, queue);
      };
    } catch (error) {
      forgetIdle(productId, queue);
      throw error instanceof NotAdmitted ? unavailable(undefined, retryAfterSeconds) : error;
    }
  }

  return {
    async wait(productIds) {
      const releases: Release[] = [];
      const releaseAll = () => {
        for (const release of releases.splice(0)) release();
      };
      try {
        // By ascending id, as the rows are locked: two orders never wait for each other in a circle.
        for (const id of [...new Set(productIds)].sort((one, other) => one - other)) releases.push(await enter(id));
        return releaseAll;
      } catch (error) {
        releaseAll();
        throw error;
      }
    },
  };
}
