import { z } from 'zod';
import type { Context } from '../../context.ts';
import { updatePositions } from '../../modules/catalog/queries/managed-categories.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { lockAllCategories, partsOf } from './read-categories.ts';

type Ordering = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Order = { parent_id: number | null; ids: readonly number[]; seen_ids: readonly number[] };

/** Orders the categories of one parent, all of them at once. Returns the id of the entry. */
export function orderCategories(context: Ordering, { parent_id, ids, seen_ids }: Order): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    const stored = partsOf(await lockAllCategories(transaction), parent_id).map(({ id }) => id);
    if (String(stored) !== String(seen_ids)) throw operatorError('conflict', 'Somebody else has changed these categories.');
    if (String(stored.toSorted()) !== String([...ids].toSorted()))
      throw operatorError('invalid', 'are not the categories of this list', 'ids');
    await updatePositions(transaction, ids);
    await bumpTags(transaction, ['catalog']);
    const subject = { kind: 'category-order', id: parent_id ?? 'top' };
    const change = { before: { category_ids: stored }, after: { category_ids: ids } };
    return recordAudit(transaction, context, { action: 'category.order', subject, ...change });
  });
}

const Recorded = z.object({ category_ids: z.array(z.int()) });

/** Orders them as before; 409 if one was added or removed since. */
export function restoreOrder(context: Ordering, entry: { subject_id: string; before: unknown; after: unknown }): Promise<number | null> {
  const parent_id = entry.subject_id === 'top' ? null : Number(entry.subject_id);
  const [{ category_ids: ids }, { category_ids: seen_ids }] = [Recorded.parse(entry.before), Recorded.parse(entry.after)];
  return orderCategories(context, { parent_id, ids, seen_ids });
}
