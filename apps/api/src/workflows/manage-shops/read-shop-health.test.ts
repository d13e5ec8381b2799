import { ShopHealth } from '@souk/contract/back-office/shop-health';
import { OwnHealth } from '@souk/contract/seller/health';
import { expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { askReturn, buildDelivered } from '../../../test/builders/return.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const testApp = await useTestApp();
const { call, database, clock } = testApp;
const { db } = database;

async function placeOrder(shopId: number) {
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  const shopper = await buildShopper(db);
  await fillCart(db, shopper, await buildProduct(db, { shop_id: shopId }), 1);
  const [order] = readPlaced(await orderBasket(call, { shopper, shopIds: [shopId], payable: 10 })).orders;
  return { shopper, id: order?.id ?? 0, code: order?.code ?? '' };
}

const hour = 3_600_000;
const before = (hours: number) => new Date(clock.now().getTime() - hours * hour);
const age = (id: number, hours: number) =>
  db
    .updateTable('orders')
    .set({ created_at: before(hours) })
    .where('id', '=', id)
    .execute();
const hand = (order_id: number, hours: number) =>
  db
    .insertInto('order_events')
    .values({ order_id, status: 'On The Way', created_at: before(hours) })
    .execute();

async function readHealth(headers: Record<string, string>, shopId: number, days = '30') {
  const answer = await call('GET', `/admin/shop-health?days=${days}`, { headers });
  return ShopHealth.parse(answer.body.data).shops.find(({ id }) => id === shopId);
}

const readOwn = async ({ headers }: { headers: Record<string, string> }, days = '30') =>
  OwnHealth.parse((await call('GET', `/seller/health?days=${days}`, { headers })).body.data);

test('late orders, cancellations by the shop, returns, and what is unanswered are counted by shop', async () => {
  const { headers } = await buildStaff(db, ['shops:read']);
  const seller = await buildSeller(db);
  const { shop_id } = seller;
  // Handed over in time, handed over late, waiting too long, waiting for less than 48 hours, and of before the 30 days.
  for (const { placed, handed } of [
    { placed: 72, handed: 30 },
    { placed: 72, handed: 10 },
    { placed: 49 },
    { placed: 47 },
    { placed: 45 * 24 },
  ]) {
    const { id } = await placeOrder(shop_id);
    await age(id, placed);
    if (handed !== undefined) await hand(id, handed);
  }
  const cancelled = await placeOrder(shop_id);
  const body = { seen_status: 'Pending', reason: 'It broke.' };
  expect((await call('POST', `/seller/orders/${cancelled.code}/cancel`, { headers: seller.headers, body })).status).toBe(200);
  const returned = await buildDelivered(testApp, { shop_id });
  await askReturn(call, returned, `${returned.lines[0]}:1:damaged`);
  await call('POST', '/conversations', { token: returned.shopper.token, body: { order_id: returned.id, message: 'Hello?' } });
  const question = { product_id: returned.product.id, shop_id, question: 'Is it blue?' };
  await db
    .insertInto('product_questions')
    .values({ ...question, created_at: before(25) })
    .execute();
  await db
    .insertInto('product_questions')
    .values({ ...question, created_at: before(23) })
    .execute();

  const expected = { orders: 6, late: 2, cancelled: 1, returned: 1, conversations: 1, unanswered_conversations: 0 };
  expect(await readHealth(headers, shop_id)).toMatchObject({ ...expected, questions: 2, unanswered_questions: 1 });
  expect(await readHealth(headers, shop_id, '90')).toMatchObject({ ...expected, orders: 7, late: 3 });
  // The shop sees the same figures in its panel, and those of no other shop.
  const [own, other] = [await readOwn(seller, '90'), await readOwn(await buildSeller(db), '90')];
  expect(own).toMatchObject({ days: 90, late_after_hours: 48, answer_hours: 24 });
  expect(own.figures).toEqual({ ...expected, orders: 7, late: 3, questions: 2, unanswered_questions: 1 });
  expect(Object.values(other.figures)).toEqual(Array.from({ length: 8 }, () => 0));
  clock.advance(25 * 3600);
  expect(await readHealth(headers, shop_id)).toMatchObject({ unanswered_conversations: 1, unanswered_questions: 2 });
});

test('it needs its permission and 30 or 90 days; a shop without orders, messages and questions is missing', async () => {
  const { headers } = await buildStaff(db, ['shops:read']);
  const { shop_id } = await buildSeller(db);
  expect(await readHealth(headers, shop_id)).toBeUndefined();
  expect((await call('GET', '/admin/shop-health?days=31', { headers })).status).toBe(422);
  expect((await call('GET', '/admin/shop-health')).status).toBe(401);
  const finance = await buildSeller(db, { role: 'Finance' });
  expect((await call('GET', '/seller/health', { headers: finance.headers })).status).toBe(403);
  const packer = await buildSeller(db, { role: 'Packer' });
  expect((await call('GET', '/seller/health?days=31', { headers: packer.headers })).status).toBe(422);
  expect((await readOwn(packer)).figures).toMatchObject({ orders: 0, unanswered_questions: 0 });
  const other = await buildStaff(db, ['orders:read']);
  expect((await call('GET', '/admin/shop-health', { headers: other.headers })).status).toBe(403);
});

test('an order is late after the hours of the setting, for operators and for the shop', async () => {
  const { headers } = await buildStaff(db, ['shops:read', 'settings']);
  const seller = await buildSeller(db);
  await age((await placeOrder(seller.shop_id)).id, 30);
  const today = async () => (await call('GET', '/seller/today', { headers: seller.headers })).body.data;
  expect(await today()).toMatchObject({ orders: { late: 0, late_after_hours: 48 } });
  await db.updateTable('settings').set({ late_after_hours: 24 }).execute();
  try {
    expect(await today()).toMatchObject({ orders: { late: 1, late_after_hours: 24 } });
    expect(await readHealth(headers, seller.shop_id)).toMatchObject({ orders: 1, late: 1 });
  } finally {
    await db.updateTable('settings').set({ late_after_hours: 48 }).execute();
  }
});
