import type { TermKind, TermMerge } from '@souk/contract/back-office/catalog/terms';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { lockProducts } from '../../modules/catalog/queries/derived-data.ts';
import {
  deleteTerm,
  findManagedTerm,
  insertTerm,
  listClashes,
  listProductsOfTerm,
  lockTerms,
  type ManagedTermRow,
  replaceInNotices,
  replaceTerm,
} from '../../modules/catalog/queries/managed-terms.ts';
import { enqueueRefresh } from '../../modules/catalog/refresh/enqueue-refresh.ts';
import { refreshStock } from '../../modules/catalog/refresh/refresh-products.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { pickText } from '../../platform/text/texts.ts';
import { getTerm, RecordedTerm, termNouns, termOf } from './save-term.ts';

type Merging = Pick<Context, 'db' | 'clock' | 'operator' | 'caller' | 'locale' | 'defaultLocale'>;
type Merge = { kind: TermKind; id: number; into_id: number; seen?: string | undefined };

/** Shows which products change with a merge, or does it where `seen` is the state that was shown. */
export function mergeTerms(context: Merging, { kind, id, into_id, seen }: Merge): Promise<TermMerge> {
  return inTransaction(context.db, async (transaction) => {
    await lockTerms(transaction, kind);
    const source = await getTerm(transaction, { kind, id });
    const target = await findManagedTerm(transaction, kind, into_id);
    if (!target) throw operatorError('invalid', 'does not exist', 'into_id');
    if (id === into_id) throw operatorError('invalid', 'is the same one', 'into_id');
    const ids = await lockProducts(transaction, await listProductsOfTerm(transaction, kind, id));
    const clashes = await listClashes(transaction, kind, id, into_id);
    const named = (row: { id: number; name: unknown }) => ({ id: row.id, name: pickText(row.name, context) });
    const current = versionOf([source, target]);
    const preview = {
      products: ids.length,
      into: named({ id: into_id, name: target.stored.name }),
      clashes: clashes.map(named),
      seen: current,
    };
    if (seen === undefined) return { ...preview, entry_id: null };
    if (seen !== current) throw operatorError('conflict', 'Somebody else has changed one of them.');
    if (clashes.length > 0)
      throw operatorError('conflict', 'Some products have variants of both.', undefined, { clashes: preview.clashes });
    return { ...preview, entry_id: await merge(context, transaction, { kind, source, target, ids }) };
  });
}

type Merged = { kind: TermKind; source: ManagedTermRow; target: ManagedTermRow; ids: readonly number[] };

async function merge(context: Merging, transaction: Transaction<DB>, { kind, source, target, ids }: Merged): Promise<number | null> {
  const { id, stored } = source;
  const used_by_ids = await replaceTerm(transaction, kind, { from: id, into: target.id });
  const notice_ids = await replaceInNotices(transaction, kind, { from: id, into: target.id });
  await deleteTerm(transaction, kind, id);
  await refreshMoved(context, transaction, ids);
  const subject = { kind: termNouns[kind], id };
  const before = { ...stored, used_by_ids, notice_ids };
  const after = { into: target.stored.name, into_id: target.id };
  return recordAudit(transaction, context, { action: 'term.merge', subject, before, after });
}

const Recorded = RecordedTerm.extend({ used_by_ids: z.array(z.int()), notice_ids: z.array(z.int()) });

/** Restores a merged term with its products; those that somebody has given another one since stay as they are. */
export function restoreMergedTerm(
  context: Merging,
  entry: { subject_kind: string; subject_id: string; before: unknown; after: unknown },
): Promise<void> {
  const { kind, id } = termOf(entry);
  const { used_by_ids, notice_ids, ...stored } = Recorded.parse(entry.before);
  const { into_id: from } = z.object({ into_id: z.int() }).parse(entry.after);
  return inTransaction(context.db, async (transaction) => {
    await lockTerms(transaction, kind);
    await insertTerm(transaction, kind, { ...stored, id });
    await lockProducts(transaction, await listProductsOfTerm(transaction, kind, from));
    await replaceTerm(transaction, kind, { from, into: id, only: used_by_ids });
    await replaceInNotices(transaction, kind, { from, into: id, only: notice_ids });
    await refreshMoved(context, transaction, await listProductsOfTerm(transaction, kind, id));
    await recordAudit(transaction, context, { action: 'term.add', subject: { kind: termNouns[kind], id }, after: stored });
  });
}

/** Filters follow at once, the words of a search soon after. */
async function refreshMoved({ clock }: Merging, transaction: Transaction<DB>, ids: readonly number[]): Promise<void> {
  await refreshStock(transaction, ids, clock.now());
  await enqueueRefresh(transaction, ids);
  await bumpTags(transaction, ['catalog', 'stock']);
}
