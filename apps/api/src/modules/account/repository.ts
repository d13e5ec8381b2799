import { type Insertable, type Kysely, sql } from 'kysely';
import type { Addresses, DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { notSignedIn } from '../../platform/http/problem.ts';

type Read = ReadDatabase<DB>;
type AddressFields = Omit<Insertable<Addresses>, 'id' | 'person_id' | 'is_default' | 'created_at'>;

export type AddressRow = Awaited<ReturnType<typeof listAddresses>>[number];

export function listAddresses(read: Read, personId: number) {
  return read
    .selectFrom('addresses')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function getAddress(read: Read, id: number) {
  return read.selectFrom('addresses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Whoever changes what a person keeps waits here for those who do at the same time, to the end of the transaction. */
export function lockPerson(db: Kysely<DB>, personId: number) {
  return db
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notSignedIn);
}

export function insertAddress(db: Kysely<DB>, personId: number, fields: AddressFields, now: Date) {
  return db
    .insertInto('addresses')
    .values({ ...fields, person_id: personId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Undefined where the person has no such address. */
export function updateAddress(db: Kysely<DB>, personId: number, id: number, fields: AddressFields) {
  return db.updateTable('addresses').set(fields).where('id', '=', id).where('person_id', '=', personId).returning('id').executeTakeFirst();
}

export function deleteAddress(db: Kysely<DB>, personId: number, id: number) {
  return db.deleteFrom('addresses').where('id', '=', id).where('person_id', '=', personId).returning('is_default').executeTakeFirst();
}

export async function countAddresses(read: Read, personId: number): Promise<number> {
  const { count } = await read
    .selectFrom('addresses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Makes one address the default. The old one goes first: the index allows no second one even for a moment. */
export async function updateDefaultAddress(db: Kysely<DB>, personId: number, id: number): Promise<void> {
  const mine = db.updateTable('addresses').where('person_id', '=', personId);
  await mine.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute();
  await mine.set({ is_default: true }).where('id', '=', id).execute();
}

/** How many products on sale the person keeps. */
export async function countFavorites(read: Read, personId: number): Promise<number> {
  const { count } = await read
    .selectFrom('favorites')
    .innerJoin('products', 'products.id', 'favorites.product_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('favorites.person_id', '=', personId)
    .where('products.active', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Puts the product on the list; undefined where it is on it, or does not exist. */
export function insertFavorite(db: Kysely<DB>, personId: number, productId: number, now: Date) {
  return db
    .insertInto('favorites')
    .columns(['person_id', 'product_id', 'created_at'])
    .expression(
      db
        .selectFrom('products')
        .select([sql.val(personId).as('person_id'), 'id', sql.val(now).as('created_at')])
        .where('id', '=', productId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_id')
    .executeTakeFirst();
}

/** Puts several products on the list, the first as the latest, while there is room; what is on it or does not exist is passed over. */
export async function insertFavorites(db: Kysely<DB>, personId: number, productIds: readonly number[], room: number, now: Date) {
  await sql`
    insert into favorites (person_id, product_id, created_at)
    select ${personId}, p.id, ${now}::timestamptz - min(wanted.place) * interval '1 ms'
    from unnest(${[...productIds]}::bigint[]) with ordinality as wanted(id, place) join products p on p.id = wanted.id and p.active
    where not exists (select from favorites f where f.person_id = ${personId} and f.product_id = p.id)
    group by p.id order by min(wanted.place) limit ${room}::int
    on conflict do nothing`.execute(db);
}

export function deleteFavorite(db: Kysely<DB>, personId: number, productId: number) {
  return db.deleteFrom('favorites').where('person_id', '=', personId).where('product_id', '=', productId).execute();
}

/** Products on sale that the person keeps, the newest first. */
export function listFavorites(read: Read, personId: number, most: number) {
  return read
    .selectFrom('favorites')
    .innerJoin('products', 'products.id', 'favorites.product_id')
    .select('favorites.product_id')
    .where('favorites.person_id', '=', personId)
    .where('products.active', '=', true)
    .orderBy('favorites.created_at', 'desc')
    .orderBy('favorites.product_id', 'desc')
    .limit(most)
    .execute();
}

/** Notes views, the first as the latest; a later view of the same product stands. */
export async function insertRecentViews(db: Kysely<DB>, personId: number, productIds: readonly number[], now: Date) {
  await sql`
    insert into recent_views (person_id, product_id, viewed_at)
    select ${personId}, p.id, ${now}::timestamptz - min(seen.place) * interval '1 ms'
    from unnest(${[...productIds]}::bigint[]) with ordinality as seen(id, place) join products p on p.id = seen.id
    group by p.id order by p.id
    on conflict (person_id, product_id) do update set viewed_at = greatest(recent_views.viewed_at, excluded.viewed_at)`.execute(db);
}

/** Products on sale that were looked at, the latest first. */
export function listRecentViews(read: Read, personId: number, most: number) {
  return read
    .selectFrom('recent_views')
    .innerJoin('products', 'products.id', 'recent_views.product_id')
    .select('recent_views.product_id')
    .where('recent_views.person_id', '=', personId)
    .where('products.active', '=', true)
    .orderBy('recent_views.viewed_at', 'desc')
    .orderBy('recent_views.product_id', 'desc')
    .limit(most)
    .execute();
}
