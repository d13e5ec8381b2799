import type { CallBody } from '@souk/contract/calls';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { deleteFormerSlug, insertFormerSlug } from '../../modules/catalog/queries/former-categories.ts';
import {
  deleteCategory,
  type EditableCategory,
  insertCategory,
  listCategorySlugs,
  listProductsOfCategory,
  type ManagedCategoryRow,
  moveProducts,
  updateCategory,
} from '../../modules/catalog/queries/managed-categories.ts';
import { findContentLocale } from '../../modules/catalog/queries/managed-product.ts';
import { enqueueRefresh } from '../../modules/catalog/refresh/enqueue-refresh.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { freeSlug, slugOf } from '../../platform/text/slug.ts';
import { categoryVersion, getCategory, lockAllCategories, partsOf, placeOf } from './read-categories.ts';

type Saving = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Fields = CallBody<'POST /admin/categories'>;

/** The fields of an entry of the audit log. */
export const RecordedCategory = z.object({
  parent_id: z.int().nullable(),
  slug: z.string(),
  name: z.record(z.string(), z.string()),
  picture_id: z.int().nullable(),
  is_active: z.boolean(),
});

/** Creates a category behind the others of its parent. Returns its id. */
export function createCategory(context: Saving, fields: Fields): Promise<number> {
  return writingCategories(context, async (transaction) => {
    const all = await lockAllCategories(transaction);
    const record = await recordOf(transaction, all, fields);
    const slug = record.slug || (await makeSlug(transaction, record.name));
    const position = Math.max(0, ...partsOf(all, record.parent_id).map((each) => each.position)) + 1;
    await deleteFormerSlug(transaction, slug);
    const after = { ...record, slug };
    const id = await insertCategory(transaction, { ...after, id: null, position });
    await bumpTags(transaction, ['catalog']);
    await recordAudit(transaction, context, { action: 'category.add', subject: { kind: 'category', id }, after });
    return id;
  });
}

/** Saves a category over the version that the operator saw. */
export function saveCategory(context: Saving, { id, version, ...fields }: Fields & { id: number; version: string }): Promise<void> {
  return writingCategories(context, async (transaction) => {
    const all = await lockAllCategories(transaction);
    const former = getCategory(all, id);
    if (version !== categoryVersion(former)) throw operatorError('conflict', 'Somebody else has changed this category.');
    await saveFields(context, transaction, { all, former, fields });
  });
}

/** Writes the former fields of an entry again. The address that it gives up leads to the category, because links to it exist. */
export function restoreCategory(context: Saving, entry: { subject_id: string; before: unknown }): Promise<void> {
  const before = RecordedCategory.partial().parse(entry.before);
  return writingCategories(context, async (transaction) => {
    const all = await lockAllCategories(transaction);
    const former = getCategory(all, Number(entry.subject_id));
    const fields = RecordedCategory.parse({ ...former.editable, ...before });
    await saveFields(context, transaction, { all, former, fields });
  });
}

/** Removes an empty category. Returns the id of the entry. */
export function removeCategory(context: Saving, id: number): Promise<number | null> {
  return writingCategories(context, async (transaction) => {
    const all = await lockAllCategories(transaction);
    const { products, editable, position } = getCategory(all, id);
    const sub_categories = partsOf(all, id).length;
    if (products + sub_categories > 0)
      throw operatorError('conflict', 'The category has products or sub-categories.', undefined, { products, sub_categories });
    await deleteCategory(transaction, id);
    await bumpTags(transaction, ['catalog']);
    const before = { ...editable, position };
    return recordAudit(transaction, context, { action: 'category.remove', subject: { kind: 'category', id }, before });
  });
}

