import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { PaymentGateways } from '../../integrations/payments/payment-gateway.ts';
import type { Clock } from '../../platform/clock/clock.ts';

/** How the process takes payments. */
export type Payments = {
  gateways: PaymentGateways;
  /** Where shoppers come back to; undefined: to where they came from. */
  origin: string | undefined;
};

/** What paying works with, whether a request or a job asks for it. */
export type PayParts = { db: Kysely<DB>; clock: Clock; log: FastifyBaseLogger; gateways: PaymentGateways };
