import type { InboxState } from '@souk/contract/back-office/tickets';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';

type Read = ReadDatabase<DB>;

export type InboxSearch = {
  /** A member, or null for the tickets of nobody. */
  assignee_id?: number | null | undefined;
  words?: string | undefined;
};

const isWaiting = sql<boolean>`(t.status = 'running' and t.last_from_shopper)`;

const stateOf = {
  waiting: isWaiting,
  answered: sql`t.status = 'running' and not t.last_from_shopper`,
  completed: sql`t.status = 'completed'`,
  cancel: sql`t.status = 'cancel'`,
} as const satisfies Record<InboxState, RawBuilder<unknown>>;

function matches({ assignee_id, words }: InboxSearch): RawBuilder<unknown> {
  const conditions = [
    assignee_id === null && sql`t.assignee_id is null`,
    typeof assignee_id === 'number' && sql`t.assignee_id = ${assignee_id}`,
    words !== undefined && hasWords(words),
  ].filter((condition) => condition !== false);
  return sql.join([sql`true`, ...conditions], sql` and `);
}

function hasWords(words: string): RawBuilder<unknown> {
  const code = `${escapeLike(words.replace(/^#/, '').toUpperCase())}%`;
  const digits = words.replaceAll(/\D/g, '');
  return sql`(t.ticket_number like ${code} or t.subject ilike ${`%${escapeLike(words)}%`}
    or t.order_id in (select o.id from orders o where o.code like ${code})
    or t.person_id in (select p.id from people p where lower(p.name) like ${`${escapeLike(words.toLowerCase())}%`}
      ${digits.length >= 4 ? sql`or p.phone_full like ${`%${digits}%`}` : sql``}))`;
}

/** Null before the first answer. */
const minutesToAnswer = sql<number | null>`(
  select round(extract(epoch from m.created_at - t.created_at) / 60)::int
  from ticket_messages m where m.ticket_id = t.id and not m.from_shopper order by m.id limit 1)`;

type InboxRow = {
  id: number;
  is_waiting: boolean;
  person: { id: number; name: string; phone: string | null };
  assignee: { id: number; name: string } | null;
  last_message_id: number;
  first_answer_minutes: number | null;
};
type InboxPage = InboxSearch & { state: InboxState | undefined; limit: number; offset: number };

/** Tickets that wait for an answer come first, the oldest of them at the top; then the others, last updated first. */
export async function listInbox(read: Read, { state, limit, offset, ...search }: InboxPage): Promise<InboxRow[]> {
  const { rows } = await sql<InboxRow>`
    select t.id, ${isWaiting} as is_waiting, json_build_object('id', p.id, 'name', p.name, 'phone', p.phone_full) as person,
      case when a.id is null then null else json_build_object('id', a.id, 'name', a.name) end as assignee,
      (select m.id from ticket_messages m where m.ticket_id = t.id order by m.id desc limit 1) as last_message_id,
      ${minutesToAnswer} as first_answer_minutes
    from tickets t join people p on p.id = t.person_id left join people a on a.id = t.assignee_id
    where ${matches(search)} and ${state === undefined ? sql`true` : stateOf[state]}
    order by ${isWaiting} desc, case when ${isWaiting} then t.updated_at end, t.updated_at desc, t.id desc
    limit ${limit}::int offset ${offset}::int`.execute(read);
  return rows;
}

export type InboxCounts = { all: number } & Record<InboxState, number>;

export async function countInbox(read: Read, search: InboxSearch): Promise<InboxCounts> {
  const { rows } = await sql<InboxCounts>`
    select count(*) as all, count(*) filter (where ${stateOf.waiting}) as waiting, count(*) filter (where ${stateOf.answered}) as answered,
      count(*) filter (where ${stateOf.completed}) as completed, count(*) filter (where ${stateOf.cancel}) as cancel
    from tickets t where ${matches(search)}`.execute(read);
  return rows[0] ?? { all: 0, waiting: 0, answered: 0, completed: 0, cancel: 0 };
}

type FirstAnswers = { tickets: number; median_minutes: number | null };

/** The answered tickets that were opened since then, and the median of their times to the first answer. */
export async function measureFirstAnswers(read: Read, since: Date): Promise<FirstAnswers> {
  const { rows } = await sql<FirstAnswers>`
    select count(*) as tickets, round(percentile_cont(0.5) within group (order by minutes))::int as median_minutes
    from (select ${minutesToAnswer} as minutes from tickets t where t.created_at >= ${since}) answered where minutes is not null`.execute(
    read,
  );
  return rows[0] ?? { tickets: 0, median_minutes: null };
}

/** The number of tickets that wait for an answer. */
export async function countWaitingTickets(read: Read): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from tickets t where ${isWaiting}`.execute(read);
  return rows[0]?.count ?? 0;
}

export function findAssignee(read: Read, ticketId: number): Promise<{ id: number; name: string } | undefined> {
  return read
    .selectFrom('tickets')
    .innerJoin('people', 'people.id', 'tickets.assignee_id')
    .select(['people.id', 'people.name'])
    .where('tickets.id', '=', ticketId)
    .executeTakeFirst();
}

/** The names of the members who wrote the messages of a ticket. */
export function listMessageAuthors(read: Read, ticketId: number): Promise<{ id: number; name: string }[]> {
  return read
    .selectFrom('ticket_messages')
    .innerJoin('people', 'people.id', 'ticket_messages.author_id')
    .select(['ticket_messages.id', 'people.name'])
    .where('ticket_messages.ticket_id', '=', ticketId)
    .execute();
}

export function listNotes(read: Read, ticketId: number) {
  return read
    .selectFrom('ticket_notes')
    .leftJoin('people', 'people.id', 'ticket_notes.author_id')
    .select(['ticket_notes.id', 'people.name as by', 'ticket_notes.note', 'ticket_notes.created_at'])
    .where('ticket_notes.ticket_id', '=', ticketId)
    .orderBy('ticket_notes.id')
    .execute();
}

type NewNote = { ticket_id: number; author_id: number | null; note: string; created_at: Date };

export function insertNote(db: Kysely<DB>, note: NewNote): Promise<{ id: number }> {
  return db.insertInto('ticket_notes').values(note).returning('id').executeTakeFirstOrThrow();
}

/** Locked until the end of the transaction: no message is added, and nobody assigns or closes it meanwhile. */
export function lockAnyTicket(db: Kysely<DB>, ticketNumber: string) {
  return db
    .selectFrom('tickets')
    .select(['id', 'person_id', 'status', 'assignee_id'])
    .where('ticket_number', '=', ticketNumber)
    .forUpdate()
    .executeTakeFirst();
}

export async function findLastMessageId(db: Kysely<DB>, ticketId: number): Promise<number | undefined> {
  const messages = db.selectFrom('ticket_messages').select('id').where('ticket_id', '=', ticketId);
  return (await messages.orderBy('id', 'desc').limit(1).executeTakeFirst())?.id;
}

export async function updateAssignee(db: Kysely<DB>, id: number, assigneeId: number | null): Promise<void> {
  await db.updateTable('tickets').set({ assignee_id: assigneeId }).where('id', '=', id).execute();
}

/** A file of any ticket. */
export function findAnyAttachment(read: Read, id: number) {
  return read.selectFrom('ticket_attachments').select(['name', 'type', 'key']).where('id', '=', id).executeTakeFirst();
}
