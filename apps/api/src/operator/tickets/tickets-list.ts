import { ticketStatuses } from '@souk/contract/support';
import { browseTickets } from '../../modules/support/browse-tickets.ts';
import { defineCommand } from '../command.ts';
import { choice, flag, option } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { pageFields, pageLine } from '../page-fields.ts';
import { renderTable } from '../render-table.ts';

export const ticketsList = defineCommand({
  name: 'tickets list',
  summary: 'Tickets, the one that moved last first.',
  examples: ['tickets list --waiting', 'tickets list --status completed --limit 50'],
  fields: {
    waiting: flag('Only those that wait for an answer, the oldest first'),
    status: option('status', ticketStatuses.join(', '), choice(ticketStatuses).optional()),
    ...pageFields,
  },
  async run({ waiting, status, ...page }, { context, show }) {
    const found = await browseTickets(context, { status, isWaiting: waiting, ...page });
    const rows = found.tickets.map((ticket) => [
      ticket.ticket_number,
      formatMoment(ticket.updated_at),
      ticket.status,
      ticket.last_message.from_shopper ? 'shopper' : 'market',
      ticket.issue_type.name,
      ticket.subject,
      `${ticket.person.name} (${ticket.person.id})`,
    ]);
    const table = renderTable(['number', 'moved', 'status', 'last word', 'kind', 'subject', 'shopper'], rows);
    show(found, `${table}\n${pageLine(found, page)}`);
  },
});
