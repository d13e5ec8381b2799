import type { ManagedTicket } from '@souk/contract/back-office/tickets';
import type { AsStaff, Context } from '../../context.ts';
import {
  getContactMessage,
  markContactMessage,
  presentContactMessage,
  readContactMessages,
} from '../../modules/content/contact-messages.ts';
import { readAnyAttachment } from '../../modules/support/attachments.ts';
import { addTicketNote, closeTicketAsOperator, reopenTicket } from '../../modules/support/manage-tickets.ts';
import { addSavedReply, changeSavedReply, readSavedReplies, removeSavedReply } from '../../modules/support/saved-replies.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import type { Router } from '../../router.ts';
import { answerTicket } from '../answer-ticket/answer-ticket.ts';
import { exportTickets } from './export-tickets.ts';
import { assignTicketToMember, readInbox, readManagedTicket } from './manage-tickets.ts';

export function register({ router, files }: { router: Router; files: PrivateFiles }): void {
  router.call('GET /admin/ticket-export', async ({ query }, context) => ({ file: await exportTickets(context, query) }));
  router.call('GET /admin/tickets', async ({ query }, context) => ({ data: await readInbox(context, query) }));
  router.call('GET /admin/contact-messages', async ({ query }, context) => ({
    data: await readContactMessages(context.read, query),
  }));
  router.call('POST /admin/contact-messages/{id}/answered', async ({ params: { id }, body }, context) => {
    const entry_id = await markContactMessage(context, { id, ...body });
    return { data: { message: presentContactMessage(await getContactMessage(context.db, id)), entry_id } };
  });
  router.call('GET /admin/tickets/{ticket_number}', async ({ params }, context) => ({
    data: await readManagedTicket(context, numberOf(params)),
  }));
  router.call('GET /admin/ticket-attachments/{id}', async ({ params }, context) => ({
    file: await readAnyAttachment(context, files, params.id),
  }));
  router.call('POST /admin/tickets/{ticket_number}/answer', async ({ params, body, files: { attachments } }, context) => {
    const ticketNumber = numberOf(params);
    await answerTicket(context, files, { ticketNumber, message: body.message, attachments, seenMessageId: body.seen_message_id });
    return afterwards(context, ticketNumber);
  });
  router.call('POST /admin/tickets/{ticket_number}/note', async ({ params, body: { note } }, context) => {
    await addTicketNote(context, { ticketNumber: numberOf(params), note });
    return afterwards(context, numberOf(params));
  });
  router.call('POST /admin/tickets/{ticket_number}/assign', async ({ params, body }, context) => {
    const { assignee_id: assigneeId, seen_assignee_id: seenAssigneeId } = body;
    await assignTicketToMember(context, { ticketNumber: numberOf(params), assigneeId, seenAssigneeId });
    return afterwards(context, numberOf(params));
  });
  router.call('POST /admin/tickets/{ticket_number}/close', async ({ params, body: { seen_message_id: seenMessageId } }, context) => {
    await closeTicketAsOperator(context, { ticketNumber: numberOf(params), seenMessageId });
    return afterwards(context, numberOf(params));
  });
  router.call('POST /admin/tickets/{ticket_number}/reopen', async ({ params, body: { seen_status: seen } }, context) => {
    await reopenTicket(context, { ticketNumber: numberOf(params), seen });
    return afterwards(context, numberOf(params));
  });
  router.call('GET /admin/saved-replies', async (_input, context) => ({ data: { replies: await readSavedReplies(context, null) } }));
  router.call('POST /admin/saved-replies', async ({ body }, context) => ({
    data: { reply: await addSavedReply(context, { shopId: null, ...body }) },
  }));
  router.call('POST /admin/saved-replies/{id}', async ({ params, body }, context) => ({
    data: { reply: await changeSavedReply(context, { shopId: null, id: params.id, ...body }) },
  }));
  router.call('DELETE /admin/saved-replies/{id}', async ({ params }, context) => {
    await removeSavedReply(context, { shopId: null, id: params.id });
    return { data: {} };
  });
}

function numberOf({ ticket_number }: { ticket_number: string }): string {
  return ticket_number.replace(/^#/, '').toUpperCase();
}

/** Reads what was just written, which a replica may not have yet. */
async function afterwards(context: AsStaff<Context>, ticketNumber: string): Promise<{ data: ManagedTicket }> {
  return { data: await readManagedTicket({ ...context, read: context.db }, ticketNumber) };
}
