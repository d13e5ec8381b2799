import { browsePeople } from '../../modules/identity/browse-people.ts';
import { defineCommand } from '../command.ts';
import { flag, operand, words } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { pageFields, pageLine } from '../page-fields.ts';
import { renderTable } from '../render-table.ts';

export const peopleList = defineCommand({
  name: 'people list',
  summary: 'People, who came last first.',
  examples: ['people list', 'people list asha', 'people list 98765', 'people list --blocked'],
  fields: {
    words: operand('words', 'A part of their name, number or mail address', words(100).optional()),
    blocked: flag('Only those who are blocked'),
    ...pageFields,
  },
  async run({ words: typed, blocked, ...page }, { context, show }) {
    const found = await browsePeople(context, { words: typed, isBlocked: blocked }, page);
    const rows = found.people.map((person) => [
      person.id,
      person.erased_at === null ? person.name : '(erased)',
      person.phone ?? '',
      person.email ?? '',
      formatMoment(person.created_at),
      person.blocked_at === null ? '' : 'blocked',
    ]);
    show(found, `${renderTable(['id', 'name', 'number', 'mail', 'since', ''], rows)}\n${pageLine(found, page)}`);
  },
});
