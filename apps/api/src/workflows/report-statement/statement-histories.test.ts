import { addAmounts, subtractAmounts } from '@souk/money/amount';
import { fromWire } from '@souk/money/currency';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildFlashSale, buildProduct, buildShop, buildVoucher } from '../../../test/builders/goods.ts';
import { moveOrderTo, payInCash } from '../../../test/builders/move-orders.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { commandLine } from '../../../test/builders/operator.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { addSums, remainsOf } from '../../modules/orders/domain/shop-movements.ts';
import { AppError } from '../../platform/app-error.ts';
import { cancelOrderAsOperator } from '../change-order/cancel-order.ts';
import { refundOrderAsOperator } from '../change-order/order-payment.ts';
import { previewRefund, refundLines } from '../change-order/refund-lines.ts';
import { readSales } from '../report-sales/report-sales.ts';
import { readMonth, sumsOfOrder, totalsOfMonth } from './read-statement.ts';

const { app, call, clock, database } = await useTestApp({ poolSize: 20 });
const { db, pool } = database;
const operating = { db, clock, log: app.server.log, ...commandLine };
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
await db.insertInto('commission_rules').values({ position: 0, applies_to: 'items', basis_points: 1250, tax_basis_points: 1800 }).execute();
await db.insertInto('commission_rules').values({ position: 1, applies_to: 'delivery', item_amount: 33, tax_basis_points: 700 }).execute();
await db
  .insertInto('taxes')
  .values({ name: JSON.stringify({ en: 'VAT' }), basis_points: 733 })
  .execute();

/** STATEMENT_HISTORIES=1000 runs as many; the suite runs fewer. */
const { STATEMENT_HISTORIES } = z.object({ STATEMENT_HISTORIES: z.coerce.number().default(60) }).parse(process.env);

