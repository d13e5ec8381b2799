import type { OrderSort } from '@souk/contract/back-office/orders';
import { PaymentStatus } from '@souk/contract/fields';
import { type Order, OrderStatus, RefundStatus } from '@souk/contract/orders';
import { toWire } from '@souk/money/currency';
import { onBehalfOf, type ReadContext } from '../../context.ts';
import { operatorError } from '../../platform/app-error.ts';
import { pickText } from '../../platform/text/texts.ts';
import { countAllOrders, findOrderByCode, listAllOrders, listOrderPayments, type OrderSearch } from './queries/all-orders.ts';
import { readOrder } from './read-orders.ts';

type ListPage = { page: number; limit: number; sort?: OrderSort };

/** A page of the orders of all shoppers, for operators. */
export async function listManagedOrders(context: ReadContext, search: OrderSearch, { page, limit, sort = 'newest' }: ListPage) {
  const [total, orders] = await Promise.all([
    countAllOrders(context.read, search),
    listOrderRows(context, search, { limit, offset: (page - 1) * limit, sort }),
  ]);
  return { total, page, orders };
}

type RowPage = { limit: number; offset: number; sort: OrderSort; beforeId?: number | undefined };

/** A page of orders without their number. */
export async function listOrderRows(context: Pick<ReadContext, 'read' | 'locale' | 'defaultLocale'>, search: OrderSearch, page: RowPage) {
  const rows = await listAllOrders(context.read, search, page);
  return rows.map(({ payable_amount, created_at, shop_id, shop_name, person_id, person_name, phone_full, ...row }) => ({
    ...row,
    status: OrderStatus.parse(row.status),
    payment_status: PaymentStatus.parse(row.payment_status),
    payable_amount: toWire(payable_amount),
    created_at: created_at.toISOString(),
    shop: { id: shop_id, name: pickText(shop_name, context) },
    person: { id: person_id, name: person_name, phone: phone_full },
  }));
}

export type ManagedOrder = {
  order: Order;
  currency: string;
  person: { id: number; name: string; phone: string | null; email: string | null };
  payments: {
    gateway: string;
    amount: number;
    status: string;
    charge: string | null;
    created_at: string;
    refunds: { id: number; amount: number; status: 'Pending' | 'Done' | 'Failed'; reference: string | null; created_at: string }[];
  }[];
};

/** An order as its shopper sees it, with the person, the payments and the refunds. */
export async function getManagedOrder(context: ReadContext, code: string): Promise<ManagedOrder> {
  const { id, currency, ...person } = await getOrderByCode(context, code);
  const [order, payments] = await Promise.all([readOrder(onBehalfOf(context, person.person_id), id), listOrderPayments(context.read, id)]);
  return {
    order,
    currency,
    person: { id: person.person_id, name: person.name, phone: person.phone_full, email: person.email },
    payments: payments.map(({ amount, created_at, refunds, ...payment }) => ({
      ...payment,
      amount: toWire(amount),
      created_at: created_at.toISOString(),
      refunds: refunds.map((refund) => ({
        ...refund,
        status: RefundStatus.parse(refund.status),
        amount: toWire(refund.amount),
        created_at: new Date(refund.created_at).toISOString(),
      })),
    })),
  };
}

/** The code may be written as `#sk-7f3k9q`. */
export async function getOrderByCode({ read }: Pick<ReadContext, 'read'>, code: string) {
  const order = await findOrderByCode(read, code.replace(/^#/, '').toUpperCase());
  if (!order) throw operatorError('not-found', { text: 'There is no order {code}.', with: { code } });
  return order;
}
