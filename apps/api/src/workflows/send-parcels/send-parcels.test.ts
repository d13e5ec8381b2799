import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db, pool } = database;
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());

const { headers } = await buildStaff(db);
const Managed = z.looseObject({
  order: z.looseObject({ id: z.int(), status: z.string() }),
  lines: z.array(z.looseObject({ id: z.int(), packed: z.int() })),
  parcels: z.array(z.looseObject({ id: z.int(), version: z.string() })),
  entry_id: z.int().nullable().optional(),
});

/** A confirmed order of three bowls and one cup. */
async function buildOrder() {
  const shopper = await buildShopper(db);
  const bowl = await buildProduct(db);
  const cup = await buildProduct(db, { shop_id: bowl.shop_id });
  await fillCart(db, shopper, bowl, 3);
  await fillCart(db, shopper, cup, 1);
  const [placed] = readPlaced(await orderBasket(call, { shopper, shopIds: [bowl.shop_id], payable: 40 })).orders;
  const code = placed?.code ?? '';
  await post(code, 'status', { seen_status: 'Pending', status: 'Confirm' });
  const { lines } = await read(code);
  return { code, id: placed?.id ?? 0, shopper, bowls: lines[0]?.id ?? 0, cups: lines[1]?.id ?? 0 };
}

const post = (code: string, path: string, body: object) => call('POST', `/admin/orders/${code}/${path}`, { headers, body });
const read = async (code: string) => Managed.parse((await call('GET', `/admin/orders/${code}`, { headers })).body.data);
const blueDart = { carrier: 'Blue Dart', tracking_number: 'AWB 7391', tracking_url: 'https://track.example/7391' };
const add = (code: string, lines: object[], over: object = {}) =>
  post(code, 'parcels', { ...blueDart, lines, seen_status: 'Confirm', ...over });

async function ship(code: string, index: number, step = 'ship') {
  const { parcels } = await read(code);
  const { id = 0, version = '' } = parcels[index] ?? {};
  return post(code, `parcels/${id}/${step}`, { version });
}

test('[admin-05] an order in two parcels: the shopper sees them, and its status follows', async () => {
  const order = await buildOrder();
  expect((await add(order.code, [{ line_id: order.bowls, quantity: 2 }])).status).toBe(200);
  await add(order.code, [
    { line_id: order.bowls, quantity: 1 },
    { line_id: order.cups, quantity: 1 },
  ]);
  expect((await read(order.code)).lines).toMatchObject([{ packed: 3 }, { packed: 1 }]);
  expect(await ship(order.code, 0)).toMatchObject({ status: 200, body: { data: { order: { status: 'Confirm' } } } });
  const shown = await call('GET', `/order-details?order_id=${order.id}`, { token: order.shopper.token });
  const parcel = {
    id: expect.any(Number),
    ...blueDart,
    shipped_at: expect.any(String),
    delivered_at: null,
    products: [{ name: 'Tea bowl', quantity: 2 }],
  };
  expect(Object(shown.body.data).order.parcels).toEqual([parcel]);
  const links = await db.selectFrom('messages').select(['kind', 'person_id']).where('kind', '=', 'parcel-sent').execute();
  expect(links).toEqual([{ kind: 'parcel-sent', person_id: order.shopper.id }]);
  expect(await ship(order.code, 1)).toMatchObject({ body: { data: { order: { status: 'On The Way' } } } });
  expect(await ship(order.code, 0, 'deliver')).toMatchObject({ body: { data: { order: { status: 'On The Way' } } } });
  expect(await ship(order.code, 1, 'deliver')).toMatchObject({
    body: {
      data: { order: { status: 'Delivered', payment_status: 'Paid' }, history: [{ action: 'parcel.deliver' }, {}, {}, {}, {}, {}, {}] },
    },
  });
  await assertInvariants(pool);
});

