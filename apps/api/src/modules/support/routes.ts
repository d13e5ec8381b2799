import type { PrivateFiles } from '../../platform/media/private-files.ts';
import type { Router } from '../../router.ts';
import { readAttachment } from './attachments.ts';
import { readIssueTypes, readTicket, readTickets } from './read-tickets.ts';
import { addTicketMessage, checkNewTicket, checkTicketMessage, closeTicket, openTicket } from './write-tickets.ts';

export function register({ router, files }: { router: Router; files: PrivateFiles }): void {
  router.call('GET /ticket-issue-types', async (_input, context) => ({ data: await readIssueTypes(context) }));
  router.call('GET /support-tickets', async ({ query }, context) => ({ data: await readTickets(context, query) }));
  router.call('GET /support-ticket/show', async ({ query }, context) => ({
    data: { support_ticket: await readTicket(context, query.ticket_number) },
  }));
  router.call(
    'POST /support-ticket',
    async ({ body, files: { attachments } }, context) => {
      const number = await openTicket(context, files, { ...body, attachments });
      return {
        message: 'We received your message and will reply here',
        data: { support_ticket: await readTicket({ ...context, read: context.db }, number) },
      };
    },
    async ({ body }, context) => void (await checkNewTicket(context, body)),
  );
  router.call(
    'POST /support-ticket-message',
    async ({ body, files: { attachments } }, context) => ({
      data: await addTicketMessage(context, files, { ...body, attachments }),
    }),
    ({ body }, context) => checkTicketMessage(context, body.ticket_number),
  );
  router.call('POST /support-ticket/close', async ({ body }, context) => {
    await closeTicket(context, body.ticket_number);
    return {
      message: 'Ticket closed',
      data: { support_ticket: await readTicket({ ...context, read: context.db }, body.ticket_number) },
    };
  });
  router.call('GET /ticket-attachments/{id}', async ({ params }, context) => ({ file: await readAttachment(context, files, params.id) }));
}
