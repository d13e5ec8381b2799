import { getContactMessage } from '../../modules/content/browse-contact-messages.ts';
import { defineCommand } from '../command.ts';
import { operand, whole } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { renderFacts } from '../render-table.ts';

export const contactShow = defineCommand({
  name: 'contact show',
  summary: 'One message of the contact form, whole.',
  examples: ['contact show 7'],
  fields: { id: operand('id', '"contact list" has them', whole(1, 999_999_999_999)) },
  async run({ id }, { context, show }) {
    const found = await getContactMessage(context.read, id);
    const { message, created_at, ...facts } = found;
    show(found, `${renderFacts({ ...facts, sent: formatMoment(created_at) })}\n\n${message}`);
  },
});
