import { ShopReturn, sellerReturnsCalls } from '@souk/contract/seller/returns';
import { afterEach, describe, expect, test } from 'vitest';
import { aFile } from '../../../test/build-form.ts';
import { askReturn, buildDelivered, buildReturn } from '../../../test/builders/return.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';

const testApp = await useTestApp();
const { app, call, clock, database, messages, runJob, runJobs } = testApp;
const { db, pool } = database;
afterEach(() => assertInvariants(pool));

type Headers = { headers: Record<string, string> };

/** A delivered order of a new shop, its owner, and a return of two bowls. */
async function buildAsked() {
  const seller = await buildSeller(db);
  const order = await buildDelivered(testApp, { shop_id: seller.shop_id });
  const { code } = await buildReturn(call, order, `${order.lines[0]}:2:damaged`);
  return { seller, order, code, bowls: order.lines[0] ?? 0 };
}

const read = async (code: string, { headers }: Headers) =>
  ShopReturn.parse((await call('GET', `/seller/returns/${code}`, { headers })).body.data);
const list = async (query: string, { headers }: Headers) =>
  sellerReturnsCalls['GET /seller/returns'].answer.parse((await call('GET', `/seller/returns${query}`, { headers })).body.data);
const change = (code: string, step: string, body: object, { headers }: Headers) =>
  call('POST', `/seller/returns/${code}/${step}`, { headers, body });
const accept = (code: string, seller: Headers) =>
  change(code, 'accept', { seen_status: 'requested', answer: 'Hand it in at any post office.', label_url: null }, seller);

describe('[account-08] the shop', () => {
  test('accepts, receives, inspects and refunds a return of its own to the cent; the shopper sees that it was the shop', async () => {
    const { seller, order, code, bowls } = await buildAsked();
    expect(await list('?status=requested', seller)).toMatchObject({
      total: 1,
      counts: { all: 1, requested: 1 },
      returns: [{ code, quantity: 2 }],
    });
    expect((await call('GET', '/seller/today', seller)).body.data).toMatchObject({ orders: { returns: 1 } });
    expect((await accept(code, seller)).body.data).toMatchObject({ status: 'accepted', can_change: true, is_cash: true });
    expect((await call('GET', '/seller/today', seller)).body.data).toMatchObject({ orders: { returns: 0 } });
    expect((await call('GET', `/seller/orders/${order.code}`, seller)).body.data).toMatchObject({
      returns: [{ code, status: 'accepted' }],
    });
    await change(code, 'receive', { seen_status: 'accepted' }, seller);
    const lines = [{ line_id: bowls, accepted: 1 }];
    expect((await change(code, 'inspect', { seen_status: 'received', lines, note: 'One has no crack.' }, seller)).body.data).toMatchObject({
      status: 'inspected',
      lines: [{ accepted: 1 }],
    });
    expect((await change(code, 'reopen', { seen_status: 'inspected' }, seller)).body.data).toMatchObject({ status: 'received' });
    await change(code, 'inspect', { seen_status: 'received', lines: [{ line_id: bowls, accepted: 2 }] }, seller);
    const preview = await call('GET', `/seller/returns/${code}/refund?delivery=false`, seller);
    expect(preview.body.data).toMatchObject({ amount: 20, borne_by_shop: 20 });
    const body = { seen_status: 'inspected', delivery: false, restock: true, seen_amount: 20 };
    expect((await change(code, 'refund', { ...body, seen_amount: 19 }, seller)).status).toBe(409);
    expect((await change(code, 'refund', body, seller)).body.data).toMatchObject({ status: 'refunded', can_change: false });
    expect((await call('GET', `/seller/returns/${code}/amounts`, seller)).body.data).toMatchObject({
      refunded: 20,
      can_refund_delivery: true,
    });
    const shown = await call('GET', `/orders/${order.id}/returns`, { token: order.shopper.token });
    expect(shown.body.data).toMatchObject({
      returns: [{ status: 'refunded', refund: 20, events: [{ author: 'shopper' }, { author: 'shop' }, {}, {}, { author: 'shop' }] }],
    });
    const entries = await db
      .selectFrom('audit_entries')
      .select(['action', 'person_id'])
      .where('subject_id', '=', code)
      .orderBy('id')
      .execute();
    const actions = ['accept', 'receive', 'inspect', 'reopen', 'inspect', 'refund'].map((verb) => `return.${verb}`);
    expect(entries).toEqual(actions.map((action) => ({ action, person_id: seller.person_id })));
  });

  test('declines with a reason, which the shopper gets in a message', async () => {
    const { seller, code } = await buildAsked();
    await runJobs();
    messages.splice(0);
    expect((await change(code, 'decline', { seen_status: 'requested', reason: ' ' }, seller)).status).toBe(422);
    expect((await change(code, 'decline', { seen_status: 'requested', reason: 'It was used.' }, seller)).body.data).toMatchObject({
      status: 'declined',
      answer: 'It was used.',
    });
    await runJobs();
    expect(messages.map(({ subject }) => subject)).toEqual([`Your return ${code} is declined`]);
    expect((await change(code, 'decline', { seen_status: 'requested', reason: 'Again' }, seller)).status).toBe(409);
  });

  test('answers only in time; then the marketplace does, and the shop receives the items', async () => {
    const { seller, code } = await buildAsked();
    clock.advance(30 * 24 * 3600);
    try {
      await runJob('pass-returns');
      expect(await read(code, seller)).toMatchObject({ is_passed: true, can_change: false });
      expect((await accept(code, seller)).status).toBe(409);
      expect((await change(code, 'decline', { seen_status: 'requested', reason: 'Late' }, seller)).status).toBe(409);
    } finally {
      clock.advance(-30 * 24 * 3600);
    }
  });

  test('names what is wrong with an inspection', async () => {
    const { seller, code, bowls } = await buildAsked();
    await accept(code, seller);
    await change(code, 'receive', { seen_status: 'accepted' }, seller);
    const inspect = (lines: object[]) => change(code, 'inspect', { seen_status: 'received', lines }, seller);
    expect(await inspect([{ line_id: bowls, accepted: 3 }])).toMatchObject({ status: 422, body: { errors: { 'lines.0.accepted': [{}] } } });
    expect((await inspect([{ line_id: bowls, accepted: 0 }])).status).toBe(422);
    expect((await change(code, 'inspect', { seen_status: 'accepted', lines: [] }, seller)).status).toBe(409);
    expect(
      (await change(code, 'refund', { seen_status: 'received', delivery: false, restock: false, seen_amount: 1 }, seller)).status,
    ).toBe(409);
    expect((await call('GET', `/seller/returns/${code}/refund?delivery=false`, seller)).status).toBe(409);
    expect((await call('GET', '/seller/returns/RT-NONE', seller)).status).toBe(404);
  });
});

