import { getKnownPerson } from '../../modules/identity/browse-people.ts';
import { endOtherSessions, readSessions } from '../../modules/identity/sessions.ts';
import { onBehalfOf } from '../../on-behalf-of.ts';
import { defineCommand } from '../command.ts';
import { who } from './who.ts';

export const peopleSignOut = defineCommand({
  name: 'people sign-out',
  summary: 'Sign somebody out on every device; they may sign in again.',
  examples: ['people sign-out +919876543210'],
  fields: { who },
  async run(given, { context, confirm, show }) {
    const person = await getKnownPerson(context, given.who);
    const theirs = onBehalfOf(context, person.id);
    const { length: ended } = await readSessions(theirs);
    await confirm(`${person.name} (${person.id}) is signed out on ${ended} devices.`);
    await endOtherSessions(theirs);
    show({ person, ended }, `${person.name} (${person.id}) is signed out on ${ended} devices.`);
  },
});
