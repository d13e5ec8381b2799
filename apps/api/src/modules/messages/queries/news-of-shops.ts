import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { MessageContent, Recipient, ShopNews } from '../domain/message-content.ts';

/** The content of a notice to a member; undefined once they have read all of it. */
export async function findShopNews(db: Kysely<DB>, noticeId: number): Promise<MessageContent | undefined> {
  const { rows } = await sql<{ shop_name: unknown; kind: string; count: number; subject: string }>`
    select s.name as shop_name, e.kind, count(*) as count, (array_agg(e.subject order by e.id desc))[1] as subject
    from shop_notices w join shop_member_notices n on n.shop_id = w.shop_id and n.person_id = w.person_id join shops s on s.id = w.shop_id
      join shop_notifications e on e.shop_id = w.shop_id and e.id between w.first_id and w.last_id and e.kind = any (w.kinds) and e.id > n.seen_id
    where w.id = ${noticeId} group by 1, 2 order by min(e.id)`.execute(db);
  const [first] = rows;
  if (!first) return undefined;
  const news: ShopNews = { shop_name: first.shop_name, parts: rows };
  return { kind: 'shop-news', news };
}

/** The medium that the member chose for the news of the shop; null for what their account prefers. */
export async function findShopNewsMedium(read: ReadDatabase<DB>, noticeId: number): Promise<Recipient['medium']> {
  const { rows } = await sql<Pick<Recipient, 'medium'>>`
    select n.medium from shop_notices w join shop_member_notices n on n.shop_id = w.shop_id and n.person_id = w.person_id
    where w.id = ${noticeId}`.execute(read);
  return rows[0]?.medium ?? null;
}
