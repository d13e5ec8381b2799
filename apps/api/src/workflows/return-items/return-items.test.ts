import { OrderReturns } from '@souk/contract/orders/returns';
import { afterEach, describe, expect, test } from 'vitest';
import { aFile } from '../../../test/build-form.ts';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { askReturn, buildDelivered, buildReturn } from '../../../test/builders/return.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';

const testApp = await useTestApp({ env: { PUBLIC_URL: 'https://market.example' } });
const { app, call, clock, database, messages, runJob, runJobs } = testApp;
const { db, pool } = database;
afterEach(() => assertInvariants(pool));

type Order = Awaited<ReturnType<typeof buildDelivered>>;
const read = async ({ shopper, id }: Pick<Order, 'shopper' | 'id'>) =>
  OrderReturns.parse((await call('GET', `/orders/${id}/returns`, { token: shopper.token })).body.data);
const orderOf = async ({ shopper, id }: Order) =>
  Object((await call('GET', `/order-details?order_id=${id}`, { token: shopper.token })).body.data).order;
const withdraw = (order: Pick<Order, 'shopper'>, id: number) => call('POST', `/returns/${id}/withdraw`, { token: order.shopper.token });

describe('[account-08] asking for a return', () => {
  test('names items with a reason, words and photos, which only the shopper can open', async () => {
    const order = await buildDelivered(testApp);
    expect(await orderOf(order)).toMatchObject({ returns: { can_return: true, count: 0 } });
    const until = new Date(clock.now().getTime() + 14 * 86_400_000).toISOString();
    expect(await read(order)).toMatchObject({ can_return: true, return_until: until, lines: [{ left: 3 }, { left: 1 }], returns: [] });
    messages.splice(0);
    const lines = `${order.lines[0]}:2:damaged,${order.lines[1]}:1:other`;
    const asked = await askReturn(call, order, lines, { note: 'Both have a crack.', photos: [aFile('png'), aFile('png')] });
    expect(asked).toMatchObject({ status: 201, body: { message: expect.stringContaining('received your request') } });
    const { returns, can_return } = await read(order);
    expect(can_return).toBe(true);
    expect(returns).toMatchObject([
      {
        code: expect.stringMatching(/^RT-/),
        status: 'requested',
        is_passed: false,
        note: 'Both have a crack.',
        lines: [
          { line_id: order.lines[0], quantity: 2, reason: 'damaged', accepted: null },
          { quantity: 1, reason: 'other' },
        ],
        photos: [{}, {}],
        events: [{ status: 'requested', author: 'shopper' }],
        answer_by: new Date(clock.now().getTime() + 3 * 86_400_000).toISOString(),
        can_withdraw: true,
        refund: null,
      },
    ]);
    expect(await orderOf(order)).toMatchObject({ returns: { can_return: true, count: 1 } });
    await runJobs();
    expect(messages.map(({ subject }) => subject)).toContain(`We received your return ${returns[0]?.code}`);
    const url = `/api/return-photos/${returns[0]?.photos[0]?.id}`;
    const photo = await app.server.inject({ url, headers: { authorization: `Bearer ${order.shopper.token}` } });
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
    const other = await buildShopper(db);
    expect((await app.server.inject({ url, headers: { authorization: `Bearer ${other.token}` } })).statusCode).toBe(404);
  });

  test('is refused for more than is left of a line, and names the field', async () => {
    const order = await buildDelivered(testApp);
    const [bowls = 0] = order.lines;
    await buildReturn(call, order, `${bowls}:2:does-not-fit`);
    const refused = async (lines: string) => {
      const { status, body } = await askReturn(call, order, lines);
      expect([lines, status, Object.keys(Object(body.errors))]).toEqual([lines, 422, [expect.stringMatching(/^lines/)]]);
    };
    for (const lines of [
      `${bowls}:2:other`,
      `${bowls}:1:other,${bowls}:1:other`,
      '999999:1:other',
      `${bowls}:0:other`,
      `${bowls}:1:bored`,
      'x',
    ])
      await refused(lines);
    expect((await askReturn(call, order, `${bowls}:1:other`, { note: 'x'.repeat(1001) })).status).toBe(422);
    expect((await askReturn(call, order, `${bowls}:1:other`, { photos: [aFile('svg')] })).status).toBe(422);
    const photos = Array.from({ length: 5 }, () => aFile('png'));
    expect((await askReturn(call, order, `${bowls}:1:other`, { photos })).status).toBe(422);
    expect((await read(order)).lines[0]?.left).toBe(1);
  });

  test('is possible only after the delivery and within the days that the order had when it was placed', async () => {
    const order = await buildDelivered(testApp);
    const lines = `${order.lines[0]}:1:other`;
    await db.updateTable('settings').set({ return_days: 1 }).execute();
    clock.advance(13 * 86_400);
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date(clock.now().getTime() + 9 * 86_400_000) })
      .where('person_id', '=', order.shopper.id)
      .execute();
    expect((await askReturn(call, order, lines)).status).toBe(201);
    clock.advance(86_400);
    expect(await askReturn(call, order, lines)).toMatchObject({ status: 409, body: { message: 'The time to return this order is over' } });
    expect(await read(order)).toMatchObject({ can_return: false });
    const shopper = await buildShopper(db);
    const product = await buildProduct(db);
    await fillCart(db, shopper, product, 1);
    const [placed] = readPlaced(await orderBasket(call, { shopper, shopIds: [product.shop_id], payable: 10 })).orders;
    const pending = { shopper, id: placed?.id ?? 0 };
    const { id = 0 } = (await db.selectFrom('order_lines').select('id').where('order_id', '=', pending.id).executeTakeFirst()) ?? {};
    expect(await askReturn(call, pending, `${id}:1:other`)).toMatchObject({
      status: 409,
      body: { message: 'You can return items after delivery' },
    });
    expect(await read(pending)).toMatchObject({ can_return: false, return_until: null });
  });

  test('is for nobody else, and not for a visitor', async () => {
    const order = await buildDelivered(testApp);
    const asked = await buildReturn(call, order, `${order.lines[0]}:1:other`);
    const other = await buildShopper(db);
    expect((await askReturn(call, { shopper: other, id: order.id }, `${order.lines[0]}:1:other`)).status).toBe(404);
    expect((await withdraw({ shopper: other }, asked.id)).status).toBe(404);
    expect((await call('GET', `/orders/${order.id}/returns`, { token: other.token })).status).toBe(404);
    for (const path of [`/orders/${order.id}/returns`, `/return-photos/1`]) expect((await call('GET', path)).status).toBe(401);
    expect((await call('POST', `/returns/${asked.id}/withdraw`)).status).toBe(401);
  });

  test('twice at once for the last item is stored once', async () => {
    const order = await buildDelivered(testApp);
    const asked = await Promise.all(Array.from({ length: 4 }, () => askReturn(call, order, `${order.lines[1]}:1:other`)));
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });
});

