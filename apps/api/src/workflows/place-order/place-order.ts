import { checkoutCalls, type PlaceOrder } from '@souk/contract/checkout';
import { cash } from '@souk/contract/fields';
import { addAmounts } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/currency';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { deletedLines, listProductIds, lockLinesQuery } from '../../modules/cart/queries/change-lines.ts';
import { insertedSales } from '../../modules/catalog/queries/derived-data.ts';
import { type Buyer, lockBuyerQuery } from '../../modules/checkout/queries/checkout.ts';
import { redeemedVouchers } from '../../modules/checkout/queries/vouchers.ts';
import { answerOfClaim, type Claim, claimQueries, type KeyedRequest } from '../../modules/idempotency/claim-key.ts';
import { storeAnswer, storedAnswer } from '../../modules/idempotency/queries.ts';
import { updatedLocale } from '../../modules/identity/queries/profile.ts';
import { addedSavings } from '../../modules/membership/queries/subscriptions.ts';
import { orderNotice } from '../../modules/messages/notify.ts';
import { endedNotices } from '../../modules/notices/queries.ts';
import type { CommissionRule } from '../../modules/orders/domain/commission.ts';
import { commissionRulesQuery } from '../../modules/orders/queries/commissions.ts';
import { type InsertedOrder, insertPurchase } from '../../modules/orders/queries/insert-purchase.ts';
import { findPurchaseId, listOrderCodes } from '../../modules/orders/queries/order-changes.ts';
import { createReference } from '../../modules/payments/queries/attempts.ts';
import { offerQuery } from '../../modules/payments/queries/purchases.ts';
import { decrementedStock, type Movement } from '../../modules/stock/queries.ts';
import { AppError, conflict, invalid, notFound, notSignedIn, unavailable } from '../../platform/app-error.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import { readTogether, runParts, type StatementPart } from '../../platform/database/one-statement.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { pickText } from '../../platform/text/texts.ts';
import { settleFreePurchase } from '../pay/apply-state.ts';
import { orderPage, type Payments, type PreparedAttempt, tryOpenPage } from '../pay/open-payment-page.ts';
import { buildOrders, type NewCode, newOrderCode } from './build-orders.ts';
import { presentSummary } from './present-summary.ts';
import type { ProductQueues } from './product-queues.ts';
import { type Checkout, cartVersion, type Summary, type SummaryLine, summarizeCheckout } from './summarize-checkout.ts';

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

/** The purchase is null for a repeated request: it has to be looked up if it is still needed. `prepared` is the attempt to pay it at a gateway. */
type Placed = { answer: Answer; purchase: OrderedPurchase | null };
type OrderedPurchase = { purchaseId: number; codes: readonly string[]; prepared?: PreparedAttempt };

/** Prices, stock or vouchers differ from what the shopper saw. */
class OutdatedSummary extends Error {}

const lockTimeout = '55P03';
const uniqueViolation = '23505';
const maxCodeAttempts = 5;

/**
 * Orders the selected lines, one order for each shop under one payment, exactly once for each key. If an item or a voucher is
 * no longer available, nothing is ordered and the answer is the current summary.
 */
export async function placeOrder(
  { payments, queues }: { payments: Payments; queues: ProductQueues },
  context: SignedIn<Context>,
  { body, key, origin, newCode = newOrderCode }: { body: PlaceOrder; key: string; origin: string; newCode?: NewCode },
): Promise<Answer> {
  const personId = context.actor.person_id;
  const now = context.clock.now();
  const checkout = { personId, isBuyNow: body.is_buy_now ?? false, shopIds: body.shop_ids, couponCode: body.coupon_code || null, now };
  const request = { personId, key, call, body, now };
  const placing = { payments, context, body, checkout, request, payable: parsePayable(body.payable_amount), newCode };
  try {
    const release = await queues.wait(await listProductIds(context.db, checkout));
    const placed = await withNewCodes(() => inTransaction(context.db, (transaction) => placeOnce(transaction, placing))).finally(release);
    return await withPaymentPage(placing, placed, origin);
  } catch (error) {
    if (hasCode(error, lockTimeout)) throw unavailable();
    if (!(error instanceof OutdatedSummary)) throw error;
    const summary = await summarizeCheckout(context.db, checkout);
    const missed = summary.couponRefusal === 'unknown';
    throw conflict('Prices or stock have changed. Please review your order.', presentSummary(summary, context), { missed });
  }
}

/**
 * Adds the payment page to the answer. The orders remain placed if the gateway fails; a request that was interrupted here opens
 * the page when it is repeated.
 */
