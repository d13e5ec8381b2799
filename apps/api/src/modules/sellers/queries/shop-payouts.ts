import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export type PayoutAccountRow = { kind: string; details: Buffer; ending: string; changed_at: Date };

export function findPayoutAccount(shopId: number, read: ReadDatabase<DB>): Promise<PayoutAccountRow | undefined> {
  return read
    .selectFrom('payout_accounts')
    .select(['kind', 'details', 'ending', 'changed_at'])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
}

export async function upsertPayoutAccount(shopId: number, db: Kysely<DB>, account: PayoutAccountRow): Promise<void> {
  await db
    .insertInto('payout_accounts')
    .values({ ...account, shop_id: shopId })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(account))
    .execute();
}

/** One for each owner. Returns their ids. */
export async function insertPayoutNotices(shopId: number, db: Kysely<DB>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into payout_notices (shop_id, person_id)
    select m.shop_id, m.person_id from shop_members m join shop_roles r on r.id = m.role_id
    where m.shop_id = ${shopId}::bigint and r.is_owner order by m.person_id returning id`.execute(db);
  return rows.map(({ id }) => id);
}
