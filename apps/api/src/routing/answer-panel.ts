import type { FastifyReply } from 'fastify';
import { checkSameOrigin, sessionCookie } from '../back-office-session.ts';
import { readApiKey } from '../modules/api-keys/api-key-token.ts';
import { sendFile } from '../platform/http/send-file.ts';
import { admitOperator } from './admit-operator.ts';
import { ask } from './ask.ts';
import { type Handling, varying } from './handling.ts';
import { present } from './present.ts';

/** Answers a call of the admin or seller panel, which is refused before its handler without a session or the permission. */
export async function answerPanel(handling: Handling, locale: string): Promise<FastifyReply> {
  const { endpoint, request, reply, parts } = handling;
  const key = endpoint.access === 'admin' ? readApiKey(request.headers.authorization) : undefined;
  // No browser sends a key without being asked to, as it does with a cookie.
  if (request.method !== 'GET' && key === undefined) checkSameOrigin(request);
  const operator = await admitOperator({ endpoint, request, keys: handling.keys, parts }, key);
  const answer = await ask(handling, operator, undefined, operator);
  if (endpoint.endsSessions) await parts.syncSessions();
  reply.headers({ vary: `${varying.vary}, cookie, authorization`, 'cache-control': 'no-store' });
  if ('file' in answer) return sendFile(reply, answer.file);
  const body = present(handling, answer, locale);
  const token = 'token' in answer ? answer.token : undefined;
  const audience = endpoint.opensSession ?? endpoint.closesSession;
  if (audience && (token !== undefined || endpoint.closesSession))
    reply.header('set-cookie', sessionCookie(audience, token, parts.isSecure));
  return reply
    .code(endpoint.status ?? 200)
    .header('content-type', 'application/json; charset=utf-8')
    .send(body);
}
