import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, TicketAttachments } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;

type AttachmentRow = { id: number; name: string; type: string; bytes: number };

export type TicketMessageRow = { id: number; from_shopper: boolean; message: string; created_at: Date; attachments: AttachmentRow[] };

export async function listMessages(read: Read, ticketId: number): Promise<TicketMessageRow[]> {
  const { rows } = await sql<TicketMessageRow>`
    select m.id, m.from_shopper, m.message, m.created_at,
      (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'type', a.type, 'bytes', a.bytes) order by a.id), '[]')
        from ticket_attachments a where a.message_id = m.id) as attachments
    from ticket_messages m where m.ticket_id = ${ticketId} order by m.id`.execute(read);
  return rows;
}

export type StoredAttachment = Omit<Insertable<TicketAttachments>, 'message_id'> & { key: string };

type NewMessage = {
  ticketId: number;
  fromShopper: boolean;
  /** The member of the staff who wrote it. */
  authorId?: number | null;
  message: string;
  attachments: readonly StoredAttachment[];
  now: Date;
};

/** Returns the id of the message. */
export async function insertMessage(
  db: Kysely<DB>,
  { ticketId, fromShopper, authorId, message, attachments, now }: NewMessage,
): Promise<number> {
  await db.updateTable('tickets').set({ updated_at: now }).where('id', '=', ticketId).execute();
  const { id } = await db
    .insertInto('ticket_messages')
    .values({ ticket_id: ticketId, from_shopper: fromShopper, author_id: authorId ?? null, message, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = attachments.map((attachment) => ({ ...attachment, message_id: id }));
  if (rows.length > 0) await db.insertInto('ticket_attachments').values(rows).execute();
  return id;
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

export function listMessagesToExport(read: Read, personId: number) {
  return read
    .selectFrom('ticket_messages')
    .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .select(['ticket_messages.id', 'ticket_id', 'from_shopper', 'message', 'ticket_messages.created_at'])
    .where('tickets.person_id', '=', personId)
    .orderBy('ticket_messages.id')
    .execute();
}

export function listAttachmentsToExport(read: Read, personId: number) {
  return read
    .selectFrom('ticket_attachments')
    .innerJoin('ticket_messages', 'ticket_messages.id', 'ticket_attachments.message_id')
    .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .select(['ticket_attachments.id', 'message_id', 'ticket_attachments.name', 'type', 'bytes'])
    .where('tickets.person_id', '=', personId)
    .orderBy('ticket_attachments.id')
    .execute();
}

export async function listAttachmentKeys(read: Read, personId: number): Promise<string[]> {
  const rows = await read
    .selectFrom('ticket_attachments')
    .innerJoin('ticket_messages', 'ticket_messages.id', 'ticket_attachments.message_id')
    .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .select('ticket_attachments.key')
    .where('tickets.person_id', '=', personId)
    .execute();
  return rows.map(({ key }) => key);
}