test('[seller-05] a packer works on returns but sees and refunds no amount; a member for money refunds', async () => {
  const { seller, code, bowls } = await buildAsked();
  const packer = await buildSeller(db, { shop_id: seller.shop_id, role: 'Packer' });
  expect((await accept(code, packer)).status).toBe(200);
  await change(code, 'receive', { seen_status: 'accepted' }, packer);
  const inspected = await change(code, 'inspect', { seen_status: 'received', lines: [{ line_id: bowls, accepted: 2 }] }, packer);
  expect(Object.keys(Object(inspected.body.data))).not.toContain('refund');
  for (const path of ['amounts', 'refund?delivery=false'])
    expect((await call('GET', `/seller/returns/${code}/${path}`, packer)).status).toBe(403);
  const body = { seen_status: 'inspected', delivery: false, restock: false, seen_amount: 20 };
  expect((await change(code, 'refund', body, packer)).status).toBe(403);
  expect((await change(code, 'refund', body, seller)).status).toBe(200);
});

test('[seller-02] another shop has neither the return nor its photo', async () => {
  const { seller, order } = await buildAsked();
  await askReturn(call, order, `${order.lines[1]}:1:other`, { photos: [aFile('png')] });
  const other = await buildSeller(db);
  const [photo] = await db.selectFrom('return_photos').select('id').orderBy('id', 'desc').execute();
  const get = (own: Headers) => app.server.inject({ url: `/api/seller/return-photos/${photo?.id}`, headers: own.headers });
  expect((await get(seller)).statusCode).toBe(200);
  expect((await get(other)).statusCode).toBe(404);
  expect((await list('', other)).total).toBe(0);
  expect((await list('?search=RT-', seller)).total).toBe(2);
});
