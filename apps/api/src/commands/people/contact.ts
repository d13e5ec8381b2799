import { getContactMessage } from '../../modules/content/contact-messages.ts';
import { listContactMessages } from '../../modules/content/queries/contact-messages.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { operand, rowId } from '../framework/fields.ts';
import { formatTime, pageFields, renderFacts, renderPage } from '../framework/tables.ts';

const contactList = defineCommand({
  name: 'contact list',
  summary: 'List messages of the contact form, newest first.',
  details: 'The sender may have no account: answer by mail or phone.',
  examples: ['contact list', 'contact list --limit 100 --json'],
  fields: pageFields,
  async run(page, { context, print }) {
    const found = await listContactMessages(context.read, page);
    const rows = found.contact_messages.map((each) => [
      each.id,
      formatTime(each.created_at),
      each.name,
      each.phone,
      each.email ?? '',
      each.subject,
    ]);
    print(found, renderPage(['id', 'sent', 'name', 'phone', 'email', 'subject'], rows, { ...page, ...found }));
  },
});

const contactShow = defineCommand({
  name: 'contact show',
  summary: 'Show a message of the contact form.',
  examples: ['contact show 7'],
  fields: { id: operand('id', 'Id of the message, from "contact list"', rowId()) },
  async run({ id }, { context, print }) {
    const found = await getContactMessage(context.read, id);
    const { message, created_at, answered_at, answered_by: _member, answerer, ...sender } = found;
    const answered = answered_at && `${formatTime(answered_at)}${answerer ? ` by ${answerer}` : ''}`;
    print(found, `${renderFacts({ ...sender, sent: formatTime(created_at), answered })}\n\n${message}`);
  },
});

export const contactCommands: CommandGroup = {
  name: 'contact',
  summary: 'messages of the contact form',
  commands: [contactList, contactShow],
};
