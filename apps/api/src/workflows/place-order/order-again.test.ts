import { expect, test } from 'vitest';
import { z } from 'zod';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();

const Placed = z.object({ orders: z.array(z.object({ id: z.int() })) });

/** An order of two bowls and three jugs. */
async function buildOrder() {
  const shopper = await buildShopper(db);
  const bowl = await buildProduct(db);
  const jug = await buildProduct(db, { shop_id: bowl.shop_id, name: JSON.stringify({ en: 'Jug' }) });
  await fillCart(db, shopper, bowl, 2);
  await fillCart(db, shopper, jug, 3);
  const answer = await orderBasket(call, { shopper, shopIds: [bowl.shop_id], payable: 50 });
  return { shopper, bowl, jug, id: Placed.parse(answer.body.data).orders[0]?.id ?? 0 };
}

const again = (token: string, order_id: number) => call('POST', '/place-order/again', { token, body: { order_id } });

test('everything comes into the cart again, on top of what is there', async () => {
  const { shopper, bowl, id } = await buildOrder();
  await fillCart(db, shopper, bowl, 1);
  const answer = await again(shopper.token, id);
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'The products were added to your cart', data: { cart: { total: 6, info: null } } },
  });
});

test('names products that are no longer sold, and adds up to the stock of others', async () => {
  const { shopper, bowl, jug, id } = await buildOrder();
  await db.updateTable('products').set({ active: false }).where('id', '=', jug.id).execute();
  await db.updateTable('product_variants').set({ stock: 1 }).where('id', '=', bowl.variant_id).execute();
  expect((await again(shopper.token, id)).body).toMatchObject({
    message: 'No longer available: Jug',
    data: { cart: { total: 1, info: 'Only 1 of Tea bowl are available.', cart_items: [{ products: [{ id: bowl.id, quantity: 1 }] }] } },
  });
});

test("somebody else's order is not found", async () => {
  const [{ id }, stranger] = [await buildOrder(), await buildShopper(db)];
  for (const order of [id, 987_654_321]) expect(await again(stranger.token, order)).toMatchObject({ status: 404 });
});

test('[call-03] [call-04] signed out it is a 401, a bad order a 422', async () => {
  expect(await call('POST', '/place-order/again', { body: { order_id: 1 } })).toMatchObject({ status: 401 });
  const { token } = await buildShopper(db);
  expect(await call('POST', '/place-order/again', { token, body: {} })).toMatchObject({
    status: 422,
    body: { errors: { order_id: [expect.any(String)] } },
  });
});
