import { CommandError } from '../../commands/command-error.ts';
import { getKnownPerson } from '../../modules/identity/browse-people.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { erasePerson } from '../../workflows/erase-account/erase-person.ts';
import { defineCommand } from '../command.ts';
import type { Operator } from '../operator.ts';
import { who } from './who.ts';

export const peopleErase = defineCommand({
  name: 'people erase',
  summary: 'Take from the market all that says who somebody was, as if they had erased their account.',
  details: 'Orders and payments stay, of nobody. Refused while orders, payments or refunds of theirs are under way.',
  examples: ['people erase +919876543210'],
  fields: { who },
  async run(given, { context, confirm, show }) {
    const { id, name, erased_at } = await getKnownPerson(context, given.who);
    if (erased_at !== null) throw new CommandError(`The account ${id} is erased already.`);
    await confirm(`Everything that says who ${name} (${id}) is will be gone for good.`);
    await erase(context, id);
    show({ person: await getKnownPerson(context, String(id)) }, `The account ${id} is erased.`);
  },
});

/** What refuses it speaks to the person. */
async function erase(context: Operator['context'], personId: number): Promise<void> {
  try {
    await inTransaction(context.db, (transaction) => erasePerson(context, transaction, { personId, now: context.clock.now() }));
  } catch (error) {
    if (error instanceof Problem && error.status === 409) throw new CommandError(`Not yet. They would read: "${error.text.text}"`);
    throw error;
  }
}
