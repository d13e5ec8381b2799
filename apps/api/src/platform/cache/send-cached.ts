import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bodyOf, type Encoding, isWorthPacking, packedIn, type Ready } from './ready-answer.ts';

/** Sends ready bytes: 304 for the same etag, packed where the client takes it, `no-cache` so that it asks again but downloads only news. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, ready: Ready): Promise<FastifyReply> {
  reply.code(ready.status).headers(cachedHeaders(ready));
  if (ready.status === 200 && isFresh(request.headers['if-none-match'], ready.etag))
    return reply.code(304).removeHeader('content-type').send();
  const encoding = isWorthPacking(ready) ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding) return reply.send(await bodyOf(ready));
  const bytes = await packedIn(ready, encoding);
  return reply.header('content-encoding', encoding).send(bytes);
}

export function cachedHeaders(ready: Ready): Record<string, string> {
  return {
    etag: ready.etag,
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
    ...ready.headers,
  };
}

/** Whether a copy that the client names is this one. Weak or strong is all the same when nothing but a whole answer is meant. */
export function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const opaque = withoutWeakness(etag);
  return header.split(',').some((known) => withoutWeakness(known.trim()) === opaque);
}

function withoutWeakness(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}

/** Browsers send few different headers, so that each is parsed once. */
const parsedHeaders = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 100 });

/** Brotli where the client takes it, else gzip, else neither. An encoding with `q=0` is one that it does not take. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const text = String(header);
  const known = parsedHeaders.get(text);
  if (known) return known.encoding;
  const encoding = parseAcceptEncoding(text);
  if (text.length <= 200) parsedHeaders.set(text, { encoding });
  return encoding;
}

function parseAcceptEncoding(header: string): Encoding | undefined {
  const accepted = new Set<string>();
  for (const entry of header.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}
