import { formatPrice } from '@souk/money/format-price';
import { findOrderInFull, type OrderInFull } from '../../modules/orders/browse-orders.ts';
import { defineCommand } from '../command.ts';
import { formatMoment } from '../format-moment.ts';
import { renderFacts, renderTable } from '../render-table.ts';
import { orderCode } from './order-code.ts';

export const ordersShow = defineCommand({
  name: 'orders show',
  summary: 'One order: who, what, where to, how it is paid, and how it went.',
  examples: ['orders show SK-7F3K9Q', 'orders show SK-7F3K9Q --json'],
  fields: { code: orderCode },
  async run({ code }, { context, show }) {
    const found = await findOrderInFull(context, code);
    show(found, renderOrder(found));
  },
});

function renderOrder({ order, currency, person, payments }: OrderInFull): string {
  const price = (amount: number) => formatPrice(amount, { symbol: ` ${currency}` });
  const { address, amounts } = order;
  const facts = renderFacts({
    order: order.code,
    status: order.status,
    placed: formatMoment(order.created_at),
    shop: `${order.shop.name} (${order.shop.id})`,
    shopper: [`${person.name} (${person.id})`, person.phone && `+${person.phone}`, person.email].filter(Boolean).join(', '),
    'goes to': [address.name, address.flat_no, address.address_line, address.address_line2, address.area, address.post_code, address.phone]
      .filter(Boolean)
      .join(', '),
    note: order.note,
    'cancelled because': order.cancel_reason,
    'placed with it':
      order.purchase_orders
        .filter(({ id }) => id !== order.id)
        .map((other) => other.code)
        .join(', ') || null,
  });
  const lines = renderTable(
    ['pieces', 'product', 'price', 'amount'],
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

function renderPayments(payments: OrderInFull['payments'], price: (amount: number) => string): string {
  const rows = payments.flatMap((payment) => [
    [formatMoment(payment.created_at), `payment, ${payment.gateway}`, price(payment.amount), payment.status, payment.charge ?? ''],
    ...payment.refunds.map((refund) => [
      formatMoment(refund.created_at),
      '  back',
      price(refund.amount),
      refund.status,
      refund.reference ?? '',
    ]),
  ]);
  return renderTable(['when', 'what', 'amount', 'status', 'reference'], rows);
}

function renderTimeline(timeline: OrderInFull['order']['timeline']): string {
  return renderTable(
    ['when', 'status', 'note'],
    timeline.map(({ created_at, status, note }) => [formatMoment(created_at), status, note ?? '']),
  );
}
