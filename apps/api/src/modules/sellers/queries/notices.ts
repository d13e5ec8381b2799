import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';

export type WaitingMember = {
  shop_id: number;
  person_id: number;
  frequency: string;
  muted: string[];
  quiet_from: number | null;
  quiet_until: number | null;
  daily_at: number;
  time_zone: string;
  sent_at: Date | null;
  permissions: string[];
  is_owner: boolean;
};

/** The members who want messages and have notifications that they have neither read nor been sent. */
export async function listWaitingMembers(
  db: Kysely<DB>,
  after: { shop_id: number; person_id: number },
  limit: number,
): Promise<WaitingMember[]> {
  const { rows } = await sql<WaitingMember>`
    select n.shop_id, n.person_id, n.frequency, n.muted, n.quiet_from, n.quiet_until, n.daily_at, n.sent_at, r.permissions, r.is_owner,
      coalesce(n.time_zone, (select time_zone from settings)) as time_zone
    from shop_member_notices n
      join shop_members m on m.shop_id = n.shop_id and m.person_id = n.person_id
      join shop_roles r on r.id = m.role_id join people p on p.id = n.person_id join shops s on s.id = n.shop_id
    where (n.shop_id, n.person_id) > (${after.shop_id}::bigint, ${after.person_id}::bigint) and n.frequency <> 'never'
      and p.blocked_at is null and s.sellers_blocked_at is null
      and exists (select from shop_notifications e where e.shop_id = n.shop_id and e.id > greatest(n.seen_id, n.sent_id))
    order by n.shop_id, n.person_id limit ${limit}::int`.execute(db);
  return rows;
}

type Sending = { shop_id: number; person_id: number; kinds: readonly string[]; now: Date };

/**
 * Locks what a member was sent and inserts one notice of all that waits; undefined if nothing waits. What was sent moves on in the same
 * statement, so a second run finds nothing.
 */
export async function insertShopNotice(db: Kysely<DB>, { shop_id, person_id, kinds, now }: Sending): Promise<number | undefined> {
  const wanted = [...kinds];
  const { rows } = await sql<{ id: number }>`
    with member as (
      select seen_id, sent_id from shop_member_notices where shop_id = ${shop_id} and person_id = ${person_id} for update),
    waiting as (
      select min(e.id) as first_id, max(e.id) as last_id from shop_notifications e, member
      where e.shop_id = ${shop_id} and e.id > greatest(member.seen_id, member.sent_id) and e.kind = any (${wanted}::text[])),
    moved as (
      update shop_member_notices n set sent_id = waiting.last_id, sent_at = ${now} from waiting
      where n.shop_id = ${shop_id} and n.person_id = ${person_id} and waiting.last_id is not null returning n.person_id)
    insert into shop_notices (shop_id, person_id, first_id, last_id, kinds)
    select ${shop_id}::bigint, moved.person_id, waiting.first_id, waiting.last_id, ${wanted}::text[] from waiting, moved
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export async function deleteShopNotificationsBefore(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('shop_notifications').where('created_at', '<', before).execute();
}
