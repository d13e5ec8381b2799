import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { PictureRow } from '../../../platform/media/present-picture.ts';

type Read = ReadDatabase<DB>;
export type Thumbnail = Pick<PictureRow, 'key' | 'width'>;

export type SubjectRow = {
  shop_id: number;
  shop_name: unknown;
  order_id: number | null;
  order_code: string | null;
  product_id: number | null;
  product_name: unknown;
  picture: Thumbnail | null;
};

/** The time inside the JSON column is a string. */
export type ConversationRow = SubjectRow & {
  id: number;
  person_id: number;
  person_name: string;
  last_from_shopper: boolean;
  shopper_read_id: number;
  shop_read_id: number;
  unread_by_shopper: number;
  unread_by_shop: number;
  last_message: { message: string; from_shopper: boolean; created_at: string };
};

/** Conversations by their ids in no order, or of one person. */
export async function selectConversations(read: Read, which: RawBuilder<unknown>): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select c.id, c.person_id, p.name as person_name, c.last_from_shopper, c.shopper_read_id, c.shop_read_id,
      c.shop_id, s.name as shop_name, c.order_id, o.code as order_code, c.product_id, d.name as product_name,
      case when i.id is not null then json_build_object('key', i.key, 'width', i.width) end as picture,
      (select count(*) from conversation_messages m
        where m.conversation_id = c.id and not m.from_shopper and m.id > c.shopper_read_id) as unread_by_shopper,
      (select count(*) from conversation_messages m
        where m.conversation_id = c.id and m.from_shopper and m.id > c.shop_read_id) as unread_by_shop,
      (select json_build_object('message', m.message, 'from_shopper', m.from_shopper, 'created_at', m.created_at)
        from conversation_messages m where m.id = c.last_message_id) as last_message
    from conversations c join people p on p.id = c.person_id join shops s on s.id = c.shop_id
      left join orders o on o.id = c.order_id left join products d on d.id = c.product_id left join pictures i on i.id = d.thumbnail_id
    ${which}`.execute(read);
  return rows;
}

type Page = { offset: number; limit: number };

/** The one with the newest message first. */
export function listConversations(read: Read, personId: number, { offset, limit }: Page): Promise<ConversationRow[]> {
  return selectConversations(
    read,
    sql`where c.person_id = ${personId} order by c.updated_at desc, c.id desc limit ${limit}::int offset ${offset}::int`,
  );
}

/** The numbers of the person's conversations, and of those with unread messages. */
export async function countConversations(read: Read, personId: number): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*) as total, count(*) filter (where exists (
      select from conversation_messages m where m.conversation_id = c.id and not m.from_shopper and m.id > c.shopper_read_id)) as unread
    from conversations c where c.person_id = ${personId}`.execute(read);
  return rows[0] ?? { total: 0, unread: 0 };
}

export async function findConversation(
  read: Read,
  { id, personId }: { id: number; personId: number },
): Promise<ConversationRow | undefined> {
  const [row] = await selectConversations(read, sql`where c.id = ${id} and c.person_id = ${personId}`);
  return row;
}

type About = { personId: number; orderId?: number | undefined; productId?: number | undefined };

/** The subject of a conversation about an own order or a product on sale, and its id. Every product that was asked about is found. */
export async function findSubject(
  read: Read,
  { personId, orderId, productId }: About,
): Promise<(SubjectRow & { conversation_id: number | null }) | undefined> {
  const { rows } = await sql<SubjectRow & { conversation_id: number | null }>`
    select s.id as shop_id, s.name as shop_name, o.id as order_id, o.code as order_code, null::bigint as product_id, null::jsonb as product_name,
      null::json as picture, (select c.id from conversations c where c.order_id = o.id) as conversation_id
    from orders o join shops s on s.id = o.shop_id where o.id = ${orderId ?? null}::bigint and o.person_id = ${personId}
    union all
    select s.id, s.name, null, null, d.id, d.name,
      case when i.id is not null then json_build_object('key', i.key, 'width', i.width) end, c.id
    from products d join shops s on s.id = d.shop_id left join pictures i on i.id = d.thumbnail_id
      left join conversations c on c.product_id = d.id and c.person_id = ${personId}
    where d.id = ${productId ?? null}::bigint and (d.active and s.active or c.id is not null)`.execute(read);
  return rows[0];
}

/** Locked until the end of the transaction, so that messages come one after the other. */
export function lockConversation(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('conversations')
    .select(['id', 'person_id', 'shop_id', 'last_message_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

type NewConversation = {
  shop_id: number;
  person_id: number;
  order_id: number | null;
  product_id: number | null;
  from_shopper: boolean;
  now: Date;
};

/** Undefined if there is one about the same order, or about the same product with the same person. */
export function insertConversation(
  db: Kysely<DB>,
  { from_shopper, now, ...conversation }: NewConversation,
): Promise<{ id: number } | undefined> {
  return db
    .insertInto('conversations')
    .values({ ...conversation, created_at: now, updated_at: now, last_from_shopper: from_shopper })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function updateShopperRead(db: Kysely<DB>, id: number, messageId: number): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ shopper_read_id: messageId })
    .where('id', '=', id)
    .where('shopper_read_id', '<', messageId)
    .execute();
}

/** Deletes the person's conversations with their messages, and their name from messages that they wrote for a shop. */
export async function deleteConversations(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('conversations').where('person_id', '=', personId).execute();
  await db.deleteFrom('conversation_notices').where('person_id', '=', personId).execute();
  await db.updateTable('conversation_messages').set({ author_id: null }).where('author_id', '=', personId).execute();
}

/** All of a person, oldest first. */
export function listConversationsToExport(read: Read, personId: number) {
  return read
    .selectFrom('conversations')
    .innerJoin('shops', 'shops.id', 'conversations.shop_id')
    .leftJoin('orders', 'orders.id', 'conversations.order_id')
    .leftJoin('products', 'products.id', 'conversations.product_id')
    .select(['conversations.id', 'shops.name as shop_name', 'orders.code as order_code', 'products.name as product_name'])
    .select('conversations.created_at')
    .where('conversations.person_id', '=', personId)
    .orderBy('conversations.id')
    .execute();
}
