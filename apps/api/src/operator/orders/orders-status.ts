import { getOrderByCode } from '../../modules/orders/browse-orders.ts';
import { movingStatuses, nextStatuses } from '../../modules/orders/domain/order-path.ts';
import { readOrder } from '../../modules/orders/read-order.ts';
import { onBehalfOf } from '../../on-behalf-of.ts';
import { moveOrder } from '../../workflows/move-order/move-order.ts';
import { defineCommand } from '../command.ts';
import { choice, operand, option, words } from '../fields.ts';
import { orderCode } from './order-code.ts';

const ways = Object.entries(nextStatuses).flatMap(([from, to]) => (to.length > 0 ? [`${from} → ${to.join(' | ')}`] : []));

export const ordersStatus = defineCommand({
  name: 'orders status',
  summary: 'Move an order along its way; who ordered is told when it leaves and when it has arrived.',
  details: `${ways.join('; ')}. There is no way back. Delivered means for cash on delivery that it was paid.`,
  examples: ['orders status SK-7F3K9Q Confirm', 'orders status SK-7F3K9Q "On The Way" --note "With Blue Dart, AWB 7391"'],
  fields: {
    code: orderCode,
    status: operand('status', movingStatuses.join(', '), choice(movingStatuses)),
    note: option('words', 'What stands beside it in the order, for the shopper to read', words(500).nullable().default(null)),
  },
  async run({ code, status, note }, { context, confirm, show }) {
    const { id, person_id } = await getOrderByCode(context, code);
    const asShopper = onBehalfOf(context, person_id);
    const before = await readOrder(asShopper, id);
    if (before.can_pay) await confirm(`${before.code} waits for a payment that has not come.`);
    await moveOrder(context, { orderId: id, status, note });
    const order = await readOrder(asShopper, id);
    show({ order }, `${order.code} is ${order.status}.`);
  },
});
