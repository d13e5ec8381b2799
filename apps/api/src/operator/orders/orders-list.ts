import { paymentStatuses } from '@souk/contract/fields';
import { orderStatuses, refundStatuses } from '@souk/contract/orders';
import { formatPrice } from '@souk/money/format-price';
import { browseOrders } from '../../modules/orders/browse-orders.ts';
import { defineCommand } from '../command.ts';
import { choice, option, whole } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { pageFields, pageLine } from '../page-fields.ts';
import { renderTable } from '../render-table.ts';

const id = whole(1, 999_999_999_999);

export const ordersList = defineCommand({
  name: 'orders list',
  summary: 'Orders, the newest first.',
  examples: ['orders list --status Pending', 'orders list --refund Failed --limit 50', 'orders list --person 12 --json'],
  fields: {
    status: option('status', orderStatuses.join(', '), choice(orderStatuses).optional()),
    payment: option('status', paymentStatuses.join(', '), choice(paymentStatuses).optional()),
    refund: option('status', `Of which something goes back: ${refundStatuses.join(', ')}`, choice(refundStatuses).optional()),
    person: option('id', 'Of this person', id.optional()),
    shop: option('id', 'From this shop', id.optional()),
    ...pageFields,
  },
  async run({ status, payment, refund, person, shop, ...page }, { context, show }) {
    const search = { status, payment_status: payment, refund_status: refund, person_id: person, shop_id: shop };
    const found = await browseOrders(context, search, page);
    const rows = found.orders.map((order) => [
      order.code,
      formatMoment(order.created_at),
      order.status,
      `${order.payment_status}, ${order.payment_method}`,
      formatPrice(order.payable_amount, { symbol: ` ${order.currency}` }),
      order.shop.name,
      `${order.person.name} (${order.person.id})`,
    ]);
    const table = renderTable(['code', 'placed', 'status', 'payment', 'amount', 'shop', 'shopper'], rows);
    show(found, `${table}\n${pageLine(found, page)}`);
  },
});
