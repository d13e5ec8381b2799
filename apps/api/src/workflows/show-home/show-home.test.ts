import { Numbers } from '@souk/contract/back-office/panel/home';
import { describe, expect, test } from 'vitest';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { buildTicketMessage } from '../../../test/builders/ticket.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { createDailyCounts } from '../../modules/catalog/refresh/daily-counts.ts';

const { app, call, clock, database } = await useTestApp();
const { db } = database;
const { headers } = await buildStaff(db);
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();

const home = async (own = headers) => (await call('GET', '/admin/home', { headers: own })).body.data;
const numbers = async (query = '') => Numbers.parse((await call('GET', `/admin/numbers${query}`, { headers })).body.data);
const today = () => clock.now().toISOString().slice(0, 10);

async function placeOrder(): Promise<number> {
  const basket = await buildBasket(db);
  await orderBasket(call, basket);
  const order = await db.selectFrom('orders').select('id').where('person_id', '=', basket.shopper.id).executeTakeFirstOrThrow();
  await db.updateTable('orders').set({ created_at: clock.now() }).where('id', '=', order.id).execute();
  return order.id;
}

test('the home page counts what waits, and nothing without the permission', async () => {
  await placeOrder();
  const person_id = await buildPerson(db);
  await buildTicketMessage(db, { person_id, from_shopper: true });
  await db
    .insertInto('messages')
    .values({ kind: 'order-placed', subject_id: 99_002, person_id, status: 'given-up', settled_at: clock.now() })
    .execute();
  await db
    .insertInto('shop_applications')
    .values({ owner_name: 'Lina', phone: '919822222222', email: 'l@mail.example', shop_name: 'Lina Loom', locale: 'en' })
    .execute();
  await buildProduct(db, { variants: [{ stock: 4 }] });
  await buildProduct(db, { variants: [{ stock: 0 }] });
  await buildProduct(db, { variants: [{ stock: 1 }], active: false });
  expect(await home()).toEqual({
    pending_orders: 1,
    unpaid_orders: 1,
    failed_refunds: 0,
    waiting_tickets: 1,
    waiting_returns: 0,
    applications: 1,
    failed_messages: 1,
    low_stock: 1,
    change_requests: 0,
    reported_reviews: 0,
  });
  const nothing = { pending_orders: null, unpaid_orders: null, failed_refunds: null, waiting_tickets: null, waiting_returns: null };
  const others = { applications: null, failed_messages: null, low_stock: null, change_requests: null, reported_reviews: null };
  expect(await home((await buildStaff(db, ['staff'])).headers)).toEqual({ ...nothing, ...others });
  expect(await home((await buildStaff(db, ['products:read'])).headers)).toEqual({
    ...nothing,
    ...others,
    low_stock: 1,
    change_requests: 0,
  });
});

test('each number leads to a list of the same rows', async () => {
  const total = async (path: string) => Object((await call('GET', path, { headers })).body.data).total;
  const counts = Object(await home());
  expect(await total('/admin/orders?status=pending')).toBe(counts.pending_orders);
  expect(await total('/admin/orders?payment=Pending&open=1')).toBe(counts.unpaid_orders);
  const few = await buildProduct(db, { variants: [{ stock: 2 }] });
  expect(Object(await home()).low_stock).toBe(counts.low_stock + 1);
  expect(await total('/admin/products?status=published&stock=low')).toBe(counts.low_stock + 1);
  // A variant that is not for sale is not low.
  await db.updateTable('product_variants').set({ active: false }).where('product_id', '=', few.id).execute();
  expect(Object(await home()).low_stock).toBe(counts.low_stock);
  expect(await total('/admin/products?status=published&stock=low')).toBe(counts.low_stock);
  expect(await total('/admin/people?undelivered=1')).toBe(counts.failed_messages);
  await db.updateTable('orders').set({ status: 'Cancelled' }).execute();
  expect(await total('/admin/orders?payment=Pending&open=1')).toBe(0);
  expect(await total('/admin/orders?payment=Pending')).toBe(1);
  expect(Object(await home())).toMatchObject({ pending_orders: 0, unpaid_orders: 0 });
});

