import { Readable } from 'node:stream';
import { Statement, sellerStatementCalls } from '@souk/contract/seller/money/statement';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct, buildVoucher } from '../../../test/builders/goods.ts';
import { moveOrderTo, payInCash } from '../../../test/builders/move-orders.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { commandLine } from '../../../test/builders/operator.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { notSignedIn } from '../../platform/app-error.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { cancelOrderAsOperator } from '../change-order/cancel-order.ts';
import { refundLines } from '../change-order/refund-lines.ts';

const { app, call, clock, database } = await useTestApp();
const { db } = database;
const operating = { db, clock, log: app.server.log, ...commandLine };
beforeAll(async () => {
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  const rule = { position: 0, applies_to: 'items', basis_points: 1000, tax_basis_points: 2000 };
  await db.insertInto('commission_rules').values(rule).execute();
  await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl' }).execute();
  await bumpTags(db, ['settings']);
  const inEnglish = notSignedIn().reason.text;
  await vi.waitUntil(async () => (await call('GET', '/orders', { locale: 'ar' })).body.message !== inEnglish, { timeout: 5000 });
});

type Seller = Awaited<ReturnType<typeof buildSeller>>;

/** Three bowls and a cup at 10.00 with a delivery charge of 5.00, 4.00 less by a voucher of the marketplace, placed at that time. */
async function buildSold(seller: Seller, at: string, { isCash = true } = {}) {
  const { shop_id } = seller;
  const shopper = await buildShopper(db);
  const bowl = await buildProduct(db, { shop_id });
  const cup = await buildProduct(db, { shop_id });
  await fillCart(db, shopper, bowl, 3);
  await fillCart(db, shopper, cup, 1);
  await db.deleteFrom('delivery_bands').where('shop_id', '=', shop_id).execute();
  await db.insertInto('delivery_bands').values({ shop_id, from_quantity: 1, charge: 500 }).execute();
  const voucher = await buildVoucher(db, { shop_id, discount_type: 'Amount', discount: 400, funded_by: 'marketplace' });
  const basket = { shopper, shopIds: [shop_id], payable: 41 };
  const [placed] = readPlaced(await orderBasket(call, basket, { coupon_code: voucher.code })).orders;
  const { id = 0, code = '' } = placed ?? {};
  await moveOrderTo(db, id, 'On The Way');
  await payInCash(db, id);
  await db
    .updateTable('orders')
    .set({ created_at: new Date(at), ...(!isCash && { payment_method: 'demo' }) })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('payments')
    .set({ settled_at: new Date(at), ...(!isCash && { gateway: 'demo' }) })
    .where('id', 'in', (from) => from.selectFrom('payment_orders').select('payment_id').where('order_id', '=', id))
    .execute();
  const lines = await db.selectFrom('order_lines').select('id').where('order_id', '=', id).orderBy('id').execute();
  return { id, code, bowls: lines[0]?.id ?? 0 };
}

/** Refunds one bowl, in the month of the clock. */
const refundBowl = ({ id, bowls }: { id: number; bowls: number }) =>
  refundLines(operating, { orderId: id, lines: [{ line_id: bowls, quantity: 1 }], delivery: false, restock: false });

const thisMonth = () => clock.now().toISOString().slice(0, 7);
const get = (path: string, { headers }: { headers: Record<string, string> }) => call('GET', `/seller/statement${path}`, { headers });
const read = async (month: string, seller: Seller) => Statement.parse((await get(`?month=${month}`, seller)).body.data);
const list = async (query: string, seller: Seller) =>
  sellerStatementCalls['GET /seller/statement/orders'].answer.parse((await get(`/orders?${query}`, seller)).body.data);

