import { expect, test } from 'vitest';
import { createAnotherApp } from '../../../test/another-app.ts';
import { fillCart, newKey } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { useFakeStripe } from '../../../test/fakes/fake-stripe.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { useTestDatabase } from '../../../test/test-database.ts';
import { readConfig } from '../../config/config.ts';
import { configuredGateways } from '../../integrations/payments/open-gateways.ts';
import { insertConfiguredGateways } from './record-process-settings.ts';

const stripe = await useFakeStripe();
const database = await useTestDatabase({ poolSize: 20 });
const { db } = database;
const start = (env: Record<string, string>) => insertConfiguredGateways(db, configuredGateways(readConfig(env).payments));
const gateways = () => db.selectFrom('payment_gateways').select(['name', 'title', 'active']).orderBy('position').execute();
const row = { name: 'stripe', title: 'Stripe', active: true };
const withStripe = { ...stripe.env, DEMO_PAYMENTS: 'off' };

test('a process without a gateway writes nothing', async () => {
  await start({ DEMO_PAYMENTS: 'off' });
  expect(await gateways()).toEqual([]);
  expect(await db.selectFrom('settings').select('online_payment').execute()).toEqual([{ online_payment: false }]);
});

test('several processes that start at once with the keys of Stripe write one row, and an empty marketplace offers it at checkout', async () => {
  await Promise.all(Array.from({ length: 8 }, () => start(withStripe)));
  expect(await gateways()).toEqual([row]);
  const clock = createTestClock();
  const { read, post, close } = await createAnotherApp(database, clock, { env: withStripe });
  expect(await read('/master')).toMatchObject({ online_payment: true, payment_gateways: [{ name: 'stripe', title: 'Stripe' }] });
  const [shopper, product] = [await buildShopper(db), await buildProduct(db)];
  await fillCart(db, shopper, product);
  const body = { shop_ids: [product.shop_id], address_id: shopper.address_id, payment_method: 'stripe', payable_amount: 10 };
  const placed = await post('/place-order', body, shopper.token, newKey());
  expect(placed).toMatchObject({ status: 201, body: { data: { order_payment_url: expect.stringContaining('http') } } });
  await close();
});

test('a gateway that an operator switched off or renamed is unchanged, and another one is added', async () => {
  await db.updateTable('payment_gateways').set({ active: false, title: 'Card' }).where('name', '=', 'stripe').execute();
  await start(stripe.env);
  expect(await gateways()).toEqual([
    { ...row, title: 'Card', active: false },
    { name: 'demo', title: 'Demo payment', active: true },
  ]);
  await db.updateTable('settings').set({ online_payment: false }).execute();
  await start(stripe.env);
  expect(await db.selectFrom('settings').select('online_payment').execute()).toEqual([{ online_payment: false }]);
});
