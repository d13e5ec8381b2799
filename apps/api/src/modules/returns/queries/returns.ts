import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB, Returns } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { PictureRow } from '../../../platform/media/present-picture.ts';

type Read = ReadDatabase<DB>;

export type ReturnLineRow = {
  line_id: number;
  name: unknown;
  size: unknown;
  color: unknown;
  unit: unknown;
  picture: PictureRow | null;
  quantity: number;
  reason: string;
  accepted: number | null;
};

/** Times inside JSON columns are strings. */
export type ReturnRow = {
  id: number;
  code: string;
  order_id: number;
  person_id: number;
  shop_id: number;
  status: string;
  note: string | null;
  answer: string | null;
  label_url: string | null;
  created_at: Date;
  answer_by: Date;
  passed_at: Date | null;
  refund: number | null;
  lines: ReturnLineRow[];
  photos: { id: number; name: string }[];
  events: { status: string; author: string; note: string | null; created_at: string }[];
};

export function listReturns(read: Read, { orderId, personId }: { orderId: number; personId: number }): Promise<ReturnRow[]> {
  return selectReturns(read, sql`r.order_id = ${orderId} and r.person_id = ${personId}`);
}

/** `shopId` limits it to the returns of a shop. */
export async function findReturn(
  read: Read,
  { code, shopId }: { code: string; shopId?: number | undefined },
): Promise<ReturnRow | undefined> {
  const ofShop = shopId === undefined ? sql`true` : sql`r.shop_id = ${shopId}`;
  const [row] = await selectReturns(read, sql`r.code = ${code} and ${ofShop}`);
  return row;
}

/** Every return of a person, for the export of their account. */
export function listReturnsOfPerson(read: Read, personId: number): Promise<ReturnRow[]> {
  return selectReturns(read, sql`r.person_id = ${personId}`);
}