describe('[seller-06] a statement', () => {
  test('has a sale in its month, and a refund with the reversed commission in the month in which it happens', async () => {
    const seller = await buildSeller(db);
    const order = await buildSold(seller, '2026-01-31T23:59:59Z', { isCash: false });
    const sold = {
      ...{ items: 40, delivery: 5, tax: 0, shop_discounts: 0, marketplace_discounts: 4, paid: 41, refunded: 0, withdrawn_discounts: 0 },
      ...{ commission: 4, reversed_commission: 0, commission_tax: 0.8, remains: 40.2, cash: 0, due: 40.2 },
    };
    expect(await read('2026-01', seller)).toMatchObject({ month: '2026-01', sold_orders: 1, refunded_orders: 0, totals: sold });
    await refundBowl(order);
    const refunded = {
      items: 0,
      paid: 0,
      refunded: 9,
      withdrawn_discounts: 1,
      commission: 0,
      reversed_commission: 1,
      commission_tax: -0.2,
    };
    expect(await read(thisMonth(), seller)).toMatchObject({ sold_orders: 0, refunded_orders: 1, totals: { ...refunded, due: -8.8 } });
    // The month that is over does not change.
    expect((await read('2026-01', seller)).totals).toEqual(sold);
    expect((await read('2026-02', seller)).totals.remains).toBe(0);
    expect((await read('2026-01', seller)).months.at(-1)).toBe('2026-01');
  });

  test('has for a cash order only the commission and the discounts of the marketplace to settle', async () => {
    const seller = await buildSeller(db);
    const order = await buildSold(seller, '2026-02-10T10:00:00Z');
    expect((await read('2026-02', seller)).totals).toMatchObject({ paid: 41, remains: 40.2, cash: 41, due: -0.8 });
    await refundBowl(order);
    expect((await read(thisMonth(), seller)).totals).toMatchObject({ cash: -9, remains: -8.8, due: 0.2 });
  });

  test('has a cancellation as the reverse of the sale, and neither if both are in one month', async () => {
    const seller = await buildSeller(db);
    const order = await buildSold(seller, '2026-03-10T10:00:00Z');
    await cancelOrderAsOperator(operating, { orderId: order.id, reason: 'Lost' });
    expect((await read('2026-03', seller)).totals.remains).toBe(40.2);
    expect((await read(thisMonth(), seller)).totals).toMatchObject({ items: -40, paid: -41, reversed_commission: 4, remains: -40.2 });
    const other = await buildSold(seller, clock.now().toISOString());
    await cancelOrderAsOperator(operating, { orderId: other.id, reason: 'Lost' });
    const { orders } = await list(`month=${thisMonth()}`, seller);
    expect(orders.map(({ code }) => code)).toEqual([order.code]);
  });

  test('has no order of another shop', async () => {
    const [seller, other] = [await buildSeller(db), await buildSeller(db)];
    await buildSold(seller, '2026-01-10T10:00:00Z');
    expect((await list('month=2026-01', other)).total).toBe(0);
    expect(await read('2026-01', other)).toMatchObject({ sold_orders: 0, totals: { due: 0 } });
  });

  test('lists the orders behind a figure with the parts of their movements', async () => {
    const seller = await buildSeller(db);
    const [first, second] = [await buildSold(seller, '2026-01-10T10:00:00Z'), await buildSold(seller, '2026-01-11T10:00:00Z')];
    expect((await list('month=2026-01', seller)).orders.map(({ code }) => code)).toEqual([second.code, first.code]);
    expect((await list('month=2026-01&figure=refunded', seller)).total).toBe(0);
    expect((await list('month=2026-01&per_page=1&page=2', seller)).orders).toMatchObject([{ code: first.code }]);
    await refundBowl(first);
    expect(await list('figure=refunded', seller)).toMatchObject({
      total: 1,
      orders: [
        {
          code: first.code,
          refunded: 9,
          movements: [{ kind: 'refund', parts: [{ kind: 'items', name: 'Tea bowl', quantity: 1, refunded: 9, reversed_commission: 1 }] }],
        },
      ],
    });
  });
});

test('[seller-06] the CSV file has a row for each part, and its last row is their sum and the statement', async () => {
  const seller = await buildSeller(db);
  const order = await buildSold(seller, clock.now().toISOString());
  await refundBowl(order);
  const { rawPayload, headers } = await app.server.inject({ url: '/api/seller/statement/csv', headers: seller.headers });
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'text/csv; charset=utf-8',
    expect.stringContaining(`Statement ${thisMonth()}.csv`),
  ]);
  const rows: string[][] = [];
  for await (const { cells } of readCsv(Readable.from([rawPayload]))) rows.push(cells);
  const [titles = [], ...parts] = rows;
  const totals = parts.pop() ?? [];
  expect(titles.slice(0, 6)).toEqual(['Date', 'Order', 'Payment', 'Type', 'Product', 'Quantity']);
  expect(parts.map((cells) => cells.slice(1, 6).join('|'))).toEqual([
    `${order.code}|Cash on delivery|Sold|Tea bowl|3`,
    `${order.code}|Cash on delivery|Sold|Tea bowl|1`,
    `${order.code}|Cash on delivery|Sold|Delivery|1`,
    `${order.code}|Cash on delivery|Refund|Tea bowl|1`,
  ]);
  const statement = await read(thisMonth(), seller);
  for (const [column, title] of titles.entries()) {
    if (column < 6) continue;
    const sum = parts.reduce((total, cells) => total + Math.round(Number(cells[column]) * 100), 0);
    expect([title, sum]).toEqual([title, Math.round(Number(totals[column]) * 100)]);
  }
  expect(Number(totals.at(-1))).toBe(statement.totals.due);
});

test('[seller-06] the PDF has the order, its parts and the figures of the statement', async () => {
  const seller = await buildSeller(db);
  const { code } = await buildSold(seller, '2026-01-10T10:00:00Z');
  const { rawPayload } = await app.server.inject({ url: '/api/seller/statement/pdf?month=2026-01', headers: seller.headers });
  const text = readPdfText(rawPayload);
  const rows = [
    `${code} · Cash on delivery$41.00$4.00$0.00-$4.80$40.20`,
    'Sold · Tea bowl3$27.00$3.00$0.00-$3.60$26.40',
    'Sold · Delivery1$5.00',
  ];
  for (const shown of ['Statement January 2026', ...rows, '$0.80']) expect(text).toContain(shown);
});

test.each([
  ['en', 'Statement'],
  ['ar', 'كشف الحساب'],
])('[seller-06] the PDF is in the language of the request, also of an empty month: %s', async (locale, word) => {
  const seller = await buildSeller(db);
  for (const month of ['2026-01', '2026-02']) {
    if (month === '2026-01') await buildSold(seller, '2026-01-10T10:00:00Z');
    const headers = { ...seller.headers, 'accept-language': locale };
    const answer = await app.server.inject({ url: `/api/seller/statement/pdf?month=${month}`, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent(word));
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('a wrong month, another role and no session are refused', async () => {
  const seller = await buildSeller(db);
  const packer = await buildSeller(db, { shop_id: seller.shop_id, role: 'Packer' });
  for (const path of ['', '/orders', '/csv', '/pdf']) {
    expect((await get(`${path}?month=2026-13`, seller)).status).toBe(422);
    expect((await get(path, packer)).status).toBe(403);
    expect((await get(path, { headers: {} })).status).toBe(401);
  }
  expect((await get('/orders?figure=profit', seller)).status).toBe(422);
});