const funder = fc.constantFrom('shop' as const, 'marketplace' as const);
const sold = fc.record({
  prices: fc.tuple(fc.integer({ min: 1, max: 3333 }), fc.integer({ min: 1, max: 3333 })),
  quantities: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
  voucher: fc.record({ discount: fc.nat({ max: 2000 }), funded_by: funder }),
  /** The percentage of the price in a flash sale of the first product; 100 is none. */
  flash: fc.record({ percent: fc.constantFrom(100, 100, 70, 33), funded_by: funder }),
  charge: fc.nat({ max: 700 }),
  /** Orders that wait are not delivered yet; an online order that is not paid is not sold. */
  payment: fc.constantFrom('cash' as const, 'waiting-cash' as const, 'online' as const, 'waiting-online' as const, 'unpaid' as const),
});
const step = fc.record({
  do: fc.constantFrom('refund-line' as const, 'refund-line' as const, 'refund-part' as const, 'refund-rest' as const, 'cancel' as const),
  order: fc.nat({ max: 1 }),
  line: fc.nat({ max: 1 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  delivery: fc.boolean(),
  days: fc.nat({ max: 20 }),
});
const history = fc.record({ orders: fc.array(sold, { minLength: 1, maxLength: 2 }), steps: fc.array(step, { maxLength: 8 }) });
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;
type Sold = History['orders'][number];
type Step = History['steps'][number];

type Order = { id: number; lines: number[]; payable: number; isCash: boolean; balance: number; cash: number };
type Oracle = { months: Map<string, { remains: number; cash: number }> };

/** The amount that remains for each shop at the end, to compare it with the report of sales. */
const remainsOfShops = new Map<number, number>();

test('[seller-06] the statements of any history of sales, refunds and cancellations explain every cent', {
  timeout: 40_000 + STATEMENT_HISTORIES * 1500,
}, async () => {
  const started = clock.now();
  await fc.assert(
    fc.asyncProperty(history, async (given) => {
      const before = clock.now();
      try {
        await playHistory(given);
      } finally {
        clock.advance((before.getTime() - clock.now().getTime()) / 1000);
      }
    }),
    { numRuns: STATEMENT_HISTORIES },
  );
  const day = started.toISOString().slice(0, 10);
  const report = await readSales({ read: db, locale: 'en', defaultLocale: 'en' }, { from: day, to: day });
  const reported = new Map(report.rows.map(({ shop, remains }) => [shop.id, fromWire(remains)]));
  for (const [shop, remains] of remainsOfShops) expect([shop, reported.get(shop) ?? 0]).toEqual([shop, remains]);
  await assertInvariants(pool);
});

async function playHistory(given: History): Promise<void> {
  const shop_id = await buildShop(db);
  const oracle: Oracle = { months: new Map() };
  const orders: Order[] = [];
  for (const each of given.orders) {
    const order = await placeOrder(shop_id, each);
    if (each.payment === 'unpaid') continue;
    orders.push(order);
    const { balance, cash } = order;
    settle(oracle, { ...order, balance: 0, cash: 0 }, { balance, cash });
  }
  for (const each of given.steps) {
    clock.advance(1 + each.days * 24 * 3600);
    const order = orders[each.order];
    if (order) await playStep(oracle, order, each);
  }
  await compare(shop_id, oracle);
  // The report of sales includes orders that await their payment.
  const remains = orders.reduce((sum, { balance }) => sum + balance, 0);
  if (orders.length === given.orders.length) remainsOfShops.set(shop_id, remains);
}

/** Adds the difference between two states of an order to the month of now. */
function settle(oracle: Oracle, order: Order, now: { balance: number; cash: number }): void {
  const month = clock.now().toISOString().slice(0, 7);
  const sums = oracle.months.get(month) ?? { remains: 0, cash: 0 };
  const added = { remains: sums.remains + now.balance - order.balance, cash: sums.cash + now.cash - order.cash };
  oracle.months.set(month, added);
  Object.assign(order, now);
}

async function placeOrder(shop_id: number, given: Sold): Promise<Order> {
  const shopper = await buildShopper(db);
  const bowl = await buildProduct(db, { shop_id, price: given.prices[0], selling_price: given.prices[0] });
  const cup = await buildProduct(db, { shop_id, price: given.prices[1], selling_price: given.prices[1] });
  const { percent, funded_by } = given.flash;
  const price = Math.max(1, Math.floor((given.prices[0] * percent) / 100));
  if (percent < 100) await buildFlashSale(db, { product_id: bowl.id, price, quantity: 100, funded_by });
  await fillCart(db, shopper, bowl, given.quantities[0]);
  await fillCart(db, shopper, cup, given.quantities[1]);
  await db.deleteFrom('delivery_bands').where('shop_id', '=', shop_id).execute();
  if (given.charge > 0) await db.insertInto('delivery_bands').values({ shop_id, from_quantity: 1, charge: given.charge }).execute();
  const total = price * given.quantities[0] + given.prices[1] * given.quantities[1];
  const discount = Math.min(given.voucher.discount, total - 1);
  const voucher =
    discount > 0 ? await buildVoucher(db, { shop_id, discount_type: 'Amount', discount, funded_by: given.voucher.funded_by }) : undefined;
  const coupon = voucher ? { coupon_code: voucher.code } : {};
  const summary = await call('POST', '/cart/checkout', { token: shopper.token, body: { shop_ids: [shop_id], ...coupon } });
  const payable = Object(summary.body.data).checkout?.payable_amount;
  const [placed] = readPlaced(await orderBasket(call, { shopper, shopIds: [shop_id], payable }, coupon)).orders;
  const id = placed?.id ?? 0;
  if (given.payment === 'cash' || given.payment === 'online') await moveOrderTo(db, id, 'Delivered');
  if (given.payment !== 'unpaid' && given.payment !== 'waiting-cash') await payInCash(db, id);
  const isCash = given.payment === 'cash' || given.payment === 'waiting-cash';
  if (!isCash) await payOnline(id);
  const lines = await db.selectFrom('order_lines').select('id').where('order_id', '=', id).orderBy('id').execute();
  const paid = fromWire(payable);
  const saved = [
    given.voucher.funded_by === 'marketplace' ? discount : 0,
    funded_by === 'marketplace' ? (given.prices[0] - price) * given.quantities[0] : 0,
  ];
  const balance = subtractAmounts(addAmounts(paid, ...saved), await commissionOf(id));
  return { id, lines: lines.map((line) => line.id), payable: paid, isCash, balance, cash: isCash ? paid : 0 };
}

/** As if the order had been paid at a gateway when it was placed, or is still to be paid there. */
async function payOnline(id: number): Promise<void> {
  const { purchase_id } = await db.selectFrom('orders').select('purchase_id').where('id', '=', id).executeTakeFirstOrThrow();
  await db.updateTable('orders').set({ payment_method: 'demo' }).where('id', '=', id).execute();
  await db.updateTable('purchases').set({ payment_method: 'demo' }).where('id', '=', purchase_id).execute();
  await db.updateTable('payments').set({ gateway: 'demo' }).where('purchase_id', '=', purchase_id).execute();
  await db
    .updateTable('payments')
    .set({ settled_at: clock.now() })
    .where('purchase_id', '=', purchase_id)
    .where('status', '=', 'Paid')
    .execute();
}

/** The commission that is not reversed, with its tax. */
async function commissionOf(id: number): Promise<number> {
  const rows = await db.selectFrom('order_commissions').select(['amount', 'tax_amount']).where('order_id', '=', id).execute();
  return rows.reduce((sum, row) => sum + row.amount + row.tax_amount, 0);
}

async function leftOf({ id, payable }: Order): Promise<number> {
  const rows = await db.selectFrom('refunds').select('amount').where('order_id', '=', id).execute();
  return rows.reduce((left, { amount }) => left - amount, payable);
}

async function playStep(oracle: Oracle, order: Order, each: Step): Promise<void> {
  const [left, charged] = [await leftOf(order), await commissionOf(order.id)];
  const borne = await runStep(order, each);
  if (borne === undefined) return;
  const after = await leftOf(order);
  const cash = order.isCash ? after : 0;
  // Nothing is left of an order that is cancelled or refunded completely.
  if (after === 0 || borne === 'all') return settle(oracle, order, { balance: 0, cash: 0 });
  const amount = borne === 'amount' ? left - after - (charged - (await commissionOf(order.id))) : borne;
  settle(oracle, order, { balance: order.balance - amount, cash });
}

/** The amount that the shop bears of the step; undefined if it was refused. */
async function runStep({ id, lines }: Order, each: Step): Promise<number | 'amount' | 'all' | undefined> {
  try {
    if (each.do === 'cancel') {
      await cancelOrderAsOperator(operating, { orderId: id, reason: 'Lost' });
      return 'all';
    }
    if (each.do === 'refund-line') {
      const line_id = lines[each.line] ?? 0;
      const wanted = { orderId: id, lines: [{ line_id, quantity: each.quantity }], delivery: each.delivery };
      const { borne_by_shop } = await previewRefund(operating, wanted);
      await refundLines(operating, { ...wanted, restock: false });
      return fromWire(borne_by_shop);
    }
    await refundOrderAsOperator(operating, { orderId: id, part: each.do === 'refund-part' ? each.quantity * 17 : undefined });
    return 'amount';
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Each month has the sums of the oracle, and each figure is the sum of its rows. */
async function compare(shop_id: number, oracle: Oracle): Promise<void> {
  const operator = { kind: 'seller', shop_id, person_id: 0, session_id: 0, permissions: new Set(['money' as const]) } as const;
  const context = { read: db, clock, operator, locale: 'en', defaultLocale: 'en', translate: ({ text }: { text: string }) => text };
  for (const [month, expected] of oracle.months) {
    const { orders } = await readMonth(context, { month });
    const totals = totalsOfMonth(orders);
    expect([month, { remains: totals.remains, cash: totals.cash }]).toEqual([month, expected]);
    expect(totals.due).toBe(expected.remains - expected.cash);
    const parts = orders.flatMap(({ movements }) => movements.flatMap((movement) => movement.parts));
    for (const each of parts)
      expect(each.paid).toBe(each.items + each.delivery + each.tax - each.shop_discounts - each.marketplace_discounts);
    expect(remainsOf(addSums(parts))).toBe(totals.remains);
    expect(orders.reduce((sum, order) => sum + sumsOfOrder(order).due, 0)).toBe(totals.due);
  }
}
