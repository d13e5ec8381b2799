import { refundStatuses } from '@souk/contract/orders';
import { formatPrice } from '@souk/money/format';
import { completeRefund, getRefund, listRefunds } from '../../modules/payments/manage-refunds.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { choice, operand, option, rowId, words } from '../framework/fields.ts';
import { formatTime, pageFields, renderPage } from '../framework/tables.ts';

const refundsList = defineCommand({
  name: 'refunds list',
  summary: 'List refunds, newest first.',
  details: 'A refund that the gateway rejected is Failed: pay it back yourself, then run "refunds complete".',
  examples: ['refunds list --status Failed', 'refunds list --json'],
  fields: { status: option('status', refundStatuses.join(', '), choice(refundStatuses).optional()), ...pageFields },
  async run({ status, ...page }, { context, print }) {
    const found = await listRefunds(context.read, { status, ...page });
    const rows = found.refunds.map((refund) => [
      refund.id,
      formatTime(refund.created_at),
      formatPrice(refund.amount, { symbol: ` ${refund.currency}` }),
      refund.gateway,
      refund.status,
      refund.order_code ?? 'membership',
      `${refund.person.name} (${refund.person.id})`,
      refund.reference ?? '',
    ]);
    const titles = ['id', 'created', 'amount', 'gateway', 'status', 'order', 'shopper', 'reference'];
    print(found, renderPage(titles, rows, { ...page, ...found }));
  },
});

const refundsComplete = defineCommand({
  name: 'refunds complete',
  summary: 'Record that you paid back a failed refund yourself.',
  details: 'The shopper sees in the order that it was refunded, and when.',
  examples: ['refunds complete 7', 'refunds complete 7 --reference "Bank transfer 2026-118"'],
  fields: {
    id: operand('id', 'Id of the refund, from "refunds list --status Failed"', rowId()),
    reference: option('words', 'How you paid it back, for your records', words(120).default('by hand')),
  },
  async run({ id, reference }, { context, confirm, print }) {
    const { amount, currency, person, order_code } = await getRefund(context.read, id);
    const price = formatPrice(amount, { symbol: ` ${currency}` });
    await confirm(`You confirm that ${person.name} (${person.id}) got back ${price} for ${order_code ?? 'a membership'}.`);
    await completeRefund(context, { id, reference });
    print(await getRefund(context.read, id), `The refund ${id} of ${price} is done.`);
  },
});

export const refundCommands: CommandGroup = {
  name: 'refunds',
  summary: 'list refunds, complete those that a gateway rejected',
  commands: [refundsList, refundsComplete],
};
