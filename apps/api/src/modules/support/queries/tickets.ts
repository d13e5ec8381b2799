import type { TicketStatus } from '@souk/contract/support';
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB, Tickets } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;

export type TicketRow = {
  id: number;
  ticket_number: string;
  subject: string;
  status: string;
  issue_type_id: number;
  issue_type_name: unknown;
  order_id: number | null;
  order_code: string | null;
  email: string | null;
  phone: string | null;
  created_at: Date;
  updated_at: Date;
  last_message: { message: string; from_shopper: boolean; created_at: string };
};

export function listIssueTypes(read: Read) {
  return read.selectFrom('ticket_issue_types').selectAll().orderBy('position').orderBy('id').execute();
}

export async function hasIssueType(read: Read, id: number): Promise<boolean> {
  return (await read.selectFrom('ticket_issue_types').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Without a verified phone, a ticket needs an email address. */
export async function hasVerifiedPhone(read: Read, personId: number): Promise<boolean> {
  const person = await read.selectFrom('people').select('phone_verified_at').where('id', '=', personId).executeTakeFirst();
  return (person?.phone_verified_at ?? null) !== null;
}

export function findOwnOrder(read: Read, personId: number, code: string): Promise<{ id: number } | undefined> {
  return read.selectFrom('orders').select('id').where('person_id', '=', personId).where('code', '=', code).executeTakeFirst();
}

type TicketPage = { personId: number; status: TicketStatus | undefined; offset: number; limit: number };

export function listTickets(read: Read, { personId, status, offset, limit }: TicketPage): Promise<TicketRow[]> {
  const ofStatus = status === undefined ? sql`true` : sql`t.status = ${status}`;
  return selectTickets(
    read,
    sql`where t.person_id = ${personId} and ${ofStatus} order by t.updated_at desc, t.id desc limit ${limit}::int offset ${offset}::int`,
  );
}

export function countTickets(read: Read, personId: number): Promise<{ status: string; count: number }[]> {
  return read
    .selectFrom('tickets')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('person_id', '=', personId)
    .groupBy('status')
    .execute();
}

export async function findTicket(read: Read, personId: number, ticketNumber: string): Promise<TicketRow | undefined> {
  const [row] = await selectTickets(read, sql`where t.person_id = ${personId} and t.ticket_number = ${ticketNumber}`);
  return row;
}

/** Tickets of any person. */
export function listTicketsById(read: Read, ids: readonly number[]): Promise<TicketRow[]> {
  return selectTickets(read, sql`where t.id = any (${ids}::bigint[])`);
}

/** Locked until the end of the transaction, so that no message is added to a ticket that is being closed. */
export function lockTicket(db: Kysely<DB>, personId: number, ticketNumber: string) {
  return db
    .selectFrom('tickets')
    .select(['id', 'status'])
    .where('person_id', '=', personId)
    .where('ticket_number', '=', ticketNumber)
    .forUpdate()
    .executeTakeFirst();
}

/** Tickets and messages that the person created since then, for the hourly limits. */
export async function countRecent(read: Read, personId: number, since: Date): Promise<{ tickets: number; messages: number }> {
  const { rows } = await sql<{ tickets: number; messages: number }>`
    select (select count(*) from tickets where person_id = ${personId} and created_at > ${since}) as tickets,
      (select count(*) from ticket_messages m join tickets t on t.id = m.ticket_id
        where t.person_id = ${personId} and m.from_shopper and m.created_at > ${since}) as messages`.execute(read);
  return rows[0] ?? { tickets: 0, messages: 0 };
}

/** Returns undefined if another ticket has this number. */
export function insertTicket(db: Kysely<DB>, ticket: Insertable<Tickets>): Promise<{ id: number } | undefined> {
  return db
    .insertInto('tickets')
    .values(ticket)
    .onConflict((conflict) => conflict.column('ticket_number').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function updateTicketStatus(db: Kysely<DB>, id: number, status: TicketStatus, now: Date): Promise<void> {
  await db.updateTable('tickets').set({ status, updated_at: now }).where('id', '=', id).execute();
}

async function selectTickets(read: Read, which: RawBuilder<unknown>): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select t.id, t.ticket_number, t.subject, t.status, t.issue_type_id, k.name as issue_type_name, t.order_id, o.code as order_code,
      t.email, t.phone, t.created_at, t.updated_at,
      (select json_build_object('message', m.message, 'from_shopper', m.from_shopper, 'created_at', m.created_at)
        from ticket_messages m where m.ticket_id = t.id order by m.id desc limit 1) as last_message
    from tickets t join ticket_issue_types k on k.id = t.issue_type_id left join orders o on o.id = t.order_id ${which}`.execute(read);
  return rows;
}

type Search = { status: TicketStatus | undefined; isWaiting: boolean; limit: number; offset: number };
type Found = { id: number; total: number; person: { id: number; name: string; phone: string | null } };

export async function listAllTickets(read: Read, { status, isWaiting, limit, offset }: Search) {
  const order = isWaiting ? sql`t.updated_at, t.id` : sql`t.updated_at desc, t.id desc`;
  const { rows } = await sql<Found>`
    select t.id, count(*) over () as total, json_build_object('id', p.id, 'name', p.name, 'phone', p.phone_full) as person
    from tickets t join people p on p.id = t.person_id
    where ${status === undefined ? sql`true` : sql`t.status = ${status}`} and ${isWaiting ? isWaitingForAnswer : sql`true`}
    order by ${order} limit ${limit}::int offset ${offset}::int`.execute(read);
  return { total: rows[0]?.total ?? 0, found: rows };
}

const isWaitingForAnswer = sql`t.status = 'running' and t.last_from_shopper`;

/** The ticket of any person, with that person. */
export function findAnyTicket(read: Read, ticketNumber: string) {
  return read
    .selectFrom('tickets')
    .innerJoin('people', 'people.id', 'tickets.person_id')
    .select(['tickets.id', 'tickets.person_id', 'people.name', 'people.phone_full'])
    .where('tickets.ticket_number', '=', ticketNumber)
    .executeTakeFirst();
}

export function listTicketsToExport(read: Read, personId: number) {
  return read
    .selectFrom('tickets')
    .innerJoin('ticket_issue_types', 'ticket_issue_types.id', 'tickets.issue_type_id')
    .leftJoin('orders', 'orders.id', 'tickets.order_id')
    .select(['tickets.id', 'tickets.ticket_number', 'tickets.subject', 'tickets.status', 'ticket_issue_types.name as issue_type'])
    .select(['orders.code as order_number', 'tickets.email', 'tickets.phone', 'tickets.created_at', 'tickets.updated_at'])
    .where('tickets.person_id', '=', personId)
    .orderBy('tickets.id')
    .execute();
}

export async function deleteTickets(db: Kysely<DB>, personId: number): Promise<void> {
  await db.deleteFrom('tickets').where('person_id', '=', personId).execute();
}
