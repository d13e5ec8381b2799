import { formatPrice } from '@souk/money/format-price';
import { toWire } from '@souk/money/wire';
import { findOrderInFull } from '../../modules/orders/browse-orders.ts';
import { refundForShop } from '../../workflows/refund-order/refund-for-shop.ts';
import { defineCommand } from '../command.ts';
import { money, option } from '../fields.ts';
import { orderCode } from './order-code.ts';

export const ordersRefund = defineCommand({
  name: 'orders refund',
  summary: 'Give back what was paid for an order, or a part of it; the order stays as it is.',
  details:
    'Several parts may follow each other, never more than was paid. The gateway is asked until it answers; cash is handed back by you.',
  examples: ['orders refund SK-7F3K9Q', 'orders refund SK-7F3K9Q --amount 12.50'],
  fields: { code: orderCode, amount: option('amount', 'How much of it, such as 12.50; all that is left unless given', money().optional()) },
  async run({ code, amount }, { context, confirm, show }) {
    const { order, currency } = await findOrderInFull(context, code);
    const price = (sum: number) => formatPrice(toWire(sum), { symbol: ` ${currency}` });
    const what = amount === undefined ? 'All that is left of what was paid' : price(amount);
    await confirm(
      `${what} for ${order.code} goes back to ${order.payment_method === 'cash' ? 'the shopper by hand' : order.payment_method}.`,
    );
    const refunded = await refundForShop(context, { orderId: order.id, part: amount });
    const after = await findOrderInFull(context, code);
    show(after, `${price(refunded.amount)} go back for ${order.code}; ${price(refunded.left)} of its price are left.`);
  },
});
