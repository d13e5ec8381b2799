import { expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildOnlineOrder, readPlaced } from '../../../test/builders/online-order.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useStripeMarketplace } from '../../../test/use-stripe-marketplace.ts';

const marketplace = await useStripeMarketplace();
const { call, database, lastSession, sendPaidWebhook, orderOf } = marketplace;
const { db, pool } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
const souk = (...args: string[]) => runSoukOn(marketplace, [...args, '--json', '--yes']);
const parcels = async (code: string) => JSON.parse((await souk('parcels', 'list', code)).stdout);
const actions = async () => (await db.selectFrom('audit_entries').select('action').orderBy('id').execute()).map(({ action }) => action);

test('[admin-05] an order is sent in two parcels from the command line, as in the panel', async () => {
  const shopper = await buildShopper(db);
  const bowl = await buildProduct(db);
  await fillCart(db, shopper, bowl, 3);
  const [placed] = readPlaced(await orderBasket(call, { shopper, shopIds: [bowl.shop_id], payable: 30 })).orders;
  const code = placed?.code ?? '';
  expect((await souk('parcels', 'add', code, 'Blue Dart')).code).toBe(1);
  await souk('orders', 'status', code, 'Confirm');
  const line = (await parcels(code)).lines[0].id;
  expect((await souk('parcels', 'add', code, 'Blue Dart', '--items', `${line}=9`)).code).toBe(1);
  expect((await souk('parcels', 'add', code, 'Blue Dart', '--items', 'nonsense')).code).toBe(2);
  const first = JSON.parse((await souk('parcels', 'add', code, 'Blue Dart', '--items', `${line}=2`)).stdout).parcel_id;
  const second = JSON.parse((await souk('parcels', 'add', code, 'DHL', '--tracking', '7391')).stdout).parcel_id;
  expect(await parcels(code)).toMatchObject({
    lines: [{ quantity: 3, packed: 3 }],
    parcels: [
      { id: first, lines: [{ quantity: 2 }] },
      { id: second, carrier: 'DHL', tracking_number: '7391', lines: [{ quantity: 1 }] },
    ],
  });
  expect((await souk('parcels', 'remove', code, String(second))).code).toBe(0);
  const third = JSON.parse((await souk('parcels', 'add', code, 'DHL')).stdout).parcel_id;
  await souk('parcels', 'edit', code, String(third), '--tracking', 'X-1', '--url', 'https://track.example/X-1');
  expect((await parcels(code)).parcels[1]).toMatchObject({
    carrier: 'DHL',
    tracking_number: 'X-1',
    tracking_url: 'https://track.example/X-1',
  });
  for (const id of [first, third]) expect((await souk('parcels', 'ship', code, String(id))).code).toBe(0);
  expect(JSON.parse((await souk('parcels', 'deliver', code, String(first))).stdout)).toMatchObject({ status: 'On The Way' });
  expect(JSON.parse((await souk('parcels', 'deliver', code, String(third))).stdout)).toMatchObject({ status: 'Delivered' });
  expect((await souk('parcels', 'deliver', code, '999999')).code).toBe(1);
  expect(await actions()).toEqual([
    'order.move',
    ...['parcel.add', 'parcel.add', 'parcel.remove', 'parcel.add', 'parcel.change'],
    ...['parcel.ship', 'parcel.ship', 'parcel.deliver', 'parcel.deliver'],
  ]);
  await assertInvariants(pool);
});

test('[admin-05] items of a paid order are refunded from the command line after the amount was shown', async () => {
  const placed = await buildOnlineOrder(marketplace);
  await sendPaidWebhook(lastSession());
  const { code } = await orderOf(placed);
  const line = (await parcels(String(code))).lines[0];
  const asked = await runSoukOn(marketplace, ['orders', 'refund-lines', String(code), '--items', `${line.id}=1`]);
  expect(asked).toMatchObject({ code: 2, stderr: expect.stringContaining('the shop bears') });
  expect((await souk('orders', 'refund-lines', String(code), '--items', `${line.id}=99`)).code).toBe(1);
  expect((await souk('orders', 'refund-lines', String(code), '--items', `${line.id}=1`, '--restock')).code).toBe(0);
  expect((await parcels(String(code))).lines[0].refunded).toBe(1);
  expect((await actions()).at(-1)).toBe('order.refund');
  await assertInvariants(pool);
});
