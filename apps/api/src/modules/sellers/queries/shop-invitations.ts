import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, ShopInvitations } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;

/** The invitations of a shop that are neither accepted nor revoked, newest first; expired ones too. */
export function listShopInvitations(shopId: number, read: Read) {
  return read
    .selectFrom('shop_invitations')
    .innerJoin('shop_roles', 'shop_roles.id', 'shop_invitations.role_id')
    .select(['shop_invitations.id', 'shop_invitations.name', 'phone', 'shop_roles.name as role', 'created_at', 'expires_at'])
    .where('shop_id', '=', shopId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy('shop_invitations.id', 'desc')
    .execute();
}

/** An invitation of the shop, with its role. */
export function findShopInvitation(shopId: number, db: Kysely<DB>, id: number) {
  return db
    .selectFrom('shop_invitations')
    .innerJoin('shop_roles', 'shop_roles.id', 'shop_invitations.role_id')
    .selectAll('shop_invitations')
    .select(['shop_roles.name as role', 'permissions', 'is_owner'])
    .where('shop_id', '=', shopId)
    .where('shop_invitations.id', '=', id)
    .executeTakeFirst();
}

type NewInvitation = Omit<Insertable<ShopInvitations>, 'id' | 'shop_id'>;

/** Inserts an invitation; undefined if one with this number is open. */
export function insertShopInvitation(shopId: number, db: Kysely<DB>, invitation: NewInvitation): Promise<{ id: number } | undefined> {
  return db
    .insertInto('shop_invitations')
    .values({ ...invitation, shop_id: shopId })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'phone']).where('accepted_at', 'is', null).where('revoked_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
}

/** How many invitations the shop sent since then, and how many of them to this number. */
export async function countShopInvitations(
  shopId: number,
  read: Read,
  { phone, since }: { phone: string; since: Date },
): Promise<{ all: number; to_number: number }> {
  const { rows } = await sql<{ all: number; to_number: number }>`
    select count(*) as all, count(*) filter (where phone = ${phone}) as to_number
    from shop_invitations where shop_id = ${shopId}::bigint and created_at > ${since}`.execute(read);
  return rows[0] ?? { all: 0, to_number: 0 };
}

export async function updateInvitationRevoked(
  shopId: number,
  db: Kysely<DB>,
  { id, revokedAt }: { id: number; revokedAt: Date | null },
): Promise<void> {
  await db.updateTable('shop_invitations').set({ revoked_at: revokedAt }).where('shop_id', '=', shopId).where('id', '=', id).execute();
}

/** Revokes an open invitation of the number that has expired, so that there can be a new one. */
export async function revokeExpiredInvitation(shopId: number, db: Kysely<DB>, { phone, now }: { phone: string; now: Date }): Promise<void> {
  await db
    .updateTable('shop_invitations')
    .set({ revoked_at: now })
    .where('shop_id', '=', shopId)
    .where('phone', '=', phone)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
}
