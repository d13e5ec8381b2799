import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ready } from './answer-cache.ts';

const pack = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Below this, packing costs more than it saves. */
const worthPacking = 1024;

/** Sends ready bytes: 304 for the same etag, packed where the client takes it, `no-cache` so that it asks again but downloads only news. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, ready: Ready): Promise<FastifyReply> {
  reply.code(ready.status).headers({ etag: ready.etag, 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8', ...ready.headers });
  if (request.headers['if-none-match'] === ready.etag) return reply.code(304).send();
  const encoding = ready.body.length < worthPacking ? undefined : acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(ready.body);
  const bytes = ready.packed.get(encoding) ?? (await pack[encoding](ready.body));
  ready.packed.set(encoding, bytes);
  return reply.header('content-encoding', encoding).send(bytes);
}

function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const accepted = String(header ?? '');
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}
