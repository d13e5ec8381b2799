import { z } from 'zod';
import { oneOf, providerUrl } from './fields.ts';

export type PaymentSettings = {
  /** Where shoppers come back to; where it is not set, to the address that they came from. */
  origin: string | undefined;
  /** The gateway for trying things out; never in production. Without a secret each process makes its own. */
  demo: { secret: string | undefined } | undefined;
  /** Without the key there is no Stripe; without the webhook's secret nothing that claims to come from there is believed. */
  stripe: { secretKey: string | undefined; webhookSecret: string | undefined; apiUrl: string };
};

export const paymentFields = {
  DEMO_PAYMENTS: oneOf(['on', 'off'] as const).optional(),
  DEMO_PAYMENT_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: providerUrl('https://api.stripe.com'),
};

const PaymentFields = z.object(paymentFields);
type PaymentFields = z.output<typeof PaymentFields>;

/** Errors in the combination of the payment settings, by the setting's name. */
export function findPaymentErrors(settings: PaymentFields, isProduction: boolean): [keyof PaymentFields, string][] {
  const errors: [keyof PaymentFields, string][] = [];
  if (!isProduction) return errors;
  if (settings.DEMO_PAYMENTS === 'on') errors.push(['DEMO_PAYMENTS', 'must be off in production: anybody could say that they have paid']);
  if (settings.STRIPE_SECRET_KEY !== undefined && settings.STRIPE_WEBHOOK_SECRET === undefined) {
    errors.push(['STRIPE_WEBHOOK_SECRET', 'is needed in production with STRIPE_SECRET_KEY: without it no message of Stripe is believed']);
  }
  return errors;
}

export function readPayments(settings: PaymentFields & { PUBLIC_URL?: string | undefined; APP_ENVIRONMENT: string }): PaymentSettings {
  const isDemo = settings.APP_ENVIRONMENT === 'local' && settings.DEMO_PAYMENTS !== 'off';
  return {
    origin: settings.PUBLIC_URL,
    demo: isDemo ? { secret: settings.DEMO_PAYMENT_SECRET } : undefined,
    stripe: { secretKey: settings.STRIPE_SECRET_KEY, webhookSecret: settings.STRIPE_WEBHOOK_SECRET, apiUrl: settings.STRIPE_API_URL },
  };
}
