import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Place } from '../../modules/catalog/queries/managed-categories.ts';
import { findCategory } from '../../modules/catalog/queries/managed-products.ts';
import { operatorError } from '../../platform/app-error.ts';

/** A product is in a category at the top and, at most, in one of its sub-categories. */
export async function checkCategory(transaction: Transaction<DB>, { category_id, sub_category_id }: Place): Promise<void> {
  const category = await findCategory(transaction, category_id);
  const part = sub_category_id === null ? undefined : await findCategory(transaction, sub_category_id);
  if (!category) throw operatorError('invalid', 'does not exist', 'category_id');
  if (category.parent_id !== null) throw operatorError('invalid', 'is a sub-category', 'category_id');
  if (sub_category_id !== null && !part) throw operatorError('invalid', 'does not exist', 'sub_category_id');
  if (part && part.parent_id !== category.id) throw operatorError('invalid', 'belongs to another category', 'sub_category_id');
}
