import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { payInCash } from '../../../test/builders/move-orders.ts';
import { buildOnlineOrder, readPlaced } from '../../../test/builders/online-order.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { findBrokenEntry } from '../../modules/audit/queries.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
const { db, pool } = database;
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());
afterEach(() => assertInvariants(pool));

const staff = await buildStaff(db);
const { headers } = staff;
const Managed = z.looseObject({
  order: z.looseObject({ id: z.int(), code: z.string(), status: z.string() }),
  history: z.array(z.looseObject({})),
});

/** An order of 20.00 in cash. */
async function buildOrder() {
  const { shopper } = await buildBasket(db).then(async (basket) => ({
    ...basket,
    placed: await orderBasket(call, basket).then(readPlaced),
  }));
  const { id, code } = await db.selectFrom('orders').select(['id', 'code']).where('person_id', '=', shopper.id).executeTakeFirstOrThrow();
  return { shopper, id, code };
}

const list = async (query: string) => Object((await call('GET', `/admin/orders?${query}`, { headers })).body.data);
const codesOf = ({ orders }: { orders: { code: string }[] }) => orders.map(({ code }) => code);
const change = (code: string, what: string, body: object) => call('POST', `/admin/orders/${code}/${what}`, { headers, body });
const entriesOf = (id: number) =>
  db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

test('orders are listed by status, words and amount, with the count of each status', async () => {
  const [one, other] = [await buildOrder(), await buildOrder()];
  await change(other.code, 'status', { seen_status: 'Pending', status: 'Confirm' });
  expect(codesOf(await list('status=confirm'))).toEqual([other.code]);
  expect(await list(`search=${one.code.toLowerCase()}`)).toMatchObject({
    total: 1,
    status_wise_orders: { all: 1, pending: 1, confirm: 0 },
  });
  const { phone_full, name } = await db
    .selectFrom('people')
    .select(['phone_full', 'name'])
    .where('id', '=', one.shopper.id)
    .executeTakeFirstOrThrow();
  expect(codesOf(await list(`search=${phone_full?.slice(-8)}`))).toEqual([one.code]);
  expect(codesOf(await list(`search=${encodeURIComponent(name.toLowerCase())}`))).toContain(one.code);
  expect(codesOf(await list('search=%25'))).toEqual([]);
  const [oldest] = codesOf(await list('sort=oldest&per_page=1'));
  const newest = codesOf(await list('sort=newest'));
  expect([oldest, newest[0]]).toEqual([newest.at(-1), other.code]);
  expect((await call('GET', '/admin/orders?sort=nonsense', { headers })).status).toBe(422);
  expect((await call('GET', '/admin/orders/SK-NONE', { headers })).status).toBe(404);
});

test('[admin-05] an order shows the payer of an offer, and the other orders of its purchase', async () => {
  const { orderIds } = await buildOnlineOrder(marketplace, { gateway: 'cash', prices: [1000, 500] });
  const codes = (await db.selectFrom('orders').select('code').where('id', 'in', orderIds).orderBy('id').execute()).map(({ code }) => code);
  const [one = 0] = orderIds;
  await db.updateTable('order_lines').set({ list_price: 1250, price_funded_by: 'marketplace' }).where('order_id', '=', one).execute();
  const read = async (code = '') => (await call('GET', `/admin/orders/${code}`, { headers })).body.data;
  expect(await read(codes[0])).toMatchObject({
    lines: [{ offer: { kind: 'offer', amount: 5, funded_by: 'marketplace' } }],
    purchase_orders: [{ id: orderIds[1], code: codes[1], status: 'Pending', payment_status: 'Pending', payable_amount: 10 }],
  });
  expect(await read(codes[1])).toMatchObject({ lines: [{ offer: null }], purchase_orders: [{ code: codes[0] }] });
  expect(await read((await buildOrder()).code)).toMatchObject({ purchase_orders: [] });
});

test('orders are listed by the days on which they were placed', async () => {
  const [early, late] = [await buildOrder(), await buildOrder()];
  const at = (id: number, created_at: string) => db.updateTable('orders').set({ created_at }).where('id', '=', id).execute();
  await at(early.id, '2024-02-10T23:59:59.5Z');
  await at(late.id, '2024-02-12T00:00:00Z');
  expect(codesOf(await list('from=2024-02-10&to=2024-02-12'))).toEqual([late.code, early.code]);
  expect(await list('from=2024-02-10&to=2024-02-11')).toMatchObject({
    total: 1,
    status_wise_orders: { all: 1 },
    orders: [{ code: early.code }],
  });
  expect(codesOf(await list('from=2024-02-11&to=2024-02-12'))).toEqual([late.code]);
  expect(codesOf(await list('to=2024-02-10'))).toEqual([early.code]);
  expect(codesOf(await list('from=2024-02-13'))).not.toContain(late.code);
  expect(codesOf(await list('from=2024-02-13&to=9999-12-31'))).not.toContain(late.code);
  for (const [query, field] of [
    ['from=2024-02-12&to=2024-02-11', 'to'],
    ['to=0000-01-01', 'to'],
    ['from=yesterday', 'from'],
    ['to=2024-02-30', 'to'],
  ] as const) {
    const { status, body } = await call('GET', `/admin/orders?${query}`, { headers });
    expect([query, status, Object.keys(body.errors ?? {})]).toEqual([query, 422, [field]]);
  }
  const file = await call('GET', '/admin/order-export?from=2024-02-10&to=2024-02-11', { headers });
  expect(file.status).toBe(200);
});

