import { checkoutCalls, type PlaceOrder } from '@souk/contract/checkout';
import { addAmounts } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/wire';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { deleteLines, listProductIds, lockLines } from '../../modules/cart/take-lines.ts';
import { noteSales } from '../../modules/catalog/note-sales.ts';
import { checkBuyer } from '../../modules/checkout/check-buyer.ts';
import { type Buyer, lockBuyer } from '../../modules/checkout/find-buyer.ts';
import { useVouchers } from '../../modules/checkout/use-vouchers.ts';
import { claimKey, type KeyedRequest, storeAnswer } from '../../modules/idempotency/claim-key.ts';
import { noteLanguage } from '../../modules/identity/note-language.ts';
import { countSavings } from '../../modules/membership/keep-savings.ts';
import { notify } from '../../modules/messages/notify.ts';
import { type InsertedOrder, insertPurchase } from '../../modules/orders/insert-purchase.ts';
import { newReference } from '../../modules/payments/attempts.ts';
import { cash, isMethodOffered } from '../../modules/payments/is-method-offered.ts';
import { type Movement, takeStock } from '../../modules/stock/move-stock.ts';
import { hasCode } from '../../platform/database/error-code.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, invalid, unavailable } from '../../platform/http/problem.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { payNothing } from '../pay/pay-nothing.ts';
import { openPlacedPage } from '../pay/pay-order.ts';
import type { Payments } from '../pay/payments.ts';
import { cartVersion } from '../summarize-checkout/cart-version.ts';
import { presentSummary } from '../summarize-checkout/present-summary.ts';
import { type Checkout, type Summary, type SummaryLine, summarizeCheckout } from '../summarize-checkout/summarize-checkout.ts';
import { buildOrders, type NewCode, newOrderCode } from './build-orders.ts';
import type { ProductTurns } from './product-turns.ts';

const call = 'POST /place-order';
const Answer = checkoutCalls[call].answer;
type Answer = z.infer<typeof Answer>;

type Placing = {
  payments: Payments;
  context: SignedIn<Context>;
  body: PlaceOrder;
  checkout: Checkout;
  request: KeyedRequest;
  payable: number;
  newCode: NewCode;
};

/** What the shopper saw no longer holds. */
class Outdated extends Error {}

const lockTimeout = '55P03';
const uniqueViolation = '23505';
const codeAttempts = 5;

/**
 * Orders the chosen lines, one order a shop under one payment, exactly once for each key. All or nothing: whoever comes too
 * late for the last piece or the last use of a voucher leaves no trace and is shown what holds now.
 */
export async function placeOrder(
  { payments, turns }: { payments: Payments; turns: ProductTurns },
  context: SignedIn<Context>,
  { body, key, origin, newCode = newOrderCode }: { body: PlaceOrder; key: string; origin: string; newCode?: NewCode },
): Promise<Answer> {
  const personId = context.actor.person_id;
  const now = context.clock.now();
  const checkout = { personId, isBuyNow: body.is_buy_now ?? false, shopIds: body.shop_ids, couponCode: body.coupon_code || null, now };
  const request = { personId, key, call, body, now };
  const placing = { payments, context, body, checkout, request, payable: readPayable(body.payable_amount), newCode };
  try {
    const release = await turns.wait(await listProductIds(context.db, checkout));
    const placed = await withNewCodes(() => inTransaction(context.db, (transaction) => placeOnce(transaction, placing))).finally(release);
    return await withPaymentPage(placing, placed, origin);
  } catch (error) {
    if (hasCode(error, lockTimeout)) throw unavailable();
    if (!(error instanceof Outdated)) throw error;
    const summary = await summarizeCheckout(context.db, checkout);
    const missed = summary.couponRefusal === 'unknown';
    throw conflict('Prices or stock have changed. Please look at your order again.', presentSummary(summary, context), { missed });
  }
}

/**
 * The answer with where it is paid. The orders stand whatever the gateway says; a request that was cut off here finds its orders under
 * its key, and their page as well.
 */
async function withPaymentPage({ payments, context, body, request }: Placing, placed: Answer, origin: string): Promise<Answer> {
  const gateway = body.payment_method;
  const [first] = placed.orders;
  if (gateway === cash || placed.order_payment_url !== null || !first) return placed;
  const url = await openPlacedPage(payments, context, { orderId: first.id, gateway, origin });
  if (url === null) return placed;
  const answer = { ...placed, order_payment_url: url };
  await storeAnswer(context.db, request, 201, answer);
  return answer;
}

