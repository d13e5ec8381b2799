import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

let count = 0;

/** A ticket with one message of the shop's, or of the shopper's own. */
export async function buildTicketMessage(
  db: Kysely<DB>,
  { person_id, from_shopper = false }: { person_id: number; from_shopper?: boolean },
): Promise<{ ticket_number: string; message_id: number }> {
  count += 1;
  const kind = { name: JSON.stringify({ en: 'An order' }) };
  const { id: issue_type_id } = await db.insertInto('ticket_issue_types').values(kind).returning('id').executeTakeFirstOrThrow();
  const ticket = {
    person_id,
    issue_type_id,
    ticket_number: `T-${process.pid}-${count}`,
    subject: 'Where is <my> bowl?',
    email: 'asha@mail.example',
  };
  const { id: ticket_id } = await db.insertInto('tickets').values(ticket).returning('id').executeTakeFirstOrThrow();
  const message = { ticket_id, from_shopper, message: 'It left today.' };
  const { id } = await db.insertInto('ticket_messages').values(message).returning('id').executeTakeFirstOrThrow();
  return { ticket_number: ticket.ticket_number, message_id: id };
}
