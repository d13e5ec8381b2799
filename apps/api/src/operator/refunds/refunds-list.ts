import { refundStatuses } from '@souk/contract/orders';
import { formatPrice } from '@souk/money/format-price';
import { browseRefunds } from '../../modules/payments/operate-refunds.ts';
import { defineCommand } from '../command.ts';
import { choice, option } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { pageFields, pageLine } from '../page-fields.ts';
import { renderTable } from '../render-table.ts';

export const refundsList = defineCommand({
  name: 'refunds list',
  summary: 'What goes back to shoppers or has gone, the newest first.',
  details: 'Failed is what a gateway would not take back: hand it back yourself, then "refunds done".',
  examples: ['refunds list --status Failed', 'refunds list --json'],
  fields: { status: option('status', refundStatuses.join(', '), choice(refundStatuses).optional()), ...pageFields },
  async run({ status, ...page }, { context, show }) {
    const found = await browseRefunds(context.read, { status, ...page });
    const rows = found.refunds.map((refund) => [
      refund.id,
      formatMoment(refund.created_at),
      formatPrice(refund.amount, { symbol: ` ${refund.currency}` }),
      refund.gateway,
      refund.status,
      refund.order_code ?? 'membership',
      `${refund.person.name} (${refund.person.id})`,
      refund.reference ?? '',
    ]);
    const table = renderTable(['id', 'since', 'amount', 'gateway', 'is', 'of', 'shopper', 'reference'], rows);
    show(found, `${table}\n${pageLine(found, page)}`);
  },
});
