import type { CategoryNode, ManagedCategory } from '@souk/contract/back-office/catalog/categories';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadContext } from '../../context.ts';
import { listCategoryAddresses } from '../../modules/catalog/queries/former-categories.ts';
import {
  listManagedCategories,
  lockCategories,
  type ManagedCategoryRow,
  type Place,
} from '../../modules/catalog/queries/managed-categories.ts';
import { operatorError } from '../../platform/app-error.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { pickText } from '../../platform/text/texts.ts';

/** All categories in their order, each followed by its sub-categories. */
export async function readCategoryTree(context: ReadContext): Promise<CategoryNode[]> {
  const rows = await listManagedCategories(context.read);
  return rows.map(({ id, editable: { parent_id, name, slug, is_active }, products, picture }) => ({
    id,
    parent_id,
    name: pickText(name, context),
    slug,
    is_active,
    products,
    thumbnail: picture && thumbnailUrl(picture),
  }));
}

export async function readManagedCategory({ read }: Pick<ReadContext, 'read'>, id: number): Promise<ManagedCategory> {
  const [all, { former }] = await Promise.all([listManagedCategories(read), listCategoryAddresses(read)]);
  const row = getCategory(all, id);
  const { picture_id, ...fields } = row.editable;
  return {
    id,
    version: categoryVersion(row),
    ...fields,
    name: { ...fields.name },
    picture: picture_id !== null && row.picture ? { id: picture_id, src: thumbnailUrl(row.picture) } : null,
    products: row.products,
    sub_categories: partsOf(all, id).length,
    former_slugs: former.filter(({ category_id }) => category_id === id).map(({ slug }) => slug),
  };
}

/** All categories, which nobody else changes until the transaction ends. */
export async function lockAllCategories(transaction: Transaction<DB>): Promise<ManagedCategoryRow[]> {
  await lockCategories(transaction);
  return listManagedCategories(transaction);
}

export function getCategory(all: readonly ManagedCategoryRow[], id: number): ManagedCategoryRow {
  const row = all.find((each) => each.id === id);
  if (!row) throw operatorError('not-found', { text: 'There is no category {id}.', with: { id } });
  return row;
}

/** The sub-categories of a category; the categories themselves for null. */
export function partsOf(all: readonly ManagedCategoryRow[], id: number | null): ManagedCategoryRow[] {
  return all.filter(({ editable }) => editable.parent_id === id);
}

/** Where the products of a category are. */
export function placeOf(id: number, parentId: number | null): Place {
  return parentId === null ? { category_id: id, sub_category_id: null } : { category_id: parentId, sub_category_id: id };
}

export function categoryVersion({ editable }: ManagedCategoryRow): string {
  return versionOf(editable);
}
