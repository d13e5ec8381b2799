import type { Session } from '@souk/contract/identity';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { notFound } from '../../platform/http/problem.ts';
import { listSessions, revokeOtherSessions, revokeOwnSession } from './profile-repository.ts';

/** Where the person is signed in, this session among them. */
export async function readSessions({ read, actor, clock }: SignedIn<ReadContext>): Promise<Session[]> {
  const rows = await listSessions(read, actor.person_id, clock.now());
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    is_current: row.id === actor.session_id,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}

/** Signs another device out; somebody else's session is as unknown as none. */
export async function endOwnSession({ db, actor, clock }: SignedIn<Context>, id: number): Promise<void> {
  if (!(await revokeOwnSession(db, { id, personId: actor.person_id, now: clock.now() }))) throw notFound('There is no such session');
}

/** Signs every other device out. */
export async function endOtherSessions({ db, actor, clock }: SignedIn<Context>): Promise<void> {
  await revokeOtherSessions(db, { keptId: actor.session_id, personId: actor.person_id, now: clock.now() });
}
