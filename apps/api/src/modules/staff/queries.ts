import type { Permission } from '@souk/contract/back-office/permissions';
import type { BackOfficeAudience } from '@souk/contract/endpoint';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;

/** The role of a member of the staff, and their second factor; undefined for everybody else. */
export function findMember(read: Read, personId: number) {
  return read
    .selectFrom('staff')
    .innerJoin('roles', 'roles.id', 'staff.role_id')
    .innerJoin('people', 'people.id', 'staff.person_id')
    .select(['staff.person_id', 'people.name', 'people.phone_full', 'staff.totp_secret', 'staff.totp_step'])
    .select(['roles.id as role_id', 'roles.name as role', 'roles.permissions', 'roles.is_owner'])
    .where('staff.person_id', '=', personId)
    .executeTakeFirst();
}

export async function listMembers(read: Read, personId?: number) {
  const { rows } = await sql<{
    person_id: number;
    name: string;
    phone_full: string | null;
    role_id: number;
    role: string;
    has_second_factor: boolean;
    last_used_at: Date | null;
  }>`
    select s.person_id, p.name, p.phone_full, r.id as role_id, r.name as role, s.totp_secret is not null as has_second_factor,
      (select max(last_used_at) from sessions where person_id = s.person_id and audience = 'admin') as last_used_at
    from staff s join people p on p.id = s.person_id join roles r on r.id = s.role_id
    where ${personId ?? null}::bigint is null or s.person_id = ${personId ?? null} order by p.name, p.id`.execute(read);
  return rows;
}

/** The members whose role has the permission, and who are not blocked. */
export async function listMembersWith(read: Read, permission: Permission) {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, p.name from staff s join people p on p.id = s.person_id join roles r on r.id = s.role_id
    where p.blocked_at is null and (r.is_owner or ${permission} = any (r.permissions)) order by p.name, p.id`.execute(read);
  return rows;
}

export async function listRoles(read: Read) {
  const { rows } = await sql<{ id: number; name: string; permissions: string[]; is_owner: boolean; members: number }>`
    select id, name, permissions, is_owner, (select count(*) from staff where role_id = roles.id) as members
    from roles order by is_owner desc, id`.execute(read);
  return rows;
}

export function findRole(db: Kysely<DB>, id: number) {
  return db.selectFrom('roles').select(['id', 'name', 'permissions', 'is_owner']).where('id', '=', id).executeTakeFirst();
}

export function findRoleByName(db: Kysely<DB>, name: string) {
  return db
    .selectFrom('roles')
    .select(['id', 'name', 'permissions', 'is_owner'])
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
}

/** Held by every change of roles and members until it commits: the last owner stays, and nobody grants by a role that changes. */
export async function lockRoles(db: Kysely<DB>): Promise<void> {
  await sql`lock table roles in share row exclusive mode`.execute(db);
}

export async function countOwners(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.id', 'staff.role_id')
    .innerJoin('people', 'people.id', 'staff.person_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('roles.is_owner', '=', true)
    .where('people.blocked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** With an id, a role that was removed becomes the same one again. */
export function insertRole(db: Kysely<DB>, { id, name, permissions }: { id?: number; name: string; permissions: readonly string[] }) {
  return db
    .insertInto('roles')
    .values({ ...(id !== undefined && { id }), name, permissions: [...permissions] })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function updateRole(
  db: Kysely<DB>,
  { id, name, permissions }: { id: number; name: string; permissions: readonly string[] },
): Promise<void> {
  await db
    .updateTable('roles')
    .set({ name, permissions: [...permissions] })
    .where('id', '=', id)
    .execute();
}

export async function deleteRole(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('roles').where('id', '=', id).execute();
}

export async function insertMember(db: Kysely<DB>, member: { person_id: number; role_id: number }): Promise<void> {
  await db.insertInto('staff').values(member).execute();
}

export async function updateMemberRole(db: Kysely<DB>, personId: number, roleId: number): Promise<void> {
  await db.updateTable('staff').set({ role_id: roleId }).where('person_id', '=', personId).execute();
}

export async function updateSecondFactor(
  db: Kysely<DB>,
  personId: number,
  { secret, step }: { secret: Buffer | null; step: number },
): Promise<void> {
  await db.updateTable('staff').set({ totp_secret: secret, totp_step: step }).where('person_id', '=', personId).execute();
}

/** When the session last entered the second factor. */
export async function findSecondFactorTime(read: Read, sessionId: number): Promise<Date | null> {
  const row = await read.selectFrom('sessions').select('second_factor_at').where('id', '=', sessionId).executeTakeFirst();
  return row?.second_factor_at ?? null;
}

export async function updateSecondFactorTime(db: Kysely<DB>, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ second_factor_at: now }).where('id', '=', sessionId).execute();
}

export async function deleteMember(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('staff').where('person_id', '=', personId).execute();
}

type NewSignIn = {
  ticket_hash: Buffer;
  person_id: number;
  audience: BackOfficeAudience;
  totp_secret: Buffer | null;
  challenge: string | null;
  expires_at: Date;
};

/** Also deletes the expired ones of everybody. */
export async function insertSignIn(db: Kysely<DB>, signIn: NewSignIn, now: Date): Promise<void> {
  await db.deleteFrom('staff_sign_ins').where('expires_at', '<', now).execute();
  await db.insertInto('staff_sign_ins').values(signIn).execute();
}

type SignInTry = { audience: BackOfficeAudience; maxTries: number; now: Date };

/** Counts a try of the second factor and locks the sign-in; undefined if it is unknown, expired or tried too often. */
export function countSignInTry(db: Kysely<DB>, ticketHash: Buffer, { audience, maxTries, now }: SignInTry) {
  return db
    .updateTable('staff_sign_ins')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('ticket_hash', '=', ticketHash)
    .where('audience', '=', audience)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now)
    .returning(['person_id', 'totp_secret', 'challenge'])
    .executeTakeFirst();
}

export async function deleteSignIns(db: Kysely<DB>, personId: number, audience: BackOfficeAudience): Promise<void> {
  await db.deleteFrom('staff_sign_ins').where('person_id', '=', personId).where('audience', '=', audience).execute();
}
