import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;

export type ConversationMessageRow = {
  id: number;
  from_shopper: boolean;
  message: string;
  original: string | null;
  created_at: Date;
  author_name: string | null;
};

/** The newest messages, newest first. */
export function listNewestMessages(read: Read, conversationId: number, limit: number): Promise<ConversationMessageRow[]> {
  return read
    .selectFrom('conversation_messages as m')
    .leftJoin('people', 'people.id', 'm.author_id')
    .select(['m.id', 'm.from_shopper', 'm.message', 'm.original', 'm.created_at', 'people.name as author_name'])
    .where('m.conversation_id', '=', conversationId)
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute();
}

type NewMessage = {
  conversationId: number;
  fromShopper: boolean;
  authorId: number | null;
  message: string;
  original: string | null;
  now: Date;
};

/** The writer has read everything before it. Returns the id of the message. */
export async function insertMessage(db: Kysely<DB>, { conversationId, fromShopper, authorId, now, ...text }: NewMessage): Promise<number> {
  const { id } = await db
    .insertInto('conversation_messages')
    .values({ ...text, conversation_id: conversationId, from_shopper: fromShopper, author_id: authorId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('conversations')
    .set({
      ...{ last_message_id: id, last_from_shopper: fromShopper, updated_at: now },
      ...(fromShopper ? { shopper_read_id: id } : { shop_read_id: id }),
    })
    .where('id', '=', conversationId)
    .execute();
  return id;
}

export async function hasMessage(read: Read, { id, conversationId }: { id: number; conversationId: number }): Promise<boolean> {
  const message = read.selectFrom('conversation_messages').select('id').where('id', '=', id).where('conversation_id', '=', conversationId);
  return (await message.executeTakeFirst()) !== undefined;
}

/** Messages that the person wrote as a shopper, and conversations that they began, since then. */
export async function countRecentOfShopper(
  read: Read,
  personId: number,
  since: Date,
): Promise<{ messages: number; conversations: number }> {
  const { rows } = await sql<{ messages: number; conversations: number }>`
    select (select count(*) from conversation_messages m join conversations c on c.id = m.conversation_id
        where c.person_id = ${personId} and c.updated_at > ${since} and m.from_shopper and m.created_at > ${since}) as messages,
      (select count(*) from conversations where person_id = ${personId} and created_at > ${since}) as conversations`.execute(read);
  return rows[0] ?? { messages: 0, conversations: 0 };
}

/** Messages that the person wrote for a shop since then. */
export async function countRecentOfMember(read: Read, personId: number, since: Date): Promise<number> {
  const { count } = await read
    .selectFrom('conversation_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', personId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The messages of the person's conversations, oldest first, for the export of their account. */
export function listMessagesToExport(read: Read, personId: number) {
  return read
    .selectFrom('conversation_messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select(['m.conversation_id', 'm.from_shopper', 'm.message', 'm.original', 'm.created_at'])
    .where('c.person_id', '=', personId)
    .orderBy('m.id')
    .execute();
}
