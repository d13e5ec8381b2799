import { formatPrice } from '@souk/money/format-price';
import { getRefundToOperate, noteGivenBack } from '../../modules/payments/operate-refunds.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand, option, whole, words } from '../fields.ts';

export const refundsDone = defineCommand({
  name: 'refunds done',
  summary: 'Note that you have given back by hand what the gateway would not.',
  details: 'The shopper sees in their order that it was given back, and when.',
  examples: ['refunds done 7', 'refunds done 7 --reference "Bank transfer 2026-118"'],
  fields: {
    id: operand('id', '"refunds list --status Failed" has them', whole(1, 999_999_999_999)),
    reference: option('words', 'How it went back, for your books', words(120).default('by hand')),
  },
  async run({ id, reference }, { context, confirm, show }) {
    const { amount, currency, person, order_code } = await getRefundToOperate(context.read, id);
    const price = formatPrice(amount, { symbol: ` ${currency}` });
    await confirm(`${person.name} (${person.id}) has got back ${price} for ${order_code ?? 'a membership'}.`);
    await inTransaction(context.db, (transaction) => noteGivenBack(transaction, { id, reference, now: context.clock.now() }));
    show(await getRefundToOperate(context.read, id), `The refund ${id} of ${price} is done.`);
  },
});
