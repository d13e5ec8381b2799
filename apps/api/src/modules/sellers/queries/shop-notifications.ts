import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;
type Wanted = { person_id: number; kinds: readonly string[] };

export type ShopNotificationRow = { id: number; kind: string; subject: string; name: unknown; created_at: Date; is_unread: boolean };

/** Nobody counts further; the bell shows 99+. */
const maxUnread = 100;

/** The newest notifications of these kinds, with the name of their product. To somebody who is no member nothing is unread. */
export async function listShopNotifications(
  shopId: number,
  read: Read,
  { person_id, kinds, limit }: Wanted & { limit: number },
): Promise<ShopNotificationRow[]> {
  const { rows } = await sql<ShopNotificationRow>`
    with newest as (
      select * from shop_notifications where shop_id = ${shopId} and kind = any (${[...kinds]}::text[]) order by id desc limit ${limit}::int)
    select e.id, e.kind, e.subject, coalesce(p.name, r.content->'name') as name, e.created_at, coalesce(e.id > n.seen_id, false) as is_unread
    from newest e
      left join shop_member_notices n on n.shop_id = e.shop_id and n.person_id = ${person_id}
      left join products p on p.id = case when e.kind in ('question', 'low-stock', 'out-of-stock') then e.subject::bigint end
      left join change_requests r on r.id = case when e.kind like 'change-%' then e.subject::bigint end
    order by e.id desc`.execute(read);
  return rows;
}

export async function countUnreadNotifications(shopId: number, read: Read, { person_id, kinds }: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from shop_notifications e join shop_member_notices n on n.shop_id = e.shop_id and n.person_id = ${person_id}
      where e.shop_id = ${shopId} and e.id > n.seen_id and e.kind = any (${[...kinds]}::text[]) limit ${sql.lit(maxUnread)}) unread`.execute(
    read,
  );
  return rows[0]?.count ?? 0;
}

/** False if the shop has no such notification. An older one never makes newer ones unread. */
export async function updateSeenNotification(
  shopId: number,
  db: Kysely<DB>,
  { person_id, id }: { person_id: number; id: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with seen as (select id from shop_notifications where id = ${id} and shop_id = ${shopId}),
      updated as (update shop_member_notices n set seen_id = greatest(n.seen_id, seen.id) from seen
        where n.shop_id = ${shopId} and n.person_id = ${person_id})
    select id from seen`.execute(db);
  return rows.length > 0;
}

export function findMemberNotices(shopId: number, read: Read, personId: number) {
  return read
    .selectFrom('shop_member_notices')
    .select(['frequency', 'muted', 'medium', 'quiet_from', 'quiet_until', 'daily_at', 'time_zone'])
    .where('shop_id', '=', shopId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

type MemberNotices = {
  frequency: string;
  muted: string[];
  medium: string | null;
  quiet_from: number | null;
  quiet_until: number | null;
  daily_at: number;
  time_zone: string;
};

export async function updateMemberNotices(
  shopId: number,
  db: Kysely<DB>,
  { person_id, ...fields }: MemberNotices & { person_id: number },
): Promise<void> {
  await db.updateTable('shop_member_notices').set(fields).where('shop_id', '=', shopId).where('person_id', '=', person_id).execute();
}
