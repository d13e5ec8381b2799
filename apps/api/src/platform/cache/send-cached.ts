import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, Ready } from './answer-cache.ts';

const brotliPack = promisify(brotliCompress);
const gzipPack = promisify(gzip);
const pack: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotliPack(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => gzipPack(body),
};

/** Below this, packing costs more than it saves. */
const worthPacking = 1024;

/** Sends ready bytes: 304 for the same etag, packed where the client takes it, `no-cache` so that it asks again but downloads only news. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, ready: Ready): Promise<FastifyReply> {
  reply.code(ready.status).headers(cachedHeaders(ready));
  if (ready.status === 200 && isFresh(request.headers['if-none-match'], ready.etag))
    return reply.code(304).removeHeader('content-type').send();
  const encoding = isWorthPacking(ready) ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding) return reply.send(ready.body);
  const bytes = await packed(ready, encoding);
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

export function isWorthPacking(ready: Ready): boolean {
  return ready.body.length >= worthPacking;
}

/** The packed bytes, made once however many ask at the same time. */
function packed(ready: Ready, encoding: Encoding): Promise<Buffer> | Buffer {
  const known = ready.packed.get(encoding);
  if (known) return known;
  const making = pack[encoding](ready.body);
  ready.packed.set(encoding, making);
  making.then(
    (bytes) => ready.packed.set(encoding, bytes),
    () => ready.packed.delete(encoding),
  );
  return making;
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

/** Brotli where the client takes it, else gzip, else neither. An encoding with `q=0` is one that it does not take. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = new Set<string>();
  for (const entry of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}
