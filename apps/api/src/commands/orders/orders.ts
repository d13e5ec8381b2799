import { paymentStatuses } from '@souk/contract/fields';
import { orderStatuses, refundStatuses } from '@souk/contract/orders';
import { toWire } from '@souk/money/currency';
import { formatPrice } from '@souk/money/format';
import { onBehalfOf } from '../../context.ts';
import { movingStatuses, nextStatuses } from '../../modules/orders/domain/order-path.ts';
import { getManagedOrder, getOrderByCode, listManagedOrders, type ManagedOrder } from '../../modules/orders/manage-orders.ts';
import { readOrder } from '../../modules/orders/read-orders.ts';
import { cancelOrderAsOperator } from '../../workflows/change-order/cancel-order.ts';
import { moveOrder } from '../../workflows/change-order/move-order.ts';
import { refundOrderAsOperator } from '../../workflows/change-order/order-payment.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { choice, operand, option, rowId, words } from '../framework/fields.ts';
import { formatTime, pageFields, renderFacts, renderPage, renderTable } from '../framework/tables.ts';
import { money } from '../framework/value-fields.ts';
import { ordersRefundLines } from './parcels.ts';

const orderCode = operand('code', 'Code of the order, such as SK-7F3K9Q', words(20));

const ordersList = defineCommand({
  name: 'orders list',
  summary: 'List orders, newest first.',
  examples: ['orders list --status Pending', 'orders list --refund Failed --limit 50', 'orders list --person 12 --json'],
  fields: {
    status: option('status', orderStatuses.join(', '), choice(orderStatuses).optional()),
    payment: option('status', paymentStatuses.join(', '), choice(paymentStatuses).optional()),
    refund: option('status', `Only orders with a refund: ${refundStatuses.join(', ')}`, choice(refundStatuses).optional()),
    person: option('id', 'Only orders of this person', rowId().optional()),
    shop: option('id', 'Only orders from this shop', rowId().optional()),
    ...pageFields,
  },
  async run({ status, payment, refund, person, shop, ...page }, { context, print }) {
    const search = { status, payment_status: payment, refund_status: refund, person_id: person, shop_id: shop };
    const found = await listManagedOrders(context, search, page);
    const rows = found.orders.map((order) => [
      order.code,
      formatTime(order.created_at),
      order.status,
      `${order.payment_status}, ${order.payment_method}`,
      formatPrice(order.payable_amount, { symbol: ` ${order.currency}` }),
      order.shop.name,
      `${order.person.name} (${order.person.id})`,
    ]);
    const titles = ['code', 'placed', 'status', 'payment', 'amount', 'shop', 'shopper'];
    print(found, renderPage(titles, rows, { ...page, ...found }));
  },
});

const ordersShow = defineCommand({
  name: 'orders show',
  summary: 'Show an order with its shopper, products, address, payments and timeline.',
  examples: ['orders show SK-7F3K9Q', 'orders show SK-7F3K9Q --json'],
  fields: { code: orderCode },
  async run({ code }, { context, print }) {
    const found = await getManagedOrder(context, code);
    print(found, renderOrder(found));
  },
});

const transitions = Object.entries(nextStatuses).flatMap(([from, to]) => (to.length > 0 ? [`${from} → ${to.join(' | ')}`] : []));

const ordersStatus = defineCommand({
  name: 'orders status',
  summary: 'Set the status of an order. The shopper is notified when it ships and when it is delivered.',
  details: `${transitions.join('; ')}. A status cannot be reversed. For cash on delivery, Delivered also records the payment.`,
  examples: ['orders status SK-7F3K9Q Confirm', 'orders status SK-7F3K9Q "On The Way" --note "With Blue Dart, AWB 7391"'],
  fields: {
    code: orderCode,
    status: operand('status', movingStatuses.join(', '), choice(movingStatuses)),
    note: option('words', "Note in the order's timeline, visible to the shopper", words(500).nullable().default(null)),
  },
  async run({ code, status, note }, { context, confirm, print }) {
    const { id, person_id } = await getOrderByCode(context, code);
    const asShopper = onBehalfOf(context, person_id);
    const before = await readOrder(asShopper, id);
    if (before.can_pay) await confirm(`${before.code} has not been paid yet.`);
    await moveOrder(context, { orderId: id, status, note });
    const order = await readOrder(asShopper, id);
    print({ order }, `${order.code} is now ${order.status}.`);
  },
});