async function withPaymentPage(
  { payments, context, body, request }: Placing,
  { answer, purchase }: Placed,
  origin: string,
): Promise<Answer> {
  const gateway = body.payment_method;
  const [first] = answer.orders;
  if (gateway === cash || answer.order_payment_url !== null || !first) return answer;
  const ordered = purchase ?? (await findOrderedPurchase(context, first.id));
  if (!ordered) return answer;
  const { prepared, ...page } = ordered;
  const answerWith = (url: string) => ({ ...answer, order_payment_url: url });
  const opened = await tryOpenPage(payments, context, orderPage({ ...page, orderId: first.id, gateway, origin }), {
    prepared,
    // In one statement with the page, because round trips cost more than rows.
    storedWith: (url, condition) => storedAnswer(request, 201, answerWith(url), condition),
  });
  if (!opened) return answer;
  if (!opened.isStored) await storeAnswer(context.db, request, 201, answerWith(opened.url));
  return answerWith(opened.url);
}

async function findOrderedPurchase({ db, actor }: SignedIn<Context>, orderId: number): Promise<OrderedPurchase | null> {
  const purchaseId = await findPurchaseId(db, { orderId, personId: actor.person_id });
  return purchaseId === undefined ? null : { purchaseId, codes: await listOrderCodes(db, purchaseId) };
}

/** The shopper saw the total without a voucher but named one that does not exist: a guess of a code, or a typo. */
function unknownVoucher(): AppError {
  const text = { text: 'Voucher not found' };
  return new AppError('invalid', text, { errors: { coupon_code: text }, missed: true });
}

async function placeOnce(transaction: Kysely<DB>, placing: Placing): Promise<Placed> {
  const { context, body, checkout, request, payable } = placing;
  const { known, ...locked } = await claimAndLock(transaction, placing);
  if (known) return { answer: Answer.parse(known.answer), purchase: null };
  const { buyer, lockedLines } = checkLocked(placing, locked);
  const summary = await summarizeCheckout(transaction, checkout);
  const ordered = summary.lines.filter(({ orderable }) => orderable > 0);
  const isAsSeen = body.cart_version === undefined || body.cart_version === cartVersion(summary.lines);
  // A line that was added while the locks were waited for is not locked.
  const isLocked = ordered.every(({ line_id }) => lockedLines.has(line_id));
  if (ordered.length === 0 || summary.priced.sum.payable !== payable || !isAsSeen || !isLocked) throw new OutdatedSummary();
  if (summary.couponRefusal === 'unknown') throw unknownVoucher();
  const online = onlineTerms(body.payment_method, buyer, checkout.now);
  const inserted = await insertOrders(transaction, placing, { buyer, summary, online, rules: locked.rule });
  const [first] = inserted;
  if (!first) throw new Error('A purchase was inserted without orders');
  const { purchase_id: purchaseId, payment_id } = first;
  const isFree = online !== null && payable === 0;
  if (isFree) await settleFreePurchase(transaction, purchaseId, { now: checkout.now, log: context.log });
  const answer = presentPlaced(inserted, summary, context);
  await claimGoods(transaction, placing, { summary, inserted, answer: storedAnswer(request, 201, answer) });
  const attempt = { id: payment_id, gateway: body.payment_method, amount: payable, currency: buyer.currency, url: null };
  const prepared = online && !isFree ? { attempt: { ...attempt, reference: online.reference }, expiresAt: online.expiresAt } : undefined;
  return { answer, purchase: { purchaseId, codes: inserted.map(({ code }) => code), ...(prepared && { prepared }) } };
}

type KnownBuyer = Buyer & { address: Record<string, unknown> };

type Locked = { buyer: Buyer; line: { line_id: number }; offer: { is_offered: boolean }; rule: CommissionRule };

/** Claims the key, and locks the person and then the lines if the key is new. */
async function claimAndLock(transaction: Kysely<DB>, { body, checkout, request }: Placing) {
  const found = await readTogether<Claim & Locked>(transaction, {
    ...claimQueries(request),
    buyer: lockBuyerQuery({ personId: checkout.personId, addressId: body.address_id }, 'claimed_key'),
    line: lockLinesQuery(checkout, 'buyer'),
    offer: offerQuery(body.payment_method),
    rule: commissionRulesQuery(),
  });
  return { ...found, known: await answerOfClaim(transaction, request, found) };
}

