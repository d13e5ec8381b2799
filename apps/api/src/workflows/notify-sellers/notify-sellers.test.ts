import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildChangeRequest } from '../../../test/builders/change-request.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { payInCash } from '../../../test/builders/move-orders.ts';
import { buildOnlineOrder, offerGateways, readPlaced } from '../../../test/builders/online-order.ts';
import { askReturn, buildDelivered } from '../../../test/builders/return.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const testApp = await useTestApp();
const { call, database, clock, messages, runJob, runJobs } = testApp;
const { db } = database;

beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true, time_zone: 'UTC' }).execute());
beforeEach(async () => {
  // No member of an earlier test gets messages.
  await db.deleteFrom('shop_members').execute();
  // The time of day matters: each test begins at noon of a day of its own.
  const noon = new Date(clock.now().getTime() + 24 * 3_600_000);
  noon.setUTCHours(12, 0, 0, 0);
  clock.advance((noon.getTime() - clock.now().getTime()) / 1000);
});

type Headers = Record<string, string>;
const bell = async (headers: Headers) => (await call('GET', '/seller/notifications', { headers })).body.data ?? {};
const kindsOf = (data: Record<string, unknown>) => JSON.stringify(data.notifications).match(/"kind":"[\w-]+"/g) ?? [];

async function placeOrder(shopId: number): Promise<string> {
  const shopper = await buildShopper(db);
  await fillCart(db, shopper, await buildProduct(db, { shop_id: shopId }), 1);
  const [order] = readPlaced(await orderBasket(call, { shopper, shopIds: [shopId], payable: 10 })).orders;
  return order?.code ?? '';
}

const preferences = {
  ...{ frequency: 'at-once', muted: [], medium: null, daily_at: '08:00', quiet: null, time_zone: 'UTC' },
};
const prefer = (headers: Headers, change: object) =>
  call('POST', '/seller/notification-preferences', { headers, body: { ...preferences, ...change } });

/** Runs the job and sends its messages; returns those about what happened in a shop. */
async function sendNews(): Promise<string[]> {
  const before = messages.length;
  await runJob('send-shop-notices');
  await runJobs();
  return messages.slice(before).flatMap(({ text }) => (text.startsWith('Souk: Clay & Co: ') ? [text] : []));
}

test('members are notified of an order, a return, a question, a message, a decision and the stock, as far as their role sees it', async () => {
  const owner = await buildSeller(db);
  const packer = await buildSeller(db, { shop_id: owner.shop_id, role: 'Packer' });
  const finance = await buildSeller(db, { shop_id: owner.shop_id, role: 'Finance' });
  const other = await buildSeller(db);
  const { shopper, id, lines } = await buildDelivered(testApp, { shop_id: owner.shop_id });
  await askReturn(call, { shopper, id }, `${lines[0]}:1:damaged`);
  await call('POST', '/conversations', { token: shopper.token, body: { order_id: id, message: 'Is it packed?' } });
  const product = await buildProduct(db, { shop_id: owner.shop_id });
  const question = { product_id: product.id, shop_id: owner.shop_id, question: 'Is it blue?', created_at: clock.now() };
  await db.insertInto('product_questions').values(question).execute();
  await db.updateTable('product_variants').set({ stock: 4 }).where('id', '=', product.variant_id).execute();
  await db.updateTable('product_variants').set({ stock: 0 }).where('id', '=', product.variant_id).execute();
  const request = await buildChangeRequest(db, { ...owner, product_id: product.id });
  await db
    .updateTable('change_requests')
    .set({ status: 'declined', reason: 'Too dark.', decided_at: clock.now() })
    .where('id', '=', request)
    .execute();

  const all = ['change-declined', 'out-of-stock', 'low-stock', 'question', 'message', 'return', 'order'];
  const seen = await bell(owner.headers);
  expect(seen.unread).toBe(7);
  expect(kindsOf(seen)).toEqual(all.map((kind) => `"kind":"${kind}"`));
  expect(kindsOf(await bell(packer.headers))).toEqual(all.slice(1).map((kind) => `"kind":"${kind}"`));
  expect(await bell(finance.headers)).toEqual({ unread: 0, notifications: [] });
  expect(await bell(other.headers)).toEqual({ unread: 0, notifications: [] });
  // Variants that cross the mark again on the same day are not announced again.
  await db.updateTable('product_variants').set({ stock: 5 }).where('id', '=', product.variant_id).execute();
  await db.updateTable('product_variants').set({ stock: 0 }).where('id', '=', product.variant_id).execute();
  expect((await bell(owner.headers)).unread).toBe(7);
});

test('an online order is announced once it is paid', async () => {
  const owner = await buildSeller(db);
  await offerGateways(db, 'demo');
  const { orderId } = await buildOnlineOrder(testApp, { gateway: 'demo' });
  await db.updateTable('orders').set({ shop_id: owner.shop_id }).where('id', '=', orderId).execute();
  expect((await bell(owner.headers)).unread).toBe(0);
  await payInCash(db, orderId);
  expect((await bell(owner.headers)).unread).toBe(1);
});

test('what a member read stays unread for the others; a notification of another shop is not found', async () => {
  const owner = await buildSeller(db);
  const packer = await buildSeller(db, { shop_id: owner.shop_id, role: 'Packer' });
  await placeOrder(owner.shop_id);
  await placeOrder(owner.shop_id);
  const [newest, oldest] =
    JSON.stringify((await bell(owner.headers)).notifications)
      .match(/(?<="id":)\d+/g)
      ?.map(Number) ?? [];
  const seen = (headers: Headers, notification_id: unknown) =>
    call('POST', '/seller/notifications/seen', { headers, body: { notification_id } });
  expect((await seen(owner.headers, newest)).status).toBe(200);
  expect((await seen(owner.headers, oldest)).status).toBe(200);
  expect((await bell(owner.headers)).unread).toBe(0);
  expect((await bell(packer.headers)).unread).toBe(2);
  const other = await buildSeller(db);
  expect((await seen(other.headers, newest)).status).toBe(404);
  expect((await seen(other.headers, 'x')).status).toBe(422);
  const late = await buildSeller(db, { shop_id: owner.shop_id });
  expect((await bell(late.headers)).unread).toBe(0);
});

