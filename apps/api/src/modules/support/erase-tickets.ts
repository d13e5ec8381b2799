import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';

/** Removes what a person and the market said to each other. Gives the keys of the files that came with it; `removeFiles` after the commit. */
export async function eraseTickets(transaction: Kysely<DB>, personId: number): Promise<string[]> {
  const files = await transaction
    .selectFrom('ticket_attachments')
    .innerJoin('ticket_messages', 'ticket_messages.id', 'ticket_attachments.message_id')
    .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .select('ticket_attachments.key')
    .where('tickets.person_id', '=', personId)
    .execute();
  await transaction.deleteFrom('tickets').where('person_id', '=', personId).execute();
  return files.map(({ key }) => key);
}

export async function removeFiles(files: PrivateFiles, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key);
}
