import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';

/**
 * Claims carts that were left for the hours of the setting: nothing was changed in them or ordered since, and none of their lines has
 * been in a message. People are locked first, as an erasure does it. Returns the ids of the reminders.
 */
export async function claimLeftCarts(transaction: Kysely<DB>, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with due as materialized (
      select l.person_id, max(l.id) as last_line_id
      from people p join cart_lines l on l.person_id = p.id and not l.is_buy_now
      where p.cart_reminders and p.erased_at is null and p.blocked_at is null
      group by l.person_id
      having max(l.updated_at) <= ${now}::timestamptz - (select cart_reminder_hours from settings) * interval '1 hour'
        and not exists (select from cart_reminders r where r.person_id = l.person_id and r.last_line_id >= min(l.id))
        and not exists (select from purchases o where o.person_id = l.person_id and o.kind = 'order' and o.created_at >= max(l.updated_at))
      order by l.person_id limit ${limit}),
    locked as materialized (
      select p.id from people p where p.id in (select person_id from due) and p.cart_reminders and p.erased_at is null
      order by p.id for key share skip locked)
    insert into cart_reminders (person_id, last_line_id, created_at)
    select person_id, last_line_id, ${now} from due join locked on locked.id = due.person_id returning id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Deletes reminders of carts of which no line is left. */
export async function deleteOldReminders(db: Kysely<DB>): Promise<void> {
  await sql`
    delete from cart_reminders r where created_at < now() - interval '90 days'
      and not exists (select from cart_lines l where l.person_id = r.person_id and not l.is_buy_now and l.id <= r.last_line_id)`.execute(
    db,
  );
}

/** True for one transaction at a time, until it ends. */
export async function tryLockReminders(transaction: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('remind-of-carts', 0)) as locked`.execute(transaction);
  return rows[0]?.locked ?? false;
}

export async function deleteReminders(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction.deleteFrom('cart_reminders').where('person_id', '=', personId).execute();
}
