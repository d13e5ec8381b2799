import type { ManagedConversation, ManagedConversationCard } from '@souk/contract/back-office/conversations';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { ReadContext } from '../../context.ts';
import type { Languages } from '../../platform/text/texts.ts';
import { presentAbout, presentLast, presentMessage } from './present.ts';
import type { ConversationRow } from './queries/conversations.ts';
import { countManagedConversations, findManagedConversation, listManagedConversations } from './queries/managed-conversations.ts';
import { conversationNotFound, readNewest } from './read-conversations.ts';

/** A page of the conversations between shoppers and shops. */
export async function readManagedConversations(
  context: ReadContext,
  { order, shop, search, page, per_page }: CallQuery<'GET /admin/conversations'>,
): Promise<CallAnswer<'GET /admin/conversations'>> {
  const filter = { order: order || undefined, shop, words: search || undefined };
  const [total, rows] = await Promise.all([
    countManagedConversations(context.read, filter),
    listManagedConversations(context.read, filter, { limit: per_page, offset: (page - 1) * per_page }),
  ]);
  return { total, conversations: rows.map((row) => ({ ...presentManaged(row, context), last_message: presentLast(row) })) };
}

/** A conversation with the texts as they were written. */
export async function readManagedConversation(context: ReadContext, id: number, newest: number): Promise<ManagedConversation> {
  const row = await findManagedConversation(context.read, id);
  if (!row) throw conversationNotFound();
  const { rows, has_earlier } = await readNewest(context.read, row, newest);
  const messages = rows.map((message) => ({
    ...presentMessage(message),
    original: message.original,
    by: message.author_name,
  }));
  return { ...presentManaged(row, context), messages, has_earlier };
}

function presentManaged(row: ConversationRow, languages: Languages): Omit<ManagedConversationCard, 'last_message'> {
  return {
    ...presentAbout(row, languages),
    id: row.id,
    person: { id: row.person_id, name: row.person_name },
    is_unanswered: row.last_from_shopper,
  };
}
