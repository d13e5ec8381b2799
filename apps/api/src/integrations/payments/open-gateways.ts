import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Config } from '../../config.ts';
import { createDemoGateway } from './demo/demo-gateway.ts';
import type { PaymentGateway, PaymentGateways } from './payment-gateway.ts';

export type OpenedGateways = {
  /** Those that the process is set up for. Which of them are offered, the market's settings decide. */
  gateways: PaymentGateways;
  /** What the demo gateway signs with, where there is one. */
  demoSecret: string | undefined;
};

export async function openGateways({ demo, stripe }: Config['payments'], db: Kysely<DB>): Promise<OpenedGateways> {
  const gateways = new Map<string, PaymentGateway>();
  if (stripe.secretKey !== undefined) {
    // A large library: who does not use it does not load it.
    const { createStripeGateway } = await import('./stripe/stripe-gateway.ts');
    gateways.set('stripe', createStripeGateway({ ...stripe, secretKey: stripe.secretKey }));
  }
  // Its messages go from a process to itself, so that a secret of its own will do.
  const demoSecret = demo && (demo.secret ?? randomBytes(32).toString('hex'));
  if (demoSecret !== undefined) gateways.set('demo', createDemoGateway({ db, secret: demoSecret }));
  return { gateways, demoSecret };
}
