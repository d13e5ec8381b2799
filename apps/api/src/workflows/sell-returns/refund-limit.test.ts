import { beforeEach, describe, expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { payInCash } from '../../../test/builders/move-orders.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { buildDelivered, buildReturn } from '../../../test/builders/return.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { signInSeller } from '../../../test/builders/sign-in-seller.ts';
import { useTestApp } from '../../../test/test-app.ts';

const testApp = await useTestApp();
const { call, clock, database } = testApp;
const { db } = database;
const setLimit = (refund_code_above: number) => db.updateTable('settings').set({ refund_code_above, cash_on_delivery: true }).execute();
beforeEach(() => setLimit(900));

type Headers = Record<string, string>;
const refused = { status: 403, body: { data: { code: 'second-factor' } } };
const demoCode = async (headers: Headers) => (await call('GET', '/seller/second-factor', { headers })).body.data?.code;
const enter = (headers: Headers, code: unknown) => call('POST', '/seller/second-factor/again', { headers, body: { code } });
const wrongFor = (code: unknown) => (code === '000000' ? '111111' : '000000');

/** An inspected return of bowls at 10.00 of a shop. */
async function buildInspected(shop_id: number, headers: Headers, bowls = 1) {
  const order = await buildDelivered(testApp, { shop_id });
  const { code } = await buildReturn(call, order, `${order.lines[0]}:${bowls}:damaged`);
  const change = (step: string, body: object) => call('POST', `/seller/returns/${code}/${step}`, { headers, body });
  await change('accept', { seen_status: 'requested', answer: 'Post it.', label_url: null });
  await change('receive', { seen_status: 'accepted' });
  const inspected = await change('inspect', { seen_status: 'received', lines: [{ line_id: order.lines[0], accepted: bowls }] });
  expect(inspected.status).toBe(200);
  const body = { seen_status: 'inspected', delivery: false, restock: false, seen_amount: bowls * 10 };
  return (by: Headers = headers) => call('POST', `/seller/returns/${code}/refund`, { headers: by, body });
}

/** A pending order for 10.00 that is paid, and its cancellation. */
async function buildPaid(shop_id: number) {
  const shopper = await buildShopper(db);
  await fillCart(db, shopper, await buildProduct(db, { shop_id }), 1);
  const [order] = readPlaced(await orderBasket(call, { shopper, shopIds: [shop_id], payable: 10 })).orders;
  await payInCash(db, order?.id ?? 0);
  const body = { seen_status: 'Pending', reason: 'It broke.' };
  return (headers: Headers) => call('POST', `/seller/orders/${order?.code}/cancel`, { headers, body });
}

describe('[seller-05] a refund of a shop above the limit', () => {
  test('needs the second factor within ten minutes, which the member enters again for this session alone', async () => {
    const { person_id, shop_id } = await buildSeller(db);
    const [headers, elsewhere] = [await signInSeller(testApp, person_id), await signInSeller(testApp, person_id)];
    const refund = await buildInspected(shop_id, headers);
    clock.advance(601);
    expect(await refund()).toMatchObject(refused);
    const code = await demoCode(headers);
    expect(await enter(headers, wrongFor(code))).toMatchObject({ status: 422, body: { errors: { code: expect.any(Array) } } });
    expect(await refund()).toMatchObject(refused);
    expect((await enter(headers, code)).status).toBe(200);
    expect((await enter(elsewhere, code)).status).toBe(422);
    expect(await refund(elsewhere)).toMatchObject(refused);
    expect((await refund()).status).toBe(200);
    const later = await buildInspected(shop_id, headers);
    clock.advance(601);
    expect(await later()).toMatchObject(refused);
  });

  test('is refused after five wrong codes, also with the right one', async () => {
    const { person_id, shop_id } = await buildSeller(db);
    const headers = await signInSeller(testApp, person_id);
    const refund = await buildInspected(shop_id, headers);
    clock.advance(601);
    const code = await demoCode(headers);
    for (let attempt = 1; attempt <= 5; attempt++) expect((await enter(headers, wrongFor(code))).status).toBe(422);
    expect((await enter(headers, code)).status).toBe(429);
    expect(await refund()).toMatchObject(refused);
  });

  test('is that of a cancelled order, too; up to the limit nothing is asked', async () => {
    const { person_id, shop_id } = await buildSeller(db);
    const headers = await signInSeller(testApp, person_id);
    const [cancel, other, refund] = [await buildPaid(shop_id), await buildPaid(shop_id), await buildInspected(shop_id, headers)];
    clock.advance(601);
    expect(await cancel(headers)).toMatchObject(refused);
    await setLimit(1000);
    expect((await cancel(headers)).status).toBe(200);
    expect((await refund()).status).toBe(200);
    await setLimit(999);
    expect(await other(headers)).toMatchObject(refused);
    await enter(headers, await demoCode(headers));
    expect(await other(headers)).toMatchObject({ status: 200, body: { data: { status: 'Cancelled' } } });
  });

  test('needs nothing for an order that nothing was paid for', async () => {
    const { person_id, shop_id } = await buildSeller(db);
    const headers = await signInSeller(testApp, person_id);
    const shopper = await buildShopper(db);
    await fillCart(db, shopper, await buildProduct(db, { shop_id }), 1);
    const [order] = readPlaced(await orderBasket(call, { shopper, shopIds: [shop_id], payable: 10 })).orders;
    clock.advance(601);
    const body = { seen_status: 'Pending', reason: 'It broke.' };
    expect((await call('POST', `/seller/orders/${order?.code}/cancel`, { headers, body })).status).toBe(200);
  });
});

test('a session of the seller panel has no second factor of the admin panel, and the other way round', async () => {
  const { person_id } = await buildSeller(db);
  const headers = await signInSeller(testApp, person_id);
  const [cookie = ''] = Object.values(headers);
  const asAdmin = { cookie: cookie.replace('souk_seller', 'souk_admin') };
  expect((await call('POST', '/admin/second-factor/again', { headers: asAdmin, body: { code: '000000' } })).status).toBe(401);
  expect((await enter({}, '000000')).status).toBe(401);
  expect((await enter(headers, '12')).status).toBe(422);
});
