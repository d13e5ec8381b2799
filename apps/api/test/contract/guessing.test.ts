import { expect, test } from 'vitest';
import { buildBasket, orderBasket } from '../builders/basket.ts';
import { buildVoucher } from '../builders/goods.ts';
import { buildShopper } from '../builders/shopper.ts';
import { useTestApp } from '../test-app.ts';

const { call, database } = await useTestApp({ env: { TRUST_PROXY: 'true', MISSES_PER_MINUTE: '2' } });
const { db } = database;
const burst = 6;

let networks = 0;
/** A network that has not asked anything yet. */
function newNetwork() {
  networks += 1;
  return { 'x-forwarded-for': `203.0.113.${networks}` };
}

type Guess = Parameters<typeof call>;

const missing: [string, Guess][] = [
  ['an order', ['GET', '/order-details?order_id=999999']],
  ['an invoice', ['GET', '/orders/999999/invoice']],
  ['an order to cancel', ['POST', '/orders/cancel', { body: { order_id: 999_999, reason: 'Late' } }]],
  ['an order to repeat', ['POST', '/place-order/again', { body: { order_id: 999_999 } }]],
  ['a ticket', ['GET', '/support-ticket/show?ticket_number=T-999999']],
  ['an address', ['DELETE', '/address/999999/delete']],
  ['a voucher to collect', ['POST', '/vouchers-collect', { body: { coupon_id: 999_999 } }]],
];

test.each(missing)('guesses of %s are limited', async (_what, [method, path, options]) => {
  const { id, token } = await buildShopper(db);
  const headers = newNetwork();
  const guess = () => call(method, path, { ...options, token, headers });
  for (let time = 0; time < burst; time += 1) expect((await guess()).status).toBe(404);
  const limited = await guess();
  expect(limited).toMatchObject({ status: 429, body: { message: 'Too many attempts. Please try again later.' } });
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect((await guess()).status).toBe(429);
  const events = await db.selectFrom('security_events').select(['kind', 'address']).where('person_id', '=', id).execute();
  expect(events.filter(({ kind }) => kind === 'guess-limit')).toEqual([{ kind: 'guess-limit', address: headers['x-forwarded-for'] }]);
});

test('guesses of voucher codes are limited, and a right code after them is not confirmed', async () => {
  const { shopper, shopIds } = await buildBasket(db);
  const voucher = await buildVoucher(db, { shop_id: shopIds[0] ?? 0 });
  const headers = newNetwork();
  const tryCode = (coupon_code: string) =>
    call('POST', '/cart/checkout', { token: shopper.token, headers, body: { shop_ids: shopIds, coupon_code } });
  for (let time = 0; time < 20; time += 1) expect((await tryCode(voucher.code)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: burst }, (_, index) => tryCode(`GUESS-${index}`)));
  expect(answers.map(({ status, body }) => [status, body.data?.coupon_message])).toEqual(answers.map(() => [200, 'Voucher not found']));
  expect((await tryCode(voucher.code)).status).toBe(429);
  const summary = await call('POST', '/cart/checkout', {
    token: shopper.token,
    headers,
    body: { shop_ids: shopIds },
  });
  expect(summary.status).toBe(200);
});

test('guesses of voucher codes with orders of a wrong total, which answer 409, are limited too', async () => {
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  const basket = await buildBasket(db);
  const voucher = await buildVoucher(db, { shop_id: basket.shopIds[0] ?? 0 });
  const headers = newNetwork();
  const callFromNetwork: typeof call = (method, path, options) =>
    call(method, path, { ...options, headers: { ...options?.headers, ...headers } });
  const order = (coupon_code: string) => orderBasket(callFromNetwork, { ...basket, payable: 1 }, { coupon_code });
  for (let time = 0; time < 20; time += 1) expect((await order(voucher.code)).status).toBe(409);
  for (let index = 0; index < burst; index += 1) {
    expect(await order(`GUESS-${index}`)).toMatchObject({ status: 409, body: { data: { coupon_message: 'Voucher not found' } } });
  }
  expect((await order(voucher.code)).status).toBe(429);
});

test('a network is limited over all of its people, and what the catalogue does not have is not counted', async () => {
  const headers = newNetwork();
  const people = await Promise.all(Array.from({ length: 6 }, () => buildShopper(db)));
  for (const { token } of people.slice(0, 5)) {
    for (let time = 0; time < burst; time += 1) await call('GET', '/order-details?order_id=999999', { token, headers });
  }
  const last = people[5];
  expect((await call('GET', '/order-details?order_id=999999', { token: last?.token ?? '', headers })).status).toBe(429);
  const other = newNetwork();
  for (let time = 0; time < 50; time += 1) {
    expect((await call('GET', '/product-details?product_id=999999', { token: last?.token ?? '', headers: other })).status).toBe(404);
  }
});
