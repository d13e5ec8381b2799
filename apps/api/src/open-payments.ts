import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Config } from './config/config.ts';
import { deliverDemoEventJob, demoPages } from './integrations/payments/demo/demo-pages.ts';
import { openGateways } from './integrations/payments/open-gateways.ts';
import { getPageTheme } from './modules/settings/appearance.ts';
import type { Translator } from './modules/settings/translate.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { AnyJob } from './platform/jobs/define-job.ts';
import type { Payments } from './workflows/pay/open-payment-page.ts';
import { paymentJobs } from './workflows/pay/payment-jobs.ts';
import { webhookRoutes } from './workflows/pay/routes.ts';

type PaymentParts = {
  server: FastifyInstance;
  config: Pick<Config, 'payments'>;
  db: Kysely<DB>;
  jobDb: Kysely<DB>;
  clock: Clock;
  translate: Translator['translate'];
};

/** The payment gateways with their webhooks, jobs, and the demo gateway's page. */
export async function openPayments({
  server,
  config,
  db,
  jobDb,
  clock,
  translate,
}: PaymentParts): Promise<{ payments: Payments; jobs: AnyJob[] }> {
  const { gateways, demoSecret } = await openGateways(config.payments, db);
  webhookRoutes(server, { db, clock, gateways });
  const jobs = paymentJobs({ db: jobDb, clock, gateways });
  if (demoSecret !== undefined) {
    demoPages(server, { db, clock, shop: (locale) => getPageTheme(db, locale), translate });
    jobs.push(deliverDemoEventJob({ clock, secret: demoSecret, deliver: (body, headers) => deliverToWebhook(server, body, headers) }));
  }
  return { payments: { gateways, origin: config.payments.origin }, jobs };
}

/** Uses the same route as a webhook from outside. */
async function deliverToWebhook(server: FastifyInstance, payload: string, headers: Record<string, string>): Promise<number> {
  return (await server.inject({ method: 'POST', url: '/api/webhooks/demo', headers, payload })).statusCode;
}
