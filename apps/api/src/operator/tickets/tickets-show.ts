import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ticket } from '@souk/contract/support';
import { readAnyTicket } from '../../modules/support/browse-tickets.ts';
import { readAttachment } from '../../modules/support/read-attachment.ts';
import { onBehalfOf } from '../../on-behalf-of.ts';
import { defineCommand } from '../command.ts';
import { option, words } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import type { Operator } from '../operator.ts';
import { renderFacts } from '../render-table.ts';
import { ticketNumber } from './ticket-number.ts';

export const ticketsShow = defineCommand({
  name: 'tickets show',
  summary: 'One ticket with its conversation; its files are saved where told.',
  examples: ['tickets show TK-7F3K9Q', 'tickets show TK-7F3K9Q --save ./files'],
  fields: { number: ticketNumber, save: option('folder', 'Save the files that came with it there', words(1000).optional()) },
  async run({ number, save }, operator) {
    const { ticket, person } = await readAnyTicket(operator.context, number);
    if (save !== undefined) await saveFiles(operator, ticket, { personId: person.id, folder: save });
    const { name, phone } = person;
    const facts = renderFacts({
      ticket: ticket.ticket_number,
      status: ticket.status,
      subject: ticket.subject,
      kind: ticket.issue_type.name,
      shopper: [`${name} (${person.id})`, phone && `+${phone}`, ticket.email, ticket.phone].filter(Boolean).join(', '),
      order: ticket.order_number,
    });
    operator.show({ ticket, person }, [facts, ...ticket.messages.map((message) => renderMessage(message, name))].join('\n\n'));
  },
});

function renderMessage({ from_shopper, created_at, message, attachments }: Ticket['messages'][number], name: string): string {
  const files = attachments.map((file) => `  [file ${file.id}: ${file.name}, ${file.bytes} bytes]`);
  return [
    `${formatMoment(created_at)}  ${from_shopper ? name : 'the market'}`,
    ...message.split('\n').map((line) => `  ${line}`),
    ...files,
  ].join('\n');
}

/** Each bears its id, since two may have one name. */
async function saveFiles(
  { context, files, remark }: Operator,
  { messages }: Ticket,
  { personId, folder }: { personId: number; folder: string },
) {
  await mkdir(folder, { recursive: true });
  for (const { id } of messages.flatMap(({ attachments }) => attachments)) {
    const { name, content } = await readAttachment(onBehalfOf(context, personId), files, id);
    const path = join(folder, `${id}-${name}`);
    await writeFile(path, content);
    remark(`Saved ${path}`);
  }
}
