import { ShopNumbers } from '@souk/contract/seller/numbers';
import { expect, test } from 'vitest';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { moveOrderTo, payInCash } from '../../../test/builders/move-orders.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { commandLine } from '../../../test/builders/operator.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { createDailyCounts } from '../../modules/catalog/refresh/daily-counts.ts';
import { cancelOrderAsOperator } from '../change-order/cancel-order.ts';
import { refundLines } from '../change-order/refund-lines.ts';

const { app, call, clock, database } = await useTestApp();
const { db } = database;
const operating = { db, clock, log: app.server.log, ...commandLine };
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();

const today = () => clock.now().toISOString().slice(0, 10);
const get = (query: string, { headers }: { headers: Record<string, string> }) => call('GET', `/seller/numbers${query}`, { headers });

/** An order of two items of the product at 10.00, placed now. */
async function order(product: Awaited<ReturnType<typeof buildProduct>>): Promise<number> {
  const [placed] = readPlaced(await orderBasket(call, await buildBasket(db, { product }))).orders;
  const id = placed?.id ?? 0;
  await db.updateTable('orders').set({ created_at: clock.now() }).where('id', '=', id).execute();
  return id;
}

const browser = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const crawlers = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
];

test('a shop sees its own sales, orders, opened pages and best sellers, and what sells out next', async () => {
  const [seller, other] = [await buildSeller(db), await buildSeller(db)];
  const { shop_id } = seller;
  const bowl = await buildProduct(db, { shop_id, variants: [{ stock: 10 }] });
  const cup = await buildProduct(db, { shop_id, variants: [{ stock: 100 }] });
  await buildProduct(db, { shop_id, variants: [{ stock: 1 }] });
  const foreign = await buildProduct(db, { shop_id: other.shop_id });
  await order(bowl);
  const refunded = await order(bowl);
  await order(cup);
  await order(foreign);
  await cancelOrderAsOperator(operating, { orderId: await order(cup), reason: 'Lost' });
  await moveOrderTo(db, refunded, 'Delivered');
  await payInCash(db, refunded);
  const { id: line_id } = await db.selectFrom('order_lines').select('id').where('order_id', '=', refunded).executeTakeFirstOrThrow();
  await refundLines(operating, { orderId: refunded, lines: [{ line_id, quantity: 1 }], delivery: false, restock: false });
  const counts = createDailyCounts({ db, clock, log: app.server.log });
  for (const url of [
    `/products/${bowl.id}/details`,
    `/ar/products/${bowl.id}/details?x=1`,
    `/api/product-details?product_id=${cup.id}`,
    `/api/product-details?lang=en&product_id=${foreign.id}`,
    '/products/999999/details',
  ])
    counts.record(url, browser);
  for (const crawler of crawlers) counts.record(`/products/${bowl.id}/details`, crawler);
  for (const search of ['Copper  BOWL', 'copper bowl', 'blue', 'me@mail.example']) counts.recordFound(bowl.id, search);
  counts.recordFound(foreign.id, 'foreign');
  await counts.flush();
  counts.record(`/products/${bowl.id}/details`);
  await counts.flush();
  const numbers = ShopNumbers.parse((await get(`?from=${today()}&to=${today()}`, seller)).body.data);
  expect(numbers).toMatchObject({
    current: { sales: 60, orders: 3, cancelled: 1, average: 20, product_views: 4 },
    before: { sales: 0, orders: 0, product_views: 0 },
    days: [{ day: today(), sales: 60, orders: 3, product_views: 4 }],
    top_products: [
      { id: bowl.id, quantity: 4, sales: 40 },
      { id: cup.id, quantity: 2, sales: 20 },
    ],
    searches: [
      { words: 'copper bowl', count: 2 },
      { words: 'blue', count: 1 },
    ],
    // Six bowls are left of which three were sold, without the refunded one; 98 cups of which two were.
    running_out: [
      { product_id: bowl.id, stock: 6, sold: 3, days_left: 60 },
      { product_id: cup.id, stock: 98, sold: 2, days_left: 1470 },
    ],
  });
  expect(ShopNumbers.parse((await get('', other)).body.data).current).toMatchObject({ sales: 20, orders: 1, product_views: 1 });
  const csv = await app.server.inject({ url: `/api/seller/numbers/csv?from=${today()}&to=${today()}`, headers: seller.headers });
  expect([csv.headers['content-type'], csv.headers['content-disposition']]).toEqual([
    'text/csv; charset=utf-8',
    expect.stringContaining(`numbers-${today()}-${today()}.csv`),
  ]);
  const currency = numbers.currency;
  expect(csv.payload.replace('\uFEFF', '').split('\r\n')).toEqual([
    `Date,Sales (${currency}),Orders,Opened product pages`,
    `${today()},60,3,4`,
    'Total,60,3,4',
    '',
  ]);
});

test('a wrong range, a packer and no session are refused', async () => {
  const seller = await buildSeller(db);
  const packer = await buildSeller(db, { shop_id: seller.shop_id, role: 'Packer' });
  expect((await get('?from=2026-02-01&to=2026-01-01', seller)).status).toBe(422);
  expect((await get('?from=yesterday', seller)).status).toBe(422);
  expect((await get('/csv?from=2026-02-01&to=2026-01-01', seller)).status).toBe(422);
  expect((await get('/csv', packer)).status).toBe(403);
  expect((await get('', packer)).status).toBe(403);
  expect((await get('', { headers: {} })).status).toBe(401);
});
