import type { AccountExport, ExportedTicket } from '@souk/contract/account-export';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import { listAttachmentKeys, listAttachmentsToExport, listMessagesToExport } from './queries/messages.ts';
import { deleteTickets, listTicketsToExport } from './queries/tickets.ts';

/** The person's tickets with all messages, for the export of their account; attachments are listed, not included. */
export async function exportTickets(read: ReadDatabase<DB>, personId: number, languages: Languages): Promise<AccountExport['tickets']> {
  const tickets = await listTicketsToExport(read, personId);
  const messagesOf = Map.groupBy(await listMessagesToExport(read, personId), ({ ticket_id }) => ticket_id);
  const filesOf = Map.groupBy(await listAttachmentsToExport(read, personId), ({ message_id }) => message_id);
  return tickets.map(({ id, issue_type, created_at, updated_at, ...ticket }) => ({
    ...ticket,
    issue_type: pickText(issue_type, languages),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    messages: (messagesOf.get(id) ?? []).map((row) => ({
      from_shopper: row.from_shopper,
      message: row.message,
      created_at: row.created_at.toISOString(),
      attachments: (filesOf.get(row.id) ?? []).map(presentExportedAttachment),
    })),
  }));
}

type ExportedAttachment = ExportedTicket['messages'][number]['attachments'][number];

function presentExportedAttachment({ id, name, type, bytes }: { id: number } & Omit<ExportedAttachment, 'url'>): ExportedAttachment {
  return { name, type, bytes, url: `/api/ticket-attachments/${id}` };
}

/** Returns the keys of the deleted attachments, whose files `deleteFiles` removes after the commit. */
export async function eraseTickets(transaction: Kysely<DB>, personId: number): Promise<string[]> {
  const keys = await listAttachmentKeys(transaction, personId);
  await deleteTickets(transaction, personId);
  return keys;
}
