import type { DB } from '../../../db/schema.ts';
import type { StaffOperator } from '../../context.ts';
import type { SessionCache } from '../../modules/identity/sessions/session-cache.ts';
import { permissionsOf } from '../../modules/staff/domain/authority.ts';
import { findMember } from '../../modules/staff/queries.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';

type Parts = { sessions: Pick<SessionCache, 'findActor'>; read: ReadDatabase<DB> };

/** The member of the staff with that token. The role is read for each call, so that a change of it applies at once. */
export async function findStaffOperator({ sessions, read }: Parts, token: string): Promise<StaffOperator | null> {
  const actor = await sessions.findActor(`Bearer ${token}`, 'admin');
  const member = actor && (await findMember(read, actor.person_id));
  return member ? { kind: 'staff', ...actor, permissions: permissionsOf(member) } : null;
}