describe('an order moves on', () => {
  test('the shopper sees it, and the history shows who changed what', async () => {
    const order = await buildOrder();
    const answer = await change(order.code, 'status', { seen_status: 'Pending', status: 'Confirm', note: 'Packed soon' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          order: { status: 'Confirm' },
          next_statuses: ['Processing', 'Pickup', 'On The Way'],
          can_cancel: true,
          refundable_amount: 0,
          history: [{ action: 'order.move', before: { status: 'Pending' }, after: { status: 'Confirm' } }],
        },
      },
    });
    const seen = await call('GET', `/order-details?order_id=${order.id}`, { token: order.shopper.token });
    expect(seen.body.data).toMatchObject({ order: { status: 'Confirm', timeline: [{}, { status: 'Confirm', note: 'Packed soon' }] } });
    expect(await entriesOf(order.id)).toMatchObject([{ person_id: staff.person_id, action: 'order.move' }]);
  });

  test('two operators: the second one gets a conflict and nothing changes', async () => {
    const { code, id } = await buildOrder();
    await change(code, 'status', { seen_status: 'Pending', status: 'Confirm' });
    for (const [what, body] of [
      ['status', { status: 'Confirm' }],
      ['cancel', { reason: 'Sold out' }],
    ] as const)
      expect((await change(code, what, { ...body, seen_status: 'Pending' })).status).toBe(409);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  test('a status that does not follow is refused', async () => {
    const { code } = await buildOrder();
    expect((await change(code, 'status', { seen_status: 'Pending', status: 'Delivered' })).status).toBe(422);
    expect((await change(code, 'status', { seen_status: 'Pending', status: 'Cancelled' })).status).toBe(422);
  });
});

test('a cancelled order returns its stock', async () => {
  const { code } = await buildOrder();
  const cancelled = await change(code, 'cancel', { seen_status: 'Pending', reason: 'Sold out' });
  expect(Managed.parse(cancelled.body.data)).toMatchObject({
    order: { status: 'Cancelled' },
    can_cancel: false,
    history: [{ action: 'order.cancel' }],
  });
});

test('a paid order is refunded in parts, never twice by two who saw the same', async () => {
  const { code, id } = await buildOrder();
  expect((await change(code, 'refund', { amount: 1, seen_refundable: 0 })).status).toBe(409);
  await payInCash(db, id);
  expect((await call('GET', `/admin/orders/${code}`, { headers })).body.data).toMatchObject({ refundable_amount: 20 });
  const half = await change(code, 'refund', { amount: 5.5, seen_refundable: 20 });
  expect(half.body.data).toMatchObject({
    refundable_amount: 14.5,
    history: [{ action: 'order.refund', after: { refunded: 5.5, left: 14.5 } }],
  });
  expect((await change(code, 'refund', { amount: 5.5, seen_refundable: 20 })).status).toBe(409);
  for (const amount of [0, -1, 0.001]) expect((await change(code, 'refund', { amount, seen_refundable: 14.5 })).status).toBe(422);
  expect((await change(code, 'refund', { amount: 15, seen_refundable: 14.5 })).status).toBe(409);
  expect((await change(code, 'refund', { amount: 14.5, seen_refundable: 14.5 })).body.data).toMatchObject({
    order: { payment_status: 'Refunded' },
  });
});

describe('the audit log', () => {
  test('has the changes of the command line, and nothing of what shoppers do', async () => {
    const { code, id, shopper } = await buildOrder();
    await runSoukOn(marketplace, ['orders', 'status', code, 'Confirm'], { answer: 'yes' });
    expect(await entriesOf(id)).toMatchObject([{ action: 'order.move', person_id: null, device: 'npm run souk' }]);
    const own = await buildOrder();
    await call('POST', '/orders/cancel', { token: own.shopper.token, body: { order_id: own.id, reason: 'No' } });
    expect([await entriesOf(own.id), shopper.id > 0]).toEqual([[], true]);
  });

  test('is a chain that cannot be changed, and a change by other means is noticed', async () => {
    for (let made = 0; made < 3; made++) await change((await buildOrder()).code, 'status', { seen_status: 'Pending', status: 'Confirm' });
    expect(await findBrokenEntry(db)).toBeUndefined();
    for (const statement of ["update audit_entries set action = 'x'", 'delete from audit_entries', 'truncate audit_entries'])
      await expect(pool.query(statement)).rejects.toThrow('never changed');
    const client = await pool.connect();
    await client.query('begin; alter table audit_entries disable trigger user');
    const { rows } = await client.query<{ id: number }>("update audit_entries set after = '{}' where id = 2 returning id");
    const { rows: broken } = await client.query<{ id: number }>('select id from audit_entries e where hash <> audit_hash(former_hash, e)');
    await client.query('rollback');
    client.release();
    expect(broken).toEqual(rows);
  });

  test('entries of many at once have no gaps', async () => {
    const orders = [await buildOrder(), await buildOrder(), await buildOrder(), await buildOrder()];
    await Promise.all(orders.map(({ code }) => change(code, 'status', { seen_status: 'Pending', status: 'Confirm' })));
    expect(await findBrokenEntry(db)).toBeUndefined();
  });
});
