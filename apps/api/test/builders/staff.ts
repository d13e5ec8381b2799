import type { Permission } from '@souk/contract/back-office/permissions';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { buildPerson } from './person.ts';
import { buildSession } from './session.ts';

let count = 0;

/** A member of the staff who is signed in to the back office; the owner unless permissions are given. */
export async function buildStaff(db: Kysely<DB>, permissions?: readonly Permission[]) {
  const person_id = await buildPerson(db);
  const role = permissions ? await buildRole(db, permissions) : await ownerRole(db);
  await db.insertInto('staff').values({ person_id, role_id: role.id }).execute();
  const { token } = await buildSession(db, { person_id, audience: 'admin', second_factor_at: new Date() });
  return { person_id, role_id: role.id, token, headers: adminHeaders(token) };
}

export function buildRole(db: Kysely<DB>, permissions: readonly Permission[]): Promise<{ id: number }> {
  count += 1;
  const values = { name: `Role ${count}`, permissions: [...permissions] };
  return db.insertInto('roles').values(values).returning('id').executeTakeFirstOrThrow();
}

export function ownerRole(db: Kysely<DB>): Promise<{ id: number }> {
  return db.selectFrom('roles').select('id').where('is_owner', '=', true).executeTakeFirstOrThrow();
}

/** The headers that the browser sends with each call of the back office. */
export function adminHeaders(token: string): Record<string, string> {
  return { cookie: `souk_admin=${token}` };
}
