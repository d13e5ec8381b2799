import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import {
  type GatewayEvent,
  GatewayRefused,
  type PaymentGateway,
  type PaymentState,
  type SignedMessage,
  secondsValid,
} from '../payment-gateway.ts';
import { DemoEvent } from './demo-event.ts';
import { closePayment, type DemoPayment, findPayment, giveBack, openPayment } from './demo-ledger.ts';
import { isSigned, signatureHeader } from './signed-body.ts';

/** A gateway of our own for trying everything out: its books are two tables, its page is ours, its word is signed like anybody's. */
export function createDemoGateway({ db, secret }: { db: Kysely<DB>; secret: string }): PaymentGateway {
  const query = async (session: string) => stateOf(await findPayment(db, session));
  return {
    query,
    async start({ reference, amount, currency, title, locale, origin, returnUrl, cancelUrl, expiresAt, now }) {
      await openPayment(db, {
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
      await closePayment(db, session);
      return query(session);
    },
    async refund({ charge, amount, key }) {
      if (!(await giveBack(db, { reference: charge, amount, key })))
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
