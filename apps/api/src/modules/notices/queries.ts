import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { notSignedIn } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import type { StatementPart } from '../../platform/database/one-statement.ts';

type Read = ReadDatabase<DB>;
export type NoticeOptions = { color_id: number | null; size_id: number | null; unit_id: number | null };
export type NewNotice = NoticeOptions & { product_id: number; kind: string; price: number };
export type NoticeRow = NewNotice & { id: number; created_at: Date };

/** SQL of whether notice `n` is open: its message has not been created, and neither its link nor an order has ended it. */
const isOpen = sql<boolean>`n.notified_at is null and n.stopped_at is null and n.ended_at is null`;

const columns = ['id', 'product_id', 'kind', 'color_id', 'size_id', 'unit_id', 'price', 'created_at'] as const;

/** Open notices about active products, the latest first. */
export function listOpenNotices(read: Read, personId: number, max: number): Promise<NoticeRow[]> {
  return read
    .selectFrom('product_notices as n')
    .innerJoin('products', (join) => join.onRef('products.id', '=', 'n.product_id').on('products.active', '=', true))
    .select(columns.map((column) => `n.${column}` as const))
    .where('n.person_id', '=', personId)
    .where(isOpen)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(max)
    .execute();
}

/** Serialises parallel changes of a person's notices until the transaction ends. */
export function lockPerson(db: Kysely<DB>, personId: number) {
  return db
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notSignedIn);
}

/** The price of an active product, and how many variants have the options and how many of those are in stock. */
export async function findProductToWatch(db: Kysely<DB>, productId: number, options: NoticeOptions) {
  const { rows } = await sql<{ selling_price: number; variants: number; in_stock: number }>`
    select p.selling_price, count(v.id)::int as variants, (count(v.id) filter (where v.stock > 0))::int as in_stock
    from products p left join product_variants v on v.product_id = p.id and v.active and ${optionsMatch(options)}
    where p.id = ${productId} and p.active group by p.id`.execute(db);
  return rows[0];
}

/** The open notice about the same, if there is one. */
export async function findSameNotice(db: Kysely<DB>, personId: number, notice: NewNotice): Promise<NoticeRow | undefined> {
  return db
    .selectFrom('product_notices as n')
    .select(columns.map((column) => `n.${column}` as const))
    .where('n.person_id', '=', personId)
    .where('n.product_id', '=', notice.product_id)
    .where('n.kind', '=', notice.kind)
    .where('n.color_id', 'is not distinct from', notice.color_id)
    .where('n.size_id', 'is not distinct from', notice.size_id)
    .where('n.unit_id', 'is not distinct from', notice.unit_id)
    .where(isOpen)
    .executeTakeFirst();
}

