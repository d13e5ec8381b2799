import { adminShopSalesCalls } from '@souk/contract/back-office/promotions/shop-sales';
import { Statement } from '@souk/contract/seller/money/statement';
import { ShopSale, sellerSalesCalls } from '@souk/contract/seller/sales';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildFlashSale, buildProduct } from '../../../test/builders/goods.ts';
import { moveOrderTo, payInCash } from '../../../test/builders/move-orders.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, clock, database } = await useTestApp();
const { db } = database;
beforeAll(async () => {
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  const rule = { position: 0, applies_to: 'items', basis_points: 1000, tax_basis_points: 0 };
  await db.insertInto('commission_rules').values(rule).execute();
});
beforeEach(() => db.updateTable('settings').set({ shop_offer_percent: 70, shop_offer_days: 92 }).execute());

type Seller = Awaited<ReturnType<typeof buildSeller>>;
const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000).toISOString();
const get = ({ headers }: Seller, path: string) => call('GET', `/seller${path}`, { headers });
const post = ({ headers }: Seller, path: string, body: object) => call('POST', `/seller${path}`, { headers, body });
const shown = async (id: number) => Object((await call('GET', `/product-details?product_id=${id}`)).body.data).product;

async function buildSelling() {
  const seller = await buildSeller(db, { role: 'Manager' });
  return { seller, product: await buildProduct(db, { shop_id: seller.shop_id }) };
}
const terms = (id: number, over: object = {}) => ({
  ...{ starts_at: hours(-1), ends_at: hours(24), offers: [{ product_id: id, price: 8 }], ...over },
});
const plan = async (seller: Seller, body: object) => ShopSale.parse((await post(seller, '/sales', body)).body.data);
const newest = () => db.selectFrom('audit_entries').select(['action', 'person_id']).orderBy('id', 'desc').limit(1).executeTakeFirst();

test('a sale of a shop has its prices from its start to its end, and the regular ones afterwards', async () => {
  const { seller, product } = await buildSelling();
  const sale = await plan(seller, terms(product.id, { starts_at: hours(1), ends_at: hours(2) }));
  expect(sale).toMatchObject({ state: 'planned', products: [{ regular_price: 10, price: 8, commission: 0.8, left: 7.2, busy_in: null }] });
  expect(await newest()).toEqual({ action: 'flash-sale.add', person_id: seller.person_id });
  expect(await shown(product.id)).toMatchObject({ flash_sale: null });
  clock.advance(3600);
  await expect.poll(() => shown(product.id)).toMatchObject({ discount_price: 8, flash_sale: { id: sale.id } });
  clock.advance(3600);
  await expect.poll(() => shown(product.id)).toMatchObject({ flash_sale: null });
});

test('a sale is changed over the version that the member saw, ended, and planned again with the same call', async () => {
  const { seller, product } = await buildSelling();
  const sale = await plan(seller, terms(product.id));
  const lower = { ...terms(product.id, { offers: [{ product_id: product.id, price: 6 }] }), version: sale.version };
  const changed = ShopSale.parse((await post(seller, `/sales/${sale.id}`, lower)).body.data);
  expect(changed.products).toMatchObject([{ price: 6, left: 5.4 }]);
  expect(await newest()).toEqual({ action: 'flash-sale.change', person_id: seller.person_id });
  expect((await post(seller, `/sales/${sale.id}`, lower)).status).toBe(409);
  expect((await post(seller, `/sales/${sale.id}/end`, { version: sale.version })).status).toBe(409);
  const ended = ShopSale.parse((await post(seller, `/sales/${sale.id}/end`, { version: changed.version })).body.data);
  expect(ended.state).toBe('ended');
  expect(await newest()).toEqual({ action: 'flash-sale.end', person_id: seller.person_id });
  await expect.poll(() => shown(product.id)).toMatchObject({ flash_sale: null });
  expect((await post(seller, `/sales/${sale.id}/end`, { version: ended.version })).status).toBe(409);
  const again = await post(seller, `/sales/${sale.id}`, { ...lower, version: ended.version });
  expect(again.body.data).toMatchObject({ state: 'running' });
  const list = sellerSalesCalls['GET /seller/sales'].answer.parse((await get(seller, '/sales?state=running')).body.data);
  expect(list).toMatchObject({
    total: 1,
    counts: { all: 1, planned: 0, running: 1, ended: 0 },
    sales: [{ id: sale.id, products: 1, sold: 0 }],
  });
});

