import { ManagedReturn, type ReturnRow } from '@souk/contract/back-office/returns';
import { OrderReturns } from '@souk/contract/orders/returns';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aFile } from '../../../test/build-form.ts';
import { askReturn, buildDelivered, buildReturn, type Delivered } from '../../../test/builders/return.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { acceptReturn } from '../return-items/change-return.ts';

const testApp = await useTestApp({ env: { PUBLIC_URL: 'https://market.example' } });
const { app, call, clock, database, messages, runJob, runJobs } = testApp;
const { db, pool } = database;
const { headers, person_id } = await buildStaff(db);
afterEach(() => assertInvariants(pool));
beforeEach(() => db.updateTable('settings').set({ refund_code_above: 100_000 }).execute());

const change = (code: string, step: string, body: object, own = headers) =>
  call('POST', `/admin/returns/${code}/${step}`, { headers: own, body });
const read = async (code: string) => ManagedReturn.parse((await call('GET', `/admin/returns/${code}`, { headers })).body.data);
const list = async (query = '') => Object((await call('GET', `/admin/returns?${query}`, { headers })).body.data);
const codes = async (query = '') => (await list(query)).returns.map(({ code }: ReturnRow) => code);
const accept = (code: string, seen_status = 'requested') =>
  change(code, 'accept', { seen_status, answer: 'Hand it in at any post office.', label_url: 'https://label.example/1' });
const entries = (code: string) =>
  db
    .selectFrom('audit_entries')
    .select(['id', 'action', 'before', 'after', 'person_id'])
    .where('subject_id', '=', code)
    .orderBy('id')
    .execute();
const stockOf = async ({ product }: Delivered) =>
  (await db.selectFrom('product_variants').select('stock').where('id', '=', product.variant_id).executeTakeFirstOrThrow()).stock;
const subjects = async () => {
  await runJobs();
  return messages.splice(0).map(({ subject }) => subject);
};

/** A return of two bowls that was received. */
async function buildReceived(options?: { isPaid?: boolean }) {
  const order = await buildDelivered(testApp, options);
  const { code } = await buildReturn(call, order, `${order.lines[0]}:2:damaged`);
  await accept(code);
  expect((await change(code, 'receive', { seen_status: 'accepted' })).status).toBe(200);
  return { order, code, bowls: order.lines[0] ?? 0 };
}

