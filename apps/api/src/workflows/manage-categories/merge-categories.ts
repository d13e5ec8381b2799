import type { CategoryMerge } from '@souk/contract/back-office/catalog/categories';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { deleteFormerSlug, deleteMerged, insertFormerSlug, insertMerged } from '../../modules/catalog/queries/former-categories.ts';
import {
  deleteCategory,
  insertCategory,
  type ManagedCategoryRow,
  moveProducts,
  updateParent,
} from '../../modules/catalog/queries/managed-categories.ts';
import { enqueueRefresh } from '../../modules/catalog/refresh/enqueue-refresh.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { pickText } from '../../platform/text/texts.ts';
import { getCategory, lockAllCategories, partsOf, placeOf } from './read-categories.ts';
import { checkParent, RecordedCategory, writingCategories } from './save-category.ts';

type Merging = Pick<Context, 'db' | 'clock' | 'operator' | 'caller' | 'locale' | 'defaultLocale'>;
type Merge = { id: number; into_id: number; seen?: string | undefined };

/** Shows what moves with a category, or merges it where `seen` is the state that was shown. */
export function mergeCategories(context: Merging, { id, into_id, seen }: Merge): Promise<CategoryMerge> {
  return writingCategories(context, async (transaction) => {
    const all = await lockAllCategories(transaction);
    const [source, target] = [getCategory(all, id), all.find((each) => each.id === into_id)];
    const parts = partsOf(all, id);
    if (!target) throw operatorError('invalid', 'does not exist', 'into_id');
    if (id === into_id) throw operatorError('invalid', 'is the category itself', 'into_id');
    if (parts.length > 0 && target.editable.parent_id !== null)
      throw operatorError('invalid', 'is a sub-category, and cannot have the sub-categories of the other one', 'into_id');
    const named = (row: ManagedCategoryRow) => ({ id: row.id, name: pickText(row.editable.name, context) });
    const current = versionOf([source, target, parts]);
    const preview = { products: source.products, sub_categories: parts.map(named), into: named(target), seen: current };
    if (seen === undefined) return { ...preview, entry_id: null };
    if (seen !== current) throw operatorError('conflict', 'Somebody else has changed one of these categories.');
    return { ...preview, entry_id: await merge(context, transaction, { source, target, parts }) };
  });
}

type Merged = { source: ManagedCategoryRow; target: ManagedCategoryRow; parts: readonly ManagedCategoryRow[] };

async function merge(context: Merging, transaction: Transaction<DB>, { source, target, parts }: Merged): Promise<number | null> {
  const { id, editable, position } = source;
  const sub_category_ids = parts.map((part) => part.id);
  const product_ids = await moveProducts(transaction, {
    from: placeOf(id, editable.parent_id),
    to: placeOf(target.id, target.editable.parent_id),
    retainsParts: staysInParts(source.editable, target.editable),
  });
  await updateParent(transaction, sub_category_ids, target.id);
  await deleteCategory(transaction, id);
  await insertFormerSlug(transaction, editable.slug, id);
  await insertMerged(transaction, id, target.id);
  await enqueueRefresh(transaction, product_ids);
  await bumpTags(transaction, ['catalog']);
  const before = { ...editable, position, product_ids, sub_category_ids };
  const after = { into: target.editable.name, into_id: target.id };
  return recordAudit(transaction, context, { action: 'category.merge', subject: { kind: 'category', id }, before, after });
}

/** If both are main categories, the sub-categories move, and their products stay in them. */
function staysInParts(source: { parent_id: number | null }, target: { parent_id: number | null }): boolean {
  return source.parent_id === null && target.parent_id === null;
}

const Recorded = RecordedCategory.extend({ position: z.int(), product_ids: z.array(z.int()), sub_category_ids: z.array(z.int()) });

/** Restores a merged category with its products and sub-categories; what was moved on since stays where it is. */
export function restoreMerged(context: Merging, entry: { subject_id: string; before: unknown; after: unknown }): Promise<void> {
  const { position, product_ids, sub_category_ids, ...fields } = Recorded.parse(entry.before);
  const { into_id } = z.object({ into_id: z.int() }).parse(entry.after);
  const id = Number(entry.subject_id);
  return writingCategories(context, async (transaction) => {
    const all = await lockAllCategories(transaction);
    const target = all.find((each) => each.id === into_id);
    if (!target) throw operatorError('conflict', 'The category that it was merged into does not exist any more.');
    checkParent(all, { id, parent_id: fields.parent_id });
    await deleteFormerSlug(transaction, fields.slug);
    await deleteMerged(transaction, id);
    await insertCategory(transaction, { ...fields, id, position });
    const parts = partsOf(all, into_id).flatMap((part) => (sub_category_ids.includes(part.id) ? [part.id] : []));
    await updateParent(transaction, parts, id);
    const moved = await moveProducts(transaction, {
      from: placeOf(into_id, target.editable.parent_id),
      to: placeOf(id, fields.parent_id),
      retainsParts: staysInParts(fields, target.editable),
      only: { ids: product_ids, parts },
    });
    await enqueueRefresh(transaction, moved);
    await bumpTags(transaction, ['catalog']);
    await recordAudit(transaction, context, { action: 'category.add', subject: { kind: 'category', id }, after: fields });
  });
}
