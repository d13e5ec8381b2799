import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';
import { type ConversationRow, selectConversations } from './conversations.ts';

type Read = ReadDatabase<DB>;
type State = 'unanswered' | 'unread' | undefined;
type Search = { state?: State; words: string | undefined };

const isUnread = sql`exists (select from conversation_messages m
  where m.conversation_id = c.id and m.from_shopper and m.id > c.shop_read_id)`;

function whereConversations(shopId: number, { state, words }: Search): RawBuilder<unknown> {
  const literal = escapeLike(words ?? '');
  const inState = { unanswered: sql`c.last_from_shopper`, unread: isUnread };
  return sql`(c.shop_id = ${shopId} and ${state ? inState[state] : sql`true`}
    and ${words ? sql`(o.code like ${`${literal.replace(/^#/, '').toUpperCase()}%`} or p.name ilike ${`%${literal}%`} or d.name::text ilike ${`%${literal}%`})` : sql`true`})`;
}

type Page = { limit: number; offset: number };

/** Unanswered ones first, the one that waits longest at the top; then those with the newest message. */
export function listShopConversations(shopId: number, read: Read, search: Search, { limit, offset }: Page): Promise<ConversationRow[]> {
  return selectConversations(
    read,
    sql`where ${whereConversations(shopId, search)}
      order by c.last_from_shopper desc, case when c.last_from_shopper then c.updated_at end, c.updated_at desc, c.id desc
      limit ${limit}::int offset ${offset}::int`,
  );
}

export async function countShopConversations(shopId: number, read: Read, words: string | undefined) {
  const { rows } = await sql<{ all: number; unanswered: number; unread: number }>`
    select count(*) as all, count(*) filter (where c.last_from_shopper) as unanswered, count(*) filter (where ${isUnread}) as unread
    from conversations c join people p on p.id = c.person_id left join orders o on o.id = c.order_id left join products d on d.id = c.product_id
    where ${whereConversations(shopId, { words })}`.execute(read);
  return rows[0] ?? { all: 0, unanswered: 0, unread: 0 };
}

/** Undefined for a conversation of another shop, as for one that does not exist. */
export async function findShopConversation(shopId: number, read: Read, id: number): Promise<ConversationRow | undefined> {
  const [row] = await selectConversations(read, sql`where c.shop_id = ${shopId} and c.id = ${id}`);
  return row;
}

/** An order of the shop, with its conversation. */
export async function findShopOrderToWriteAbout(shopId: number, read: Read, code: string) {
  type Found = { id: number; code: string; person_id: number; person_name: string; is_erased: boolean; conversation_id: number | null };
  const { rows } = await sql<Found>`
    select o.id, o.code, o.person_id, p.name as person_name, p.erased_at is not null as is_erased, c.id as conversation_id
    from orders o join people p on p.id = o.person_id left join conversations c on c.order_id = o.id
    where o.shop_id = ${shopId} and o.code = ${code}`.execute(read);
  return rows[0];
}

export async function updateShopRead(shopId: number, db: Kysely<DB>, id: number, messageId: number): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ shop_read_id: messageId })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('shop_read_id', '<', messageId)
    .execute();
}
