import { editPlan } from '../../modules/membership/operate-plans.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand, whole } from '../fields.ts';

const nothing = { name: {}, short_description: {}, description: {}, benefits: undefined };

export const plansEnd = defineCommand({
  name: 'plans end',
  summary: 'Offer a plan no longer; memberships go on until their end.',
  details: '"plans edit --offered yes" offers it again.',
  examples: ['plans end 2', 'plans end 2 --yes'],
  fields: { id: operand('id', '"plans list" has them', whole(1, 999_999_999)) },
  async run({ id }, { context: { db }, confirm, show }) {
    await confirm(`The plan ${id} could be bought no longer.`);
    await inTransaction(db, (transaction) => editPlan(transaction, id, { ...nothing, terms: { active: false } }));
    show({ id, ended: true }, `The plan ${id} is offered no longer.`);
  },
});
