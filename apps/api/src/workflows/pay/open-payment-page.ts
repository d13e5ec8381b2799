import type { CallAnswer } from '@souk/contract/calls';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, RawBuilder } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { GatewayRefused, GatewayUnreachable, type PaymentGateways } from '../../integrations/payments/payment-gateway.ts';
import { getPurchaseId } from '../../modules/orders/lock-order.ts';
import { listOrderCodes } from '../../modules/orders/queries/order-changes.ts';
import { type Attempt, getAttempt, storePaymentPage } from '../../modules/payments/queries/attempts.ts';
import { isMethodOffered } from '../../modules/payments/queries/purchases.ts';
import { AppError, invalid, unavailable } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { StatementPart } from '../../platform/database/one-statement.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/jobs/define-job.ts';
import { type ClosePagePayload, closePageJobName, notPayable, prepareAttempt } from './attempts.ts';

/** The payment settings of the process. */
export type Payments = {
  gateways: PaymentGateways;
  /** The site to which shoppers return; by default that of their request. */
  origin: string | undefined;
};

/** The parts of the process that payments use, in requests and in jobs. */
export type PayParts = { db: Kysely<DB>; clock: Clock; log: FastifyBaseLogger; gateways: PaymentGateways };

type PagePurchase = { purchaseId: number; gateway: string; origin: string; title: string; returnPath: string };

type OrderedPurchase = Pick<PagePurchase, 'purchaseId' | 'gateway' | 'origin'> & { orderId: number; codes: readonly string[] };

/** Opens the payment page of an order and of those placed with it, for the first time or after a failed payment. */
export async function payOrder(
  payments: Payments,
  context: SignedIn<Context>,
  { orderId, gateway, origin }: { orderId: number; gateway: string; origin: string },
): Promise<CallAnswer<'GET /order-payment/{order_id}/{gateway}'>> {
  const { db, actor } = context;
  const purchaseId = await getPurchaseId(db, { orderId, personId: actor.person_id });
  if (!payments.gateways.has(gateway) || !(await isMethodOffered(db, gateway)))
    throw invalid('gateway', 'This payment method is not available');
  const codes = await listOrderCodes(db, purchaseId);
  try {
    const { url } = await openPage(payments, context, orderPage({ purchaseId, orderId, codes, gateway, origin }));
    return { order_payment_url: url };
  } catch (error) {
    throw isGatewayError(error) ? unavailable('The payment page could not be opened. Please try again in a moment.') : error;
  }
}

/** An attempt whose page is to be opened, and until when it can be paid. */
export type PreparedAttempt = {
  attempt: Pick<Attempt, 'id' | 'gateway' | 'reference' | 'amount' | 'currency' | 'url'>;
  expiresAt: Date;
};

type Opening = {
  /** The attempt of an order that was just placed; otherwise it is looked up or made. */
  prepared?: PreparedAttempt | undefined;
  /** A part that is stored in one statement with a new page, if the condition is true. */
  storedWith?: (url: string, condition: RawBuilder<boolean>) => StatementPart;
};

/** `isStored`: the page is new, and what was to be stored with it is stored. */
type OpenedPage = { url: string; isStored: boolean };

/** The arguments of the payment page of an order. */
export function orderPage({ orderId, codes, ...purchase }: OrderedPurchase): PagePurchase {
  return { ...purchase, title: codes.join(', '), returnPath: `/order-confirm/${orderId}` };
}

/** Null if the gateway fails or nothing is to be paid any more: the shopper can try again later. */
export async function tryOpenPage(
  payments: Payments,
  context: SignedIn<Context>,
  purchase: PagePurchase,
  opening: Opening = {},
): Promise<OpenedPage | null> {
  try {
    return await openPage(payments, context, purchase, opening);
  } catch (error) {
    if (isGatewayError(error)) context.log.warn({ err: error }, 'a payment page could not be opened');
    else if (!(error instanceof AppError)) throw error;
    return null;
  }
}

/**
 * Asks the gateway outside of any transaction. Nothing is lost between its answer and ours, because the attempt is stored before
 * and every later event of the gateway is about the attempt.
 */
async function openPage(
  { gateways, origin: configuredOrigin }: Payments,
  { db, clock, locale }: SignedIn<Context>,
  { purchaseId, title, returnPath, ...purchase }: PagePurchase,
  { prepared, storedWith }: Opening = {},
): Promise<OpenedPage> {
  const prepare = (transaction: Kysely<DB>) => prepareAttempt(transaction, { purchaseId, gateway: purchase.gateway, now: clock.now() });
  const { attempt, expiresAt } = prepared ?? (await inTransaction(db, prepare));
  if (attempt.url !== null) return { url: attempt.url, isStored: false };
  const gateway = gateways.get(attempt.gateway);
  if (!gateway || attempt.reference === null) throw new Error(`The attempt ${attempt.id} has no gateway`);
  const origin = configuredOrigin ?? purchase.origin;
  const returnUrl = `${origin}${returnPath}`;
  const { reference, amount, currency } = attempt;
  const order = { reference, amount, currency, title, locale, origin, returnUrl, cancelUrl: `${returnUrl}?payment=cancelled` };
  const page = await gateway.start({ ...order, expiresAt, now: clock.now() });
  const stored = await storePaymentPage(db, attempt.id, page, storedWith && ((condition) => storedWith(page.url, condition)));
  const { status, session, url } = stored ?? (await getAttempt(db, attempt.id));
  const isOver = status !== 'Pending';
  // The attempt was closed meanwhile, or another request opened a page first: this page has to be closed.
  if ((isOver && stored) || session !== page.session)
    await enqueue(db, closePageJobName, { payment_id: attempt.id, session: page.session } satisfies ClosePagePayload);
  if (isOver || url === null) throw notPayable();
  return { url, isStored: stored !== undefined && storedWith !== undefined };
}

function isGatewayError(error: unknown): boolean {
  return error instanceof GatewayUnreachable || error instanceof GatewayRefused;
}
