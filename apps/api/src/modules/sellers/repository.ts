import type { Insertable, Kysely } from 'kysely';
import type { DB, ShopApplications } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

export async function isMultiVendor(read: ReadDatabase<DB>): Promise<boolean> {
  return (await read.selectFrom('settings').select('multi_vendor').executeTakeFirstOrThrow()).multi_vendor;
}

/** Undefined where one of that phone is pending. */
export function insertApplication(db: Kysely<DB>, application: Insertable<ShopApplications>): Promise<{ id: number } | undefined> {
  return db
    .insertInto('shop_applications')
    .values(application)
    .onConflict((conflict) => conflict.column('phone').where('status', '=', 'pending').doNothing())
    .returning('id')
    .executeTakeFirst();
}