export function insertNotice(db: Kysely<DB>, personId: number, notice: NewNotice, now: Date): Promise<NoticeRow> {
  return db
    .insertInto('product_notices')
    .values({ ...notice, person_id: personId, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function countOpenNotices(read: Read, personId: number): Promise<number> {
  const { count } = await read
    .selectFrom('product_notices as n')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('n.person_id', '=', personId)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns undefined if the person has no such open notice. */
export function deleteOpenNotice(db: Kysely<DB>, personId: number, id: number) {
  return db
    .deleteFrom('product_notices as n')
    .where('n.id', '=', id)
    .where('n.person_id', '=', personId)
    .where(isOpen)
    .returning('n.id')
    .executeTakeFirst();
}

/** Locks the person of a link and returns its product; undefined if the account is erased. */
export function findLinkedProduct(db: Kysely<DB>, { personId, productId }: { personId: number; productId: number }) {
  return db
    .selectFrom('people')
    .innerJoin('products', (join) => join.on('products.id', '=', productId))
    .select(['products.id', 'products.name', 'products.active'])
    .where('people.id', '=', personId)
    .where('people.erased_at', 'is', null)
    .forNoKeyUpdate('people')
    .executeTakeFirst();
}

/** Turns the messages about left carts on or off; undefined if the account is erased. */
export function changeCartReminders(db: Kysely<DB>, personId: number, wanted: boolean) {
  return db
    .updateTable('people')
    .set({ cart_reminders: wanted })
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/** Stops every message to the person about the product, also one that is created and waits to be sent. */
export async function stopNotices(db: Kysely<DB>, { personId, productId }: { personId: number; productId: number }, now: Date) {
  await sql`update product_notices set stopped_at = ${now}
    where person_id = ${personId} and product_id = ${productId} and stopped_at is null and ended_at is null`.execute(db);
}

/** Opens the notices again that were stopped last, unless the person has asked for the same meanwhile. */
export async function reopenNotices(db: Kysely<DB>, { personId, productId }: { personId: number; productId: number }): Promise<void> {
  await sql`
    update product_notices u set stopped_at = null
    where person_id = ${personId} and product_id = ${productId} and ended_at is null
      and stopped_at = (select max(stopped_at) from product_notices where person_id = ${personId} and product_id = ${productId})
      and (notified_at is not null or not exists (select from product_notices n where ${sameAs('u')} and ${isOpen}))`.execute(db);
}

/** The number of notices that `reopenNotices` would open. */
export async function countStopped(db: Kysely<DB>, { personId, productId }: { personId: number; productId: number }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product_notices
    where person_id = ${personId} and product_id = ${productId} and notified_at is null and ended_at is null
      and stopped_at = (select max(stopped_at) from product_notices where person_id = ${personId} and product_id = ${productId})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function countOpenOfProduct(
  db: Kysely<DB>,
  { personId, productId }: { personId: number; productId: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('product_notices as n')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('n.person_id', '=', personId)
    .where('n.product_id', '=', productId)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends the notices about ordered products, also those whose message waits to be sent. */
export function endedNotices(personId: number, productIds: readonly number[], now: Date): StatementPart {
  return {
    ctes: sql`ended_notices as (update product_notices set ended_at = ${now}
      where person_id = ${personId} and product_id = any (${[...productIds]}::bigint[]) and ended_at is null)`,
  };
}

export type ClaimedNotice = { id: number; kind: 'back-in-stock' | 'price-drop' };

/**
 * Claims notices that have come true, at most one for each person and product on one day: the message of each is created in the
 * same transaction. People are locked first, as an erasure does it, and rows that an order or another process has locked are skipped.
 */
export async function claimTrueNotices(transaction: Kysely<DB>, now: Date, limit: number): Promise<ClaimedNotice[]> {
  const { rows } = await sql<ClaimedNotice>`
    with due as materialized (
      select distinct on (n.person_id, n.product_id) n.id, n.person_id, n.product_id
      from product_notices n join true_product_notices t on t.id = n.id
      where ${isOpen} and not exists (select from product_notices o
        where o.person_id = n.person_id and o.product_id = n.product_id and o.notified_on = ${dayOf(now)})
        -- A message of an earlier day that is still waiting, or was sent today, is the one of today.
        and not exists (select from product_notices o join messages m on m.kind = o.kind and m.subject_id = o.id
          where o.person_id = n.person_id and o.product_id = n.product_id
            and (m.status in ('waiting', 'sending') or m.status in ('sent', 'unclear') and (m.settled_at at time zone 'UTC')::date = ${dayOf(now)}))
      order by n.person_id, n.product_id, n.id limit ${limit}),
    locked_people as materialized (
      select p.id from people p where p.id in (select person_id from due) and p.erased_at is null order by p.id for key share skip locked),
    locked as materialized (
      select n.id from product_notices n
      where n.id in (select id from due) and n.person_id in (select id from locked_people) and ${isOpen}
      order by n.id for update skip locked)
    update product_notices n set notified_at = ${now}, notified_on = ${dayOf(now)}
    from locked where n.id = locked.id returning n.id, n.kind`.execute(transaction);
  return rows;
}

/**
 * Opens notices again whose message was not sent because it was no longer true by then, and deletes that message. Not if the
 * person has asked for the same meanwhile.
 */
export async function reopenOutdatedNotices(transaction: Kysely<DB>): Promise<void> {
  await sql`
    with unsent as materialized (
      select m.id as message_id, u.* from product_notices u join messages m on m.kind = u.kind and m.subject_id = u.id
      where u.notified_at is not null and u.stopped_at is null and u.ended_at is null and m.status = 'outdated'
        and not exists (select from product_notices n where ${sameAs('u')} and ${isOpen})
        and not exists (select from product_notices n join messages later on later.kind = n.kind and later.subject_id = n.id
          where ${sameAs('u')} and n.notified_at is not null and n.id > u.id and later.status = 'outdated')),
    deleted as (delete from messages where id in (select message_id from unsent))
    update product_notices set notified_at = null, notified_on = null where id in (select id from unsent)`.execute(transaction);
}

/** Deletes notices whose end is this long ago. */
export async function deleteNoticesEndedBefore(db: Kysely<DB>, time: Date): Promise<void> {
  await sql`delete from product_notices where greatest(notified_at, stopped_at, ended_at) < ${time}`.execute(db);
}

/** True for one transaction at a time, until it ends. */
export async function tryLockNotices(transaction: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('send-notices', 0)) as locked`.execute(transaction);
  return rows[0]?.locked ?? false;
}

export function listNoticesWithNames(read: Read, personId: number) {
  return read
    .selectFrom('product_notices as n')
    .innerJoin('products', 'products.id', 'n.product_id')
    .select(['n.product_id', 'products.name', 'n.kind', 'n.price', 'n.created_at', 'n.notified_at', 'n.stopped_at', 'n.ended_at'])
    .where('n.person_id', '=', personId)
    .orderBy('n.created_at')
    .orderBy('n.id')
    .execute();
}

export async function deleteNotices(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction.deleteFrom('product_notices').where('person_id', '=', personId).execute();
}

const dayOf = (now: Date) => sql`(${now}::timestamptz at time zone 'UTC')::date`;

/** SQL of whether notice `n` is about the same as another row. */
function sameAs(other: string): RawBuilder<boolean> {
  const equal = (column: string) => sql`n.${sql.ref(column)} = ${sql.ref(`${other}.${column}`)}`;
  const alike = (column: string) => sql`n.${sql.ref(column)} is not distinct from ${sql.ref(`${other}.${column}`)}`;
  return sql`${sql.join(
    [...['person_id', 'product_id', 'kind'].map(equal), ...['color_id', 'size_id', 'unit_id'].map(alike)],
    sql` and `,
  )}`;
}

/** SQL of whether variant `v` has the options. */
function optionsMatch({ color_id, size_id, unit_id }: NoticeOptions): RawBuilder<boolean> {
  return sql`(${color_id}::bigint is null or v.color_id = ${color_id}) and (${size_id}::bigint is null or v.size_id = ${size_id})
    and (${unit_id}::bigint is null or v.unit_id = ${unit_id})`;
}
