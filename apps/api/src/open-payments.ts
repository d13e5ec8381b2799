import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Config } from './config.ts';
import { deliverDemoEventJob } from './integrations/payments/demo/deliver-event-job.ts';
import { demoPages } from './integrations/payments/demo/demo-pages.ts';
import { openGateways } from './integrations/payments/open-gateways.ts';
import type { Speaker } from './modules/settings/create-speaker.ts';
import { readLook } from './modules/settings/read-look.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { AnyJob } from './platform/jobs/define-job.ts';
import { paymentJobs } from './workflows/pay/payment-jobs.ts';
import type { Payments } from './workflows/pay/payments.ts';
import { webhookRoutes } from './workflows/pay/webhook-routes.ts';

type PaymentParts = { config: Config['payments']; db: Kysely<DB>; jobDb: Kysely<DB>; clock: Clock; translate: Speaker['speak'] };

/** The gateways with everything that they need of the server: their webhooks, their jobs, and the demo gateway's page. */
export async function openPayments(
  server: FastifyInstance,
  { config, db, jobDb, clock, translate }: PaymentParts,
): Promise<{ payments: Payments; jobs: AnyJob[] }> {
  const { gateways, demoSecret } = await openGateways(config, db);
  webhookRoutes(server, { db, clock, gateways });
  const jobs = paymentJobs({ db: jobDb, clock, gateways });
  if (demoSecret !== undefined) {
    demoPages(server, { db, clock, shop: (locale) => readLook(db, locale), translate });
    jobs.push(deliverDemoEventJob({ clock, secret: demoSecret, deliver: (body, headers) => tellDemo(server, body, headers) }));
  }
  return { payments: { gateways, origin: config.origin }, jobs };
}

/** Through the same door as messages from outside. */
async function tellDemo(server: FastifyInstance, payload: string, headers: Record<string, string>): Promise<number> {
  return (await server.inject({ method: 'POST', url: '/api/webhooks/demo', headers, payload })).statusCode;
}
