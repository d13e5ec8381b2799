import { getKnownPerson } from '../../modules/identity/browse-people.ts';
import { endOwnSession } from '../../modules/identity/sessions.ts';
import { onBehalfOf } from '../../on-behalf-of.ts';
import { defineCommand } from '../command.ts';
import { operand, whole } from '../fields.ts';
import { who } from '../people/who.ts';

export const sessionsEnd = defineCommand({
  name: 'sessions end',
  summary: 'Sign somebody out on one device.',
  examples: ['sessions end +919876543210 318'],
  fields: { who, id: operand('id', 'The id of the session, from the list', whole(1, 999_999_999_999)) },
  async run({ id, ...given }, { context, show }) {
    const person = await getKnownPerson(context, given.who);
    await endOwnSession(onBehalfOf(context, person.id), id);
    show({ person, ended: id }, `The session ${id} of ${person.name} (${person.id}) is ended.`);
  },
});
