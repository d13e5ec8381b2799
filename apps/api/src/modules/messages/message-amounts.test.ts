import { expect, test } from 'vitest';
import { buildBasket, fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { payInCash } from '../../../test/builders/move-orders.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notify } from './notify.ts';
import type { MessageCause } from './queries/messages.ts';

const { call, clock, database, messages, runJobs } = await useTestApp();
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
const notifyOf = (cause: MessageCause) => inTransaction(db, (transaction) => notify(transaction, cause, clock.now()));

/** An order of 20.00 whose message is sent already. */
async function buildOrder() {
  const basket = await buildBasket(db);
  expect(await orderBasket(call, basket)).toMatchObject({ status: 201 });
  await runJobs();
  messages.splice(0);
  return db.selectFrom('orders').select(['id', 'purchase_id']).where('person_id', '=', basket.shopper.id).executeTakeFirstOrThrow();
}

test('of what vouchers have paid whole a message speaks of no money', async () => {
  const { id, purchase_id } = await buildOrder();
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('orders').set({ payable_amount: 0, total_amount: 0 }).where('id', '=', id).execute();
    await transaction.updateTable('order_lines').set({ price: 0, amount: 0 }).where('order_id', '=', id).execute();
    await transaction.updateTable('purchases').set({ payable_amount: 0 }).where('id', '=', purchase_id).execute();
  });
  await db.deleteFrom('messages').where('subject_id', '=', purchase_id).where('kind', '=', 'order-placed').execute();
  await notifyOf({ kind: 'order-placed', purchase_id });
  await notifyOf({ kind: 'order-shipped', order_id: id });
  await runJobs();
  await payInCash(db, id);
  await notifyOf({ kind: 'order-paid', purchase_id });
  await db.updateTable('orders').set({ status: 'Cancelled', payment_status: 'Refunded' }).where('id', '=', id).execute();
  await notifyOf({ kind: 'order-cancelled', order_id: id });
  await runJobs();
  expect(messages.map(({ letter }) => letter?.paragraphs[1])).toEqual([
    expect.stringMatching(/^We received your order SK-\w+ from Clay & Co\.$/),
    expect.stringMatching(/^Your order SK-\w+ from Clay & Co is on its way\.$/),
    expect.stringMatching(/^Your order SK-\w+ from Clay & Co has been cancelled\.$/),
  ]);
  const paid = await db.selectFrom('messages').select('status').where('kind', '=', 'order-paid').executeTakeFirstOrThrow();
  expect(paid.status).toBe('outdated');
  messages.splice(0);
});

test('a message of a payment counts what was paid, not what was called off before', async () => {
  const shopper = await buildShopper(db);
  const [bowl, cup] = [await buildProduct(db), await buildProduct(db, { price: 550 })];
  for (const product of [bowl, cup]) await fillCart(db, shopper, product);
  await orderBasket(call, { shopper, shopIds: [bowl.shop_id, cup.shop_id], payable: 15.5 });
  await runJobs();
  messages.splice(0);
  const orders = await db.selectFrom('orders').select(['id', 'purchase_id']).where('person_id', '=', shopper.id).orderBy('id').execute();
  const [first, second] = orders;
  await db
    .updateTable('orders')
    .set({ status: 'Cancelled' })
    .where('id', '=', first?.id ?? 0)
    .execute();
  await payInCash(db, second?.id ?? 0);
  await notifyOf({ kind: 'order-paid', purchase_id: first?.purchase_id ?? 0 });
  await runJobs();
  expect(messages.map(({ subject }) => subject)).toEqual(['We received your payment of $5.50']);
});
