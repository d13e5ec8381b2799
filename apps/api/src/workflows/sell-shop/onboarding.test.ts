import { Onboarding } from '@souk/contract/seller/onboarding';
import { expect, test } from 'vitest';
import { buildPicture } from '../../../test/builders/catalog.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;

type Headers = Record<string, string>;
const read = async (headers: Headers) => Onboarding.parse((await call('GET', '/seller/onboarding', { headers })).body.data);
const open = (headers: Headers) => call('POST', '/seller/onboarding/open', { headers });

/** The owner of a shop whose application was approved. */
async function buildNewShop() {
  const seller = await buildSeller(db);
  const change = (fields: object) => db.updateTable('shops').set(fields).where('id', '=', seller.shop_id).execute();
  await change({ active: false, awaits_opening: true, phone: null });
  return { ...seller, change };
}

test('[seller-01] each step is done when its data exists, and the shop then opens with its products', async () => {
  const { headers, shop_id, change } = await buildNewShop();
  const left = async () =>
    (await read(headers)).steps.filter(({ is_done, is_optional }) => !is_done && !is_optional).map(({ step }) => step);
  expect(await left()).toEqual(['page', 'address', 'delivery', 'product']);
  await change({ logo_id: await buildPicture(db), banner_id: await buildPicture(db), description: JSON.stringify({ en: ' ' }) });
  expect(await left()).toContain('page');
  await change({ description: JSON.stringify({ en: 'Brass.' }) });
  await change({ address: JSON.stringify({ en: '4 Lantern Lane' }), phone: '+919811100001' });
  expect(await left()).toEqual(['delivery', 'product']);
  await db.insertInto('delivery_bands').values({ shop_id, from_quantity: 1, to_quantity: null, charge: 0 }).execute();
  expect((await open(headers)).body.message).toContain('product');
  const product = await buildProduct(db, { shop_id, active: false });
  expect(await left()).toEqual(['product']);
  await db.updateTable('products').set({ hidden_with_shop: true }).where('id', '=', product.id).execute();
  expect(await read(headers)).toMatchObject({ awaits_opening: true, done: 4 });

  expect((await call('GET', `/shops/${shop_id}`)).status).toBe(404);
  const { permissions } = await db.selectFrom('shop_roles').select('permissions').where('name', '=', 'Packer').executeTakeFirstOrThrow();
  expect(permissions).not.toContain('shop');
  const packer = await buildSeller(db, { shop_id, role: 'Packer' });
  expect((await open(packer.headers)).status).toBe(403);
  expect(await read(packer.headers)).toMatchObject({ done: 4 });
  expect(await open(headers)).toMatchObject({ status: 200, body: { data: { awaits_opening: false } } });
  expect((await call('GET', `/shops/${shop_id}`)).status).toBe(200);
  expect((await call('GET', `/product-details?product_id=${product.id}`)).status).toBe(200);
  expect(await db.selectFrom('audit_entries').select('action').orderBy('id', 'desc').limit(1).executeTakeFirst()).toEqual({
    action: 'shop.open',
  });
  expect((await open(headers)).status).toBe(409);
});

test('a shop that was open before, and one that the marketplace closed, have no checklist', async () => {
  const { headers, shop_id } = await buildSeller(db);
  expect(await read(headers)).toMatchObject({ awaits_opening: false });
  await db.updateTable('shops').set({ active: false }).where('id', '=', shop_id).execute();
  expect((await open(headers)).status).toBe(409);
  expect((await call('GET', '/seller/onboarding')).status).toBe(401);
});
