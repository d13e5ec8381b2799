import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Clock } from '../clock/clock.ts';
import { createTimeHeaders } from '../http/create-server.ts';
import { findPacked, isWorthPacking, type Ready } from './ready-answer.ts';
import { acceptedEncoding, cachedHeaders, isFresh } from './send-cached.ts';

type CachedAnswerOptions = {
  /** The cached answer to the request, if it can be sent now. */
  find: (request: IncomingMessage) => Ready | undefined;
  /** Headers of every answer of the server. */
  headers: Readonly<Record<string, string>>;
  clock: Clock;
  /** Called for each of these answers, because Fastify's hooks do not see them. */
  onAnswer?: (status: number, request: IncomingMessage) => void;
};

/**
 * Sends cached answers before Fastify receives the request, with the same bytes and headers that Fastify would send: its routing, hooks and
 * reply objects cost twice as much as the rest of such an answer. Fastify handles every other request.
 */
export function answerFromCache(server: Server, { find, headers, clock, onAnswer }: CachedAnswerOptions): void {
  const [handleWithFastify] = server.listeners('request').filter((listener): listener is RequestListener => typeof listener === 'function');
  if (!handleWithFastify) throw new Error('The server has no handler of requests yet');
  const hasHsts = 'strict-transport-security' in headers;
  const serverHeaders = Object.entries(headers).flat();
  const timeHeaders = createTimeHeaders(clock);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    // Only Fastify knows whether TLS ends at a proxy, so HTTPS headers need it, unless every answer has them.
    const isClear = hasHsts || request.headers['x-forwarded-proto'] === undefined;
    const ready = isClear && server.listening && isPlainGet(request) ? find(request) : undefined;
    const { date, 'server-timing': time } = timeHeaders();
    const status = ready && send(request, response, ready, [...serverHeaders, 'date', date, 'server-timing', time]);
    if (status === undefined) handleWithFastify(request, response);
    else onAnswer?.(status, request);
  });
}

/** A GET without a body. A token changes nothing, since no answer in the cache is personal. */
function isPlainGet({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers['content-encoding'] === undefined
  );
}

/** Returns the status that it answered with; undefined if the bytes are not there in the encoding that this client accepts. */
function send(request: IncomingMessage, response: ServerResponse, ready: Ready, head: string[]): number | undefined {
  head.push('x-request-id', randomUUID());
  const isUnchanged = ready.status === 200 && isFresh(request.headers['if-none-match'], ready.etag);
  const ownHeaders = cachedHeaders(ready);
  for (const name in ownHeaders) {
    if (!(isUnchanged && name === 'content-type')) head.push(name, ownHeaders[name] ?? '');
  }
  if (isUnchanged) {
    response.writeHead(304, head).end();
    return 304;
  }
  const encoding = isWorthPacking(ready) ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  const bytes = encoding ? findPacked(ready, encoding) : ready.body;
  if (!bytes) return undefined;
  if (encoding) head.push('content-encoding', encoding);
  head.push('content-length', String(bytes.length));
  response.writeHead(ready.status, head).end(bytes);
  return ready.status;
}
