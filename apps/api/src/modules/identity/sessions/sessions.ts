import type { Session } from '@souk/contract/identity';
import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Context, ReadContext, SignedIn } from '../../../context.ts';
import { notFound } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueAccountNotice, recordSecurityEvent } from '../../../platform/security-log/record-security-event.ts';
import { listSessions, revokeOtherSessions, revokeOwnSession, revokeSession } from '../queries/sessions.ts';

/** The person's valid sessions, the current one among them. */
export async function listOwnSessions({ read, actor, clock }: SignedIn<ReadContext>): Promise<Session[]> {
  const rows = await listSessions(read, actor.person_id, clock.now());
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    is_current: row.id === actor.session_id,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}

/** Signs another device of the person out. Another person's session is answered like a missing one. */
export async function endOwnSession(context: SignedIn<Context>, id: number): Promise<void> {
  await inTransaction(context.db, (transaction) => endSession(context, transaction, id));
}

/** The same in the transaction of the caller. */
export async function endSession(context: SignedIn<Context>, transaction: Transaction<DB>, id: number): Promise<void> {
  const { actor, clock } = context;
  if (!(await revokeOwnSession(transaction, { id, personId: actor.person_id, now: clock.now() }))) throw notFound('Session not found');
  await recordEnded(context, transaction, 'one');
}

/** Signs every other device out. */
export function endOtherSessions(context: SignedIn<Context>): Promise<void> {
  return inTransaction(context.db, (transaction) => endAllSessions(context, transaction));
}

/** Signs every device but the current one out, in the transaction of the caller. */
export async function endAllSessions(context: SignedIn<Context>, transaction: Transaction<DB>): Promise<void> {
  const { actor, clock } = context;
  await revokeOtherSessions(transaction, { currentId: actor.session_id, personId: actor.person_id, now: clock.now() });
  await recordEnded(context, transaction, 'others');
}

/** Session id 0 means that an operator acts for the person. */
async function recordEnded({ actor, log, caller }: SignedIn<Context>, db: Context['db'], ended: 'one' | 'others'): Promise<void> {
  const details = { ended, by: actor.session_id === 0 ? 'operator' : 'person' };
  const event_id = await recordSecurityEvent(db, log, { kind: 'session-ended', person_id: actor.person_id, ...caller, details });
  if (ended === 'others' || details.by === 'operator') await enqueueAccountNotice(db, { event_id, former: null });
}

/** Ends this session only. */
export async function signOut({ db, clock, actor, log, caller }: SignedIn<Context>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await revokeSession(transaction, actor.session_id, clock.now());
    const event = { kind: 'session-ended', person_id: actor.person_id, ...caller, details: { ended: 'this', by: 'person' } } as const;
    await recordSecurityEvent(transaction, log, event);
  });
}
