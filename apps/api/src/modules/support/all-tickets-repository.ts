import type { TicketStatus } from '@souk/contract/support';
import { sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

type Read = ReadDatabase<DB>;
type Search = { status: TicketStatus | undefined; isWaiting: boolean; limit: number; offset: number };
type Found = { id: number; total: number; person: { id: number; name: string; phone: string | null } };

export async function listAllTickets(read: Read, { status, isWaiting, limit, offset }: Search) {
  const order = isWaiting ? sql`t.updated_at, t.id` : sql`t.updated_at desc, t.id desc`;
  const { rows } = await sql<Found>`
    select t.id, count(*) over () as total, json_build_object('id', p.id, 'name', p.name, 'phone', p.phone_full) as person
    from tickets t join people p on p.id = t.person_id
    where ${status === undefined ? sql`true` : sql`t.status = ${status}`} and ${isWaiting ? waits : sql`true`}
    order by ${order} limit ${limit}::int offset ${offset}::int`.execute(read);
  return { total: rows[0]?.total ?? 0, found: rows };
}

const waits = sql`t.status = 'running'
  and (select m.from_shopper from ticket_messages m where m.ticket_id = t.id order by m.id desc limit 1)`;

/** Whose ticket bears the number. */
export function findAnyTicket(read: Read, ticketNumber: string) {
  return read
    .selectFrom('tickets')
    .innerJoin('people', 'people.id', 'tickets.person_id')
    .select(['tickets.id', 'tickets.person_id', 'people.name', 'people.phone_full'])
    .where('tickets.ticket_number', '=', ticketNumber)
    .executeTakeFirst();
}
