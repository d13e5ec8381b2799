import type { SeedContext } from './seed-context.ts';

type Payment = {
  purchase_id: number;
  gateway: 'cash' | 'demo';
  amount: number;
  created_at: Date;
  paid_at: Date | null;
  /** The payment was cancelled or has expired. */
  isClosed: boolean;
  orders: { id: number; refunded: number }[];
  refunded_at: Date;
};

/** The payment of a purchase and its refunds, in our tables and in those of the demo gateway. */
export async function seedPayment({ db }: SeedContext, payment: Payment): Promise<void> {
  const { purchase_id, gateway, amount, created_at, paid_at, isClosed, orders, refunded_at } = payment;
  const refundedOrders = orders.filter((order) => order.refunded > 0);
  const refunded = refundedOrders.reduce((sum, order) => sum + order.refunded, 0);
  const reference = gateway === 'demo' ? `demo-market-${purchase_id}` : null;
  const { id: payment_id } = await db
    .insertInto('payments')
    .values({
      purchase_id,
      gateway,
      reference,
      session: reference,
      charge: paid_at && reference,
      amount,
      currency: 'USD',
      status: paid_at ? (refunded === amount ? 'Refunded' : 'Paid') : isClosed ? 'Failed' : 'Pending',
      created_at,
      settled_at: paid_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (orders.length > 0) {
    await db
      .insertInto('payment_orders')
      .values(orders.map(({ id }) => ({ payment_id, order_id: id })))
      .execute();
  }
  if (reference) {
    await db
      .insertInto('demo_payments')
      .values({
        reference,
        amount,
        currency: 'USD',
        description: 'Souk',
        locale: 'en',
        return_url: '/',
        cancel_url: '/',
        status: paid_at ? 'paid' : 'closed',
        refunded,
        created_at,
      })
      .execute();
  }
  for (const order of refundedOrders) {
    const refund = {
      payment_id,
      order_id: order.id,
      amount: order.refunded,
      status: 'Done',
      created_at: refunded_at,
      settled_at: refunded_at,
    };
    await db.insertInto('refunds').values(refund).execute();
  }
}
