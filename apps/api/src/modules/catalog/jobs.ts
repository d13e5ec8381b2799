import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { refreshProducts } from './refresh-products.ts';
import { addUpPopularity, settleCatalog } from './settle-catalog.ts';

/** `{ product_ids }`: everything derived of these products anew. Orders need not enqueue it: they call `noteSales`. */
export function catalogJobs(db: Kysely<DB>, clock: Clock): AnyJob[] {
  return [
    defineJob({
      name: 'refresh-products',
      payload: z.object({ product_ids: z.array(z.int()).max(10_000) }),
      run: ({ product_ids }) => inTransaction(db, (transaction) => refreshProducts(transaction, product_ids, clock)),
    }),
    defineJob({
      name: 'settle-catalog',
      payload: z.object({}),
      cron: '* * * * *',
      // The keeper settles each second; this is for a market whose API has stopped while its jobs still run.
      run: async () => {
        await settleCatalog(db, clock);
        await addUpPopularity(db);
      },
    }),
  ];
}
