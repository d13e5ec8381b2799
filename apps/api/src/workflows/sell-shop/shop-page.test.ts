import { ShopPage } from '@souk/contract/seller/shop-page';
import { describe, expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildPicture } from '../../../test/builders/catalog.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { dayIn } from '../../platform/clock/days-away.ts';

const { call, database, clock } = await useTestApp();
const { db } = database;

type Headers = Record<string, string>;
const read = async (headers: Headers) => ShopPage.parse((await call('GET', '/seller/shop-page', { headers })).body.data);
const save = (headers: Headers, body: object) => call('POST', '/seller/shop-page', { headers, body });

/** The page as it is stored, ready to be saved again. */
async function pageOf(headers: Headers) {
  const { version, slug: _slug, is_open: _open, logo, banner, languages: _languages, currency: _currency, ...rest } = await read(headers);
  const { shop_defaults: _defaults, ...fields } = rest;
  return { ...fields, version, logo_id: logo?.id ?? null, banner_id: banner?.id ?? null };
}

const dayOf = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const away = { holiday_from: dayOf(-1), back_on: dayOf(5) };

test('a member edits the page of the shop, which shoppers read', async () => {
  const { headers, shop_id, person_id } = await buildSeller(db);
  const page = { ...(await pageOf(headers)), name: { en: 'Lamps of Fes' }, description: { en: 'Brass.' }, phone: '+919811100001' };
  const saved = await save(headers, { ...page, delivery: [{ from: 1, to: null, charge: 4.5 }] });
  expect(saved).toMatchObject({ status: 200, body: { data: { name: { en: 'Lamps of Fes' }, delivery: [{ charge: 4.5 }] } } });
  expect((await call('GET', `/shops/${shop_id}`)).body.data).toMatchObject({
    shop: { name: 'Lamps of Fes', description: 'Brass.', holiday: null },
  });
  const entry = await db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ action: 'shop.change', subject_id: String(shop_id), person_id });
  const admin = await buildStaff(db);
  expect((await call('POST', `/admin/audit/${entry.id}/undo`, { headers: admin.headers })).status).toBe(200);
  expect((await read(headers)).description).toEqual({});
});

test('a page that somebody else has saved is a conflict', async () => {
  const { headers } = await buildSeller(db);
  const page = await pageOf(headers);
  expect((await save(headers, { ...page, description: { en: 'One' } })).status).toBe(200);
  expect((await save(headers, { ...page, description: { en: 'Two' } })).status).toBe(409);
  expect((await read(headers)).description).toEqual({ en: 'One' });
});

test('each wrong field is named', async () => {
  await db.updateTable('settings').set({ return_days: 14 }).execute();
  const { headers } = await buildSeller(db);
  const page = await pageOf(headers);
  const wrong: [string, object][] = [
    ['name', { name: {} }],
    ['delivery_days_max', { delivery_days_min: 9, delivery_days_max: 2 }],
    ['delivery', { delivery: [{ from: 2, to: null, charge: 1 }] }],
    ['holiday_from', { holiday_from: null, back_on: dayOf(3) }],
    ['back_on', { holiday_from: dayOf(3), back_on: null }],
    ['back_on', { holiday_from: dayOf(3), back_on: dayOf(3) }],
    ['back_on', { holiday_from: dayOf(3), back_on: 'tomorrow' }],
    ['return_days', { return_days: 13 }],
    ['return_days', { return_days: 366 }],
    ['low_stock', { low_stock: 101 }],
    ['logo_id', { logo_id: await buildPicture(db) }],
    ['banner_id', { banner_id: 999_999 }],
  ];
  for (const [field, fields] of wrong) {
    const { status, body } = await save(headers, { ...page, ...fields });
    expect([field, status, Object.keys(body.errors ?? {})[0]?.split('.')[0]]).toEqual([field, 422, field]);
  }
});

test('a packer and a visitor do not see the page', async () => {
  const { headers } = await buildSeller(db, { role: 'Packer' });
  expect((await call('GET', '/seller/shop-page', { headers })).status).toBe(403);
  expect((await call('GET', '/seller/shop-page')).status).toBe(401);
});

