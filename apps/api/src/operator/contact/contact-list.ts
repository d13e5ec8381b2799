import { browseContactMessages } from '../../modules/content/browse-contact-messages.ts';
import { defineCommand } from '../command.ts';
import { formatMoment } from '../format-moment.ts';
import { pageFields, pageLine } from '../page-fields.ts';
import { renderTable } from '../render-table.ts';

export const contactList = defineCommand({
  name: 'contact list',
  summary: 'What came by the contact form, the newest first.',
  details: 'Who wrote there may have no account: answer by mail or by phone.',
  examples: ['contact list', 'contact list --limit 100 --json'],
  fields: pageFields,
  async run(page, { context, show }) {
    const found = await browseContactMessages(context.read, page);
    const rows = found.contact_messages.map((each) => [
      each.id,
      formatMoment(each.created_at),
      each.name,
      each.phone,
      each.email ?? '',
      each.subject,
    ]);
    show(found, `${renderTable(['id', 'sent', 'name', 'phone', 'mail', 'subject'], rows)}\n${pageLine(found, page)}`);
  },
});
