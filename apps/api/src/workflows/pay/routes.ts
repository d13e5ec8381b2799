import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Router } from '../../router.ts';
import { receiveEvent } from './apply-state.ts';
import { type Payments, type PayParts, payOrder } from './open-payment-page.ts';

export function register({ router, payments }: { router: Router; payments: Payments }): void {
  router.call('GET /order-payment/{order_id}/{gateway}', async ({ params, origin }, context) => ({
    data: await payOrder(payments, context, { orderId: params.order_id, gateway: params.gateway, origin }),
  }));
}

const Params = z.object({ gateway: z.string() });

/**
 * `POST /api/webhooks/{gateway}` receives the events of gateways. It is not in the contract, because gateways define the body; only
 * its signature, over the unparsed bytes, authenticates the sender.
 */
export function webhookRoutes(server: FastifyInstance, parts: Omit<PayParts, 'log'>): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      (_request: FastifyRequest, body: Buffer, done: (error: null, raw: Buffer) => void) => done(null, body),
    );
    scope.post('/api/webhooks/:gateway', async (request, reply) => {
      const { gateway: name } = Params.parse(request.params);
      const gateway = parts.gateways.get(name);
      if (!gateway) throw notFound();
      const { body, headers } = request;
      const event = Buffer.isBuffer(body) ? gateway.readEvent({ body, headers, now: parts.clock.now() }) : null;
      if (!event) {
        request.log.warn({ gateway: name }, 'a message that is not signed by the gateway was refused');
        throw new AppError('bad-request', 'The request is not valid');
      }
      await receiveEvent({ ...parts, log: request.log }, name, event);
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}