async function selectReturns(read: Read, which: RawBuilder<unknown>): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select r.id, r.code, r.order_id, r.person_id, r.shop_id, r.status, r.note, r.answer, r.label_url, r.created_at, r.answer_by, r.passed_at,
      (select f.amount from refunds f where f.id = r.refund_id) as refund,
      (select coalesce(json_agg(json_build_object('line_id', l.id, 'name', l.name, 'size', l.size, 'color', l.color, 'unit', l.unit,
          'quantity', c.quantity, 'reason', c.reason, 'accepted', c.accepted,
          'picture', case when i.id is not null then json_build_object('key', i.key, 'width', i.width, 'height', i.height,
            'preview', i.preview, 'alt', i.alt) end) order by l.id), '[]')
        from return_lines c join order_lines l on l.id = c.line_id left join pictures i on i.id = l.picture_id
        where c.return_id = r.id) as lines,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.id), '[]')
        from return_photos p where p.return_id = r.id) as photos,
      (select coalesce(json_agg(json_build_object('status', e.status, 'author', e.author, 'note', e.note,
          'created_at', e.created_at) order by e.id), '[]')
        from return_events e where e.return_id = r.id) as events
    from returns r where ${which} order by r.id desc`.execute(read);
  return rows;
}

export type ReturnableOrderRow = {
  id: number;
  shop_id: number;
  status: string;
  payment_status: string;
  delivered_at: Date | null;
  return_days: number | null;
};

/** An order of a person with what its returns depend on. */
export function findReturnableOrder(
  read: Read,
  { orderId, personId }: { orderId: number; personId: number },
): Promise<ReturnableOrderRow | undefined> {
  return read
    .selectFrom('orders')
    .select(['id', 'shop_id', 'status', 'payment_status', 'delivered_at', 'return_days'])
    .where('id', '=', orderId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export type ReturnableLineRow = Omit<ReturnLineRow, 'reason' | 'accepted'> & { left: number };

/** The lines of an order with the quantity that is neither refunded nor in an open return. */
export async function listReturnableLines(read: Read, orderId: number): Promise<ReturnableLineRow[]> {
  const { rows } = await sql<ReturnableLineRow>`
    select l.id as line_id, l.name, l.size, l.color, l.unit, l.quantity,
      case when i.id is not null then json_build_object('key', i.key, 'width', i.width, 'height', i.height, 'preview', i.preview,
        'alt', i.alt) end as picture,
      (l.quantity - coalesce((select sum(f.quantity) from refund_lines f where f.line_id = l.id), 0)
        - coalesce((select sum(coalesce(c.accepted, c.quantity)) from return_lines c join returns r on r.id = c.return_id
          where c.line_id = l.id and r.status in ('requested', 'accepted', 'received', 'inspected')), 0))::int as left
    from order_lines l left join pictures i on i.id = l.picture_id where l.order_id = ${orderId} order by l.id`.execute(read);
  return rows;
}

/** Returns undefined if another return has this code. */
export function insertReturn(transaction: Kysely<DB>, row: Insertable<Returns>): Promise<{ id: number } | undefined> {
  return transaction
    .insertInto('returns')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
}

type NewParts = {
  lines: readonly { line_id: number; quantity: number; reason: string }[];
  photos: readonly { key: string; name: string; type: string; bytes: number }[];
};

export async function insertReturnParts(transaction: Kysely<DB>, return_id: number, { lines, photos }: NewParts): Promise<void> {
  await transaction
    .insertInto('return_lines')
    .values(lines.map((line) => ({ ...line, return_id })))
    .execute();
  if (photos.length === 0) return;
  await transaction
    .insertInto('return_photos')
    .values(photos.map(({ key, name, type, bytes }) => ({ return_id, key, name, type, bytes })))
    .execute();
}

/** The order of a return, which is locked before it. `personId` or `shopId` limit it to their own. */
export type ReturnKey = { code: string; shopId?: number | undefined } | { id: number; personId: number };

function whichReturn(key: ReturnKey): RawBuilder<unknown> {
  if ('id' in key) return sql`id = ${key.id} and person_id = ${key.personId}`;
  return key.shopId === undefined ? sql`code = ${key.code}` : sql`code = ${key.code} and shop_id = ${key.shopId}`;
}

export async function findOrderOfReturn(db: Kysely<DB>, key: ReturnKey): Promise<number | undefined> {
  const { rows } = await sql<{ order_id: number }>`select order_id from returns where ${whichReturn(key)}`.execute(db);
  return rows[0]?.order_id;
}

export type LockedReturnRow = {
  id: number;
  code: string;
  order_id: number;
  person_id: number;
  status: string;
  passed_at: Date | null;
  lines: { line_id: number; quantity: number; accepted: number | null }[];
};

/** Locks a return; its order is locked already. */
export async function lockReturnRow(transaction: Kysely<DB>, key: ReturnKey): Promise<LockedReturnRow | undefined> {
  const { rows } = await sql<LockedReturnRow>`
    select id, code, order_id, person_id, status, passed_at,
      (select json_agg(json_build_object('line_id', c.line_id, 'quantity', c.quantity, 'accepted', c.accepted) order by c.line_id)
        from return_lines c where c.return_id = returns.id) as lines
    from returns where ${whichReturn(key)} for update`.execute(transaction);
  return rows[0];
}

type NewStatus = {
  id: number;
  status: string;
  author: string;
  note: string | null;
  now: Date;
  /** Other columns that change with the status. */
  more?: Pick<Partial<Insertable<Returns>>, 'answer' | 'label_url' | 'refund_id'>;
};

/** Sets the status of a locked return and inserts its event. */
export async function updateReturnStatus(transaction: Kysely<DB>, { id, status, author, note, now, more }: NewStatus): Promise<void> {
  await transaction
    .updateTable('returns')
    .set({ ...more, status, updated_at: now })
    .where('id', '=', id)
    .execute();
  await insertReturnEvent(transaction, { return_id: id, status, author, note, created_at: now });
}

type NewEvent = { return_id: number; status: string; author: string; note: string | null; created_at: Date };

export async function insertReturnEvent(transaction: Kysely<DB>, event: NewEvent): Promise<void> {
  await transaction.insertInto('return_events').values(event).execute();
}

export async function updateAccepted(
  transaction: Kysely<DB>,
  returnId: number,
  lines: readonly { line_id: number; accepted: number }[],
): Promise<void> {
  for (const { line_id, accepted } of lines)
    await transaction
      .updateTable('return_lines')
      .set({ accepted })
      .where('return_id', '=', returnId)
      .where('line_id', '=', line_id)
      .execute();
}

/** Makes an inspected return a received one again, as if it had not been inspected. */
export async function reverseInspection(transaction: Kysely<DB>, returnId: number, now: Date): Promise<void> {
  await sql`update returns set status = 'received', updated_at = ${now} where id = ${returnId}`.execute(transaction);
  await sql`update return_lines set accepted = null where return_id = ${returnId}`.execute(transaction);
  await sql`delete from return_events where return_id = ${returnId} and status = 'inspected'`.execute(transaction);
}

export async function countReturnsOfOrder(read: Read, orderId: number): Promise<number> {
  const { count } = await read
    .selectFrom('returns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a return of the person is neither refunded nor closed. */
export async function hasOpenReturns(read: Read, personId: number): Promise<boolean> {
  const row = await read
    .selectFrom('returns')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', 'in', ['requested', 'accepted', 'received', 'inspected'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Passes the unanswered returns whose time is over to the marketplace. Returns their ids. */
export async function passUnanswered(transaction: Kysely<DB>, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with due as (
      select id from returns where status = 'requested' and passed_at is null and answer_by <= ${now}
      order by answer_by limit ${limit}::int for update skip locked),
    passed as (update returns set passed_at = ${now}, updated_at = ${now} where id in (select id from due) returning id)
    insert into return_events (return_id, status, author, created_at)
    select id, 'passed', 'system', ${now} from passed returning return_id as id`.execute(transaction);
  return rows.map(({ id }) => id);
}

export async function getAnswerDays(db: Kysely<DB>): Promise<number> {
  const { return_answer_days } = await db.selectFrom('settings').select('return_answer_days').executeTakeFirstOrThrow();
  return return_answer_days;
}
