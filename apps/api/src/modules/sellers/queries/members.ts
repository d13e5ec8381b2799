import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { isOpenInvitation } from './invitations.ts';

type Read = ReadDatabase<DB>;

export type MembershipRow = {
  shop_id: number;
  shop_name: unknown;
  slug: string;
  is_open: boolean;
  holiday_from: string | null;
  back_on: string | null;
  /** The time zone of the marketplace, whose day begins and ends the holiday. */
  time_zone: string;
  is_trusted: boolean;
  name: string;
  role: string;
  permissions: string[];
  is_owner: boolean;
  /** Set for a member of the staff who looks at the panel. */
  look_id: number | null;
  look_expires_at: Date | null;
};

const holiday = sql`s.holiday_from::text as holiday_from, s.back_on::text as back_on, (select time_zone from settings) as time_zone`;

/**
 * The membership that a session is about: in the shop that it chose, otherwise in the first one. Blocked shops have none. A session
 * that looks at a shop has that of an owner, as long as its person may look and the session that started it has not ended.
 */
export async function findMembership(
  read: Read,
  { person_id, session_id }: { person_id: number; session_id?: number },
): Promise<MembershipRow | undefined> {
  const { rows } = await sql<MembershipRow>`
    (select k.shop_id, s.name as shop_name, s.slug, s.active as is_open, ${holiday}, s.trusted_at is not null as is_trusted, p.name, o.name as role, o.permissions, o.is_owner,
      k.id as look_id, k.expires_at as look_expires_at
    from shop_looks k join shops s on s.id = k.shop_id join people p on p.id = k.person_id
    join staff f on f.person_id = k.person_id join roles a on a.id = f.role_id
    join sessions x on x.id = k.staff_session_id and x.revoked_at is null
    join shop_roles o on o.is_owner
    where k.session_id = ${session_id ?? null}::bigint and k.ended_at is null and (a.is_owner or 'shops:look' = any (a.permissions)))
    union all
    (select m.shop_id, s.name, s.slug, s.active, ${holiday}, s.trusted_at is not null, p.name, r.name, r.permissions, r.is_owner, null, null
    from shop_members m join shops s on s.id = m.shop_id join shop_roles r on r.id = m.role_id join people p on p.id = m.person_id
    where m.person_id = ${person_id} and s.sellers_blocked_at is null
      and not exists (select from shop_looks k where k.session_id = ${session_id ?? null}::bigint)
    order by m.shop_id is not distinct from (select x.shop_id from sessions x where x.id = ${session_id ?? null}::bigint) desc, m.shop_id
    limit 1)`.execute(read);
  return rows[0];
}

/** The shops of a person that are not blocked. */
export function listOwnShops(read: Read, personId: number) {
  return read
    .selectFrom('shop_members')
    .innerJoin('shops', 'shops.id', 'shop_members.shop_id')
    .select(['shops.id', 'shops.name'])
    .where('shop_members.person_id', '=', personId)
    .where('shops.sellers_blocked_at', 'is', null)
    .orderBy('shops.id')
    .execute();
}

/** All memberships of a person, also in blocked shops. */
export function listMemberships(read: Read, personId: number) {
  return read
    .selectFrom('shop_members')
    .innerJoin('shops', 'shops.id', 'shop_members.shop_id')
    .innerJoin('shop_roles', 'shop_roles.id', 'shop_members.role_id')
    .select(['shops.name as shop_name', 'shop_roles.name as role', 'shop_members.created_at'])
    .where('shop_members.person_id', '=', personId)
    .orderBy('shops.id')
    .execute();
}

/** The second factor of a member of any shop, or of a person who is invited to one; undefined for everybody else. */
export async function findEnrolledSeller(read: Read, personId: number, now: Date) {
  const { rows } = await sql<{ person_id: number; totp_secret: Buffer | null; totp_step: number }>`
    select p.id as person_id, f.totp_secret, coalesce(f.totp_step, 0)::bigint as totp_step
    from people p left join seller_second_factors f on f.person_id = p.id
    where p.id = ${personId} and (exists (
        select from shop_members m join shops s on s.id = m.shop_id where m.person_id = p.id and s.sellers_blocked_at is null)
      or exists (select from shop_invitations i join shops s on s.id = i.shop_id where i.person_id = p.id and ${isOpenInvitation(now)}))`.execute(
    read,
  );
  return rows[0];
}

export async function updateSellerFactor(
  db: Kysely<DB>,
  personId: number,
  { secret, step }: { secret: Buffer | null; step: number },
): Promise<void> {
  const factor = { totp_secret: secret, totp_step: step };
  await db
    .insertInto('seller_second_factors')
    .values({ person_id: personId, ...factor })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(factor))
    .execute();
}

/** Deletes the second factor of a person, and their passkeys with it. */
export async function deleteSellerFactor(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('seller_second_factors').where('person_id', '=', personId).execute();
}

export async function updateSessionShop(db: Kysely<DB>, sessionId: number, shopId: number): Promise<void> {
  await db.updateTable('sessions').set({ shop_id: shopId }).where('id', '=', sessionId).execute();
}

export function findOwnerRole(db: Kysely<DB>): Promise<{ id: number; name: string }> {
  return db.selectFrom('shop_roles').select(['id', 'name']).where('is_owner', '=', true).executeTakeFirstOrThrow();
}

/** The roles in shops, the owner's first. */
export function listShopRoles(read: Read) {
  return read
    .selectFrom('shop_roles')
    .select(['id', 'name', 'permissions', 'is_owner'])
    .orderBy('is_owner', 'desc')
    .orderBy('id')
    .execute();
}

/** Does nothing if the person is a member already. */
export async function insertShopMember(db: Kysely<DB>, member: { shop_id: number; person_id: number; role_id: number }): Promise<boolean> {
  const added = await db
    .insertInto('shop_members')
    .values(member)
    .onConflict((conflict) => conflict.columns(['shop_id', 'person_id']).doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Ends the memberships of a person who is erased, and deletes their second factor. */
export async function deleteMembershipsOf(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('shop_members').where('person_id', '=', personId).execute();
  await deleteSellerFactor(db, personId);
  await db.deleteFrom('staff_sign_ins').where('person_id', '=', personId).execute();
}