function checkLocked(
  { payments, body: { payment_method: method } }: Placing,
  found: { [Name in keyof Locked]: Locked[Name][] },
): { buyer: KnownBuyer; lockedLines: ReadonlySet<number> } {
  const [buyer] = found.buyer;
  // The account was erased while the request waited.
  if (!buyer) throw notSignedIn();
  // The settings offer a method; a gateway also has to be configured in this process.
  const isOffered = (method === cash || payments.gateways.has(method)) && found.offer.some(({ is_offered }) => is_offered);
  checkBuyer(buyer, { isOffered });
  if (found.line.length === 0) throw invalid('shop_ids', 'Cart is empty');
  return { buyer, lockedLines: new Set(found.line.map(({ line_id }) => line_id)) };
}

type Ordering = {
  buyer: KnownBuyer;
  summary: Summary;
  online: { reference: string; expiresAt: Date } | null;
  rules: readonly CommissionRule[];
};

/** Inserts the orders, removes their lines from the cart, records the sales and adds the message to the shopper. */
function insertOrders(transaction: Kysely<DB>, placing: Placing, { buyer, summary, online, rules }: Ordering): Promise<InsertedOrder[]> {
  const { context, body, checkout, payable } = placing;
  const { personId, now } = checkout;
  const ordered = summary.lines.filter(({ orderable }) => orderable > 0);
  const lineIds = ordered.map(({ line_id }) => line_id);
  const purchase = {
    personId,
    paymentMethod: body.payment_method,
    currency: buyer.currency,
    payable,
    address: buyer.address,
    note: body.note || null,
    online,
    now,
    orders: buildOrders(summary, { newCode: placing.newCode, rules }),
  };
  return insertPurchase(transaction, purchase, (id) => [
    deletedLines(personId, lineIds),
    insertedSales(ordered.map(toSale)),
    orderNotice({ id, personId }, now),
    endedNotices(
      personId,
      ordered.map(({ product_id }) => product_id),
      now,
    ),
    ...(buyer.locale === context.locale ? [] : [updatedLocale(personId, context.locale)]),
  ]);
}

type Claimed = { summary: Summary; inserted: readonly InsertedOrder[]; answer: StatementPart };

/** Locks what other orders need too, so it runs last: they wait until this transaction ends. */
async function claimGoods(transaction: Kysely<DB>, { checkout }: Placing, { summary, inserted, answer }: Claimed): Promise<void> {
  const ordered = summary.lines.filter(({ orderable }) => orderable > 0);
  const voucherIds = summary.priced.shops.flatMap(({ voucher: use }) => (use ? [use.voucher.id] : []));
  const vouchers = voucherIds.length > 0 ? [redeemedVouchers(voucherIds, 'offers')] : [];
  const savings = savingsOf(summary, vouchers.length > 0 ? 'redeemed' : 'offers');
  const codes = new Map(inserted.map(({ shop_id, code }) => [shop_id, code]));
  const movements: Movement[] = ordered.map((line) => ({ ...toSale(line), order_code: codes.get(line.shop_id) ?? '' }));
  const parts = [decrementedStock(movements, checkout.now), ...vouchers, ...savings, answer];
  if (!(await runParts(transaction, parts))) throw new OutdatedSummary();
}

function savingsOf({ subscriptionId, priced }: Summary, cte: string): StatementPart[] {
  const saved = addAmounts(priced.sum.membership, priced.sum.delivery_saved);
  return subscriptionId === null || saved === 0 ? [] : [addedSavings({ subscriptionId, saved }, cte)];
}

function checkBuyer(buyer: Buyer, { isOffered }: { isOffered: boolean }): asserts buyer is KnownBuyer {
  if (!buyer.address) throw notFound('Address not found');
  if (buyer.order_place_account_verify && !buyer.is_verified) throw invalid('account', 'Please verify your account before you order');
  if (!isOffered) throw invalid('payment_method', 'This payment method is not available');
}

function onlineTerms(method: string, { unpaid_minutes }: Buyer, now: Date) {
  return method === cash ? null : { reference: createReference(), expiresAt: new Date(now.getTime() + unpaid_minutes * 60_000) };
}

function toSale({ variant_id, product_id, flash_sale_id, orderable }: SummaryLine): Omit<Movement, 'order_code'> {
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

function parsePayable(amount: number): number {
  try {
    return fromWire(amount);
  } catch (error) {
    if (error instanceof RangeError) throw invalid('payable_amount', 'An amount has at most two decimals');
    throw error;
  }
}

/** Places the order again with new codes if another order has one of the codes already. */
async function withNewCodes<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isUsed =
        hasCode(error, uniqueViolation) && error instanceof Error && 'constraint' in error && error.constraint === 'orders_code_key';
      if (!isUsed || attempt >= maxCodeAttempts) throw error;
    }
  }
}
