import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createServer } from '../http/create-server.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createVersions } from './content-versions.ts';
import { etagOf, findPacked } from './ready-answer.ts';
import { sendCached } from './send-cached.ts';

const server = createServer({ logger: false, trustProxy: false, bodyLimit: 1000, maxConnections: 100, maxInFlight: 100 });
const cache = createAnswerCache({ versions: createVersions(async () => []), capacity: 1_000_000, enabled: true });
const long = JSON.stringify({ text: 'Warm light, arches, many small shops. '.repeat(200) });
const bodies = { '/long': long, '/short': '{}' };
for (const [path, body] of Object.entries(bodies)) {
  server.get(path, async (request, reply) => sendCached(request, reply, await cache.answer(request.url, [], async () => body)));
}
server.get('/missing', async (request, reply) =>
  sendCached(
    request,
    reply,
    await cache.answer('/missing', [], async () => ({ body: '<p>', status: 404, headers: { 'content-type': 'text/html' } })),
  ),
);
afterAll(() => server.close());

const longBytes = Buffer.from(long);
server.get('/packed', async (request, reply) =>
  sendCached(
    request,
    reply,
    await cache.answer('/packed', [], async () => ({
      packed: { br: brotliCompressSync(longBytes), length: longBytes.length, etag: etagOf(longBytes) },
    })),
  ),
);

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => server.inject({ method, url, headers });
const askEtag = async (url: string) => String((await get(url)).headers.etag);

describe('a copy that the client has', () => {
  test('is good for the same etag: 304 without a body', async () => {
    const etag = await askEtag('/long');
    const answer = await get('/long', { 'if-none-match': etag });
    expect([answer.statusCode, answer.body, answer.headers.etag, answer.headers['cache-control']]).toEqual([304, '', etag, 'no-cache']);
  });

  test('is found in a list, strong or weak, and by the star', async () => {
    const etag = await askEtag('/long');
    for (const header of [`"other", ${etag}`, `W/"a",${etag} , "b"`, etag.replace('W/', ''), ' * ']) {
      expect((await get('/long', { 'if-none-match': header })).statusCode, header).toBe(304);
    }
    for (const header of ['"other"', 'W/""', '', etag.slice(0, -2), `${etag}x`]) {
      expect((await get('/long', { 'if-none-match': header })).statusCode, header).toBe(200);
    }
  });

  test('has the same etag packed and not', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', ''].map(async (encoding) => (await get('/long', { 'accept-encoding': encoding })).headers.etag),
    );
    expect(new Set(etags).size).toBe(1);
  });

  test('has no validator for a missing page', async () => {
    const etag = await askEtag('/missing');
    const answer = await get('/missing', { 'if-none-match': etag });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html']);
  });
});

describe('packing', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip, br; q=0.000', 'gzip'],
    ['deflate, zstd', undefined],
    ['brotli, abracadabra', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('for %j it is %s', async (accepted, encoding) => {
    const answer = await get('/long', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }[
      encoding === 'br' || encoding === 'gzip' ? encoding : 'none'
    ];
    expect(unpack(answer.rawPayload).toString()).toBe(long);
    if (encoding) expect(answer.rawPayload.length).toBeLessThan(long.length / 4);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('for %s an answer that was made packed has the same body and etag', async (accepted, unpack) => {
    const answer = await get('/packed', { 'accept-encoding': accepted });
    const { headers } = await get('/long', { 'accept-encoding': accepted });
    expect(unpack(answer.rawPayload).toString()).toBe(long);
    expect([answer.headers.etag, answer.headers['content-encoding']]).toEqual([headers.etag, headers['content-encoding']]);
  });

  test('what is short is sent as it is', async () => {
    const answer = await get('/short', { 'accept-encoding': 'br, gzip' });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, '{}']);
  });

  test.each(['br', 'gzip'] as const)('%s is done once, however many ask at the same time', async (encoding) => {
    const path = `/long?${encoding}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(path, { 'accept-encoding': encoding })));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('hex'))).size).toBe(1);
    const ready = await cache.answer(path, [], async () => long);
    const packed = findPacked(ready, encoding);
    expect(packed).toBeInstanceOf(Buffer);
    await get(path, { 'accept-encoding': encoding });
    expect(findPacked(ready, encoding)).toBe(packed);
  });

  test('leaves only the packed bytes in the cache, without the block of memory that they were made in', async () => {
    const ready = await cache.answer('/long', [], async () => long);
    await expect.poll(() => ready.body).toBeUndefined();
    const bytes = findPacked(ready, 'br');
    expect(bytes?.buffer.byteLength).toBe(bytes?.length);
  });
});

test('HEAD answers like GET, without the body', async () => {
  const headers = { 'accept-encoding': 'br' };
  const [head, whole] = [await get('/long', headers, 'HEAD'), await get('/long', headers)];
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of ['etag', 'content-type', 'content-encoding', 'content-length', 'cache-control'])
    expect(head.headers[name]).toBe(whole.headers[name]);
  expect((await get('/long', { 'if-none-match': String(whole.headers.etag) }, 'HEAD')).statusCode).toBe(304);
});
