import type { Order } from '@souk/contract/orders';
import { toWire } from '@souk/money/wire';
import { CommandError } from '../../commands/command-error.ts';
import type { ReadContext } from '../../context.ts';
import { onBehalfOf } from '../../on-behalf-of.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { countAllOrders, findOrderByCode, listAllOrders, listPaymentsOf, type OrderSearch } from './all-orders-repository.ts';
import { readOrder } from './read-order.ts';

/** A page of everybody's orders, for whoever runs the market. */
export async function browseOrders(context: ReadContext, search: OrderSearch, { page, limit }: { page: number; limit: number }) {
  const [total, rows] = await Promise.all([
    countAllOrders(context.read, search),
    listAllOrders(context.read, search, { limit, offset: (page - 1) * limit }),
  ]);
  const orders = rows.map(({ payable_amount, created_at, shop_id, shop_name, person_id, person_name, phone_full, ...row }) => ({
    ...row,
    payable_amount: toWire(payable_amount),
    created_at: created_at.toISOString(),
    shop: { id: shop_id, name: pickText(shop_name, context) },
    person: { id: person_id, name: person_name, phone: phone_full },
  }));
  return { total, page, orders };
}

export type OrderInFull = {
  order: Order;
  currency: string;
  person: { id: number; name: string; phone: string | null; email: string | null };
  payments: {
    gateway: string;
    amount: number;
    status: string;
    charge: string | null;
    created_at: string;
    refunds: { amount: number; status: string; reference: string | null; created_at: string }[];
  }[];
};

/** Any order as its shopper sees it, with who that is and what the gateways have to do with it. */
export async function findOrderInFull(context: ReadContext, code: string): Promise<OrderInFull> {
  const { id, currency, ...person } = await getOrderByCode(context, code);
  const [order, payments] = await Promise.all([readOrder(onBehalfOf(context, person.person_id), id), listPaymentsOf(context.read, id)]);
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
        amount: toWire(refund.amount),
        created_at: new Date(refund.created_at).toISOString(),
      })),
    })),
  };
}

/** By its code as people write it: `#sk-7f3k9q`. */
export async function getOrderByCode({ read }: Pick<ReadContext, 'read'>, code: string) {
  const order = await findOrderByCode(read, code.replace(/^#/, '').toUpperCase());
  if (!order) throw new CommandError(`There is no order ${code}.`);
  return order;
}
