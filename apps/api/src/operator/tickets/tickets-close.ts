import { readAnyTicket } from '../../modules/support/browse-tickets.ts';
import { closeTicket } from '../../modules/support/close-ticket.ts';
import { onBehalfOf } from '../../on-behalf-of.ts';
import { defineCommand } from '../command.ts';
import { ticketNumber } from './ticket-number.ts';

export const ticketsClose = defineCommand({
  name: 'tickets close',
  summary: 'Close a ticket: completed where it had an answer, otherwise withdrawn.',
  details: 'Nothing can be said in it afterwards; who asked may open another one.',
  examples: ['tickets close TK-7F3K9Q'],
  fields: { number: ticketNumber },
  async run({ number }, { context, confirm, show }) {
    const { ticket, person } = await readAnyTicket(context, number);
    const lastWord = ticket.last_message.from_shopper ? `${person.name} said the last word in it` : 'the last word in it is yours';
    await confirm(`${number} is closed for good; ${lastWord}.`);
    await closeTicket(onBehalfOf(context, person.id), number);
    const after = await readAnyTicket(context, number);
    show(after, `${number} is ${after.ticket.status}.`);
  },
});