test('a member gets one message about all that happened, without amounts, and none about what they have read', async () => {
  const owner = await buildSeller(db);
  await buildSeller(db, { shop_id: owner.shop_id, role: 'Finance' });
  const code = await placeOrder(owner.shop_id);
  expect(await sendNews()).toEqual([expect.stringContaining(`New order ${code}.`)]);
  await placeOrder(owner.shop_id);
  await placeOrder(owner.shop_id);
  expect(await sendNews()).toEqual([]);
  clock.advance(600);
  const sent = await sendNews();
  expect(sent).toEqual([expect.stringContaining('New orders: 2.')]);
  expect(sent[0]).not.toMatch(/\$|10\.00/);
  expect(sent[0]).toContain('/seller');
  await placeOrder(owner.shop_id);
  const [id] =
    JSON.stringify((await bell(owner.headers)).notifications)
      .match(/(?<="id":)\d+/g)
      ?.map(Number) ?? [];
  await call('POST', '/seller/notifications/seen', { headers: owner.headers, body: { notification_id: id } });
  clock.advance(600);
  expect(await sendNews()).toEqual([]);
});

test('no message is sent twice, however often the job is started or interrupted', async () => {
  const owner = await buildSeller(db);
  const code = await placeOrder(owner.shop_id);
  await Promise.all([runJob('send-shop-notices'), runJob('send-shop-notices'), runJob('send-shop-notices')]);
  const stored = () =>
    db
      .selectFrom('messages')
      .innerJoin('shop_notices', 'shop_notices.id', 'messages.subject_id')
      .select('messages.id')
      .where('messages.kind', '=', 'shop-news')
      .where('shop_notices.shop_id', '=', owner.shop_id)
      .execute();
  expect(await stored()).toHaveLength(1);
  // A process that lost track of what it sent meets the unique key of the notice.
  await db.updateTable('shop_member_notices').set({ sent_id: 0, sent_at: null }).where('shop_id', '=', owner.shop_id).execute();
  await runJob('send-shop-notices');
  expect(await stored()).toHaveLength(1);
  await runJobs();
  await runJobs();
  expect(messages.filter(({ text }) => text.includes(`New order ${code}.`))).toHaveLength(1);
});

test('quiet hours of the time zone delay a message; muted kinds and never send none; daily sends one a day', async () => {
  const owner = await buildSeller(db);
  // It is noon in UTC, and 15:00 in Amman.
  const quiet = { from: '14:30', until: '15:30' };
  expect((await prefer(owner.headers, { quiet, time_zone: 'Asia/Amman' })).status).toBe(200);
  const code = await placeOrder(owner.shop_id);
  expect(await sendNews()).toEqual([]);
  clock.advance(31 * 60);
  expect(await sendNews()).toEqual([expect.stringContaining(`New order ${code}.`)]);

  await prefer(owner.headers, { muted: ['order'] });
  await placeOrder(owner.shop_id);
  clock.advance(3600);
  expect(await sendNews()).toEqual([]);
  await prefer(owner.headers, { frequency: 'never' });
  expect(await sendNews()).toEqual([]);

  await prefer(owner.headers, { frequency: 'daily', daily_at: '20:00' });
  clock.advance(24 * 3600);
  expect(await sendNews()).toEqual([]);
  clock.advance(8 * 3600);
  expect(await sendNews()).toEqual([expect.stringContaining('New order')]);
  await placeOrder(owner.shop_id);
  clock.advance(3600);
  expect(await sendNews()).toEqual([]);
});

test('preferences are those of the member in this shop; bad ones are refused with their field', async () => {
  const owner = await buildSeller(db);
  const packer = await buildSeller(db, { shop_id: owner.shop_id, role: 'Packer' });
  const read = async (headers: Headers) => (await call('GET', '/seller/notification-preferences', { headers })).body.data;
  expect(await read(packer.headers)).toMatchObject({ ...preferences, kinds: ['order', 'return', 'question', 'low-stock', 'out-of-stock'] });
  const wanted = {
    frequency: 'daily',
    muted: ['question'],
    daily_at: '06:45',
    quiet: { from: '22:00', until: '06:00' },
    time_zone: 'Asia/Tehran',
  };
  expect((await prefer(packer.headers, wanted)).body.data).toMatchObject(wanted);
  expect(await read(packer.headers)).toMatchObject(wanted);
  expect(await read(owner.headers)).toMatchObject(preferences);
  expect(await prefer(packer.headers, { time_zone: 'Mars/Crater' })).toMatchObject({
    status: 422,
    body: { errors: { time_zone: expect.anything() } },
  });
  expect((await prefer(packer.headers, { daily_at: '24:00' })).status).toBe(422);
  expect((await prefer(packer.headers, { muted: ['message'] })).status).toBe(422);
  expect((await call('GET', '/seller/notification-preferences')).status).toBe(401);
});

test('notifications are deleted after 60 days', async () => {
  const owner = await buildSeller(db);
  await placeOrder(owner.shop_id);
  clock.advance(61 * 24 * 3600);
  await runJob('delete-old-shop-notifications');
  expect(await bell(owner.headers)).toEqual({ unread: 0, notifications: [] });
});
