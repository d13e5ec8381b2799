import { expect, test } from 'vitest';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notify } from './notify.ts';

const { call, database, clock, messages, runJobs } = await useTestApp({ env: { PUBLIC_URL: 'https://market.example' } });
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();

test('who orders is told of it, once', async () => {
  const basket = await buildBasket(db);
  expect(await orderBasket(call, basket)).toMatchObject({ status: 201 });
  await runJobs();
  const order = await db.selectFrom('orders').selectAll().where('person_id', '=', basket.shopper.id).executeTakeFirstOrThrow();
  const [message] = messages.splice(0);
  expect(message).toMatchObject({
    locale: 'en',
    subject: `We have your order ${order.code}`,
    text: `Souk: We have your order ${order.code} from Clay & Co. You pay $20.00 on delivery. https://market.example/order-history/${order.id}`,
  });
  const { purchase_id } = order;
  await inTransaction(db, (transaction) => notify(transaction, { kind: 'order-placed', purchase_id }, clock.now()));
  await runJobs();
  expect(messages).toEqual([]);
});