test('[account-08] a return is withdrawn until the shop has received it, and its items can be returned again', async () => {
  const order = await buildDelivered(testApp);
  const asked = await buildReturn(call, order, `${order.lines[0]}:3:changed-mind`);
  expect((await read(order)).lines[0]?.left).toBe(0);
  const withdrawn = await withdraw(order, asked.id);
  expect(withdrawn).toMatchObject({ status: 200, body: { data: { lines: [{ left: 3 }, {}], returns: [{ status: 'withdrawn' }] } } });
  expect(await withdraw(order, asked.id)).toMatchObject({ status: 409 });
  expect((await withdraw(order, 987_654_321)).status).toBe(404);
});

test('[account-08] a return that nobody answers in time passes to the marketplace once, and the shopper is notified', async () => {
  const order = await buildDelivered(testApp);
  const asked = await buildReturn(call, order, `${order.lines[0]}:1:other`);
  await runJob('pass-returns');
  expect((await read(order)).returns[0]?.is_passed).toBe(false);
  messages.splice(0);
  clock.advance(3 * 86_400);
  await Promise.all([runJob('pass-returns'), runJob('pass-returns')]);
  await runJobs();
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(clock.now().getTime() + 86_400_000) })
    .where('person_id', '=', order.shopper.id)
    .execute();
  expect((await read(order)).returns[0]).toMatchObject({
    status: 'requested',
    is_passed: true,
    events: [{ status: 'requested' }, { status: 'passed', author: 'system' }],
  });
  expect(messages.filter(({ subject }) => subject === `We answer your return ${asked.code}`)).toHaveLength(1);
  const events = await db.selectFrom('staff_events').select('kind').where('subject', '=', asked.code).execute();
  expect(events).toEqual([{ kind: 'return' }, { kind: 'return' }]);
});