describe('parcels', () => {
  test('are only for confirmed orders, and never have more than was ordered', async () => {
    const order = await buildOrder();
    const wrong = async (lines: object[], field: string) => {
      const answer = await add(order.code, lines);
      expect([answer.status, Object.keys(Object(answer.body.errors))]).toEqual([422, [field]]);
    };
    await wrong([{ line_id: order.bowls, quantity: 4 }], 'lines.0.quantity');
    await wrong(
      [
        { line_id: 1, quantity: 1 },
        { line_id: 999_999, quantity: 1 },
      ],
      'lines.0.line_id',
    );
    await wrong(
      [
        { line_id: order.cups, quantity: 1 },
        { line_id: order.cups, quantity: 1 },
      ],
      'lines.1.line_id',
    );
    await wrong([], 'lines');
    const link = await add(order.code, [{ line_id: order.cups, quantity: 1 }], { tracking_url: 'javascript:alert(1)' });
    expect([link.status, Object.keys(Object(link.body.errors))]).toEqual([422, ['tracking_url']]);
    expect((await add(order.code, [{ line_id: order.cups, quantity: 1 }], { seen_status: 'Pending' })).status).toBe(409);
    await post(order.code, 'cancel', { seen_status: 'Confirm', reason: 'Sold out' });
    expect((await add(order.code, [{ line_id: order.cups, quantity: 1 }], { seen_status: 'Cancelled' })).status).toBe(409);
    expect((await post('SK-NONE', 'parcels', { ...blueDart, lines: [{ line_id: 1, quantity: 1 }], seen_status: 'Confirm' })).status).toBe(
      404,
    );
  });

  test('change until they are handed over, and each change is undone', async () => {
    const order = await buildOrder();
    const lines = [{ line_id: order.bowls, quantity: 1 }];
    const added = Managed.parse((await add(order.code, lines)).body.data);
    const [{ id, version } = { id: 0, version: '' }] = added.parcels;
    const undo = (entry: unknown) => call('POST', `/admin/audit/${entry}/undo`, { headers });
    const more = { carrier: 'DHL', tracking_number: null, tracking_url: null, lines: [{ line_id: order.bowls, quantity: 3 }] };
    const changed = await post(order.code, `parcels/${id}`, { ...more, version });
    expect(changed.body.data).toMatchObject({ parcels: [{ carrier: 'DHL', lines: [{ quantity: 3 }] }] });
    expect((await post(order.code, `parcels/${id}`, { ...more, version })).status).toBe(409);
    expect((await undo(Object(changed.body.data).entry_id)).status).toBe(200);
    expect((await read(order.code)).parcels).toMatchObject([{ ...blueDart, lines: [{ quantity: 1 }] }]);
    const removed = await call('DELETE', `/admin/orders/${order.code}/parcels/${id}`, { headers });
    expect(removed.body.data).toMatchObject({ parcels: [] });
    expect((await undo(Object(removed.body.data).entry_id)).status).toBe(200);
    expect((await read(order.code)).parcels).toMatchObject([{ id, ...blueDart }]);
    const again = Managed.parse((await add(order.code, [{ line_id: order.cups, quantity: 1 }])).body.data);
    expect((await undo(again.entry_id)).status).toBe(200);
    expect((await read(order.code)).parcels).toHaveLength(1);
    await ship(order.code, 0);
    expect((await call('DELETE', `/admin/orders/${order.code}/parcels/${id}`, { headers })).status).toBe(409);
    const sent = (await read(order.code)).parcels[0];
    expect((await post(order.code, `parcels/${id}`, { ...more, version: sent?.version })).status).toBe(409);
    expect((await post(order.code, `parcels/${id}`, { ...more, lines, version: sent?.version })).status).toBe(200);
    expect((await ship(order.code, 0)).status).toBe(409);
    expect((await call('DELETE', `/admin/orders/${order.code}/parcels/999999`, { headers })).status).toBe(404);
  });

  test('that are not handed over cannot be delivered', async () => {
    const order = await buildOrder();
    await add(order.code, [{ line_id: order.cups, quantity: 1 }]);
    expect((await ship(order.code, 0, 'deliver')).status).toBe(409);
  });

  test('follow an order that is delivered by hand', async () => {
    const order = await buildOrder();
    await add(order.code, [{ line_id: order.cups, quantity: 1 }]);
    await post(order.code, 'status', { seen_status: 'Confirm', status: 'On The Way' });
    await post(order.code, 'status', { seen_status: 'On The Way', status: 'Delivered' });
    expect((await read(order.code)).parcels).toMatchObject([{ delivered_at: expect.any(String) }]);
  });
});

test('a note is seen by the staff only, and is in the log without its text', async () => {
  const order = await buildOrder();
  expect(await post(order.code, 'notes', { note: 'Gift: no invoice' })).toMatchObject({
    body: { data: { notes: [{ note: 'Gift: no invoice', author: expect.any(String) }], history: [{ action: 'order.note' }, {}] } },
  });
  const shown = await call('GET', `/order-details?order_id=${order.id}`, { token: order.shopper.token });
  expect(JSON.stringify(shown.body)).not.toContain('Gift');
  expect((await post(order.code, 'notes', { note: '' })).status).toBe(422);
  const entries = await db.selectFrom('audit_entries').select('after').where('action', '=', 'order.note').execute();
  expect(JSON.stringify(entries)).not.toContain('Gift');
});