async function placeOnce(transaction: Kysely<DB>, placing: Placing): Promise<Answer> {
  const { context, body, checkout, request, payable } = placing;
  const known = await claimKey(transaction, request);
  if (known) return Answer.parse(known.answer);
  const buyer = await lockBuyer(transaction, { personId: checkout.personId, addressId: body.address_id });
  const isOffered = await isOfferedTo(transaction, placing, buyer);
  checkBuyer(buyer, { isOffered });
  const locked = await lockLines(transaction, checkout);
  if (locked.length === 0) throw invalid('shop_ids', 'Cart is empty');
  const summary = await summarizeCheckout(transaction, checkout);
  const ordered = summary.lines.filter(({ orderable }) => orderable > 0);
  const isAsSeen = body.cart_version === undefined || body.cart_version === cartVersion(summary.lines);
  if (ordered.length === 0 || summary.priced.sum.payable !== payable || !isAsSeen) throw new Outdated();
  const inserted = await insertPurchase(transaction, {
    personId: checkout.personId,
    paymentMethod: body.payment_method,
    currency: buyer.currency,
    payable,
    address: buyer.address,
    note: body.note || null,
    online: onlineTerms(body.payment_method, buyer, checkout.now),
    now: checkout.now,
    orders: buildOrders(summary, placing.newCode),
  });
  await deleteLines(
    transaction,
    checkout.personId,
    ordered.map(({ line_id }) => line_id),
  );
  const movements = ordered.map(toMovement);
  await noteSales(transaction, movements);
  if (buyer.locale !== context.locale) await noteLanguage(transaction, checkout.personId, context.locale);
  const [first] = inserted;
  if (first) await notify(transaction, { kind: 'order-placed', purchase_id: first.purchase_id }, checkout.now);
  if (body.payment_method !== cash && payable === 0 && first) await payNothing(transaction, first.purchase_id, checkout.now);
  const answer = presentPlaced(inserted, summary, context);
  await storeAnswer(transaction, request, 201, answer);
  await takeGoods(transaction, movements, summary);
  return answer;
}

/** Takes what other orders take as well, last: they wait for these locks until the transaction ends, and for nothing before. */
async function takeGoods(transaction: Kysely<DB>, movements: readonly Movement[], summary: Summary): Promise<void> {
  const voucherIds = summary.priced.shops.flatMap(({ voucher: use }) => (use ? [use.voucher.id] : []));
  if (!(await takeStock(transaction, movements)) || !(await useVouchers(transaction, voucherIds))) throw new Outdated();
  await noteSavings(transaction, summary);
}

/** Cash as the market's settings say; a gateway also has to be set up in this process. */
async function isOfferedTo(transaction: Kysely<DB>, { payments, body }: Placing, buyer: Buyer): Promise<boolean> {
  const { payment_method: method } = body;
  if (method === cash) return buyer.cash_on_delivery;
  return payments.gateways.has(method) && (await isMethodOffered(transaction, method));
}

function onlineTerms(method: string, { unpaid_minutes }: Buyer, now: Date) {
  return method === cash ? null : { reference: newReference(), expiresAt: new Date(now.getTime() + unpaid_minutes * 60_000) };
}

async function noteSavings(transaction: Kysely<DB>, { subscriptionId, priced }: Summary): Promise<void> {
  if (subscriptionId !== null)
    await countSavings(transaction, subscriptionId, addAmounts(priced.sum.membership, priced.sum.delivery_saved));
}

function toMovement({ variant_id, product_id, flash_sale_id, orderable }: SummaryLine): Movement {
  return { variant_id, product_id, flash_sale_id, quantity: orderable };
}

function presentPlaced(inserted: readonly InsertedOrder[], { lines, priced }: Summary, context: SignedIn<Context>): Answer {
  const orders = inserted.map(({ id, code, shop_id }) => ({
    id,
    code,
    shop_id,
    shop_name: pickText(lines.find((line) => line.shop_id === shop_id)?.shop_name, context),
    payable_amount: toWire(priced.shops.find((shop) => shop.shop_id === shop_id)?.payable ?? 0),
    status: 'Pending',
  }));
  return { orders, order_payment_url: null };
}

function readPayable(amount: number): number {
  try {
    return fromWire(amount);
  } catch (error) {
    if (error instanceof RangeError) throw invalid('payable_amount', 'An amount has at most two decimals');
    throw error;
  }
}

/** A code that another order has already is found when it is written; with others it succeeds. */
async function withNewCodes<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isTaken =
        hasCode(error, uniqueViolation) && error instanceof Error && 'constraint' in error && error.constraint === 'orders_code_key';
      if (!isTaken || attempt >= codeAttempts) throw error;
    }
  }
}
