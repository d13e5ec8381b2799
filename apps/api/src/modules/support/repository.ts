import type { TicketStatus } from '@souk/contract/support';
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB, TicketAttachments, Tickets } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

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

export type AttachmentRow = { id: number; name: string; type: string; bytes: number };
export type TicketMessageRow = { id: number; from_shopper: boolean; message: string; created_at: Date; attachments: AttachmentRow[] };

export function listIssueTypes(read: Read) {
  return read.selectFrom('ticket_issue_types').selectAll().orderBy('position').orderBy('id').execute();
}

export async function hasIssueType(read: Read, id: number): Promise<boolean> {
  return (await read.selectFrom('ticket_issue_types').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Whether notices about a ticket can reach the person by their number. */
export async function hasVerifiedPhone(read: Read, personId: number): Promise<boolean> {
  const person = await read.selectFrom('people').select('phone_verified_at').where('id', '=', personId).executeTakeFirst();
  return (person?.phone_verified_at ?? null) !== null;
}

/** The order of that code, if it is the person's. */
export function findOwnOrder(read: Read, personId: number, code: string): Promise<{ id: number } | undefined> {
  return read.selectFrom('orders').select('id').where('person_id', '=', personId).where('code', '=', code).executeTakeFirst();
}

export type TicketPage = { personId: number; status: TicketStatus | undefined; offset: number; limit: number };

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

/** Tickets of anybody. */
export function listTicketsById(read: Read, ids: readonly number[]): Promise<TicketRow[]> {
  return selectTickets(read, sql`where t.id = any (${ids}::bigint[])`);
}

/** Locked until the end of the transaction, so that a ticket is not closed while something is said in it. */
export function lockTicket(db: Kysely<DB>, personId: number, ticketNumber: string) {
  return db
    .selectFrom('tickets')
    .select(['id', 'status'])
    .where('person_id', '=', personId)
    .where('ticket_number', '=', ticketNumber)
    .forUpdate()
    .executeTakeFirst();
}

export async function listMessages(read: Read, ticketId: number): Promise<TicketMessageRow[]> {
  const { rows } = await sql<TicketMessageRow>`
    select m.id, m.from_shopper, m.message, m.created_at,
      (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'type', a.type, 'bytes', a.bytes) order by a.id), '[]')
        from ticket_attachments a where a.message_id = m.id) as attachments
    from ticket_messages m where m.ticket_id = ${ticketId} order by m.id`.execute(read);
  return rows;
}

/** When the person said something in tickets lately. */
export async function countLately(read: Read, personId: number, since: Date): Promise<{ tickets: number; messages: number }> {
  const { rows } = await sql<{ tickets: number; messages: number }>`
    select (select count(*) from tickets where person_id = ${personId} and created_at > ${since}) as tickets,
      (select count(*) from ticket_messages m join tickets t on t.id = m.ticket_id
        where t.person_id = ${personId} and m.from_shopper and m.created_at > ${since}) as messages`.execute(read);
  return rows[0] ?? { tickets: 0, messages: 0 };
}

/** Undefined where the number is taken. */
export function insertTicket(db: Kysely<DB>, ticket: Insertable<Tickets>): Promise<{ id: number } | undefined> {
  return db
    .insertInto('tickets')
    .values(ticket)
    .onConflict((conflict) => conflict.column('ticket_number').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export type NewMessage = { ticketId: number; fromShopper: boolean; message: string; now: Date };

export async function insertMessage(db: Kysely<DB>, { ticketId, fromShopper, message, now }: NewMessage): Promise<number> {
  await db.updateTable('tickets').set({ updated_at: now }).where('id', '=', ticketId).execute();
  const { id } = await db
    .insertInto('ticket_messages')
    .values({ ticket_id: ticketId, from_shopper: fromShopper, message, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertAttachments(db: Kysely<DB>, attachments: Insertable<TicketAttachments>[]): Promise<void> {
  if (attachments.length > 0) await db.insertInto('ticket_attachments').values(attachments).execute();
}

export async function updateTicketStatus(db: Kysely<DB>, id: number, status: TicketStatus, now: Date): Promise<void> {
  await db.updateTable('tickets').set({ status, updated_at: now }).where('id', '=', id).execute();
}

export async function hasAnswer(read: Read, ticketId: number): Promise<boolean> {
  const answer = await read
    .selectFrom('ticket_messages')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('from_shopper', '=', false)
    .limit(1)
    .executeTakeFirst();
  return answer !== undefined;
}

export function findAttachment(read: Read, personId: number, id: number) {
  return read
    .selectFrom('ticket_attachments')
    .innerJoin('ticket_messages', 'ticket_messages.id', 'ticket_attachments.message_id')
    .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .select(['ticket_attachments.name', 'ticket_attachments.type', 'ticket_attachments.key'])
    .where('ticket_attachments.id', '=', id)
    .where('tickets.person_id', '=', personId)
    .executeTakeFirst();
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
