import type { SavedReply } from '@souk/contract/back-office/tickets';
import type { Context, ReadContext } from '../../context.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  deleteSavedReply,
  insertSavedReply,
  listSavedReplies,
  lockReplyCount,
  lockSavedReply,
  updateSavedReply,
} from './queries/saved-replies.ts';

/** A shop has at most this many, so that its members find the right one in a list. */
const maxRepliesOfShop = 100;

type Managing = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Fields = Omit<SavedReply, 'id'>;
/** The shop whose reply it is; null for a reply of the staff. */
type OfShop = { shopId: number | null };

/** By title. */
export function readSavedReplies({ read }: Pick<ReadContext, 'read'>, shopId: number | null): Promise<SavedReply[]> {
  return listSavedReplies(shopId, read);
}

/** With an id, a reply that was removed becomes the same one again. */
export function addSavedReply(
  context: Managing,
  { shopId, id: formerId, title, message }: OfShop & Fields & { id?: number },
): Promise<SavedReply> {
  return inTransaction(context.db, async (transaction) => {
    if (shopId !== null && (await lockReplyCount(shopId, transaction)) >= maxRepliesOfShop)
      throw operatorError('conflict', {
        text: 'A shop has at most {count} saved replies. Remove one first.',
        with: { count: maxRepliesOfShop },
      });
    const former = formerId === undefined ? {} : { id: formerId };
    const reply = await insertSavedReply(shopId, transaction, { ...former, title, message });
    const after = fieldsOf(shopId, reply);
    await recordAudit(transaction, context, { action: 'saved-reply.add', subject: subjectOf(reply.id), after });
    return reply;
  });
}

/** Throws 409 if the reply is not as it was seen. */
export function changeSavedReply(
  context: Managing,
  { shopId, id, title, message, seen }: OfShop & SavedReply & { seen?: Fields },
): Promise<SavedReply> {
  return inTransaction(context.db, async (transaction) => {
    const before = await getLockedReply(transaction, shopId, id);
    if (seen && (seen.title !== before.title || seen.message !== before.message))
      throw operatorError('conflict', 'Somebody else has changed this reply.');
    const reply = { id, title, message };
    await updateSavedReply(shopId, transaction, reply);
    const change = { before: fieldsOf(shopId, before), after: fieldsOf(shopId, reply) };
    await recordAudit(transaction, context, { action: 'saved-reply.change', subject: subjectOf(id), ...change });
    return reply;
  });
}

export function removeSavedReply(context: Managing, { shopId, id }: OfShop & { id: number }): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    const before = fieldsOf(shopId, await getLockedReply(transaction, shopId, id));
    await deleteSavedReply(shopId, transaction, id);
    await recordAudit(transaction, context, { action: 'saved-reply.remove', subject: subjectOf(id), before });
  });
}

function subjectOf(id: number) {
  return { kind: 'saved-reply', id };
}

/** The fields of an entry, which undo reads: the shop only where the reply has one. */
function fieldsOf(shopId: number | null, { title, message }: Fields) {
  return { title, message, ...(shopId !== null && { shop_id: shopId }) };
}

async function getLockedReply(transaction: Context['db'], shopId: number | null, id: number): Promise<SavedReply> {
  const reply = await lockSavedReply(shopId, transaction, id);
  if (!reply) throw operatorError('not-found', { text: 'There is no saved reply {id}.', with: { id } });
  return reply;
}
