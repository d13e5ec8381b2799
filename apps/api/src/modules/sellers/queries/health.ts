import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export type ShopHealthRow = {
  id: number;
  name: unknown;
  orders: number;
  late: number;
  cancelled: number;
  returned: number;
  conversations: number;
  unanswered_conversations: number;
  questions: number;
  unanswered_questions: number;
};

export type WantedHealth = { start: Date; now: Date; lateHours: number; answerHours: number };

/**
 * How well each shop served the orders, messages and questions since a moment; shops without any are missing. Orders that the shop could
 * not work on, because they were never paid, do not count. What is younger than the limit is neither late nor unanswered.
 */
export async function listShopHealth(
  read: ReadDatabase<DB>,
  { start, now, lateHours, answerHours, shopId }: WantedHealth & { shopId?: number },
): Promise<ShopHealthRow[]> {
  const isWanted = (shop: string) => (shopId === undefined ? sql`true` : sql`${sql.ref(shop)} = ${shopId}`);
  const answerBefore = new Date(now.getTime() - answerHours * 3_600_000);
  const { rows } = await sql<ShopHealthRow>`
    with sold as (
      select o.shop_id, count(*) as orders,
        count(*) filter (where o.status <> 'Cancelled'
          and coalesce(h.handed_at, case when o.status in ('Pending', 'Confirm', 'Processing') then ${now}::timestamptz end) > o.created_at + ${lateHours} * interval '1 hour') as late,
        count(*) filter (where o.status = 'Cancelled' and exists (
          select from audit_entries a join shop_members m on m.person_id = a.person_id and m.shop_id = o.shop_id
          where a.subject_kind = 'order' and a.subject_id = o.id::text and a.action = 'order.cancel')) as cancelled,
        count(*) filter (where exists (
          select from returns r where r.order_id = o.id and r.status not in ('declined', 'withdrawn'))) as returned
      from orders o
        left join lateral (select min(e.created_at) as handed_at from order_events e
          where e.order_id = o.id and e.status in ('Pickup', 'On The Way', 'Delivered')) h on true
      where ${isWanted('o.shop_id')} and o.created_at >= ${start} and (o.payment_method = 'cash' or o.payment_status <> 'Pending')
      group by 1),
    talked as (
      select c.shop_id, count(*) as conversations,
        count(*) filter (where c.last_from_shopper and c.updated_at < ${answerBefore}) as unanswered_conversations
      from conversations c where ${isWanted('c.shop_id')} and c.updated_at >= ${start} group by 1),
    asked as (
      select q.shop_id, count(*) as questions,
        count(*) filter (where q.answer is null and q.created_at < ${answerBefore}) as unanswered_questions
      from product_questions q where ${isWanted('q.shop_id')} and q.created_at >= ${start} and q.hidden_at is null group by 1)
    select s.id, s.name, coalesce(orders, 0) as orders, coalesce(late, 0) as late, coalesce(cancelled, 0) as cancelled,
      coalesce(returned, 0) as returned, coalesce(conversations, 0) as conversations,
      coalesce(unanswered_conversations, 0) as unanswered_conversations, coalesce(questions, 0) as questions,
      coalesce(unanswered_questions, 0) as unanswered_questions
    from shops s left join sold on sold.shop_id = s.id left join talked on talked.shop_id = s.id left join asked on asked.shop_id = s.id
    where sold.shop_id is not null or talked.shop_id is not null or asked.shop_id is not null
    order by coalesce(late, 0) + coalesce(cancelled, 0) + coalesce(unanswered_conversations, 0) + coalesce(unanswered_questions, 0) desc, s.id`.execute(
    read,
  );
  return rows;
}
