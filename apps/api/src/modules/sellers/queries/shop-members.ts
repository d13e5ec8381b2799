import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;

export type ShopMemberRow = {
  person_id: number;
  name: string;
  phone_full: string | null;
  role_id: number;
  role: string;
  permissions: string[];
  is_owner: boolean;
  created_at: Date;
  last_used_at: Date | null;
};

function members(shopId: number, where: RawBuilder<unknown>): RawBuilder<ShopMemberRow> {
  return sql<ShopMemberRow>`
    select m.person_id, p.name, p.phone_full, r.id as role_id, r.name as role, r.permissions, r.is_owner, m.created_at,
      (select max(last_used_at) from sessions where person_id = m.person_id and audience = 'seller') as last_used_at
    from shop_members m join people p on p.id = m.person_id join shop_roles r on r.id = m.role_id
    where m.shop_id = ${shopId}::bigint and ${where} order by r.is_owner desc, m.created_at, p.id`;
}

/** The members of a shop, owners first. */
export async function listShopMembers(shopId: number, read: Read): Promise<ShopMemberRow[]> {
  return (await members(shopId, sql`true`).execute(read)).rows;
}

export async function findShopMember(shopId: number, read: Read, personId: number): Promise<ShopMemberRow | undefined> {
  return (await members(shopId, sql`m.person_id = ${personId}::bigint`).execute(read)).rows[0];
}

/** The owners of a shop who may sign in. */
export async function countShopOwners(shopId: number, read: Read): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from shop_members m join shop_roles r on r.id = m.role_id join people p on p.id = m.person_id
    where m.shop_id = ${shopId}::bigint and r.is_owner and p.blocked_at is null`.execute(read);
  return rows[0]?.count ?? 0;
}

export async function updateShopMemberRole(
  shopId: number,
  db: Kysely<DB>,
  { person_id, role_id }: { person_id: number; role_id: number },
): Promise<void> {
  await db.updateTable('shop_members').set({ role_id }).where('shop_id', '=', shopId).where('person_id', '=', person_id).execute();
}

export async function deleteShopMember(shopId: number, db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('shop_members').where('shop_id', '=', shopId).where('person_id', '=', personId).execute();
}

/** Locks the members of a shop against other changes of them; orders continue. Undefined if there is no such shop. */
export function lockShopSellers(shopId: number, db: Kysely<DB>): Promise<{ sellers_blocked_at: Date | null } | undefined> {
  return db.selectFrom('shops').select('sellers_blocked_at').where('id', '=', shopId).forNoKeyUpdate().executeTakeFirst();
}

export function findShopBlock(shopId: number, read: Read): Promise<{ sellers_blocked_at: Date | null } | undefined> {
  return read.selectFrom('shops').select('sellers_blocked_at').where('id', '=', shopId).executeTakeFirst();
}

export async function updateSellersBlocked(shopId: number, db: Kysely<DB>, blockedAt: Date | null): Promise<void> {
  await db.updateTable('shops').set({ sellers_blocked_at: blockedAt }).where('id', '=', shopId).execute();
}
