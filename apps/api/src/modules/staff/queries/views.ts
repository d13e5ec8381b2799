import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export type ViewRow = {
  id: number;
  list: string;
  name: string;
  query: string;
  is_shared: boolean;
  owner_id: number;
  by: string;
  is_default: boolean;
};

type Wanted = { person_id: number; list?: string; id?: number };

/** The views that a member may use: their own ones first, by name. */
export async function listViews(read: ReadDatabase<DB>, { person_id, list, id }: Wanted): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select v.id, v.list, v.name, v.query, v.is_shared, v.owner_id, p.name as by,
      exists (select from default_views d where d.view_id = v.id and d.owner_id = ${person_id}::bigint) as is_default
    from saved_views v join people p on p.id = v.owner_id
    where (v.owner_id = ${person_id}::bigint or v.is_shared)
      and (${list ?? null}::text is null or v.list = ${list ?? null}::text) and (${id ?? null}::bigint is null or v.id = ${id ?? null}::bigint)
    order by v.owner_id = ${person_id}::bigint desc, lower(v.name), v.id`.execute(read);
  return rows;
}

export type ViewFields = { name: string; query: string; is_shared: boolean };

/** With an id, a view that was removed becomes the same one again. */
export function insertView(db: Kysely<DB>, view: ViewFields & { id?: number; owner_id: number; list: string }): Promise<{ id: number }> {
  return db.insertInto('saved_views').values(view).returning('id').executeTakeFirstOrThrow();
}

export function lockOwnView(db: Kysely<DB>, { id, owner_id }: { id: number; owner_id: number }) {
  return db
    .selectFrom('saved_views')
    .select(['id', 'owner_id', 'list', 'name', 'query', 'is_shared'])
    .where('id', '=', id)
    .where('owner_id', '=', owner_id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateView(db: Kysely<DB>, { id, ...fields }: ViewFields & { id: number }): Promise<void> {
  await db.updateTable('saved_views').set(fields).where('id', '=', id).execute();
}

export async function deleteView(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).execute();
}

/** A view that is not shared any more is nobody else's default. */
export async function deleteForeignDefaults(db: Kysely<DB>, { id, owner_id }: { id: number; owner_id: number }): Promise<void> {
  await db.deleteFrom('default_views').where('view_id', '=', id).where('owner_id', '<>', owner_id).execute();
}

/** Without a view, the list opens with all rows. */
export async function upsertDefaultView(
  db: Kysely<DB>,
  { owner_id, list, view_id }: { owner_id: number; list: string; view_id: number | null },
) {
  if (view_id === null) {
    await db.deleteFrom('default_views').where('owner_id', '=', owner_id).where('list', '=', list).execute();
    return;
  }
  await db
    .insertInto('default_views')
    .values({ owner_id, list, view_id })
    .onConflict((conflict) => conflict.columns(['owner_id', 'list']).doUpdateSet({ view_id }))
    .execute();
}

/** Erases what a person saved. */
export async function deleteViewsOf(db: Kysely<DB>, owner_id: number): Promise<void> {
  await db.deleteFrom('saved_views').where('owner_id', '=', owner_id).execute();
  await db.deleteFrom('default_views').where('owner_id', '=', owner_id).execute();
}
