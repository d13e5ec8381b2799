import { returnReasons } from '@souk/contract/orders/returns';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct, buildVoucher } from '../../../test/builders/goods.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { commandLine } from '../../../test/builders/operator.ts';
import { askReturn } from '../../../test/builders/return.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { AppError } from '../../platform/app-error.ts';
import { cancelOrderAsOperator } from '../change-order/cancel-order.ts';
import { moveOrder } from '../change-order/move-order.ts';
import { refundOrderAsOperator } from '../change-order/order-payment.ts';
import { refundLines } from '../change-order/refund-lines.ts';
import { acceptReturn, declineReturn, inspectReturn, receiveReturn } from './change-return.ts';
import { refundReturn } from './refund-return.ts';

const { app, call, clock, database } = await useTestApp({ poolSize: 20 });
const { db, pool } = database;
const { log } = app.server;
const operating = { db, clock, log, ...commandLine };
await db.updateTable('settings').set({ cash_on_delivery: true, return_days: 365 }).execute();
await db.insertInto('commission_rules').values({ position: 0, applies_to: 'items', basis_points: 1250, tax_basis_points: 1800 }).execute();
await db
  .insertInto('taxes')
  .values({ name: JSON.stringify({ en: 'VAT' }), basis_points: 733 })
  .execute();

/** RETURN_HISTORIES=10000 runs as many; the suite runs fewer. RETURN_SEED repeats a run. */
const { RETURN_HISTORIES, RETURN_SEED } = z
  .object({ RETURN_HISTORIES: z.coerce.number().default(150), RETURN_SEED: z.coerce.number().int().optional() })
  .parse(process.env);

