import type { Session } from '@souk/contract/identity';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/http/problem.ts';
import { enqueueAccountNotice } from '../../platform/security-log/enqueue-account-notice.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
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
export async function endOwnSession(context: SignedIn<Context>, id: number): Promise<void> {
  const { db, actor, clock } = context;
  await inTransaction(db, async (transaction) => {
    if (!(await revokeOwnSession(transaction, { id, personId: actor.person_id, now: clock.now() })))
      throw notFound('There is no such session');
    await recordEnded(context, transaction, 'one');
  });
}

/** Signs every other device out. */
export async function endOtherSessions(context: SignedIn<Context>): Promise<void> {
  const { db, actor, clock } = context;
  await inTransaction(db, async (transaction) => {
    await revokeOtherSessions(transaction, { keptId: actor.session_id, personId: actor.person_id, now: clock.now() });
    await recordEnded(context, transaction, 'others');
  });
}

/** The operator acts without a session of the person's. */
async function recordEnded({ actor, log, caller }: SignedIn<Context>, db: Context['db'], ended: 'one' | 'others'): Promise<void> {
  const details = { ended, by: actor.session_id === 0 ? 'operator' : 'person' };
  const event_id = await recordSecurityEvent(db, log, { kind: 'session-ended', person_id: actor.person_id, ...caller, details });
  if (ended === 'others' || details.by === 'operator') await enqueueAccountNotice(db, { event_id, former: null });
}
