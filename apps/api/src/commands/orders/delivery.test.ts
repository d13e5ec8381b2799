import { expect, test } from 'vitest';
import { buildBasket } from '../../../test/builders/basket.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(marketplace, ['delivery', ...args]);

test('delivery charges are set by quantity and used by the next checkout', async () => {
  const { shopper, shopIds, product } = await buildBasket(db);
  const { slug } = await db.selectFrom('shops').select('slug').where('id', '=', product.shop_id).executeTakeFirstOrThrow();
  const charge = async () =>
    Object((await call('POST', '/cart/checkout', { token: shopper.token, body: { shop_ids: shopIds } })).body.data).checkout
      .delivery_charge;
  expect(await charge()).toBe(0);
  expect(await souk('set', slug, '--band', '1-1:5.00', '--band', '2-:7.50')).toMatchObject({ code: 0, stderr: '' });
  expect(await charge()).toBe(7.5);
  expect((await souk('list')).stdout).toMatch(new RegExp(`${slug} +1-1:5\\.00 {2}2-:7\\.50\n`));
  expect(await souk('set', slug)).toMatchObject({ code: 0, stdout: `${slug} now delivers free.\n` });
  expect(await charge()).toBe(0);
});

test.each([
  [['--band', '2-:5'], 1, 'begin at 1, not at 2'],
  [['--band', '1-3:5', '--band', '3-:5'], 1, 'begin at 4, not at 3'],
  [['--band', '1-:5', '--band', '2-:5'], 1, 'a band without an end must be the last one'],
  [['--band', '1-3:5'], 1, 'the last band must have no end'],
  [['--band', '1-3'], 2, 'must be like 1-3:5.00'],
])('%j is refused, and nothing changes', async (args, code, message) => {
  const before = await db.selectFrom('delivery_bands').selectAll().execute();
  expect(await souk('set', 'nowhere', ...args)).toMatchObject({ code, stderr: expect.stringContaining(message) });
  expect(await db.selectFrom('delivery_bands').selectAll().execute()).toEqual(before);
  expect(await souk('set', 'nowhere')).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no shop "nowhere"') });
});
