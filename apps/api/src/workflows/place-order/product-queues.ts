import { unavailable } from '../../platform/app-error.ts';
import { createWorkQueue, NotAdmitted, type Release, type WorkQueue } from '../../platform/http/work-queue.ts';

export type ProductQueues = {
  /** Waits until an order of these products may start; call the result when it ends. Throws a 503 after the time limit. */
  wait: (productIds: readonly number[]) => Promise<Release>;
};

/** Orders of one product lock its stock, so more of them would only hold connections that other orders need. */
const options = { concurrency: 4, maxWaiting: 200, maxWait: 700, typicalDuration: 10 };
const retryAfterSeconds = 1;

/** Limits the concurrent orders of one product in this process. Orders that wait here hold no connection. */
export function createProductQueues(): ProductQueues {
  const queues = new Map<number, WorkQueue>();

  function deleteIdle(productId: number, queue: WorkQueue): void {
    if (queue.running() === 0 && queue.waiting() === 0) queues.delete(productId);
  }

  async function enter(productId: number): Promise<Release> {
    const queue = queues.get(productId) ?? createWorkQueue(options);
    queues.set(productId, queue);
    try {
      const release = await queue.acquire(() => true);
      return () => {
        release();
        deleteIdle(productId, queue);
      };
    } catch (error) {
      deleteIdle(productId, queue);
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
        // By ascending id, like the row locks: two orders never wait for each other in a circle.
        for (const id of [...new Set(productIds)].sort((one, other) => one - other)) releases.push(await enter(id));
        return releaseAll;
      } catch (error) {
        releaseAll();
        throw error;
      }
    },
  };
}
