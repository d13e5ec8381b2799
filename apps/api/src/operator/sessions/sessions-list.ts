import { getKnownPerson } from '../../modules/identity/browse-people.ts';
import { readSessions } from '../../modules/identity/sessions.ts';
import { onBehalfOf } from '../../on-behalf-of.ts';
import { defineCommand } from '../command.ts';
import { formatMoment } from '../format-moment.ts';
import { who } from '../people/who.ts';
import { renderTable } from '../render-table.ts';

export const sessionsList = defineCommand({
  name: 'sessions list',
  summary: 'Where somebody is signed in, what was used last first.',
  examples: ['sessions list +919876543210'],
  fields: { who },
  async run(given, { context, show }) {
    const person = await getKnownPerson(context, given.who);
    const sessions = await readSessions(onBehalfOf(context, person.id));
    const rows = sessions.map(({ id, device, created_at, last_used_at }) => [
      id,
      device,
      formatMoment(created_at),
      formatMoment(last_used_at),
    ]);
    show({ person, sessions }, renderTable(['id', 'device', 'since', 'last used'], rows));
  },
});
