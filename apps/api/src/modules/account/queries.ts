import { type Insertable, type Kysely, sql } from 'kysely';
import type { Addresses, DB } from '../../../db/schema.ts';
import { notSignedIn } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';

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

/** Serialises parallel changes of a person's addresses and favourites until the transaction ends. */
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

/** Returns undefined if the person has no such address. */
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

/** Makes one address the default. The old one is cleared first, because the index allows only one at any moment. */
export async function updateDefaultAddress(db: Kysely<DB>, personId: number, id: number): Promise<void> {
  const own = db.updateTable('addresses').where('person_id', '=', personId);
  await own.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
}

/** Counts the products on the wishlist that are on sale. */
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

/** Returns undefined if the product is on the list already, or does not exist. */
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

/**
 * Adds up to `max` products to the list, the first as the newest. Skips those that are on it already or do not exist.
 */
export async function insertFavorites(db: Kysely<DB>, personId: number, productIds: readonly number[], max: number, now: Date) {
  await sql`
    insert into favorites (person_id, product_id, created_at)
    select ${personId}, p.id, ${now}::timestamptz - min(wanted.place) * interval '1 ms'
    from unnest(${[...productIds]}::bigint[]) with ordinality as wanted(id, place) join products p on p.id = wanted.id and p.active
    where not exists (select from favorites f where f.person_id = ${personId} and f.product_id = p.id)
    group by p.id order by min(wanted.place) limit ${max}::int
    on conflict do nothing`.execute(db);
}

export function deleteFavorite(db: Kysely<DB>, personId: number, productId: number) {
  return db.deleteFrom('favorites').where('person_id', '=', personId).where('product_id', '=', productId).execute();
}

/** Favourites that are on sale, newest first. */
export function listFavorites(read: Read, personId: number, max: number) {
  return read
    .selectFrom('favorites')
    .innerJoin('products', 'products.id', 'favorites.product_id')
    .select('favorites.product_id')
    .where('favorites.person_id', '=', personId)
    .where('products.active', '=', true)
    .orderBy('favorites.created_at', 'desc')
    .orderBy('favorites.product_id', 'desc')
    .limit(max)
    .execute();
}

export type WishlistLinkRow = { token: string; first_name: string | null; created_at: Date };

export function findWishlistLink(read: Read, personId: number): Promise<WishlistLinkRow | undefined> {
  return read
    .selectFrom('wishlist_links')
    .select(['token', 'first_name', 'created_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** The owner of a shared wishlist, unless they are blocked. */
export function findSharedWishlist(read: Read, token: string) {
  return read
    .selectFrom('wishlist_links')
    .innerJoin('people', 'people.id', 'wishlist_links.person_id')
    .select(['person_id', 'first_name'])
    .where('token', '=', token)
    .where('people.blocked_at', 'is', null)
    .executeTakeFirst();
}

export async function upsertWishlistLink(db: Kysely<DB>, personId: number, link: WishlistLinkRow): Promise<void> {
  await db
    .insertInto('wishlist_links')
    .values({ ...link, person_id: personId })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(link))
    .execute();
}

export async function deleteWishlistLink(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('wishlist_links').where('person_id', '=', personId).execute();
}

/** Records views, the first as the latest. Of two views of a product the later one is stored. */
export async function insertRecentViews(db: Kysely<DB>, personId: number, productIds: readonly number[], now: Date) {
  await sql`
    insert into recent_views (person_id, product_id, viewed_at)
    select ${personId}, p.id, ${now}::timestamptz - min(seen.place) * interval '1 ms'
    from unnest(${[...productIds]}::bigint[]) with ordinality as seen(id, place) join products p on p.id = seen.id
    group by p.id order by p.id
    on conflict (person_id, product_id) do update set viewed_at = greatest(recent_views.viewed_at, excluded.viewed_at)`.execute(db);
}

/** Viewed products that are on sale, latest first. */
export function listRecentViews(read: Read, personId: number, max: number) {
  return read
    .selectFrom('recent_views')
    .innerJoin('products', 'products.id', 'recent_views.product_id')
    .select('recent_views.product_id')
    .where('recent_views.person_id', '=', personId)
    .where('products.active', '=', true)
    .orderBy('recent_views.viewed_at', 'desc')
    .orderBy('recent_views.product_id', 'desc')
    .limit(max)
    .execute();
}

export function listFavoritesWithNames(read: Read, personId: number) {
  return read
    .selectFrom('favorites')
    .innerJoin('products', 'products.id', 'favorites.product_id')
    .select(['product_id', 'name', 'favorites.created_at'])
    .where('person_id', '=', personId)
    .orderBy('favorites.created_at')
    .execute();
}

export function listViewsWithNames(read: Read, personId: number) {
  return read
    .selectFrom('recent_views')
    .innerJoin('products', 'products.id', 'recent_views.product_id')
    .select(['product_id', 'name', 'viewed_at'])
    .where('person_id', '=', personId)
    .orderBy('viewed_at')
    .execute();
}

export async function deleteAccountData(transaction: Kysely<DB>, personId: number): Promise<void> {
  for (const table of ['addresses', 'favorites', 'recent_views', 'wishlist_links'] as const) {
    await transaction.deleteFrom(table).where('person_id', '=', personId).execute();
  }
}
