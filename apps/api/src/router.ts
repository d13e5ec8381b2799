import { type AnyCallName, allCalls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notSignedIn } from './platform/app-error.ts';
import { ownChangeCookie } from './platform/cache/own-change.ts';
import { sendFile } from './platform/http/send-file.ts';
import { createLimiter } from './platform/limits/limiter.ts';
import { createMissLimit } from './platform/limits/miss-limit.ts';
import { createKeyLimits } from './routing/admit-operator.ts';
import { answerForEverybody } from './routing/answer-for-everybody.ts';
import { answerPanel } from './routing/answer-panel.ts';
import { ask } from './routing/ask.ts';
import type { Router } from './routing/call-types.ts';
import { type Handling, type RouterParts, varying } from './routing/handling.ts';
import { askWithinLimit, isGuessable } from './routing/limit-guesses.ts';
import { present } from './routing/present.ts';

export type { Router } from './routing/call-types.ts';
export type { RouterParts } from './routing/handling.ts';

export function createRouter(server: FastifyInstance, parts: RouterParts): Router {
  const registered = new Set<AnyCallName>();
  const forms = createLimiter({ burst: 60, perMinute: 20 });
  const keys = createKeyLimits();
  const misses = createMissLimit(parts.missesPerMinute);
  const { catalogPerMinute: perMinute } = parts;
  const catalog = perMinute > 0 ? createLimiter({ burst: perMinute, perMinute }) : undefined;
  return {
    registered,
    call(name, handler, admit) {
      const endpoint: Endpoint = allCalls[name];
      const [method, path] = methodAndPath(name);
      registered.add(name);
      server.route({
        method,
        url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        // HEAD asks what GET would answer; it may not do what GET does.
        exposeHeadRoute: method === 'GET' && !endpoint.writes,
        ...(endpoint.max_bytes !== undefined && { bodyLimit: endpoint.max_bytes }),
        handler: (request, reply) => handle({ endpoint, handler, admit, request, reply, forms, keys, misses, catalog, parts }),
      });
    },
  };
}

function methodAndPath(name: AnyCallName): ['GET' | 'POST' | 'DELETE', string] {
  const path = name.slice(name.indexOf(' ') + 1);
  if (name.startsWith('GET ')) return ['GET', path];
  return name.startsWith('POST ') ? ['POST', path] : ['DELETE', path];
}

async function handle(handling: Handling): Promise<FastifyReply> {
  const { endpoint, request, reply, parts } = handling;
  const locale = parts.localeOf(request);
  if (endpoint.tags) return answerForEverybody(handling, endpoint.tags, locale);
  if (endpoint.access === 'admin' || endpoint.access === 'seller' || endpoint.opensSession) return answerPanel(handling, locale);
  const actor = await parts.actorOf(request);
  if (endpoint.access === 'signed-in' && !actor) throw notSignedIn();
  reply.headers({ vary: `${varying.vary}, authorization` });
  const answer = actor && isGuessable(endpoint, request.body) ? await askWithinLimit(handling, actor) : await ask(handling, actor);
  if (endpoint.endsSessions) await parts.syncSessions();
  if ('file' in answer) return sendFile(reply, answer.file);
  const body = present(handling, answer, locale);
  if (endpoint.changesPages) reply.header('set-cookie', ownChangeCookie);
  return reply
    .code(endpoint.status ?? 200)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(body);
}
