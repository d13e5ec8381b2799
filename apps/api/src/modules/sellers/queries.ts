import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { DB, ShopApplications } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { matchesContact } from '../../platform/database/matches-contact.ts';

type Contact = Parameters<typeof matchesContact>[0];

export async function isMultiVendor(read: ReadDatabase<DB>): Promise<boolean> {
  return (await read.selectFrom('settings').select('multi_vendor').executeTakeFirstOrThrow()).multi_vendor;
}

/** Returns undefined if an application with that phone number is pending. */
export function insertApplication(db: Kysely<DB>, application: Insertable<ShopApplications>): Promise<{ id: number } | undefined> {
  return db
    .insertInto('shop_applications')
    .values(application)
    .onConflict((conflict) => conflict.column('phone').where('status', '=', 'pending').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Applications, the pending ones first, oldest first. */
export function listApplicationRows(read: ReadDatabase<DB>, status: string | undefined) {
  const all = read.selectFrom('shop_applications').selectAll().orderBy(sql`status = 'pending'`, 'desc').orderBy('id').limit(1000);
  return (status === undefined ? all : all.where('status', '=', status)).execute();
}

export function lockApplication(db: Kysely<DB>, id: number) {
  return db.selectFrom('shop_applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateApplication(db: Kysely<DB>, id: number, fields: Updateable<ShopApplications>): Promise<void> {
  await db.updateTable('shop_applications').set(fields).where('id', '=', id).execute();
}

/** Stores the shop that was opened for an application. */
export async function updateShopOfApplication(db: Kysely<DB>, { id, shopId }: { id: number; shopId: number }): Promise<void> {
  await updateApplication(db, id, { shop_id: shopId });
}

/** Applications with a verified number or mail address of the person. */
export function listApplicationsOf(read: ReadDatabase<DB>, contact: Contact) {
  return read
    .selectFrom('shop_applications')
    .select(['owner_name', 'phone', 'email', 'shop_name', 'description', 'address', 'status', 'reason', 'created_at'])
    .select(['logo_id', 'banner_id'])
    .where(matchesContact(contact))
    .orderBy('id')
    .execute();
}

export function deleteApplicationsOf(db: Kysely<DB>, contact: Contact) {
  return db.deleteFrom('shop_applications').where(matchesContact(contact)).returning(['logo_id', 'banner_id']).execute();
}

export async function listPictures(read: ReadDatabase<DB>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return read.selectFrom('pictures').select(['id', 'key', 'width']).where('id', 'in', ids).orderBy('id').execute();
}
