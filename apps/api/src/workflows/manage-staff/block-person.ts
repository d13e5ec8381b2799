import type { Context } from '../../context.ts';
import { blockLockedPerson, type PersonDetails, unblockLockedPerson } from '../../modules/identity/people.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { checkMayEndMember } from './manage-staff.ts';

type Blocking = Pick<Context, 'db' | 'clock' | 'log' | 'caller' | 'operator'>;

/** Blocks a person from signing in and ends all their sessions. Their orders continue. */
export function blockPerson(context: Blocking, { id, blocked_at, erased_at }: PersonDetails): Promise<void> {
  if (erased_at !== null) throw operatorError('conflict', { text: 'The account {id} is erased.', with: { id } });
  if (blocked_at !== null) throw operatorError('conflict', { text: '{id} is blocked already.', with: { id } });
  return inTransaction(context.db, async (transaction) => {
    await checkMayEndMember(context, transaction, id);
    await blockLockedPerson(context, transaction, id);
    await recordAudit(transaction, context, blockEntry('person.block', id, true));
  });
}

export async function unblockPerson(context: Blocking, { id, blocked_at }: PersonDetails): Promise<void> {
  if (blocked_at === null) throw operatorError('conflict', { text: '{id} is not blocked.', with: { id } });
  await inTransaction(context.db, async (transaction) => {
    await unblockLockedPerson(context, transaction, id);
    await recordAudit(transaction, context, blockEntry('person.unblock', id, false));
  });
}

function blockEntry(action: string, id: number, isBlocked: boolean) {
  return { action, subject: { kind: 'person', id }, before: { blocked: !isBlocked }, after: { blocked: isBlocked } };
}
