import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { offerGateways, readPlaced } from '../../../test/builders/online-order.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { soukProcess } from '../../../test/processes/souk-process.ts';
import { useEventReceiver } from '../../../test/receive-events.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { app, call, database } = marketplace;
await offerGateways(database.db, 'demo');
let address = '';
beforeAll(async () => {
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
const receiveEvents = useEventReceiver(() => address);
const souk = (...args: string[]) => runSoukOn(marketplace, ['orders', ...args]);

async function buildOrder(payment_method = 'cash') {
  const basket = await buildBasket(database.db);
  const [order] = readPlaced(await orderBasket(call, basket, { payment_method })).orders;
  return { ...basket, id: order?.id ?? 0, code: order?.code ?? '' };
}

test('[account-05] a status that another process changes appears in an open page within a second', { timeout: 30_000 }, async () => {
  const order = await buildOrder();
  const { received } = await receiveEvents(order.shopper);
  const answer = await soukProcess(['orders', 'status', order.code, 'Confirm', '--json'], { DATABASE_URL: database.url });
  expect(answer).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(answer.stdout)).toMatchObject({ order: { code: order.code, status: 'Confirm' } });
  await vi.waitFor(() => expect(received).toContain(`order {"id":${order.id}}`), { timeout: 1000 });
});

test('list filters by status, payment and person, and has pages', async () => {
  const [mine, other] = [await buildOrder(), await buildOrder('demo')];
  await souk('status', mine.code, 'Confirm');
  const codes = async (...args: string[]) => {
    const { code, stdout } = await souk('list', '--json', ...args);
    expect(code).toBe(0);
    return z.object({ total: z.int(), orders: z.array(z.object({ code: z.string() })) }).parse(JSON.parse(stdout));
  };
  expect(await codes('--person', String(mine.shopper.id))).toEqual({ total: 1, orders: [{ code: mine.code }] });
  expect((await codes('--status', 'Confirm')).orders).toContainEqual({ code: mine.code });
  expect((await codes('--status', 'Confirm')).orders).not.toContainEqual({ code: other.code });
  expect((await codes('--payment', 'Paid')).total).toBe(0);
  const all = await codes();
  expect((await codes('--limit', '1')).orders).toEqual(all.orders.slice(0, 1));
  expect((await codes('--limit', '1', '--page', '2')).orders).toEqual(all.orders.slice(1, 2));
  const { stdout } = await souk('list', '--shop', String(mine.product.shop_id));
  expect(stdout).toMatch(new RegExp(`${mine.code} .* Confirm +Pending, cash +20\\.00 USD .*Person`));
  expect(stdout).toMatch(/\n1 in total\n$/);
});

test('show prints the whole order and accepts a code in lower case with a hash sign', async () => {
  const order = await buildOrder();
  const { stdout } = await souk('show', `#${order.code.toLowerCase()}`);
  for (const words of [order.code, 'Tea bowl', '20.00 USD', 'payment, cash', 'Pending']) expect(stdout).toContain(words);
  expect(JSON.parse((await souk('show', order.code, '--json')).stdout)).toMatchObject({
    order: { code: order.code, amounts: { payable_amount: 20 } },
    person: { id: order.shopper.id },
    payments: [{ gateway: 'cash', amount: 20, status: 'Pending', refunds: [] }],
  });
  expect(await souk('show', 'SK-NONE')).toEqual({ code: 1, stdout: '', stderr: 'There is no order SK-NONE.\n' });
});

test('status asks for confirmation if the order is not paid', async () => {
  const order = await buildOrder('demo');
  const refused = await souk('status', order.code, 'Confirm');
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining(`${order.code} has not been paid yet.`) });
  expect(await souk('status', order.code, 'Confirm', '--yes')).toMatchObject({ code: 0, stdout: `${order.code} is now Confirm.\n` });
  expect(await souk('status', order.code, 'Pending')).toMatchObject({ code: 2 });
  expect(await souk('status', order.code, 'Delivered', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/next status can be Processing/),
  });
});

test('cancel and refund ask for confirmation and then do it', async () => {
  const order = await buildOrder();
  expect(await souk('cancel', order.code)).toMatchObject({ code: 2, stderr: expect.stringContaining('--reason is missing: Reason') });
  const asked = await runSoukOn(marketplace, ['orders', 'cancel', order.code, '--reason', 'Sold out'], { answer: 'n' });
  expect(asked).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('2 items go back into stock, the payment of 20.00 USD will be closed.'),
  });
  expect(await souk('refund', order.code, '--yes')).toMatchObject({ code: 1, stderr: expect.stringMatching(/is not paid/) });
  for (const status of ['Confirm', 'On The Way', 'Delivered']) await souk('status', order.code, status);
  const back = await souk('refund', order.code, '--amount', '2.50', '--yes');
  expect(back).toMatchObject({ code: 0, stdout: `Refunded 2.50 USD of ${order.code}; 17.50 USD of its price are left.\n` });
  expect(await souk('refund', order.code, '--amount', '17.51', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Only 17\.50 /),
  });
  const listed = JSON.parse((await souk('list', '--refund', 'Done', '--json')).stdout);
  expect(listed).toMatchObject({ total: 1, orders: [{ code: order.code }] });
  expect(JSON.parse((await souk('list', '--refund', 'Failed', '--json')).stdout)).toMatchObject({ total: 0 });
  const cancelled = await buildOrder();
  expect(await souk('cancel', cancelled.code, '--reason', 'Sold out', '--yes')).toMatchObject({
    code: 0,
    stdout: `${cancelled.code} is cancelled; its payment is Pending.\n`,
  });
  await assertInvariants(database.pool);
});