const prices = fc.tuple(fc.integer({ min: 1, max: 3333 }), fc.integer({ min: 1, max: 3333 }));
const quantities = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }));
const step = fc.record({
  do: fc.constantFrom(
    'ask',
    'ask',
    'ask',
    'accept',
    'accept',
    'receive',
    'receive',
    'inspect',
    'inspect',
    'refund',
    'refund',
    'decline',
    'withdraw',
    'refund-line',
    'refund-part',
    'cancel',
  ),
  line: fc.integer({ min: 0, max: 1 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  which: fc.nat({ max: 3 }),
  delivery: fc.boolean(),
  restock: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const history = fc.record({
  prices,
  quantities,
  discount: fc.nat({ max: 2000 }),
  charge: fc.nat({ max: 700 }),
  funded_by: fc.constantFrom('shop' as const, 'marketplace' as const),
  /** An order of another shop in the same purchase, and what becomes of it before which step. */
  other: fc.option(
    fc.record({ price: fc.nat({ max: 3333 }), becomes: fc.constantFrom('Pending', 'Delivered', 'Cancelled'), at: fc.nat({ max: 8 }) }),
    { freq: 2 },
  ),
  steps: fc.array(step, { minLength: 4, maxLength: 16 }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** Whether it was done. A refusal is an error that an operator or a shopper understands; any other error is a bug. */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

test('[account-08] in any history of a sale, returns, refunds and a cancellation every item goes back once and every cent is explained', {
  timeout: 40_000 + RETURN_HISTORIES * 1500,
}, async () => {
  await fc.assert(fc.asyncProperty(history, playHistory), {
    numRuns: RETURN_HISTORIES,
    ...(RETURN_SEED !== undefined && { seed: RETURN_SEED }),
  });
});

async function playHistory(given: History): Promise<void> {
  const order = await placeOrder(given);
  const oracle = createOracle(given.quantities);
  for (const [index, each] of given.steps.entries()) {
    clock.advance(1);
    if (index === given.other?.at) await moveOther(order, given.other.becomes);
    await playStep(order, oracle, each);
    await compare(order, oracle);
  }
  await refundRest(order, oracle);
  await compare(order, oracle);
  await compareOther(order);
  await assertInvariants(pool);
}

type Order = Awaited<ReturnType<typeof placeOrder>>;
type Oracle = ReturnType<typeof createOracle>;

async function placeOrder(given: History) {
  const shopper = await buildShopper(db);
  const bowl = await buildProduct(db, { price: given.prices[0] });
  const cup = await buildProduct(db, { shop_id: bowl.shop_id, price: given.prices[1] });
  await fillCart(db, shopper, bowl, given.quantities[0]);
  await fillCart(db, shopper, cup, given.quantities[1]);
  if (given.charge > 0)
    await db.insertInto('delivery_bands').values({ shop_id: bowl.shop_id, from_quantity: 1, charge: given.charge }).execute();
  const total = given.prices[0] * given.quantities[0] + given.prices[1] * given.quantities[1];
  const discount = Math.min(given.discount, total - 1);
  const coupon_code =
    discount > 0
      ? (await buildVoucher(db, { shop_id: bowl.shop_id, discount_type: 'Amount', discount, funded_by: given.funded_by })).code
      : undefined;
  const basket = { shopper, shopIds: [bowl.shop_id] };
  if (given.other) {
    const pot = await buildProduct(db, { price: given.other.price });
    await fillCart(db, shopper, pot, 1);
    basket.shopIds.push(pot.shop_id);
  }
  const summary = await call('POST', '/cart/checkout', {
    token: shopper.token,
    body: { shop_ids: basket.shopIds, ...(coupon_code && { coupon_code }) },
  });
  const payable = Object(summary.body.data).checkout?.payable_amount;
  const orders = readPlaced(await orderBasket(call, { ...basket, payable }, { ...(coupon_code && { coupon_code }) })).orders;
  const [id = 0, otherId = null] = orders.map((each) => each.id);
  await deliver(id);
  const lines = await db.selectFrom('order_lines').select(['id', 'quantity']).where('order_id', '=', id).orderBy('id').execute();
  const { payable_amount } = await db.selectFrom('orders').select('payable_amount').where('id', '=', id).executeTakeFirstOrThrow();
  return { id, otherId, shopper, lines: lines.map((line) => line.id), payable_amount };
}

/** Delivers an order, which is paid in cash with it. */
async function deliver(orderId: number): Promise<void> {
  for (const status of ['Confirm', 'On The Way', 'Delivered'] as const) await moveOrder(operating, { orderId, status, note: null });
}

/** The order of the other shop is delivered or cancelled. */
async function moveOther({ otherId }: Order, becomes: string): Promise<void> {
  if (otherId === null) return;
  if (becomes === 'Delivered') await deliver(otherId);
  if (becomes === 'Cancelled') await cancelOrderAsOperator(operating, { orderId: otherId, reason: 'Sold out' });
}

/** Whatever was refunded of one order, the one of the other shop is paid if it is delivered, and nothing of it is refunded. */
async function compareOther({ otherId }: Order): Promise<void> {
  if (otherId === null) return;
  const { status, payment_status } = await db
    .selectFrom('orders')
    .select(['status', 'payment_status'])
    .where('id', '=', otherId)
    .executeTakeFirstOrThrow();
  expect([status, payment_status]).toEqual([status, status === 'Delivered' ? 'Paid' : 'Pending']);
  expect(await sumRefunds(otherId)).toBe(0);
}

type Asked = { id: number; code: string; line: number; quantity: number; status: string };

/** Naive counts of items and money. */
function createOracle(bought: readonly number[]) {
  const returns: Asked[] = [];
  const refunded = bought.map(() => 0);
  const reserved = (line: number) =>
    returns
      .filter((each) => each.line === line && ['requested', 'accepted', 'received', 'inspected'].includes(each.status))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    returns,
    refunded,
    money: 0,
    left: (line: number) => (bought[line] ?? 0) - (refunded[line] ?? 0) - reserved(line),
    giveBack(line: number, quantity: number) {
      refunded[line] = (refunded[line] ?? 0) + quantity;
    },
  };
}

async function sumRefunds(orderId: number): Promise<number> {
  const rows = await db.selectFrom('refunds').select('amount').where('order_id', '=', orderId).execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

async function isRefunded(order: Order): Promise<boolean> {
  return (await sumRefunds(order.id)) === order.payable_amount;
}

async function playStep(order: Order, oracle: Oracle, each: Step): Promise<void> {
  const lineId = order.lines[each.line] ?? 0;
  const asked = oracle.returns[each.which];
  const quantity = each.quantity;
  switch (each.do) {
    case 'ask': {
      const reason = returnReasons[each.which];
      const { status } = await askReturn(call, order, `${lineId}:${quantity}:${reason}`);
      const may = quantity <= oracle.left(each.line) && !(await isRefunded(order));
      expect([each, status === 201]).toEqual([each, may]);
      if (may) {
        const row = await db
          .selectFrom('returns')
          .select(['id', 'code'])
          .where('order_id', '=', order.id)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow();
        oracle.returns.push({ ...row, line: each.line, quantity, status: 'requested' });
      }
      return;
    }
    case 'refund-line': {
      const may = quantity <= oracle.left(each.line) && !(await isRefunded(order));
      const wanted = { orderId: order.id, lines: [{ line_id: lineId, quantity }], delivery: false, restock: each.restock };
      const done = await isDone(refundLines(operating, wanted));
      // Items that a voucher paid for come to no amount, and are not refunded.
      if (done) oracle.giveBack(each.line, quantity);
      if (done) expect([each, may]).toEqual([each, true]);
      return;
    }
    case 'refund-part':
      await isDone(refundOrderAsOperator(operating, { orderId: order.id, part: each.quantity * 17 }));
      return;
    case 'cancel':
      expect(await isDone(cancelOrderAsOperator(operating, { orderId: order.id, reason: 'Lost' }))).toBe(false);
      return;
    default:
      if (asked) await moveReturn(order, oracle, { ...each, do: each.do }, asked);
  }
}

type Move = Step & { do: 'accept' | 'receive' | 'inspect' | 'refund' | 'decline' | 'withdraw' };

const open = ['requested', 'accepted', 'received', 'inspected'];
/** The statuses from which each step is possible, and the one that follows. */
const path = {
  accept: { from: ['requested'], to: 'accepted' },
  receive: { from: ['accepted'], to: 'received' },
  inspect: { from: ['received'], to: 'inspected' },
  refund: { from: ['inspected'], to: 'refunded' },
  decline: { from: open, to: 'declined' },
  withdraw: { from: ['requested', 'accepted'], to: 'withdrawn' },
} as const satisfies Record<Move['do'], { from: readonly string[]; to: string }>;

async function moveReturn(order: Order, oracle: Oracle, each: Move, asked: Asked): Promise<void> {
  const from: readonly string[] = path[each.do].from;
  const may = from.includes(asked.status);
  const done = await isDone(runMove(order, each, asked));
  // The items may come to no amount, or the order was refunded in full by amounts before.
  if (each.do === 'refund' && may && !done) return;
  expect([each, asked.status, done]).toEqual([each, asked.status, may]);
  if (!done) return;
  asked.status = path[each.do].to;
  if (each.do === 'inspect') asked.quantity = Math.min(each.quantity, asked.quantity);
  if (each.do === 'refund') oracle.giveBack(asked.line, asked.quantity);
}

function runMove(order: Order, each: Move, { id, code, line, quantity }: Asked): Promise<unknown> {
  switch (each.do) {
    case 'accept':
      return acceptReturn(operating, { code, answer: 'Post it', label_url: null });
    case 'receive':
      return receiveReturn(operating, { code });
    case 'inspect':
      return inspectReturn(operating, { code, lines: [{ line_id: order.lines[line] ?? 0, accepted: Math.min(each.quantity, quantity) }] });
    case 'refund':
      return refundReturn(operating, { code, delivery: each.delivery, restock: each.restock });
    case 'decline':
      return declineReturn(operating, { code, reason: 'Used' });
    case 'withdraw':
      return withdraw(order, id);
  }
}

async function withdraw({ shopper }: Order, id: number): Promise<void> {
  const { status, body } = await call('POST', `/returns/${id}/withdraw`, { token: shopper.token });
  if (status !== 200) throw new AppError('conflict', body.message ?? '');
}

/** The counts of the database are those of the oracle, and the shopper never gets back more than was paid. */
async function compare(order: Order, oracle: Oracle): Promise<void> {
  const returns = await db.selectFrom('returns').select(['code', 'status']).where('order_id', '=', order.id).orderBy('id').execute();
  expect(returns).toEqual(oracle.returns.map(({ code, status }) => ({ code, status })));
  const rows = await db.selectFrom('refund_lines').select(['line_id', 'quantity']).where('line_id', 'in', order.lines).execute();
  const refundedOf = (line: number) => rows.filter(({ line_id }) => line_id === line).reduce((sum, { quantity }) => sum + quantity, 0);
  expect(order.lines.map(refundedOf)).toEqual(oracle.refunded);
  expect(await sumRefunds(order.id)).toBeLessThanOrEqual(order.payable_amount);
}

/** Closes what is open and refunds all that is left: the sum is then what was paid, and no commission is left. */
async function refundRest(order: Order, oracle: Oracle): Promise<void> {
  for (const asked of oracle.returns.filter(({ status }) => ['requested', 'accepted', 'received', 'inspected'].includes(status))) {
    await declineReturn(operating, { code: asked.code, reason: 'Closed' });
    asked.status = 'declined';
  }
  for (const [line, line_id] of order.lines.entries()) {
    const quantity = oracle.left(line);
    const wanted = { orderId: order.id, lines: [{ line_id, quantity }], delivery: false, restock: false };
    if (quantity > 0 && (await isDone(refundLines(operating, wanted)))) oracle.giveBack(line, quantity);
  }
  await isDone(refundLines(operating, { orderId: order.id, lines: [], delivery: true, restock: false }));
  if (!(await isRefunded(order))) {
    // Only amounts that a partial refund took from the items before are left, and they are what the items did not get.
    await refundOrderAsOperator(operating, { orderId: order.id, part: undefined });
  }
  expect(await sumRefunds(order.id)).toBe(order.payable_amount);
  const commission = await db.selectFrom('order_commissions').select(['amount', 'tax_amount']).where('order_id', '=', order.id).execute();
  expect(commission.reduce((sum, row) => sum + row.amount + row.tax_amount, 0)).toBe(0);
}