/** Inserts a removed category again, with its id. */
export function restoreRemovedCategory(context: Saving, entry: { subject_id: string; before: unknown }): Promise<void> {
  const { position, ...fields } = RecordedCategory.extend({ position: z.int() }).parse(entry.before);
  return writingCategories(context, async (transaction) => {
    const all = await lockAllCategories(transaction);
    const id = Number(entry.subject_id);
    checkParent(all, { id, parent_id: fields.parent_id });
    await deleteFormerSlug(transaction, fields.slug);
    await insertCategory(transaction, { ...fields, id, position });
    await bumpTags(transaction, ['catalog']);
    await recordAudit(transaction, context, { action: 'category.add', subject: { kind: 'category', id }, after: fields });
  });
}

/** A category without a parent may be one; a category with sub-categories stays at the top. */
export function checkParent(all: readonly ManagedCategoryRow[], { id, parent_id }: { id: number | null; parent_id: number | null }): void {
  if (parent_id === null) return;
  const parent = all.find((each) => each.id === parent_id);
  if (!parent) throw operatorError('invalid', 'does not exist', 'parent_id');
  if (parent_id === id || parent.editable.parent_id !== null) throw operatorError('invalid', 'is not a category at the top', 'parent_id');
  if (id !== null && partsOf(all, id).length > 0)
    throw operatorError('invalid', 'must be empty, because the category has sub-categories', 'parent_id');
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** A transaction whose broken references and doubled slugs are errors that an operator understands. */
export async function writingCategories<Result>(
  { db }: Pick<Context, 'db'>,
  work: (transaction: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (hasCode(error, uniqueViolation)) throw operatorError('invalid', 'is the address of another category', 'slug');
    if (!hasCode(error, foreignKeyViolation)) throw error;
    if (Object(error).constraint === 'categories_thumbnail_id_fkey') throw operatorError('invalid', 'does not exist', 'picture_id');
    throw operatorError('conflict', 'A product was added meanwhile.');
  }
}

type SavedFields = { all: readonly ManagedCategoryRow[]; former: ManagedCategoryRow; fields: Fields };

async function saveFields(context: Saving, transaction: Transaction<DB>, { all, former, fields }: SavedFields): Promise<void> {
  const { id, editable } = former;
  const record = await recordOf(transaction, all, { ...fields, id });
  if (record.slug !== editable.slug) {
    await deleteFormerSlug(transaction, record.slug);
    await insertFormerSlug(transaction, editable.slug, id);
  }
  await updateCategory(transaction, id, record);
  const [from, to] = [placeOf(id, editable.parent_id), placeOf(id, record.parent_id)];
  if (editable.parent_id !== record.parent_id) await moveProducts(transaction, { from, to, retainsParts: false });
  // Names of categories are among the words that a search finds.
  await enqueueRefresh(transaction, await listProductsOfCategory(transaction, to));
  await bumpTags(transaction, ['catalog']);
  const change = differences(editable, record);
  await recordAudit(transaction, context, { action: 'category.change', subject: { kind: 'category', id }, ...change });
}

async function recordOf(
  transaction: Transaction<DB>,
  all: readonly ManagedCategoryRow[],
  { id = null, parent_id, slug, picture_id, is_active, ...fields }: Fields & { id?: number | null },
): Promise<EditableCategory> {
  const name = Object.fromEntries(Object.entries(fields.name).filter(([, text]) => text !== ''));
  if (!name[await findContentLocale(transaction)]) throw operatorError('invalid', 'is needed in the default language', 'name');
  checkParent(all, { id, parent_id });
  return { parent_id, slug, name, picture_id, is_active };
}

async function makeSlug(transaction: Transaction<DB>, name: Record<string, string>): Promise<string> {
  const made = slugOf(name.en ?? Object.values(name)[0] ?? '').slice(0, 70);
  const slug = /[^0-9]/.test(made) ? made.replace(/-$/, '') : ['category', made].filter(Boolean).join('-');
  return freeSlug(slug, await listCategorySlugs(transaction, slug));
}

/** The changed fields before and after. */
function differences(former: EditableCategory, saved: EditableCategory) {
  const now: Record<string, unknown> = saved;
  const changed = Object.entries(former).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name]));
  return { before: Object.fromEntries(changed), after: Object.fromEntries(changed.map(([name]) => [name, now[name]])) };
}
