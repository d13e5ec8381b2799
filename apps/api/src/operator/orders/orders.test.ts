import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { offerGateways, readPlaced } from '../../../test/builders/online-order.ts';
import { useHearing } from '../../../test/hear-events.ts';
import { assertInvariants } from '../../../test/invariants.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { soukProcess } from '../../../test/souk-process.ts';
import { useTestApp } from '../../../test/test-app.ts';

const market = await useTestApp();
const { app, call, database } = market;
await offerGateways(database.db, 'demo');
let address = '';
beforeAll(async () => {
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
const hear = useHearing(() => address);
const souk = (...args: string[]) => runSoukOn(market, ['orders', ...args]);

async function buildOrder(payment_method = 'cash') {
  const basket = await buildBasket(database.db);
  const [order] = readPlaced(await orderBasket(call, basket, { payment_method })).orders;
  return { ...basket, id: order?.id ?? 0, code: order?.code ?? '' };
}

test('[account-05] a status changed in another process arrives in an open page within a second of it', { timeout: 30_000 }, async () => {
  const order = await buildOrder();
  const { heard } = await hear(order.shopper);
  const answer = await soukProcess(['orders', 'status', order.code, 'Confirm', '--json'], { DATABASE_URL: database.url });
  expect(answer).toMatchObject({ code: 0, complained: '' });
  expect(JSON.parse(answer.said)).toMatchObject({ order: { code: order.code, status: 'Confirm' } });
  await vi.waitFor(() => expect(heard).toContain(`order {"id":${order.id}}`), { timeout: 1000 });
});

test('list finds by status, payment and person, a page at a time', async () => {
  const [mine, other] = [await buildOrder(), await buildOrder('demo')];
  await souk('status', mine.code, 'Confirm');
  const codes = async (...args: string[]) => {
    const { code, said } = await souk('list', '--json', ...args);
    expect(code).toBe(0);
    return z.object({ total: z.int(), orders: z.array(z.object({ code: z.string() })) }).parse(JSON.parse(said));
  };
  expect(await codes('--person', String(mine.shopper.id))).toEqual({ total: 1, orders: [{ code: mine.code }] });
  expect((await codes('--status', 'Confirm')).orders).toContainEqual({ code: mine.code });
  expect((await codes('--status', 'Confirm')).orders).not.toContainEqual({ code: other.code });
  expect((await codes('--payment', 'Paid')).total).toBe(0);
  const all = await codes();
  expect((await codes('--limit', '1')).orders).toEqual(all.orders.slice(0, 1));
  expect((await codes('--limit', '1', '--page', '2')).orders).toEqual(all.orders.slice(1, 2));
  const { said } = await souk('list', '--shop', String(mine.product.shop_id));
  expect(said).toMatch(new RegExp(`${mine.code} .* Confirm +Pending, cash +20\\.00 USD .*Person`));
  expect(said).toMatch(/\n1 in all\n$/);
});

test('show tells everything, also by a code as people write it', async () => {
  const order = await buildOrder();
  const { said } = await souk('show', `#${order.code.toLowerCase()}`);
  for (const words of [order.code, 'Tea bowl', '20.00 USD', 'payment, cash', 'Pending']) expect(said).toContain(words);
  expect(JSON.parse((await souk('show', order.code, '--json')).said)).toMatchObject({
    order: { code: order.code, amounts: { payable_amount: 20 } },
    person: { id: order.shopper.id },
    payments: [{ gateway: 'cash', amount: 20, status: 'Pending', refunds: [] }],
  });
  expect(await souk('show', 'SK-NONE')).toEqual({ code: 1, said: '', complained: 'There is no order SK-NONE.\n' });
});

test('status wants to be sure before an order goes on that is not paid', async () => {
  const order = await buildOrder('demo');
  const refused = await souk('status', order.code, 'Confirm');
  expect(refused).toMatchObject({ code: 2, complained: expect.stringContaining(`${order.code} waits for a payment that has not come.`) });
  expect(await souk('status', order.code, 'Confirm', '--yes')).toMatchObject({ code: 0, said: `${order.code} is Confirm.\n` });
  expect(await souk('status', order.code, 'Pending')).toMatchObject({ code: 2 });
  expect(await souk('status', order.code, 'Delivered', '--yes')).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/goes on to Processing/),
  });
});

test('cancel and refund say what they will do, and do it when told to', async () => {
  const order = await buildOrder();
  expect(await souk('cancel', order.code)).toMatchObject({ code: 2, complained: expect.stringContaining('--reason is missing: Why') });
  const asked = await runSoukOn(market, ['orders', 'cancel', order.code, '--reason', 'Sold out'], { answer: 'n' });
  expect(asked).toMatchObject({
    code: 1,
    complained: expect.stringContaining('2 pieces are back on the shelf, 20.00 USD are no longer asked for.'),
  });
  expect(await souk('refund', order.code, '--yes')).toMatchObject({ code: 1, complained: expect.stringMatching(/is not paid/) });
  for (const status of ['Confirm', 'On The Way', 'Delivered']) await souk('status', order.code, status);
  const back = await souk('refund', order.code, '--amount', '2.50', '--yes');
  expect(back).toMatchObject({ code: 0, said: `2.50 USD go back for ${order.code}; 17.50 USD of its price are left.\n` });
  expect(await souk('refund', order.code, '--amount', '17.51', '--yes')).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/Only 17\.5 /),
  });
  const listed = JSON.parse((await souk('list', '--refund', 'Done', '--json')).said);
  expect(listed).toMatchObject({ total: 1, orders: [{ code: order.code }] });
  expect(JSON.parse((await souk('list', '--refund', 'Failed', '--json')).said)).toMatchObject({ total: 0 });
  const cancelled = await buildOrder();
  expect(await souk('cancel', cancelled.code, '--reason', 'Sold out', '--yes')).toMatchObject({
    code: 0,
    said: `${cancelled.code} is cancelled; its payment is Pending.\n`,
  });
  await assertInvariants(database.pool);
});
