import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Config } from '../../config/config.ts';
import type { PaymentSettings } from '../../config/payment-settings.ts';
import { createDemoGateway } from './demo/demo-gateway.ts';
import type { PaymentGateway, PaymentGateways } from './payment-gateway.ts';

export type OpenedGateways = {
  /** The gateways that the process is configured for. The settings decide which of them are offered. */
  gateways: PaymentGateways;
  /** The demo gateway's signing key, if it is on. */
  demoSecret: string | undefined;
};

/** Every gateway of this project, in the order of the checkout. */
const knownGateways = [
  { name: 'stripe', title: 'Stripe', isConfigured: ({ stripe }: PaymentSettings) => stripe.secretKey !== undefined },
  { name: 'demo', title: 'Demo payment', isConfigured: ({ demo }: PaymentSettings) => demo !== undefined },
];

/** The gateways that the settings of the process configure; `title` is the default one at checkout. */
export function configuredGateways(settings: PaymentSettings): { name: string; title: string; position: number }[] {
  return knownGateways.flatMap(({ name, title, isConfigured }, position) => (isConfigured(settings) ? [{ name, title, position }] : []));
}

export async function openGateways({ demo, stripe }: Config['payments'], db: Kysely<DB>): Promise<OpenedGateways> {
  const gateways = new Map<string, PaymentGateway>();
  if (stripe.secretKey !== undefined) {
    // Stripe's library is large, so only a process that uses it loads it.
    const { createStripeGateway } = await import('./stripe/stripe-gateway.ts');
    gateways.set('stripe', createStripeGateway({ ...stripe, secretKey: stripe.secretKey }));
  }
  // A process sends the demo gateway's events to itself, so a random secret suffices.
  const demoSecret = demo && (demo.secret ?? randomBytes(32).toString('hex'));
  if (demoSecret !== undefined) gateways.set('demo', createDemoGateway({ db, secret: demoSecret }));
  return { gateways, demoSecret };
}
