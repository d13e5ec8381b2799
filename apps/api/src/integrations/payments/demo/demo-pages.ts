import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../../db/schema.ts';
import { AppError, type Message, notFound } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../../platform/jobs/define-job.ts';
import { decide, demoChoices } from './decide-payment.ts';
import { Delivery, deliverDemoEventJobName, signatureHeader, signBody } from './demo-gateway.ts';
import { findDemoPayment } from './queries.ts';
import { type DemoShop, renderDemoPage } from './render-demo-page.ts';

type DemoPageParts = {
  db: Kysely<DB>;
  clock: Clock;
  shop: (locale: string) => Promise<DemoShop>;
  translate: (locale: string, message: Message) => string;
};

const Params = z.object({ reference: z.string().regex(/^[\w-]{1,100}$/) });
const Form = z.object({ choice: z.enum(demoChoices) });
const longestForm = 1024;

/** `/demo-payment/{reference}`: where the demo gateway's payments are decided by hand. */
export function demoPages(server: FastifyInstance, parts: DemoPageParts): void {
  // A scope of its own, because no other route accepts forms.
  server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request: FastifyRequest, body: string, done: (error: Error | null, form?: object) => void) =>
        done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    scope.get('/demo-payment/:reference', (request, reply) => show(request, reply, parts));
    scope.post('/demo-payment/:reference', (request, reply) => choose(request, reply, parts));
  });
}

async function show(request: FastifyRequest, reply: FastifyReply, { db, shop, translate }: DemoPageParts): Promise<FastifyReply> {
  const payment = await findDemoPayment(db, referenceOf(request));
  if (!payment) throw notFound();
  const translateMessage = (message: Message) => translate(payment.locale, message);
  const { markup, policy } = renderDemoPage({
    payment,
    shop: await shop(payment.locale),
    scheme: schemeOf(request.headers.cookie),
    translate: translateMessage,
  });
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(markup);
}

async function choose(request: FastifyRequest, reply: FastifyReply, parts: DemoPageParts): Promise<FastifyReply> {
  const reference = referenceOf(request);
  const form = Form.safeParse(request.body);
  if (!form.success) throw new AppError('invalid', 'The request is not valid');
  const payment = (await decide(parts, { reference, choice: form.data.choice })) ?? (await findDemoPayment(parts.db, reference));
  if (!payment) throw notFound();
  // A payment that was decided before leads back the same way.
  return reply.redirect(payment.status === 'cancelled' ? payment.cancel_url : payment.return_url, 303);
}

function referenceOf(request: FastifyRequest): string {
  const params = Params.safeParse(request.params);
  if (!params.success) throw notFound();
  return params.data.reference;
}

/** Light or dark as chosen in the shop, from the cookie that its pages read. */
function schemeOf(cookies: string | undefined): 'light' | 'dark' | undefined {
  const scheme = /(?:^|; *)souk_view=[^;]*\.(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1];
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}

/** Sends an event to the webhook and returns its status, like a request from outside. */
export type Deliver = (body: string, headers: Record<string, string>) => Promise<number>;

/** Sends a decision of the demo page to the webhook, with retries. */
export function deliverDemoEventJob({ clock, secret, deliver }: { clock: Clock; secret: string; deliver: Deliver }): AnyJob {
  return defineJob({
    name: deliverDemoEventJobName,
    payload: Delivery,
    async run({ event }) {
      const body = JSON.stringify(event);
      const status = await deliver(body, { 'content-type': 'application/json', [signatureHeader]: signBody(body, secret, clock.now()) });
      if (status >= 300) throw new Error(`The market answered the demo gateway with ${status}`);
    },
  });
}
