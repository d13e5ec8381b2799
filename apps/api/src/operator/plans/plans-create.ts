import { createPlan } from '../../modules/membership/operate-plans.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { money, option } from '../fields.ts';
import { UsageError } from '../usage-error.ts';
import { planChange, planFields } from './plan-fields.ts';

export const plansCreate = defineCommand({
  name: 'plans create',
  summary: 'Make a membership plan; it is offered at once.',
  examples: [
    'plans create --name Lantern --name "ar=فانوس" --price 9.00 --days 30 --percent 5 --free-delivery yes --benefit "Free delivery | ar=توصيل مجاني"',
  ],
  fields: { price: option('amount', 'What it costs', money()), ...planFields },
  async run(said, operator) {
    const { db, defaultLocale } = operator.context;
    const change = await planChange(operator, said);
    if (!change.name[defaultLocale]) throw new UsageError("--name is missing: what it is called in the market's own language");
    const terms = { ...change.terms, price: said.price };
    const id = await inTransaction(db, (transaction) => createPlan(transaction, { ...change, terms }));
    operator.show({ id }, `The plan ${id} is offered.`);
  },
});
