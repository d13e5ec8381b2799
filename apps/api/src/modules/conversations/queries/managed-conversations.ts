import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';
import { type ConversationRow, selectConversations } from './conversations.ts';

type Read = ReadDatabase<DB>;
export type ConversationFilter = { order: string | undefined; shop: number | undefined; words: string | undefined };

function whereConversations({ order, shop, words }: ConversationFilter): RawBuilder<unknown> {
  const literal = escapeLike(words ?? '');
  return sql`(${order === undefined ? sql`true` : sql`o.code = ${order.toUpperCase()}`} and ${shop === undefined ? sql`true` : sql`c.shop_id = ${shop}`}
    and ${words ? sql`(o.code like ${`${literal.replace(/^#/, '').toUpperCase()}%`} or p.name ilike ${`%${literal}%`} or d.name::text ilike ${`%${literal}%`})` : sql`true`})`;
}

/** The one with the newest message first. */
export function listManagedConversations(
  read: Read,
  filter: ConversationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ConversationRow[]> {
  return selectConversations(
    read,
    sql`where ${whereConversations(filter)} order by c.updated_at desc, c.id desc limit ${limit}::int offset ${offset}::int`,
  );
}

export async function countManagedConversations(read: Read, filter: ConversationFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from conversations c join people p on p.id = c.person_id left join orders o on o.id = c.order_id
      left join products d on d.id = c.product_id where ${whereConversations(filter)}`.execute(read);
  return rows[0]?.count ?? 0;
}

export async function findManagedConversation(read: Read, id: number): Promise<ConversationRow | undefined> {
  const [row] = await selectConversations(read, sql`where c.id = ${id}`);
  return row;
}
