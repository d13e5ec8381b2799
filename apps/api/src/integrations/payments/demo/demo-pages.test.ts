import { expect, test } from 'vitest';
import { buildOnlineOrder, offerGateways, readBooks } from '../../../../test/builders/online-order.ts';
import { assertInvariants } from '../../../../test/ledger.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import type { DemoChoice } from './decide-payment.ts';

const testApp = await useTestApp();
const { app, call, database, clock, runJob, runJobs } = testApp;
const { db, pool } = database;
await offerGateways(db, 'demo');

const pathOf = (url: string | null) => new URL(url ?? '').pathname;
const open = (url: string | null) => app.server.inject({ url: pathOf(url) });
const choose = (url: string | null, choice: string) =>
  app.server.inject({
    method: 'POST',
    url: pathOf(url),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  });
/** Sends every event that is scheduled for later. */
const letTimePass = async () => {
  await pool.query('update graphile_worker._private_jobs set run_at = now()');
  await runJobs();
};
const eventsOf = async (orderId: number) => {
  const { rows } = await pool.query<{ outcome: string }>(
    `select e.outcome from payment_events e join payment_orders c on c.payment_id = e.payment_id where c.order_id = ${orderId} order by e.received_at`,
  );
  return rows.map(({ outcome }) => outcome);
};

test('the page shows the amount, and loads nothing from other sites', async () => {
  const { url } = await buildOnlineOrder(testApp, { gateway: 'demo' });
  const page = await open(url);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/);
  expect(page.body).toContain('$20.00');
  expect(page.body).toMatch(/<html lang="en" dir="ltr">/);
  expect(page.body).not.toMatch(/<script|src=|@import|url\(/);
  const dark = await app.server.inject({ url: pathOf(url), headers: { cookie: 'souk_view=en.en.USD.dark' } });
  expect(dark.body).toMatch(/<html lang="en" dir="ltr" data-theme="dark">/);
});

test('in Persian the amount has Persian digits, isolated in the text of the button', async () => {
  await db.insertInto('languages').values({ name: 'ir', title: 'فارسی', direction: 'rtl' }).execute();
  const { url } = await buildOnlineOrder(testApp, { gateway: 'demo' });
  const reference = pathOf(url).split('/').at(-1) ?? '';
  await db.updateTable('demo_payments').set({ locale: 'ir' }).where('reference', '=', reference).execute();
  const { body } = await open(url);
  expect(body).toContain('<bdi>$۲۰٫۰۰</bdi>');
  expect(body).toContain('>پرداخت \u2068$۲۰٫۰۰\u2069<');
});

test.each<[DemoChoice, object, string[]]>([
  ['pay', { orders: ['Pending Paid'], payments: ['Paid 2000'] }, ['paid']],
  ['decline', { orders: ['Pending Failed'], payments: ['Failed 2000'], isAwaited: true }, ['failed']],
  ['cancel', { orders: ['Pending Failed'], payments: ['Failed 2000'], isAwaited: true }, ['failed']],
  ['twice', { orders: ['Pending Paid'], payments: ['Paid 2000'] }, ['paid']],
  ['disorder', { orders: ['Pending Paid'], payments: ['Paid 2000'] }, ['paid', 'nothing']],
])('[cart-14] %s: the shopper returns, and the marketplace is notified', async (choice, books, outcomes) => {
  const { url, orderId } = await buildOnlineOrder(testApp, { gateway: 'demo' });
  const answer = await choose(url, choice);
  const back = `http://localhost:80/order-confirm/${orderId}${choice === 'cancel' ? '?payment=cancelled' : ''}`;
  expect([answer.statusCode, answer.headers.location]).toEqual([303, back]);
  await letTimePass();
  expect(await readBooks(db, orderId)).toMatchObject(books);
  expect(await eventsOf(orderId)).toEqual(outcomes);
  await assertInvariants(pool);
});

test('an answer that comes late comes', async () => {
  const { url, orderId } = await buildOnlineOrder(testApp, { gateway: 'demo' });
  await choose(url, 'late');
  await runJobs();
  expect(await readBooks(db, orderId)).toMatchObject({ orders: ['Pending Pending'] });
  // Nobody has to wait for it: the gateway can be asked.
  clock.advance(120);
  await runJob('ask-gateways');
  expect(await readBooks(db, orderId)).toMatchObject({ orders: ['Pending Paid'] });
  await letTimePass();
  expect(await eventsOf(orderId)).toEqual(['nothing']);
});

test('the first of two decisions counts, and the page shows it', async () => {
  const { url, orderId } = await buildOnlineOrder(testApp, { gateway: 'demo' });
  const answers = await Promise.all([choose(url, 'pay'), choose(url, 'decline'), choose(url, 'pay')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  await letTimePass();
  expect(await eventsOf(orderId)).toHaveLength(1);
  expect((await open(url)).body).toMatch(/role="status">(This payment has been made|The card was declined)\./);
});

test('a page of what was cancelled is closed', async () => {
  const { url, orderId, shopper } = await buildOnlineOrder(testApp, { gateway: 'demo' });
  await call('POST', '/orders/cancel', { token: shopper.token, body: { order_id: orderId, reason: 'No' } });
  await runJobs();
  expect((await open(url)).body).toContain('This payment page is closed');
  await choose(url, 'pay');
  await letTimePass();
  expect(await eventsOf(orderId)).toEqual([]);
});

test('what was paid is given back in parts, and never more than came', async () => {
  const placed = await buildOnlineOrder(testApp, { gateway: 'demo', prices: [1000, 350] });
  await choose(placed.url, 'pay');
  await runJobs();
  for (const order_id of placed.orderIds)
    await call('POST', '/orders/cancel', { token: placed.shopper.token, body: { order_id, reason: 'No' } });
  await runJobs();
  const reference = pathOf(placed.url).split('/').at(-1) ?? '';
  const row = await db.selectFrom('demo_payments').select(['amount', 'refunded']).where('reference', '=', reference).executeTakeFirst();
  expect(row).toEqual({ amount: 2700, refunded: 2700 });
  expect(await readBooks(db, placed.orderId)).toMatchObject({ refunds: ['Done 2000', 'Done 700'], payments: ['Refunded 2700'] });
});

test.each([
  ['GET', '/demo-payment/unknown', 404],
  ['POST', '/demo-payment/unknown', 404],
  ['GET', '/demo-payment/..%2f..%2fetc', 404],
] as const)('%s %s finds nothing', async (method, url, status) => {
  const payload = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'choice=pay' };
  expect((await app.server.inject({ method, url, ...(method === 'POST' && payload) })).statusCode).toBe(status);
});

test.each(['', 'choice=steal', 'choice=pay&choice=steal', `choice=${'x'.repeat(2000)}`])('the form %s is refused', async (payload) => {
  const { url, orderId } = await buildOnlineOrder(testApp, { gateway: 'demo' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.server.inject({ method: 'POST', url: pathOf(url), headers, payload });
  expect([413, 422]).toContain(answer.statusCode);
  expect(await readBooks(db, orderId)).toMatchObject({ orders: ['Pending Pending'] });
});
