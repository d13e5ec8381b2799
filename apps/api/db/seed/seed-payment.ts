import type { Market } from './market.ts';

type Payment = {
  purchase_id: number;
  gateway: 'cash' | 'demo';
  amount: number;
  created_at: Date;
  paid_at: Date | null;
  /** Nothing is waited for any more. */
  isGivenUp: boolean;
  orders: { id: number; givenBack: number }[];
  given_back_at: Date;
};

/** The payment of a purchase with what went back of it, in our books and in those of the demo gateway. */
export async function seedPayment({ db }: Market, payment: Payment): Promise<void> {
  const { purchase_id, gateway, amount, created_at, paid_at, isGivenUp, orders, given_back_at } = payment;
  const backs = orders.filter(({ givenBack }) => givenBack > 0);
  const back = backs.reduce((sum, { givenBack }) => sum + givenBack, 0);
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
      status: paid_at ? (back === amount ? 'Refunded' : 'Paid') : isGivenUp ? 'Failed' : 'Pending',
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
        refunded: back,
        created_at,
      })
      .execute();
  }
  for (const { id, givenBack } of backs) {
    const refund = { payment_id, order_id: id, amount: givenBack, status: 'Done', created_at: given_back_at, settled_at: given_back_at };
    await db.insertInto('refunds').values(refund).execute();
  }
}