test('what the marketplace does not allow, or what cannot be stored, is refused', async () => {
  const { seller, product } = await buildSelling();
  await db.updateTable('settings').set({ shop_offer_percent: 30, shop_offer_days: 10 }).execute();
  const price = (amount: number) => ({ offers: [{ product_id: product.id, price: amount }] });
  for (const [over, field] of [
    [price(6.99), 'offers'],
    [price(10), 'offers'],
    [{ offers: [...price(8).offers, ...price(8).offers] }, 'offers'],
    [{ ends_at: hours(240) }, 'ends_at'],
    [{ ends_at: hours(-2) }, 'ends_at'],
  ] as const) {
    const { status, body } = await post(seller, '/sales', terms(product.id, over));
    expect([over, status, Object.keys(body.errors ?? {})]).toEqual([over, 422, [field]]);
  }
  expect((await post(seller, '/sales', terms(product.id, price(7)))).status).toBe(200);
  expect((await post(seller, '/sales', terms((await buildProduct(db)).id))).status).toBe(404);
});

test('a flash sale of the marketplace at that time is shown, and neither prevents the other; the lower price counts', async () => {
  const { seller, product } = await buildSelling();
  const flash = await buildFlashSale(db, {
    product_id: product.id,
    price: 700,
    quantity: 5,
    name: JSON.stringify({ en: 'Week of lamps' }),
  });
  const result = await post(seller, '/sale-result', { ...terms(product.id), sale_id: null });
  expect(result.body.data).toMatchObject({ products: [{ busy_in: 'Week of lamps', left: 7.2 }] });
  const sale = await plan(seller, terms(product.id));
  expect(await shown(product.id)).toMatchObject({ discount_price: 7, flash_sale: { id: flash } });

  const { headers } = await buildStaff(db);
  const found = await call('GET', `/admin/flash-sale-products?starts_at=${hours(0)}&ends_at=${hours(1)}&sale=${flash}`, { headers });
  const offered = Object(found.body.data).products.find(({ product_id }: { product_id: number }) => product_id === product.id);
  expect(offered).toMatchObject({ busy_in: null });
  const listed = async (path: string) => JSON.stringify((await call('GET', path, { headers })).body.data);
  expect(await listed('/admin/flash-sales')).not.toContain(`"id":${sale.id},`);
  expect(await listed('/flash-sales')).not.toContain(`"id":${sale.id},`);
});

test('[seller-06] an order at the price of a sale is paid by the shop, with the commission on the lower price in the statement', async () => {
  const { seller, product } = await buildSelling();
  await plan(seller, terms(product.id));
  const shopper = await buildShopper(db);
  await fillCart(db, shopper, product, 2);
  const [order] = readPlaced(await orderBasket(call, { shopper, shopIds: [seller.shop_id], payable: 16 })).orders;
  await moveOrderTo(db, order?.id ?? 0, 'On The Way');
  await payInCash(db, order?.id ?? 0);
  const { totals } = Statement.parse((await get(seller, `/statement?month=${clock.now().toISOString().slice(0, 7)}`)).body.data);
  expect(totals).toMatchObject({ items: 20, shop_discounts: 4, paid: 16, commission: 1.6, remains: 14.4 });
});

test('operators see the sales that shops have planned, of all shops or of one, and none of the marketplace', async () => {
  const { headers } = await buildStaff(db, ['promotions:read']);
  const read = async (query: string) =>
    adminShopSalesCalls['GET /admin/shop-sales'].answer.parse((await call('GET', `/admin/shop-sales${query}`, { headers })).body.data);
  const [one, other] = [await buildSelling(), await buildSelling()];
  const second = await buildProduct(db, { shop_id: one.seller.shop_id });
  const offers = [
    { product_id: one.product.id, price: 8 },
    { product_id: second.id, price: 5 },
  ];
  const running = await plan(one.seller, terms(one.product.id, { offers }));
  const planned = await plan(one.seller, terms(one.product.id, { starts_at: hours(48), ends_at: hours(72) }));
  const foreign = await plan(other.seller, terms(other.product.id));
  await buildFlashSale(db, { product_id: one.product.id, price: 700, quantity: 5 });
  const ofShop = await read(`?shop=${one.seller.shop_id}`);
  expect(ofShop).toMatchObject({ total: 2, counts: { all: 2, planned: 1, running: 1, ended: 0 } });
  expect(ofShop.sales).toMatchObject([
    { id: planned.id, state: 'planned', products: 1 },
    {
      ...{ id: running.id, state: 'running', products: 2, sold: 0, shop: { id: one.seller.shop_id } },
      first: { product_id: one.product.id, regular_price: 10, price: 8 },
    },
  ]);
  const form = Object((await call('GET', `/admin/flash-sales/${running.id}`, { headers })).body.data);
  expect(form.shop).toEqual(Object(ofShop.sales[0]).shop);
  const all = await read('?state=running&per_page=100');
  expect(all.sales.map(({ id }) => id)).toEqual(expect.arrayContaining([running.id, foreign.id]));
  expect(all.sales.every(({ state }) => state === 'running')).toBe(true);
  expect((await read('?shop=999999999')).sales).toEqual([]);
  expect((await call('GET', '/admin/shop-sales?state=none', { headers })).status).toBe(422);
  const clerk = await buildStaff(db, ['orders:read']);
  expect((await call('GET', '/admin/shop-sales', { headers: clerk.headers })).status).toBe(403);
});