describe('[account-08] a return', () => {
  test('is accepted, received, inspected and refunded to the cent, and the shopper sees each step', async () => {
    const order = await buildDelivered(testApp);
    const [bowls = 0] = order.lines;
    const stock = await stockOf(order);
    await askReturn(call, order, `${bowls}:2:damaged`, { note: 'Cracked', photos: [aFile('png')] });
    const [code] = await codes();
    await subjects();
    const accepted = await accept(code);
    expect(accepted.body.data).toMatchObject({
      return: { status: 'accepted', answer: 'Hand it in at any post office.', label_url: 'https://label.example/1', photos: [{}] },
      order: { code: order.code },
      can_refund_delivery: true,
      refunds_delivery: false,
    });
    expect(await subjects()).toEqual([`Your return ${code} is accepted`]);
    await change(code, 'receive', { seen_status: 'accepted' });
    expect(await subjects()).toEqual([`The items of your return ${code} arrived`]);
    const note = 'One has no crack.';
    const inspected = await change(code, 'inspect', { seen_status: 'received', lines: [{ line_id: bowls, accepted: 1 }], note });
    expect(inspected.body.data).toMatchObject({ return: { status: 'inspected', lines: [{ quantity: 2, accepted: 1 }] } });
    const preview = await call('GET', `/admin/returns/${code}/refund?delivery=false`, { headers });
    expect(preview.body.data).toMatchObject({ amount: 10, delivery: 0, lines: [{ line_id: bowls, quantity: 1 }], borne_by_shop: 10 });
    const body = { seen_status: 'inspected', delivery: false, restock: true, seen_amount: 10 };
    expect(await change(code, 'refund', { ...body, seen_amount: 9 })).toMatchObject({ status: 409 });
    const refunded = await change(code, 'refund', body);
    expect(refunded.body.data).toMatchObject({ return: { status: 'refunded', refund: 10 } });
    expect(await subjects()).toEqual(['Your refund of $10.00 is on its way']);
    expect(await stockOf(order)).toBe(stock + 1);
    const seen = await call('GET', `/orders/${order.id}/returns`, { token: order.shopper.token });
    const own = OrderReturns.parse(seen.body.data);
    expect(own.lines.map(({ left }) => left)).toEqual([2, 1]);
    expect(own.returns).toMatchObject([
      {
        status: 'refunded',
        refund: 10,
        events: [
          { status: 'requested' },
          { status: 'accepted', author: 'marketplace' },
          { status: 'received' },
          { status: 'inspected', note },
          { status: 'refunded' },
        ],
      },
    ]);
    expect((await entries(code)).map(({ action }) => action)).toEqual(
      ['accept', 'receive', 'inspect', 'refund'].map((verb) => `return.${verb}`),
    );
    expect((await entries(code))[3]).toMatchObject({ person_id, before: { status: 'inspected' }, after: { refunded: 10, restock: true } });
    expect(JSON.stringify(await entries(code))).not.toContain('crack');
  });

  test('of all items refunds the delivery charge by default', async () => {
    const order = await buildDelivered(testApp);
    const [bowls = 0, cups = 0] = order.lines;
    const { code } = await buildReturn(call, order, `${bowls}:3:changed-mind,${cups}:1:changed-mind`);
    expect(await read(code)).toMatchObject({ refunds_delivery: true });
    await accept(code);
    await change(code, 'receive', { seen_status: 'accepted' });
    const lines = [
      { line_id: bowls, accepted: 3 },
      { line_id: cups, accepted: 1 },
    ];
    await change(code, 'inspect', { seen_status: 'received', lines });
    const body = { seen_status: 'inspected', delivery: true, restock: false, seen_amount: 45 };
    expect((await change(code, 'refund', body)).body.data).toMatchObject({ return: { refund: 45 }, order: { payment_status: 'Refunded' } });
    expect(await askReturn(call, order, `${bowls}:1:other`)).toMatchObject({ status: 409 });
  });

  test('is declined with a reason at any step before the refund', async () => {
    const { code, order } = await buildReceived();
    await subjects();
    const declined = await change(code, 'decline', { seen_status: 'received', reason: 'It was used.' });
    expect(declined.body.data).toMatchObject({ return: { status: 'declined', answer: 'It was used.', can_withdraw: false } });
    expect(await subjects()).toEqual([`Your return ${code} is declined`]);
    expect((await change(code, 'decline', { seen_status: 'declined', reason: 'Again' })).status).toBe(409);
    const again = await buildReturn(call, order, `${order.lines[0]}:3:other`);
    expect(await codes(`search=${again.code}`)).toEqual([again.code]);
  });

  test('is changed by one of two members at once; the second sees what the first did', async () => {
    const order = await buildDelivered(testApp);
    const { code } = await buildReturn(call, order, `${order.lines[0]}:1:other`);
    const answers = await Promise.all([accept(code), change(code, 'decline', { seen_status: 'requested', reason: 'No' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('names what is wrong with a change', async () => {
    const { code, bowls } = await buildReceived();
    const wrong = async (lines: object[], field: string) => {
      const answer = await change(code, 'inspect', { seen_status: 'received', lines });
      expect([answer.status, Object.keys(Object(answer.body.errors))]).toEqual([422, [field]]);
    };
    await wrong([{ line_id: bowls, accepted: 3 }], 'lines.0.accepted');
    await wrong([{ line_id: 999_999, accepted: 1 }], 'lines.0.line_id');
    await wrong([], 'lines');
    await wrong([{ line_id: bowls, accepted: 0 }], 'lines');
    expect((await change(code, 'accept', { seen_status: 'received', answer: ' ', label_url: null })).status).toBe(422);
    expect((await change(code, 'accept', { seen_status: 'received', answer: 'x', label_url: 'javascript:1' })).status).toBe(422);
    expect((await change(code, 'accept', { seen_status: 'received', answer: 'x', label_url: null })).status).toBe(409);
    expect((await call('GET', `/admin/returns/${code}/refund?delivery=false`, { headers })).status).toBe(409);
    expect((await call('GET', '/admin/returns/RT-NONE', { headers })).status).toBe(404);
    expect((await change('RT-NONE', 'receive', { seen_status: 'accepted' })).status).toBe(404);
  });

  test('of an unpaid order is refunded once the order is paid', async () => {
    const { code, bowls } = await buildReceived({ isPaid: false });
    await change(code, 'inspect', { seen_status: 'received', lines: [{ line_id: bowls, accepted: 2 }] });
    const body = { seen_status: 'inspected', delivery: false, restock: false, seen_amount: 20 };
    expect(await change(code, 'refund', body)).toMatchObject({ status: 409, body: { message: expect.stringContaining('is not paid') } });
  });
});

test('[account-08] the items of an open return are refunded by it and by nothing else, also at once', async () => {
  const { code, order, bowls } = await buildReceived();
  await change(code, 'inspect', { seen_status: 'received', lines: [{ line_id: bowls, accepted: 2 }] });
  const refund = (quantity: number) =>
    call('POST', `/admin/orders/${order.code}/refund-lines`, {
      headers,
      body: { lines: [{ line_id: bowls, quantity }], delivery: false, restock: false, seen_amount: quantity * 10 },
    });
  expect(await refund(2)).toMatchObject({
    status: 422,
    body: { errors: { 'lines.0.quantity': [expect.stringContaining('from 1 to 1')] } },
  });
  const body = { seen_status: 'inspected', delivery: false, restock: false, seen_amount: 20 };
  const done = await Promise.all([refund(1), change(code, 'refund', body), refund(1), change(code, 'refund', body)]);
  expect(done.map(({ status }) => status).sort()).toEqual([200, 200, 409, 422]);
  const managed = await call('GET', `/admin/orders/${order.code}`, { headers });
  expect(managed.body.data).toMatchObject({ lines: [{ refunded: 3, returning: 0 }, {}], returns: [{ code, status: 'refunded' }] });
});

test('an inspection is undone by the log, and made again', async () => {
  const { code, bowls } = await buildReceived();
  const answer = await change(code, 'inspect', { seen_status: 'received', lines: [{ line_id: bowls, accepted: 2 }] });
  expect((await call('POST', `/admin/audit/${answer.body.data?.entry_id}/undo`, { headers })).status).toBe(200);
  expect((await read(code)).return).toMatchObject({ status: 'received', lines: [{ accepted: null }] });
  expect((await change(code, 'inspect', { seen_status: 'received', lines: [{ line_id: bowls, accepted: 1 }] })).status).toBe(200);
  expect((await entries(code)).map(({ action }) => action).slice(2)).toEqual(['return.inspect', 'return.reopen', 'return.inspect']);
});

test('the list has what waits first, is filtered by state, and is searched by code, order, name and number', async () => {
  await db.deleteFrom('returns').execute();
  const received = await buildReceived();
  const order = await buildDelivered(testApp);
  const { code } = await buildReturn(call, order, `${order.lines[0]}:1:other`);
  clock.advance(3 * 86_400);
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(clock.now().getTime() + 86_400_000), second_factor_at: clock.now() })
    .execute();
  await runJob('pass-returns');
  expect(await codes()).toEqual([code, received.code]);
  expect((await list()).counts).toEqual({ all: 2, requested: 1, passed: 1, accepted: 0, received: 1, refunded: 0, declined: 0 });
  for (const status of ['requested', 'passed']) expect(await codes(`status=${status}`)).toEqual([code]);
  expect(await codes('status=received')).toEqual([received.code]);
  expect(await codes(`shop=${order.product.shop_id}`)).toEqual([code]);
  await db.updateTable('people').set({ name: 'Zoya 100%' }).where('id', '=', order.shopper.id).execute();
  const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', order.shopper.id).executeTakeFirstOrThrow();
  for (const search of [code.toLowerCase(), `#${order.code}`, 'zoya 100%', `+${phone_full}`])
    expect([search, await codes(`search=${encodeURIComponent(search)}`)]).toEqual([search, [code]]);
  expect(await codes('search=100%25')).toEqual([]);
  const home = await call('GET', '/admin/home', { headers });
  expect(home.body.data).toMatchObject({ waiting_returns: 1 });
});

test('a shop answers its own returns only, and none that passed to the marketplace', async () => {
  const order = await buildDelivered(testApp);
  const { code } = await buildReturn(call, order, `${order.lines[0]}:1:other`);
  const context = { db, clock, caller: { address: '', device: '' }, operator: null };
  const answer = { code, answer: 'Post it', label_url: null };
  await expect(acceptReturn(context, { ...answer, shopId: order.product.shop_id + 1 })).rejects.toMatchObject({ status: 404 });
  await db.updateTable('returns').set({ passed_at: clock.now() }).where('code', '=', code).execute();
  await expect(acceptReturn(context, { ...answer, shopId: order.product.shop_id })).rejects.toMatchObject({ status: 409 });
  await db.updateTable('returns').set({ passed_at: null }).where('code', '=', code).execute();
  await acceptReturn(context, { ...answer, shopId: order.product.shop_id });
  expect((await read(code)).return.events.at(-1)).toMatchObject({ status: 'accepted', author: 'shop' });
});

test('a refund above the limit asks for the second factor, and a member without the permission makes none', async () => {
  const { code, bowls } = await buildReceived();
  await change(code, 'inspect', { seen_status: 'received', lines: [{ line_id: bowls, accepted: 2 }] });
  const body = { seen_status: 'inspected', delivery: false, restock: false, seen_amount: 20 };
  const clerk = await buildStaff(db, ['orders:read', 'orders:write']);
  expect((await change(code, 'refund', body, clerk.headers)).status).toBe(403);
  const late = await buildStaff(db, ['refunds', 'orders:read']);
  await db
    .updateTable('sessions')
    .set({ second_factor_at: new Date(0) })
    .where('person_id', '=', late.person_id)
    .execute();
  await db.updateTable('settings').set({ refund_code_above: 900 }).execute();
  expect(await change(code, 'refund', body, late.headers)).toMatchObject({ status: 403, body: { data: { code: expect.any(String) } } });
  expect((await read(code)).return.status).toBe('inspected');
});

test('a photo is opened by members who may see orders', async () => {
  const order = await buildDelivered(testApp);
  await askReturn(call, order, `${order.lines[0]}:1:damaged`, { photos: [aFile('png')] });
  const { id } = await db.selectFrom('return_photos').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const photo = await app.server.inject({ url: `/api/admin/return-photos/${id}`, headers: { ...headers, 'x-requested-with': 'test' } });
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await call('GET', '/admin/return-photos/987654321', { headers })).status).toBe(404);
});
