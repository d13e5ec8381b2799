import { CommandError } from '../../commands/command-error.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { updateBlocked } from './all-people-repository.ts';
import type { KnownPerson } from './browse-people.ts';
import { lockPerson } from './lock-person.ts';
import { revokeSessionsOf } from './session-repository.ts';

type Blocking = Pick<Context, 'db' | 'clock' | 'log' | 'caller'>;

/** Signs somebody out everywhere and lets them in no more. What they ordered goes on. */
export function blockPerson({ db, clock, log, caller }: Blocking, { id, blocked_at, erased_at }: KnownPerson): Promise<void> {
  if (erased_at !== null) throw new CommandError(`The account ${id} is erased.`);
  if (blocked_at !== null) throw new CommandError(`${id} is blocked already.`);
  return inTransaction(db, async (transaction) => {
    const now = clock.now();
    await lockPerson(transaction, id);
    await updateBlocked(transaction, id, now);
    await revokeSessionsOf(transaction, id, now);
    await recordSecurityEvent(transaction, log, { kind: 'blocked', person_id: id, ...caller });
  });
}

/** Lets them sign in again. */
export async function unblockPerson({ db, log, caller }: Blocking, { id, blocked_at }: KnownPerson): Promise<void> {
  if (blocked_at === null) throw new CommandError(`${id} is not blocked.`);
  await inTransaction(db, async (transaction) => {
    await updateBlocked(transaction, id, null);
    await recordSecurityEvent(transaction, log, { kind: 'unblocked', person_id: id, ...caller });
  });
}
