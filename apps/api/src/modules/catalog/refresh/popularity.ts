import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { runParts } from '../../../platform/database/one-statement.ts';
import { insertedSales, insertViews, type View } from '../queries/derived-data.ts';

/**
 * Records sales in the transaction of an order, or with negative quantities its cancellation. It only inserts rows, so that
 * orders never wait for each other; `applyPendingChanges` and `applyPopularity` update the products later.
 */
export async function recordSales(transaction: Kysely<DB>, sales: readonly { product_id: number; quantity: number }[]): Promise<void> {
  if (sales.length > 0) await runParts(transaction, [insertedSales(sales)]);
}

/** Buffers views in memory, so that showing a product neither waits for a write nor fails with one. */
export type ViewRecorder = { record: (view: View) => void; flush: () => Promise<void> };

/** Views above this number within a second are dropped. */
const maxWaiting = 10_000;

export function createViewRecorder({ db, log }: { db: Kysely<DB>; log: FastifyBaseLogger }): ViewRecorder {
  let waiting: View[] = [];
  return {
    record(view) {
      if (waiting.length < maxWaiting) waiting.push(view);
    },
    async flush() {
      if (waiting.length === 0) return;
      const views = waiting;
      waiting = [];
      try {
        await insertViews(db, views);
      } catch (error) {
        log.warn({ err: error, views: views.length }, 'views were not noted');
      }
    },
  };
}
