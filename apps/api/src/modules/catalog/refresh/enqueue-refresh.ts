import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { enqueue } from '../../../platform/jobs/define-job.ts';

export const refreshJobName = 'refresh-products';

/** Small enough that shoppers do not wait for the locks. */
const batchSize = 500;

/** Updates what is derived from products soon after the commit: a name that many of them share would hold their locks too long. */
export async function enqueueRefresh(transaction: Kysely<DB>, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize)
    await enqueue(transaction, refreshJobName, { product_ids: ids.slice(start, start + batchSize) });
}
