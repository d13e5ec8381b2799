import { blockPerson } from '../../modules/identity/block-person.ts';
import { getKnownPerson } from '../../modules/identity/browse-people.ts';
import { defineCommand } from '../command.ts';
import { who } from './who.ts';

export const peopleBlock = defineCommand({
  name: 'people block',
  summary: 'Sign somebody out and let them in no more.',
  details: 'Their orders, tickets and membership go on. Who tries to sign in is asked to contact the market.',
  examples: ['people block +919876543210'],
  fields: { who },
  async run(given, { context, confirm, show }) {
    const person = await getKnownPerson(context, given.who);
    await confirm(`${person.name} (${person.id}) is signed out and cannot sign in any more.`);
    await blockPerson(context, person);
    show({ person: await getKnownPerson(context, String(person.id)) }, `${person.name} (${person.id}) is blocked.`);
  },
});
