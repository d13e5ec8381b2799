import { readAnyTicket } from '../../modules/support/browse-tickets.ts';
import { answerTicket } from '../../workflows/answer-ticket/answer-ticket.ts';
import { defineCommand } from '../command.ts';
import { option, options, words } from '../fields.ts';
import { readAttachments } from './read-attachments.ts';
import { ticketNumber } from './ticket-number.ts';

export const ticketsAnswer = defineCommand({
  name: 'tickets answer',
  summary: 'Answer a ticket, perhaps with files; who asked sees it at once and gets a message.',
  examples: [
    'tickets answer TK-7F3K9Q --message "It left today."',
    'tickets answer TK-7F3K9Q --message "The invoice." --attach invoice.pdf',
  ],
  fields: {
    number: ticketNumber,
    message: option('words', 'What the answer says', words(5000)),
    attach: options('file', 'A picture (JPEG, PNG or WebP) or PDF of at most 2 MB; up to five', words(1000)),
  },
  async run({ number, message, attach }, { context, files, show }) {
    const attachments = await readAttachments(attach);
    await answerTicket(context, files, { ticketNumber: number, message, attachments });
    show(await readAnyTicket(context, number), `${number} is answered.`);
  },
});
