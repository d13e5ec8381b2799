import { unblockPerson } from '../../modules/identity/block-person.ts';
import { getKnownPerson } from '../../modules/identity/browse-people.ts';
import { defineCommand } from '../command.ts';
import { who } from './who.ts';

export const peopleUnblock = defineCommand({
  name: 'people unblock',
  summary: 'Let somebody in again.',
  examples: ['people unblock +919876543210'],
  fields: { who },
  async run(given, { context, show }) {
    const person = await getKnownPerson(context, given.who);
    await unblockPerson(context, person);
    show({ person: await getKnownPerson(context, String(person.id)) }, `${person.name} (${person.id}) may sign in again.`);
  },
});
