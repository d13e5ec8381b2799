import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;

/** Whether an invitation `i` lets its person `p` in: only while the number is still theirs, and the shop `s` is not blocked. */
export function isOpenInvitation(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(i.accepted_at is null and i.revoked_at is null and i.expires_at > ${now} and i.phone = p.phone_full
    and s.sellers_blocked_at is null)`;
}

export type OpenInvitation = { id: number; shop_id: number; role_id: number; role: string };

/** The invitations that a person accepts by signing in, locked. */
export async function lockOpenInvitations(db: Kysely<DB>, personId: number, now: Date): Promise<OpenInvitation[]> {
  const { rows } = await sql<OpenInvitation>`
    select i.id, i.shop_id, i.role_id, r.name as role
    from shop_invitations i join people p on p.id = i.person_id join shops s on s.id = i.shop_id join shop_roles r on r.id = i.role_id
    where i.person_id = ${personId}::bigint and ${isOpenInvitation(now)} order by i.id for update of i`.execute(db);
  return rows;
}

export async function updateInvitationAccepted(db: Kysely<DB>, id: number, now: Date): Promise<void> {
  await db.updateTable('shop_invitations').set({ accepted_at: now }).where('id', '=', id).execute();
}

export type ShownInvitation = {
  shop_name: unknown;
  role: string;
  expires_at: Date;
  accepted_at: Date | null;
  revoked_at: Date | null;
};

export async function findShownInvitation(read: Read, id: number): Promise<ShownInvitation | undefined> {
  const { rows } = await sql<ShownInvitation>`
    select s.name as shop_name, r.name as role, i.expires_at, i.accepted_at, i.revoked_at
    from shop_invitations i join shops s on s.id = i.shop_id join shop_roles r on r.id = i.role_id where i.id = ${id}::bigint`.execute(
    read,
  );
  return rows[0];
}

/** Every invitation of a person. */
export function listInvitationsOf(read: Read, personId: number) {
  return read
    .selectFrom('shop_invitations as i')
    .innerJoin('shops', 'shops.id', 'i.shop_id')
    .innerJoin('shop_roles', 'shop_roles.id', 'i.role_id')
    .select(['shops.name as shop_name', 'shop_roles.name as role', 'i.name', 'i.phone', 'i.created_at'])
    .where('i.person_id', '=', personId)
    .orderBy('i.id')
    .execute();
}

export async function deleteInvitationsOf(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('shop_invitations').where('person_id', '=', personId).execute();
}
