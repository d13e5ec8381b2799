import type { SavedReply } from '@souk/contract/back-office/tickets';
import type { Context, ReadContext } from '../../context.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { deleteSavedReply, insertSavedReply, listSavedReplies, lockSavedReply, updateSavedReply } from './queries/saved-replies.ts';

type Managing = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Fields = Omit<SavedReply, 'id'>;

/** By title. */
export function readSavedReplies({ read }: Pick<ReadContext, 'read'>): Promise<SavedReply[]> {
  return listSavedReplies(read);
}

/** With an id, a reply that was removed becomes the same one again. */
export function addSavedReply(context: Managing, { id: formerId, title, message }: Fields & { id?: number }): Promise<SavedReply> {
  return inTransaction(context.db, async (transaction) => {
    const former = formerId === undefined ? {} : { id: formerId };
    const reply = await insertSavedReply(transaction, { ...former, title, message });
    await recordAudit(transaction, context, { action: 'saved-reply.add', subject: subjectOf(reply.id), after: { title, message } });
    return reply;
  });
}

/** Throws 409 if the reply is not as it was seen. */
export function changeSavedReply(context: Managing, { id, title, message, seen }: SavedReply & { seen?: Fields }): Promise<SavedReply> {
  return inTransaction(context.db, async (transaction) => {
    const before = await getLockedReply(transaction, id);
    if (seen && (seen.title !== before.title || seen.message !== before.message))
      throw operatorError('conflict', 'Somebody else has changed this reply.');
    await updateSavedReply(transaction, { id, title, message });
    await recordAudit(transaction, context, {
      action: 'saved-reply.change',
      subject: subjectOf(id),
      before: { title: before.title, message: before.message },
      after: { title, message },
    });
    return { id, title, message };
  });
}

export function removeSavedReply(context: Managing, id: number): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    const { title, message } = await getLockedReply(transaction, id);
    await deleteSavedReply(transaction, id);
    await recordAudit(transaction, context, { action: 'saved-reply.remove', subject: subjectOf(id), before: { title, message } });
  });
}

function subjectOf(id: number) {
  return { kind: 'saved-reply', id };
}

async function getLockedReply(transaction: Context['db'], id: number): Promise<SavedReply> {
  const reply = await lockSavedReply(transaction, id);
  if (!reply) throw operatorError('not-found', { text: 'There is no saved reply {id}.', with: { id } });
  return reply;
}
