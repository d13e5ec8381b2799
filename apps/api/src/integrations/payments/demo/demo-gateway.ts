import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../../db/schema.ts';
import {
  type GatewayEvent,
  GatewayRefused,
  type PaymentGateway,
  type PaymentState,
  type SignedMessage,
  secondsValid,
} from '../payment-gateway.ts';
import { closeDemoPayment, type DemoPayment, findDemoPayment, insertDemoPayment, refundDemoPayment } from './queries.ts';

/** A gateway of our own for trying everything out: its books are two tables, its page is ours, its word is signed like anybody's. */
export function createDemoGateway({ db, secret }: { db: Kysely<DB>; secret: string }): PaymentGateway {
  const query = async (session: string) => stateOf(await findDemoPayment(db, session));
  return {
    query,
    async start({ reference, amount, currency, title, locale, origin, returnUrl, cancelUrl, expiresAt, now }) {
      await insertDemoPayment(db, {
        reference,
        amount,
        currency,
        description: title,
        locale,
        return_url: returnUrl,
        cancel_url: cancelUrl,
        created_at: now,
      });
      return { session: reference, url: `${origin}/demo-payment/${reference}`, expiresAt };
    },
    async close(session) {
      await closeDemoPayment(db, session);
      return query(session);
    },
    async refund({ charge, amount, key }) {
      if (!(await refundDemoPayment(db, { reference: charge, amount, key })))
        throw new GatewayRefused(`The demo gateway holds less than ${amount} of ${charge}`);
      return `demo-${key}`;
    },
    readEvent: (message) => readEvent(secret, message),
  };
}

function stateOf(payment: DemoPayment | undefined): PaymentState {
  if (!payment) throw new GatewayRefused('The demo gateway knows no such payment');
  if (payment.status === 'open') return { kind: 'open' };
  if (payment.status !== 'paid') return { kind: 'failed' };
  return { kind: 'paid', received: { charge: payment.reference, amount: payment.amount, currency: payment.currency } };
}

function readEvent(secret: string, { body, headers, now }: SignedMessage): GatewayEvent | null {
  if (!isSigned(body, headers[signatureHeader], { secret, now, within: secondsValid })) return null;
  const event = DemoEvent.safeParse(parsed(body));
  if (!event.success) return null;
  const { id, type, reference, charge, amount, currency } = event.data;
  const isPaid = type === 'payment.paid';
  return { id, kind: type, reference, state: isPaid ? { kind: 'paid', received: { charge, amount, currency } } : { kind: 'failed' } };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** The body of the demo gateway's webhook. */
export const DemoEvent = z.object({
  id: z.string().min(1).max(100),
  type: z.enum(['payment.paid', 'payment.failed', 'payment.cancelled']),
  reference: z.string(),
  charge: z.string(),
  amount: z.int(),
  currency: z.string(),
});
export type DemoEvent = z.infer<typeof DemoEvent>;

export const deliverDemoEventJobName = 'deliver-demo-event';
export const Delivery = z.object({ event: DemoEvent });

export const signatureHeader = 'demo-signature';

/** `t=1700000000,v1=…`: when it was signed, and the HMAC of that time and the body. */
export function signBody(body: string | Buffer, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${digest(body, secret, time).toString('hex')}`;
}

/** Whether the signature is of this body, made with the secret, and neither older nor newer than so many seconds. */
function isSigned(body: Buffer, signature: unknown, { secret, now, within }: { secret: string; now: Date; within: number }): boolean {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof signature === 'string' ? signature : '') ?? [];
  if (time === undefined || hex === undefined) return false;
  const isTheirs = timingSafeEqual(Buffer.from(hex, 'hex'), digest(body, secret, Number(time)));
  return isTheirs && Math.abs(now.getTime() / 1000 - Number(time)) <= within;
}

function digest(body: string | Buffer, secret: string, time: number): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest();
}