const ordersCancel = defineCommand({
  name: 'orders cancel',
  summary: 'Cancel an order that is not delivered. Stock and vouchers are returned, payments are refunded.',
  details:
    'Works like a cancellation by the shopper, but also after the order is confirmed. A paid amount is refunded through the gateway.',
  examples: ['orders cancel SK-7F3K9Q --reason "The last one broke when we packed it"'],
  fields: { code: orderCode, reason: option('words', 'Reason for the cancellation, visible to the shopper', words(500)) },
  async run({ code, reason }, { context, confirm, print }) {
    const { order, currency } = await getManagedOrder(context, code);
    const price = formatPrice(order.payable_amount, { symbol: ` ${currency}` });
    const money = order.payment_status === 'Paid' ? `${price} will be refunded` : `the payment of ${price} will be closed`;
    await confirm(`${order.code} (${order.status}) will be cancelled: ${order.quantity} items go back into stock, ${money}.`);
    await cancelOrderAsOperator(context, { orderId: order.id, reason });
    const after = await getManagedOrder(context, code);
    print(after, `${order.code} is cancelled; its payment is ${after.order.payment_status}.`);
  },
});

const ordersRefund = defineCommand({
  name: 'orders refund',
  summary: 'Refund a paid order or a part of it. The order itself does not change.',
  details: 'Several partial refunds are possible, up to the paid amount. The gateway is retried until it answers; cash is refunded by you.',
  examples: ['orders refund SK-7F3K9Q', 'orders refund SK-7F3K9Q --amount 12.50'],
  fields: { code: orderCode, amount: option('amount', 'Amount to refund, such as 12.50 (all that is left)', money().optional()) },
  async run({ code, amount }, { context, confirm, print }) {
    const { order, currency } = await getManagedOrder(context, code);
    const price = (sum: number) => formatPrice(toWire(sum), { symbol: ` ${currency}` });
    const what = amount === undefined ? 'The remaining paid amount' : price(amount);
    const how = order.payment_method === 'cash' ? 'in cash, by you' : `through ${order.payment_method}`;
    await confirm(`${what} of ${order.code} will be refunded ${how}.`);
    const refunded = await refundOrderAsOperator(context, { orderId: order.id, part: amount });
    const after = await getManagedOrder(context, code);
    print(after, `Refunded ${price(refunded.amount)} of ${order.code}; ${price(refunded.left)} of its price are left.`);
  },
});

export const orderCommands: CommandGroup = {
  name: 'orders',
  summary: 'list, move on, cancel and refund orders',
  commands: [ordersList, ordersShow, ordersStatus, ordersCancel, ordersRefund, ordersRefundLines],
};

function renderOrder({ order, currency, person, payments }: ManagedOrder): string {
  const price = (amount: number) => formatPrice(amount, { symbol: ` ${currency}` });
  const { address, amounts } = order;
  const facts = renderFacts({
    order: order.code,
    status: order.status,
    placed: formatTime(order.created_at),
    shop: `${order.shop.name} (${order.shop.id})`,
    shopper: [`${person.name} (${person.id})`, person.phone && `+${person.phone}`, person.email].filter(Boolean).join(', '),
    'delivery address': [
      address.name,
      address.flat_no,
      address.address_line,
      address.address_line2,
      address.area,
      address.post_code,
      address.phone,
    ]
      .filter(Boolean)
      .join(', '),
    note: order.note,
    'cancel reason': order.cancel_reason,
    'same purchase':
      order.purchase_orders
        .filter(({ id }) => id !== order.id)
        .map((other) => other.code)
        .join(', ') || null,
  });
  const lines = renderTable(
    ['quantity', 'product', 'price', 'amount'],
    order.products.map((line) => [
      line.quantity,
      [line.name, line.size, line.color, line.unit].filter(Boolean).join(', '),
      price(line.price),
      price(line.amount),
    ]),
  );
  const sums = renderFacts({
    total: price(amounts.total_amount),
    voucher: amounts.coupon_discount > 0 ? `-${price(amounts.coupon_discount)} (${order.coupon_code ?? ''})` : null,
    membership: amounts.membership_discount_amount > 0 ? `-${price(amounts.membership_discount_amount)}` : null,
    taxes: price(amounts.order_tax_amount),
    delivery: price(amounts.delivery_charge),
    payable: price(amounts.payable_amount),
    payment: `${order.payment_status}, ${order.payment_method}`,
  });
  return [facts, lines, sums, renderPayments(payments, price), renderTimeline(order.timeline)].join('\n\n');
}

function renderPayments(payments: ManagedOrder['payments'], price: (amount: number) => string): string {
  const rows = payments.flatMap((payment) => [
    [formatTime(payment.created_at), `payment, ${payment.gateway}`, price(payment.amount), payment.status, payment.charge ?? ''],
    ...payment.refunds.map((refund) => [
      formatTime(refund.created_at),
      '  refund',
      price(refund.amount),
      refund.status,
      refund.reference ?? '',
    ]),
  ]);
  return renderTable(['time', 'what', 'amount', 'status', 'reference'], rows);
}

function renderTimeline(timeline: ManagedOrder['order']['timeline']): string {
  return renderTable(
    ['time', 'status', 'note'],
    timeline.map(({ created_at, status, note }) => [formatTime(created_at), status, note ?? '']),
  );
}
