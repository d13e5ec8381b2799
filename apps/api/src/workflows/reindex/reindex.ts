import type { IndexState } from '@souk/contract/back-office/settings/system';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext } from '../../context.ts';
import { countProducts, getIndexState, lockIndexState, updateIndexState } from '../../modules/catalog/queries/search-index.ts';
import { reindexCatalog } from '../../modules/catalog/refresh/refresh-products.ts';
import { rebuildPostSearch } from '../../modules/content/edit-posts.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob, enqueue } from '../../platform/jobs/define-job.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

/** Rebuilds what is derived from products and posts. Returns the number of products. */
export async function reindexMarketplace(context: Acting, onProgress: (products: number) => void): Promise<number> {
  const products = await rebuild(context, onProgress);
  await inTransaction(context.db, (transaction) =>
    recordAudit(transaction, context, { action: 'search.reindex', subject, after: { products } }),
  );
  return products;
}

const subject = { kind: 'search', id: 'index' };
const jobName = 'reindex';
/** A rebuild that made no progress for so long was interrupted. */
const interruptedMilliseconds = 30 * 60_000;

/** Enqueues a rebuild. Throws 409 while one is running. */
export async function startReindex(context: Acting): Promise<IndexState> {
  const now = context.clock.now();
  await inTransaction(context.db, async (transaction) => {
    const former = await lockIndexState(transaction);
    if (isRunning(former, now)) throw operatorError('conflict', 'The search index is being rebuilt.');
    const total = await countProducts(transaction);
    await updateIndexState(transaction, { done: 0, total, started_at: now, finished_at: null });
    await enqueue<DB>(transaction, jobName, {}, { key: jobName });
    await recordAudit(transaction, context, { action: 'search.reindex', subject, after: { products: total } });
  });
  return readIndexState({ ...context, read: context.db });
}

export async function readIndexState({ read, clock }: Pick<ReadContext, 'read' | 'clock'>): Promise<IndexState> {
  const state = await getIndexState(read);
  return {
    is_running: isRunning(state, clock.now()),
    done: state.done,
    total: state.total,
    started_at: state.started_at?.toISOString() ?? null,
    finished_at: state.finished_at?.toISOString() ?? null,
  };
}

/** The rebuild that the panel started, with its progress. */
export function reindexJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: jobName,
    payload: z.unknown(),
    async run() {
      const done = await rebuild({ db, clock }, (products) => updateIndexState(db, { done: products }));
      await updateIndexState(db, { done, total: done, finished_at: clock.now() });
    },
  });
}

async function rebuild({ db, clock }: Pick<Context, 'db' | 'clock'>, onProgress: (products: number) => unknown): Promise<number> {
  const products = await reindexCatalog({ db, clock, onProgress });
  await inTransaction(db, rebuildPostSearch);
  return products;
}

function isRunning({ started_at, finished_at }: { started_at: Date | null; finished_at: Date | null }, now: Date): boolean {
  return started_at !== null && finished_at === null && now.getTime() - started_at.getTime() < interruptedMilliseconds;
}