describe('a holiday', () => {
  test('is in the answers of the shop and of its products', async () => {
    const { headers, shop_id } = await buildSeller(db);
    const product = await buildProduct(db, { shop_id });
    expect((await save(headers, { ...(await pageOf(headers)), ...away })).status).toBe(200);
    const holiday = { from: away.holiday_from, back_on: away.back_on };
    expect((await call('GET', `/shops/${shop_id}`)).body.data).toMatchObject({ shop: { holiday } });
    expect((await call('GET', `/product-details?product_id=${product.id}`)).body.data).toMatchObject({ product: { holiday } });
  });

  test('moves the days of delivery of the cart until the shop is back, and not those of a later one', async () => {
    const { headers, shop_id } = await buildSeller(db);
    await db.updateTable('shops').set({ delivery_days_min: 2, delivery_days_max: 4 }).where('id', '=', shop_id).execute();
    const shopper = await buildShopper(db);
    const product = await buildProduct(db, { shop_id });
    await call('POST', '/cart/store', { token: shopper.token, body: { product_id: product.id, quantity: 1 } });
    const promised = async () => JSON.stringify((await call('GET', '/cart/offers', { token: shopper.token })).body.data);
    expect(await promised()).toContain('"estimated_delivery":{"min_days":2,"max_days":4}');
    await save(headers, { ...(await pageOf(headers)), ...away });
    expect(await promised()).toContain('"estimated_delivery":{"min_days":7,"max_days":9}');
    await save(headers, { ...(await pageOf(headers)), holiday_from: dayOf(1), back_on: dayOf(5) });
    expect(await promised()).toContain('"estimated_delivery":{"min_days":2,"max_days":4}');
    // The marketplace has days of its own: at any moment one of these is not that of UTC.
    for (const time_zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await db.updateTable('settings').set({ time_zone }).execute();
      const day = dayIn(time_zone, clock.now());
      await database.pool.query('update shops set holiday_from = $1::date, back_on = $1::date + 1 where id = $2', [day, shop_id]);
      expect(await promised()).toContain('"estimated_delivery":{"min_days":3,"max_days":5}');
    }
    await db.updateTable('settings').set({ time_zone: 'UTC' }).execute();
  });
});

describe('the days to return of a shop', () => {
  const daysOf = async (shop_id: number) => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db, { shop_id });
    await fillCart(db, shopper, product, 1);
    expect((await orderBasket(call, { shopper, shopIds: [shop_id], payable: 10 })).status).toBe(201);
    const order = await db
      .selectFrom('orders')
      .select('return_days')
      .where('shop_id', '=', shop_id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return order?.return_days;
  };

  test('are in its answers and in orders from now on, and are never fewer than those of the marketplace', async () => {
    await db.updateTable('settings').set({ return_days: 14, cash_on_delivery: true }).execute();
    const { headers, shop_id } = await buildSeller(db);
    const product = await buildProduct(db, { shop_id });
    expect(await daysOf(shop_id)).toBe(14);
    const page = await pageOf(headers);
    expect(await read(headers)).toMatchObject({ return_days: null, shop_defaults: { return_days: 14, low_stock: 4 } });
    expect((await save(headers, { ...page, return_days: 30 })).status).toBe(200);
    expect((await call('GET', `/shops/${shop_id}`)).body.data).toMatchObject({ shop: { return_days: 30 } });
    expect((await call('GET', `/product-details?product_id=${product.id}`)).body.data).toMatchObject({ product: { return_days: 30 } });
    expect(await daysOf(shop_id)).toBe(30);
    await db.updateTable('settings').set({ return_days: 60 }).execute();
    expect(await daysOf(shop_id)).toBe(60);
    await db.updateTable('settings').set({ return_days: null }).execute();
    expect(await daysOf(shop_id)).toBe(30);
  });
});

test('the low stock of a shop decides what its lists, the marketplace and notifications call low', async () => {
  const { headers, shop_id } = await buildSeller(db);
  const admin = await buildStaff(db);
  const product = await buildProduct(db, { shop_id, variants: [{ stock: 12 }] });
  const states = async () => {
    const stock = Object((await call('GET', '/seller/stock', { headers })).body.data);
    const own = Object((await call('GET', '/seller/products', { headers })).body.data);
    const all = Object((await call('GET', `/admin/products?stock=low&shop=${shop_id}`, { headers: admin.headers })).body.data);
    return { low: stock.counts.low, is_low: stock.variants[0].is_low, ofProduct: own.products[0].is_low, total: all.total };
  };
  const stockIs = (stock: number) => db.updateTable('product_variants').set({ stock }).where('id', '=', product.variant_id).execute();
  const notified = async () =>
    (await db.selectFrom('shop_notifications').select('kind').where('shop_id', '=', shop_id).execute()).map(({ kind }) => kind);
  expect(await states()).toEqual({ low: 0, is_low: false, ofProduct: false, total: 0 });
  await stockIs(11);
  expect(await notified()).toEqual([]);
  expect((await save(headers, { ...(await pageOf(headers)), low_stock: 10 })).status).toBe(200);
  await stockIs(10);
  expect(await notified()).toEqual(['low-stock']);
  expect(await states()).toEqual({ low: 1, is_low: true, ofProduct: true, total: 1 });
  expect((await save(headers, { ...(await pageOf(headers)), low_stock: 0 })).status).toBe(200);
  await stockIs(1);
  expect(await states()).toEqual({ low: 0, is_low: false, ofProduct: false, total: 0 });
  await db.updateTable('settings').set({ low_stock: 1 }).execute();
  expect((await save(headers, { ...(await pageOf(headers)), low_stock: null })).status).toBe(200);
  expect(await states()).toEqual({ low: 1, is_low: true, ofProduct: true, total: 1 });
});
