import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** A Checkout session as Stripe stores it. */
export type StripeSession = {
  id: string;
  object: 'checkout.session';
  client_reference_id: string;
  amount_total: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  url: string | null;
};

type StripeRefund = { id: string; payment_intent: string; amount: number; status: 'succeeded' };

/** The parts of Stripe's HTTP API that this project uses, on its own port, with signed events. */
export type FakeStripe = {
  env: Record<string, string>;
  sessions: Map<string, StripeSession>;
  refunds: StripeRefund[];
  /** Every request that came, e.g. `POST /v1/checkout/sessions`. */
  asked: string[];
  /** Somebody pays on the page. */
  pay: (session: StripeSession) => StripeSession;
  /** The message of an event with its signature, as the webhook gets them. */
  event: (type: string, object: object, over?: EventOver) => SignedEvent;
  /** Answers every request so, until set to undefined. */
  failure: 'down' | { status: number; body: object } | undefined;
  /** Waits for this before it answers what it has done. */
  held: Promise<void> | undefined;
};

export type SignedEvent = { payload: string; headers: Record<string, string> };
type EventOver = { id?: string; at?: Date; secret?: string };

const secretKey = 'sk_test_stand_in';
const webhookSecret = 'whsec_stand_in';
const scheme = (time: number, payload: string, secret: string) => createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');

let counter = 0;
const newId = (prefix: string) => `${prefix}_${process.pid}_${++counter}`;

export async function useFakeStripe(): Promise<FakeStripe> {
  const done = new Map<string, Reply>();
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const path = (request.url ?? '').split('?')[0] ?? '';
    fake.asked.push(`${request.method} ${path}`);
    if (fake.failure === 'down') return void request.socket.destroy();
    const answer = fake.failure ?? keyed(request, done, () => reply(request, { path, form, fake }));
    await fake.held;
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': newId('req') }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  const address = server.address();
  const fake: FakeStripe = {
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    },
    sessions: new Map(),
    refunds: [],
    asked: [],
    pay: (session) => Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: newId('pi'), url: null }),
    event(type, object, { id = newId('evt'), at = new Date(), secret = webhookSecret } = {}) {
      const payload = JSON.stringify({ id, object: 'event', type, api_version: '2026-09-30.endive', data: { object } });
      const time = Math.floor(at.getTime() / 1000);
      const signature = `t=${time},v1=${scheme(time, payload, secret)},v0=${'0'.repeat(64)}`;
      return { payload, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } };
    },
    failure: undefined,
    held: undefined,
  };
  return fake;
}

type Reply = { status: number; body: object };
const found = (body: object): Reply => ({ status: 200, body });
const problem = (status: number, type: string, code: string): Reply => ({
  status,
  body: { error: { type, code, message: `Stand-in: ${code}` } },
});

/** The same key gives the same answer, as at Stripe. */
function keyed(request: IncomingMessage, done: Map<string, Reply>, work: () => Reply): Reply {
  const key = request.headers['idempotency-key'];
  const known = typeof key === 'string' ? done.get(key) : undefined;
  if (known) return known;
  const answer = work();
  if (typeof key === 'string') done.set(key, answer);
  return answer;
}

function reply(request: IncomingMessage, { path, form, fake }: { path: string; form: URLSearchParams; fake: FakeStripe }): Reply {
  if (request.headers.authorization !== `Bearer ${secretKey}`) return problem(401, 'invalid_request_error', 'api_key_invalid');
  const [, , , id = '', action] = path.split('/').slice(1);
  if (request.method === 'POST' && path === '/v1/checkout/sessions') return found(openSession(form, fake));
  if (request.method === 'POST' && path === '/v1/refunds') return refund(form, fake);
  const session = fake.sessions.get(id);
  if (!path.startsWith('/v1/checkout/sessions/') || !session) return problem(404, 'invalid_request_error', 'resource_missing');
  if (action !== 'expire') return found(session);
  if (session.status !== 'open') return problem(400, 'invalid_request_error', 'checkout_session_not_open');
  return found(Object.assign(session, { status: 'expired', url: null }));
}

function openSession(form: URLSearchParams, { sessions }: FakeStripe): StripeSession {
  const id = newId('cs_test');
  const session: StripeSession = {
    id,
    object: 'checkout.session',
    client_reference_id: form.get('client_reference_id') ?? '',
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')) * Number(form.get('line_items[0][quantity]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    expires_at: Number(form.get('expires_at')),
    url: `https://checkout.stripe.example/c/pay/${id}`,
  };
  sessions.set(id, session);
  return session;
}

function refund(form: URLSearchParams, { sessions, refunds }: FakeStripe): Reply {
  const intent = form.get('payment_intent') ?? '';
  const amount = Number(form.get('amount'));
  const paid = [...sessions.values()].find(({ payment_intent }) => payment_intent === intent)?.amount_total ?? 0;
  const given = refunds.filter(({ payment_intent }) => payment_intent === intent).reduce((sum, each) => sum + each.amount, 0);
  if (given + amount > paid) return problem(400, 'invalid_request_error', 'charge_already_refunded');
  const made: StripeRefund = { id: newId('re'), payment_intent: intent, amount, status: 'succeeded' };
  refunds.push(made);
  return found(made);
}
