import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { PictureRow } from '../../../platform/media/present-picture.ts';
import type { Texts } from '../../../platform/text/texts.ts';
import { pictureOf, type Read } from './fragments.ts';

/** The fields that an operator edits. */
export type EditableCategory = { parent_id: number | null; slug: string; name: Texts; picture_id: number | null; is_active: boolean };

export type ManagedCategoryRow = {
  id: number;
  editable: EditableCategory;
  position: number;
  products: number;
  picture: PictureRow | null;
};

/** All categories in their order, each followed by its sub-categories, with the number of their products, archived ones too. */
export async function listManagedCategories(read: Read): Promise<ManagedCategoryRow[]> {
  const { rows } = await sql<ManagedCategoryRow>`
    with counted as (select category_id, sub_category_id, count(*) as products from products group by 1, 2)
    select c.id, c.position, ${pictureOf('i')} as picture,
      jsonb_build_object('parent_id', c.parent_id, 'slug', c.slug, 'name', c.name, 'picture_id', c.thumbnail_id, 'is_active', c.active) as editable,
      (select coalesce(sum(products), 0)::int from counted where c.id in (category_id, sub_category_id)) as products
    from categories c left join categories parent on parent.id = c.parent_id left join pictures i on i.id = c.thumbnail_id
    order by coalesce(parent.position, c.position), coalesce(parent.id, c.id), c.parent_id is not null, c.position, c.id`.execute(read);
  return rows;
}

/** Blocks changes of categories by others until the transaction ends; products can be added meanwhile. */
export async function lockCategories(db: Kysely<DB>): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(db);
}

type StoredCategory = EditableCategory & { id: number | null; position: number };

/** Inserts a category, with the id of a removed one where it is restored. */
export async function insertCategory(db: Kysely<DB>, { id, position, ...fields }: StoredCategory): Promise<number> {
  const values = { ...columnsOf(fields), position, ...(id !== null && { id }) };
  return (await db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateCategory(db: Kysely<DB>, id: number, fields: EditableCategory): Promise<void> {
  await db.updateTable('categories').set(columnsOf(fields)).where('id', '=', id).execute();
}

export async function deleteCategory(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('categories').where('id', '=', id).execute();
}

function columnsOf({ parent_id, slug, name, picture_id, is_active }: EditableCategory) {
  return { parent_id, slug, name: JSON.stringify(name), thumbnail_id: picture_id, active: is_active };
}

/** Numbers categories in the order of these ids. */
export async function updatePositions(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  await sql`
    update categories c set position = g.position from unnest(${[...ids]}::bigint[]) with ordinality as g(id, position) where c.id = g.id`.execute(
    db,
  );
}

export async function updateParent(db: Kysely<DB>, ids: readonly number[], parentId: number): Promise<void> {
  await sql`update categories set parent_id = ${parentId} where id = any (${[...ids]}::bigint[])`.execute(db);
}

/** The slugs that begin like this one. */
export async function listCategorySlugs(read: Read, slug: string): Promise<Set<string>> {
  const rows = await read.selectFrom('categories').select('slug').where('slug', 'like', `${slug}%`).execute();
  return new Set(rows.map((row) => row.slug));
}

/** The category and sub-category of a product. */
export type Place = { category_id: number; sub_category_id: number | null };

type Move = {
  /** The products of this place; those of a category include those of its sub-categories. */
  from: Place;
  to: Place;
  /** Whether products of sub-categories stay in them. */
  retainsParts: boolean;
  /** Only these products; those without a sub-category or in one of `parts`. */
  only?: { ids: readonly number[]; parts: readonly number[] } | undefined;
};

/** Moves products and returns their ids. */
export async function moveProducts(db: Kysely<DB>, { from, to, retainsParts, only }: Move): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with moved as (select id from products where ${at(from)} ${only ? onlyThese(from, only) : sql``} order by id for no key update)
    update products p set category_id = ${to.category_id}, changed_at = now(),
      sub_category_id = ${retainsParts ? sql`sub_category_id` : sql`${to.sub_category_id}::bigint`}
    from moved where p.id = moved.id returning p.id`.execute(db);
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

function at({ category_id, sub_category_id }: Place): RawBuilder<unknown> {
  return sub_category_id === null ? sql`category_id = ${category_id}` : sql`sub_category_id = ${sub_category_id}`;
}

/** Products that somebody has moved on since stay where they are. */
function onlyThese({ sub_category_id }: Place, { ids, parts }: NonNullable<Move['only']>): RawBuilder<unknown> {
  const chosen = sql`and id = any (${[...ids]}::bigint[])`;
  return sub_category_id === null
    ? sql`${chosen} and (sub_category_id is null or sub_category_id = any (${[...parts]}::bigint[]))`
    : chosen;
}

/** The ids of the products of a category. */
export async function listProductsOfCategory(read: Read, place: Place): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from products where ${at(place)} order by id`.execute(read);
  return rows.map(({ id }) => id);
}
