import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';

const hourSeconds = 3600;

type Recipient = { notice_id: number; due_at: Date };

/** SQL that inserts the next notice of each person: an hour after the last one, or now. Nothing where one is due later. */
function insertNotices(conversationId: number, people: ReturnType<typeof sql>, now: Date) {
  return sql<Recipient>`
    insert into conversation_notices (conversation_id, person_id, due_at)
    select ${conversationId}::bigint, w.person_id, greatest(${now}::timestamptz, w.last + ${hourSeconds} * interval '1 second')
    from (select r.person_id, (select max(n.due_at) from conversation_notices n
        where n.conversation_id = ${conversationId}::bigint and n.person_id = r.person_id) as last from (${people}) r) w
    where w.last is null or w.last <= ${now}::timestamptz
    returning id as notice_id, due_at`;
}

export async function insertShopperNotice(db: Kysely<DB>, conversationId: number, now: Date): Promise<Recipient[]> {
  const shopper = sql`select c.person_id from conversations c where c.id = ${conversationId}::bigint`;
  return (await insertNotices(conversationId, shopper, now).execute(db)).rows;
}

/** For the members of the shop who may answer. */
export async function insertMemberNotices(db: Kysely<DB>, conversationId: number, now: Date): Promise<Recipient[]> {
  const members = sql`
    select m.person_id from conversations c join shop_members m on m.shop_id = c.shop_id join shop_roles r on r.id = m.role_id
      join people p on p.id = m.person_id
    where c.id = ${conversationId}::bigint and p.blocked_at is null and (r.is_owner or 'messages' = any (r.permissions))`;
  return (await insertNotices(conversationId, members, now).execute(db)).rows;
}
