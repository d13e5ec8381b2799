import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Ticket, ticketStatuses } from '@souk/contract/support';
import { onBehalfOf } from '../../context.ts';
import { readAttachment } from '../../modules/support/attachments.ts';
import { closeTicketAsOperator } from '../../modules/support/manage-tickets.ts';
import { readAllTickets, readAnyTicket } from '../../modules/support/read-tickets.ts';
import { answerTicket } from '../../workflows/answer-ticket/answer-ticket.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { choice, flag, operand, option, options, words } from '../framework/fields.ts';
import { readAttachments } from '../framework/local-files.ts';
import type { CommandRuntime } from '../framework/marketplace.ts';
import { formatTime, pageFields, renderFacts, renderPage } from '../framework/tables.ts';

const ticketNumber = operand(
  'number',
  'Number of the ticket, such as TK-7F3K9Q',
  words(20).transform((number) => number.toUpperCase()),
);

const ticketsList = defineCommand({
  name: 'tickets list',
  summary: 'List tickets, last updated first.',
  examples: ['tickets list --unanswered', 'tickets list --status completed --limit 50'],
  fields: {
    unanswered: flag('Only tickets that need an answer, oldest first'),
    status: option('status', ticketStatuses.join(', '), choice(ticketStatuses).optional()),
    ...pageFields,
  },
  async run({ unanswered, status, ...page }, { context, print }) {
    const found = await readAllTickets(context, { status, isWaiting: unanswered, ...page });
    const rows = found.tickets.map((ticket) => [
      ticket.ticket_number,
      formatTime(ticket.updated_at),
      ticket.status,
      ticket.last_message.from_shopper ? 'shopper' : 'support',
      ticket.issue_type.name,
      ticket.subject,
      `${ticket.person.name} (${ticket.person.id})`,
    ]);
    const titles = ['number', 'updated', 'status', 'last message', 'type', 'subject', 'shopper'];
    print(found, renderPage(titles, rows, { ...page, ...found }));
  },
});

const ticketsShow = defineCommand({
  name: 'tickets show',
  summary: 'Show a ticket with its messages and save its files.',
  examples: ['tickets show TK-7F3K9Q', 'tickets show TK-7F3K9Q --save ./files'],
  fields: { number: ticketNumber, save: option('folder', 'Folder to save the attached files in', words(1000).optional()) },
  async run({ number, save }, runtime) {
    const { ticket, person } = await readAnyTicket(runtime.context, number);
    if (save !== undefined) await saveFiles(runtime, ticket, { personId: person.id, folder: save });
    const { name, phone } = person;
    const facts = renderFacts({
      ticket: ticket.ticket_number,
      status: ticket.status,
      subject: ticket.subject,
      type: ticket.issue_type.name,
      shopper: [`${name} (${person.id})`, phone && `+${phone}`, ticket.email, ticket.phone].filter(Boolean).join(', '),
      order: ticket.order_number,
    });
    runtime.print({ ticket, person }, [facts, ...ticket.messages.map((message) => renderMessage(message, name))].join('\n\n'));
  },
});

const ticketsAnswer = defineCommand({
  name: 'tickets answer',
  summary: 'Answer a ticket. The shopper sees the answer at once and gets a message.',
  examples: [
    'tickets answer TK-7F3K9Q --message "It left today."',
    'tickets answer TK-7F3K9Q --message "The invoice." --attach invoice.pdf',
  ],
  fields: {
    number: ticketNumber,
    message: option('words', 'Text of the answer', words(5000)),
    attach: options('file', 'Picture (JPEG, PNG or WebP) or PDF of at most 2 MB; up to five', words(1000)),
  },
  async run({ number, message, attach }, { context, files, print }) {
    const attachments = await readAttachments(attach);
    await answerTicket(context, files, { ticketNumber: number, message, attachments });
    print(await readAnyTicket(context, number), `${number} is answered.`);
  },
});

const ticketsClose = defineCommand({
  name: 'tickets close',
  summary: 'Close a ticket: as completed if it was answered, otherwise as cancelled.',
  details: 'A closed ticket takes no more messages. The shopper may open another one.',
  examples: ['tickets close TK-7F3K9Q'],
  fields: { number: ticketNumber },
  async run({ number }, { context, confirm, print }) {
    const { ticket, person } = await readAnyTicket(context, number);
    const sender = ticket.last_message.from_shopper ? person.name : 'you';
    await confirm(`${number} will be closed; its last message is from ${sender}.`);
    await closeTicketAsOperator(context, { ticketNumber: number });
    const after = await readAnyTicket(context, number);
    print(after, `${number} is ${after.ticket.status}.`);
  },
});

export const ticketCommands: CommandGroup = {
  name: 'tickets',
  summary: 'list, answer and close support tickets',
  commands: [ticketsList, ticketsShow, ticketsAnswer, ticketsClose],
};

function renderMessage({ from_shopper, created_at, message, attachments }: Ticket['messages'][number], name: string): string {
  const files = attachments.map((file) => `  [file ${file.id}: ${file.name}, ${file.bytes} bytes]`);
  return [
    `${formatTime(created_at)}  ${from_shopper ? name : 'support'}`,
    ...message.split('\n').map((line) => `  ${line}`),
    ...files,
  ].join('\n');
}

/** File names start with the id, because two files may have the same name. */
async function saveFiles(
  { context, files, log }: CommandRuntime,
  { messages }: Ticket,
  { personId, folder }: { personId: number; folder: string },
) {
  await mkdir(folder, { recursive: true });
  for (const { id } of messages.flatMap(({ attachments }) => attachments)) {
    const { name, content } = await readAttachment(onBehalfOf(context, personId), files, id);
    const path = join(folder, `${id}-${name}`);
    await writeFile(path, content);
    log(`Saved ${path}`);
  }
}
