import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { revokeSession } from './session-repository.ts';

/** Ends this session; those on other devices go on. */
export async function signOut({ db, clock, actor, log, caller }: SignedIn<Context>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await revokeSession(transaction, actor.session_id, clock.now());
    const event = { kind: 'session-ended', person_id: actor.person_id, ...caller, details: { ended: 'this', by: 'person' } } as const;
    await recordSecurityEvent(transaction, log, event);
  });
}
