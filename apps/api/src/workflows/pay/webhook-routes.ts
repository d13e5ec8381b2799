import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound, Problem } from '../../platform/http/problem.ts';
import type { PayParts } from './payments.ts';
import { receiveEvent } from './receive-event.ts';

const Params = z.object({ gateway: z.string() });

/**
 * `POST /api/webhooks/{gateway}`: where gateways tell what became of payments. No call of the contract, because what comes in is
 * theirs to say; who speaks is known by the signature over the untouched bytes, and by nothing else.
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
        throw new Problem(400, 'The request is not valid');
      }
      await receiveEvent({ ...parts, log: request.log }, name, event);
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}
