import { buildAdminOpenApi } from '@souk/contract/openapi/admin-document';
import { buildOpenApi } from '@souk/contract/openapi/document';
import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import type { AnswerCache } from '../platform/cache/answer-cache.ts';
import { sendCached } from '../platform/cache/send-cached.ts';
import { renderPage } from './render-page.ts';

/** `/api/openapi.json`, the document of every call of the shop, `/api/admin-openapi.json`, that of the calls for API keys, and `/api/docs`, the first for people. */
export function registerOpenApi({ server, cache }: { server: FastifyInstance; cache: AnswerCache }): void {
  const describe = () => buildOpenApi({ title: 'Souk API', version: manifest.version, url: '/api' });

  server.get('/api/openapi.json', async (request, reply) => {
    // A tool on another page may read it: it holds nothing of anybody.
    const headers = { 'access-control-allow-origin': '*', vary: 'accept-encoding' };
    const ready = await cache.answer('openapi document', [], async () => ({ body: JSON.stringify(describe()), headers }));
    return sendCached(request, reply, ready);
  });

  server.get('/api/admin-openapi.json', async (request, reply) => {
    const headers = { 'access-control-allow-origin': '*', vary: 'accept-encoding' };
    const describeAdmin = () => buildAdminOpenApi({ title: 'Souk back office API', version: manifest.version, url: '/api' });
    const ready = await cache.answer('openapi admin document', [], async () => ({ body: JSON.stringify(describeAdmin()), headers }));
    return sendCached(request, reply, ready);
  });

  server.get('/api/docs', async (request, reply) => {
    const ready = await cache.answer('openapi page', [], async () => {
      const { markup, policy } = renderPage(describe());
      return {
        body: markup,
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, vary: 'accept-encoding' },
      };
    });
    return sendCached(request, reply, ready);
  });
}