describe('the numbers', () => {
  test('add up the orders of a range by day, without cancelled ones, next to the period before', async () => {
    await db
      .updateTable('orders')
      .set({ created_at: new Date(clock.now().getTime() - 400 * 24 * 3_600_000) })
      .execute();
    const [first, second, cancelled, former] = [await placeOrder(), await placeOrder(), await placeOrder(), await placeOrder()];
    await db.updateTable('orders').set({ status: 'Cancelled' }).where('id', '=', cancelled).execute();
    const yesterday = new Date(clock.now().getTime() - 24 * 3_600_000);
    await db.updateTable('orders').set({ created_at: yesterday }).where('id', '=', former).execute();
    const answer = await numbers(`?from=${today()}&to=${today()}`);
    expect(answer).toMatchObject({
      from: today(),
      to: today(),
      current: { sales: 40, orders: 2, cancelled: 1, average: 20 },
      before: { sales: 20, orders: 1, cancelled: 0, average: 20 },
      days: [{ day: today(), sales: 40, orders: 2 }],
    });
    expect(answer.top_products).toHaveLength(2);
    expect(answer.top_shops.map(({ sales, quantity }) => [sales, quantity])).toEqual([
      [20, 1],
      [20, 1],
    ]);
    expect(first).toBeLessThan(second);
    const month = await numbers();
    expect([month.days.length, month.current.orders, month.days.at(-1)?.day]).toEqual([30, 3, today()]);
  });

  test('of a wrong range are refused by the name of the field', async () => {
    for (const query of ['?from=2026-02-02&to=2026-02-01', '?from=2024-01-01&to=2026-01-01', '?from=tomorrow', '?to=2026-02-30'])
      expect([query, (await call('GET', `/admin/numbers${query}`, { headers })).status]).toEqual([query, 422]);
    expect((await call('GET', '/admin/numbers', { headers: (await buildStaff(db, ['products:read'])).headers })).status).toBe(403);
  });

  test('have the searches without results, as often as they were made, and how often products were opened', async () => {
    const product = await buildProduct(db);
    const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const ask = (path: string, headers: Record<string, string> = browser) => fetch(`${address}/api${path}`, { headers });
    for (const search of ['Zzyzx lamp', 'zzyzx  LAMP', 'nobody@mail.example', '98765 43210'])
      expect((await ask(`/products?search=${encodeURIComponent(search)}&exact=1`)).status).toBe(200);
    await ask('/products?search=zzyzx+lamp&exact=1&page=2');
    await ask(`/product-details?product_id=${product.id}`);
    await ask(`/product-details?product_id=${product.id}`, { 'user-agent': 'Googlebot/2.1' });
    await expect.poll(async () => (await numbers()).empty_searches, { timeout: 5000 }).toEqual([{ words: 'zzyzx lamp', count: 2 }]);
    await expect.poll(async () => (await numbers()).current.product_views, { timeout: 5000 }).toBe(1);
  });
});

test('counts of several processes add up, and a failure loses only its own', async () => {
  const parts = { db, clock, log: app.server.log };
  const [one, other] = [createDailyCounts(parts), createDailyCounts(parts)];
  const before = (await numbers()).current.product_views;
  for (const counts of [one, other, one]) counts.record('/products/7/details?color=2');
  one.record('/products/7/reviews');
  one.markEmpty('quartz teapot');
  one.record('/products?search=quartz%20teapot');
  one.record('/products?search=teapot');
  await Promise.all([one.flush(), other.flush()]);
  await one.flush();
  const after = await numbers();
  expect(after.current.product_views).toBe(before + 3);
  expect(after.empty_searches).toContainEqual({ words: 'quartz teapot', count: 1 });
});
