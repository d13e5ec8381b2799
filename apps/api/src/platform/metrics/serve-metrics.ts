import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../http/problem.ts';
import type { Metrics } from './create-metrics.ts';

/** Counts every request, and answers `/metrics` to whoever knows the token. Without a token there is no such address. */
export function serveMetrics(server: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.seeRequest({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
  server.get('/metrics', async (request, reply) => {
    if (token === undefined || !carries(request, token)) throw notFound();
    const { type, text } = await metrics.read();
    return reply.header('content-type', type).header('cache-control', 'no-store').send(text);
  });
}

/** Compared by hash, so that neither a length nor a first wrong letter shows in the time it takes. */
function carries({ headers }: FastifyRequest, token: string): boolean {
  const given = headers.authorization ?? '';
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', `Bearer ${token}`, 'buffer'));
}
