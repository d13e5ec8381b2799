import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Read } from './fragments.ts';

/** Lets a former address lead to a category. */
export async function insertFormerSlug(db: Kysely<DB>, slug: string, categoryId: number): Promise<void> {
  await db
    .insertInto('former_category_slugs')
    .values({ slug, category_id: categoryId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ category_id: categoryId }))
    .execute();
}

/** A category has this address again. */
export async function deleteFormerSlug(db: Kysely<DB>, slug: string): Promise<void> {
  await db.deleteFrom('former_category_slugs').where('slug', '=', slug).execute();
}

export async function insertMerged(db: Kysely<DB>, id: number, intoId: number): Promise<void> {
  await db.insertInto('merged_categories').values({ id, into_id: intoId }).execute();
}

export async function deleteMerged(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('merged_categories').where('id', '=', id).execute();
}

/** Everything that the address of a category depends on. */
export async function listCategoryAddresses(read: Read) {
  const [categories, former, merged] = await Promise.all([
    read.selectFrom('categories').select(['id', 'parent_id', 'slug']).execute(),
    read.selectFrom('former_category_slugs').select(['slug', 'category_id']).orderBy('slug').execute(),
    read.selectFrom('merged_categories').select(['id', 'into_id']).execute(),
  ]);
  return { categories, former, merged };
}
