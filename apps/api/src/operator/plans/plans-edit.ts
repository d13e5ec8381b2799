import { editPlan } from '../../modules/membership/operate-plans.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { money, operand, option, whole } from '../fields.ts';
import { UsageError } from '../usage-error.ts';
import { yesOrNo } from '../value-fields.ts';
import { planChange, planFields } from './plan-fields.ts';

export const plansEdit = defineCommand({
  name: 'plans edit',
  summary: 'Change a membership plan; whoever has it keeps what they bought.',
  examples: ['plans edit 2 --price 12.00', 'plans edit 2 --days none --popular yes', 'plans edit 2 --offered yes'],
  fields: {
    id: operand('id', '"plans list" has them', whole(1, 999_999_999)),
    price: option('amount', 'What it costs', money().optional()),
    offered: option('yes|no', 'Whether it can be bought', yesOrNo().optional()),
    ...planFields,
  },
  async run({ id, offered, ...said }, operator) {
    const { db, defaultLocale } = operator.context;
    const change = await planChange(operator, said);
    if (change.name[defaultLocale] === '') throw new UsageError("--name may not be empty in the market's own language");
    const terms = { ...change.terms, ...(offered !== undefined && { active: offered }) };
    await inTransaction(db, (transaction) => editPlan(transaction, id, { ...change, terms }));
    operator.show({ id }, `The plan ${id} is changed.`);
  },
});
