import { formatPrice } from '@souk/money/format-price';
import { findOrderInFull } from '../../modules/orders/browse-orders.ts';
import { cancelForShop } from '../../workflows/cancel-order/cancel-for-shop.ts';
import { defineCommand } from '../command.ts';
import { option, words } from '../fields.ts';
import { orderCode } from './order-code.ts';

export const ordersCancel = defineCommand({
  name: 'orders cancel',
  summary: 'Cancel an order that has not arrived: stock, vouchers and money go back.',
  details: 'As if its shopper had cancelled, but also after it was confirmed. What was paid is given back through the gateway.',
  examples: ['orders cancel SK-7F3K9Q --reason "The last one broke when we packed it"'],
  fields: { code: orderCode, reason: option('words', 'Why, for the shopper to read', words(500)) },
  async run({ code, reason }, { context, confirm, show }) {
    const { order, currency } = await findOrderInFull(context, code);
    const price = formatPrice(order.payable_amount, { symbol: ` ${currency}` });
    const money = order.payment_status === 'Paid' ? `${price} that were paid go back` : `${price} are no longer asked for`;
    await confirm(`${order.code} (${order.status}) is cancelled: ${order.quantity} pieces are back on the shelf, ${money}.`);
    await cancelForShop(context, { orderId: order.id, reason });
    const after = await findOrderInFull(context, code);
    show(after, `${order.code} is cancelled; its payment is ${after.order.payment_status}.`);
  },
});
