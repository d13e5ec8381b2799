import type { FastifyReply } from 'fastify';
import { draftHeader } from '../pages/render/render-messages.ts';
import { tooMany } from '../platform/app-error.ts';
import type { Ready } from '../platform/cache/ready-answer.ts';
import { sendCached } from '../platform/cache/send-cached.ts';
import { isFromNetwork } from '../platform/http/admission.ts';
import { networkOf } from '../platform/limits/miss-limit.ts';
import { ask } from './ask.ts';
import { answerKey, canonicalCall, withoutTracking } from './call-key.ts';
import { type Handling, varying } from './handling.ts';
import { nothing, parsed } from './parse.ts';
import { present } from './present.ts';

/** Sends the answer that is the same for everybody. A token changes nothing in it, so nothing waits for its person. */
export async function answerForEverybody(handling: Handling, tags: readonly string[], locale: string): Promise<FastifyReply> {
  const { request, reply, parts } = handling;
  const draft = request.headers[draftHeader];
  if (typeof draft === 'string' && !isFromNetwork(request)) {
    const answer = await ask({ ...handling, draft: await parts.findDraft(draft) }, null);
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(present(handling, answer, locale));
  }
  const ready = await findOrMake(handling, tags, locale);
  parts.recordVisit(request, { isCounted: isFromNetwork(request) });
  return sendCached(request, reply, ready);
}

/** The answer that is the same for everybody. A network that has too many of them made is refused; cached ones do not count. */
async function findOrMake(handling: Handling, tags: readonly string[], locale: string): Promise<Ready> {
  const { endpoint, request, catalog, parts } = handling;
  const call = canonicalCall(endpoint, request.routeOptions.url ?? '', {
    params: parsed(endpoint.params, request.params),
    query: parsed(endpoint.query ?? nothing, withoutTracking(Object(request.query))),
  });
  const key = answerKey(locale, call.address);
  // The calls of a page that is rendered are part of that page, which is limited itself and must not be made from stale answers.
  const isAsked = isFromNetwork(request);
  const seconds = isAsked && !parts.cache.isReady(key, tags) ? catalog?.consume(networkOf(request.ip)) : undefined;
  if (seconds !== undefined) throw tooMany('The shop is busy. Please try again in a moment.', seconds);
  parts.addresses.remember(request.url, call.address);
  const produce = async () => ({ body: present(handling, await ask(handling, null, call), locale), headers: varying });
  return parts.cache.answer(key, tags, produce, { mayBeStale: isAsked && request.headers.authorization === undefined });
}
