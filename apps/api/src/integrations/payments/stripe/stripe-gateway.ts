import Stripe from 'stripe';
import { providerTimeout } from '../../provider-timeout.ts';
import {
  type GatewayEvent,
  GatewayRefused,
  GatewayUnreachable,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentPage,
  type PaymentState,
  type SignedMessage,
  secondsValid,
} from '../payment-gateway.ts';

export type StripeSettings = { secretKey: string; webhookSecret: string | undefined; apiUrl: string };

type Refund = Parameters<PaymentGateway['refund']>[0];

/** Our own retry pauses for half a second at most; an attempt after the time is over fails at once. */
const callMilliseconds = providerTimeout - 800;
/** Stripe's pages last from half an hour to a day; a minute more, for clocks that differ. */
const shortestMilliseconds = 31 * 60_000;

/** Payments on Stripe's own page (Checkout), through Stripe's own library. */
export function createStripeGateway({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentGateway {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  /** A client for one operation: its calls share the time that the operation has. */
  const connect = () =>
    new Stripe(secretKey, {
      protocol: isPlain ? 'http' : 'https',
      host: hostname,
      port: port || (isPlain ? '80' : '443'),
      timeout: callMilliseconds,
      maxNetworkRetries: 1,
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient(fetchUntil(AbortSignal.timeout(callMilliseconds))),
    });
  const { webhooks } = new Stripe(secretKey);
  return {
    query: (session) => querySession(connect(), session),
    start: (order) => startSession(connect(), order),
    close: (session) => closeSession(connect(), session),
    refund: (refund) => refundCharge(connect(), refund),
    readEvent: (message) => (webhookSecret === undefined ? null : readEvent(webhooks, webhookSecret, message)),
  };
}

/** The library applies its timeout to each attempt, and waits between attempts as Retry-After asks. */
function fetchUntil(deadline: AbortSignal): typeof fetch {
  return async (url, init) => {
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    const answer = await fetch(url, { ...init, signal });
    const headers = new Headers(answer.headers);
    headers.delete('retry-after');
    return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
  };
}

async function querySession(stripe: Stripe, session: string): Promise<PaymentState> {
  return stateOf(await ask(() => stripe.checkout.sessions.retrieve(session)));
}

async function closeSession(stripe: Stripe, session: string): Promise<PaymentState> {
  try {
    return stateOf(await ask(() => stripe.checkout.sessions.expire(session)));
  } catch (error) {
    // One that is paid, or closed already, cannot be closed.
    if (error instanceof GatewayRefused) return querySession(stripe, session);
    throw error;
  }
}

async function startSession(stripe: Stripe, order: PaymentOrder): Promise<PaymentPage> {
  const { reference, currency, title, expiresAt, now } = order;
  const lasts = Math.max(expiresAt.getTime(), now.getTime() + shortestMilliseconds);
  const unit_amount = toStripe(order.amount, currency);
  if (unit_amount === null) throw new GatewayRefused(`Stripe takes whole ${currency} only`);
  const session = await ask(() =>
    stripe.checkout.sessions.create({
      mode: 'payment',
      client_reference_id: reference,
      metadata: { reference },
      payment_intent_data: { description: title, metadata: { reference } },
      line_items: [{ quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount, product_data: { name: title } } }],
      success_url: order.returnUrl,
      cancel_url: order.cancelUrl,
      // Stripe has no Arabic and no Persian page; `auto` takes the browser's language.
      locale: order.locale === 'en' ? 'en' : 'auto',
      expires_at: Math.floor(lasts / 1000),
    }),
  );
  if (!session.url) throw new GatewayRefused('Stripe gave no page');
  return { session: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
}

function stateOf(session: Stripe.Checkout.Session): PaymentState {
  const { payment_intent: intent, amount_total, currency } = session;
  if (session.payment_status === 'paid' && intent && amount_total !== null && currency) {
    const code = currency.toUpperCase();
    const charge = typeof intent === 'string' ? intent : intent.id;
    return { kind: 'paid', received: { charge, amount: fromStripe(amount_total, code), currency: code } };
  }
  return { kind: session.status === 'expired' ? 'failed' : 'open' };
}

async function refundCharge(stripe: Stripe, { charge, amount, currency, key }: Refund): Promise<string> {
  const value = toStripe(amount, currency);
  if (value === null) throw new GatewayRefused(`Stripe gives back whole ${currency} only`);
  const refund = await ask(() => stripe.refunds.create({ payment_intent: charge, amount: value }, { idempotencyKey: key })).catch(
    (error: unknown) => {
      // Somebody gave all of it back in Stripe's own dashboard.
      if (error instanceof GatewayRefused && error.code === 'charge_already_refunded') return null;
      throw error;
    },
  );
  if (!refund) return charge;
  if (refund.status === 'failed' || refund.status === 'canceled') throw new GatewayRefused(`Stripe's refund ${refund.id} ${refund.status}`);
  return refund.id;
}

function readEvent(webhooks: Stripe['webhooks'], secret: string, { body, headers, now }: SignedMessage): GatewayEvent | null {
  const event = verified(webhooks, secret, { body, headers, now });
  if (!event) return null;
  const { id, type: kind } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { id, kind, reference: event.data.object.client_reference_id, state: stateOf(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { id, kind, reference: event.data.object.client_reference_id, state: { kind: 'failed' } };
    default:
      return { id, kind, reference: null, state: { kind: 'open' } };
  }
}

function verified(webhooks: Stripe['webhooks'], secret: string, { body, headers, now }: SignedMessage): Stripe.Event | null {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return null;
  try {
    return webhooks.constructEvent(body, signature, secret, secondsValid, undefined, now.getTime());
  } catch {
    // A header of an odd shape makes the library fail in its own ways; whatever the reason, it is not signed.
    return null;
  }
}

/** The library's errors contain the request; only their message is passed on. */
async function ask<Result>(question: () => Promise<Result>): Promise<Result> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const words = `Stripe: ${error.type} ${error.code ?? ''} ${error.message}`;
    const { StripeInvalidRequestError: Invalid, StripeAuthenticationError: Unknown, StripePermissionError: Forbidden } = Stripe.errors;
    const isFinal = error instanceof Invalid || error instanceof Unknown || error instanceof Forbidden;
    throw isFinal ? new GatewayRefused(words, error.code) : new GatewayUnreachable(words);
  }
}

/** Currencies that Stripe counts in whole units, and those in thousandths; all others are in hundredths, as here. */
const inWholes = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const inThousandths = new Set('BHD JOD KWD OMR TND'.split(' '));

const perUnit = 100;
const thousandthsInHundredth = 10;

/** Hundredths as Stripe counts them; null where it has no coin so small. */
function toStripe(amount: number, currency: string): number | null {
  if (inThousandths.has(currency)) return amount * thousandthsInHundredth;
  if (!inWholes.has(currency)) return amount;
  return amount % perUnit === 0 ? amount / perUnit : null;
}

/** The reverse. What is no whole number of hundredths stays a fraction, which equals no amount of ours. */
function fromStripe(amount: number, currency: string): number {
  if (inThousandths.has(currency)) return amount / thousandthsInHundredth;
  return inWholes.has(currency) ? amount * perUnit : amount;
}
