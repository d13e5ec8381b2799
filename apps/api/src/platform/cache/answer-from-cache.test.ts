import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '../../../test/test-clock.ts';
import { createServer, safetyHeadersOf, sendTime } from '../http/create-server.ts';
import { createAnswerCache } from './answer-cache.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { createVersions } from './content-versions.ts';
import { sendCached } from './send-cached.ts';

const versions = createVersions(async () => []);
const cache = createAnswerCache({ versions, capacity: 1_000_000, enabled: true });
const server = createServer({ logger: false, trustProxy: true, bodyLimit: 1000, maxConnections: 100, maxInFlight: 100 });
const long = JSON.stringify({ text: 'Warm light, arches, many small shops. '.repeat(200) });
const clock = createTestClock();
sendTime(server, clock);
let handled = 0;
server.get('/*', async (request, reply) => {
  handled += 1;
  const body = request.url === '/short' ? '{}' : `${long}${versions.stamp(['catalog'])}`;
  return sendCached(request, reply, await cache.answer(request.url, ['catalog'], async () => ({ body, headers: { vary: 'cookie' } })));
});
const counted: number[] = [];
answerFromCache(server.server, {
  find: ({ url = '' }) => cache.peek(url),
  headers: safetyHeadersOf(undefined),
  clock,
  onAnswer: (status) => counted.push(status),
});

let address = '';
beforeAll(async () => {
  address = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const before = handled;
  const answer = await fetch(`${address}${path}`, { method, headers });
  const { 'x-request-id': id, connection: _open, 'keep-alive': _alive, ...rest } = Object.fromEntries(answer.headers);
  expect(id).toMatch(/^[\w-]{36}$/);
  return { by: handled === before ? 'cache' : 'Fastify', status: answer.status, headers: rest, body: await answer.text() };
}

describe('a cached answer', () => {
  test.each(['br', 'gzip', 'deflate, gzip;q=0.5'])('has the bytes and headers that Fastify would send, encoding "%s"', async (encoding) => {
    const path = `/long?${encodeURIComponent(encoding)}`;
    const first = await ask(path, { 'accept-encoding': encoding });
    const second = await ask(path, { 'accept-encoding': encoding });
    expect([first.by, second.by]).toEqual(['Fastify', 'cache']);
    expect({ ...second, by: 'Fastify' }).toEqual(first);
  });

  test('is a 304 for the etag that the client has, as Fastify sends it', async () => {
    const { headers } = await ask('/long?etag', { 'accept-encoding': 'br' });
    const known = { 'if-none-match': headers.etag ?? '' };
    const [cached, other] = [await ask('/long?etag', known), await ask('/long?etag', { ...known, 'x-forwarded-proto': 'http' })];
    expect([cached.by, other.by, cached.status, cached.body]).toEqual(['cache', 'Fastify', 304, '']);
    expect({ ...cached, by: 'Fastify' }).toEqual(other);
  });

  test('is the same with a token', async () => {
    const br = { 'accept-encoding': 'br' };
    const first = await ask('/long?token', br);
    expect(await ask('/long?token', { ...br, authorization: 'Bearer x' })).toEqual({ ...first, by: 'cache' });
  });

  test('is counted', async () => {
    await ask('/short');
    counted.length = 0;
    await ask('/short');
    await ask('/short', { 'if-none-match': '*' });
    expect(counted).toEqual([200, 304]);
  });
});

describe('Fastify answers', () => {
  test.each([
    ['a request through a proxy, which may have ended TLS', { 'x-forwarded-proto': 'https' }],
    ['in an encoding that nobody has asked for yet', { 'accept-encoding': 'gzip' }],
    ['a client that accepts only unpacked bytes', { 'accept-encoding': 'identity' }],
  ])('%s', async (title, headers) => {
    const path = `/long?${encodeURIComponent(title)}`;
    const { body } = await ask(path, { 'accept-encoding': 'br' });
    expect((await ask(path, { 'accept-encoding': 'br' })).by).toBe('cache');
    expect(await ask(path, { 'accept-encoding': 'br', ...headers })).toMatchObject({ by: 'Fastify', body });
  });

  test('HEAD, and what has changed', async () => {
    const br = { 'accept-encoding': 'br' };
    const first = await ask('/long?old', br);
    expect((await ask('/long?old', br, 'HEAD')).by).toBe('Fastify');
    versions.touch(['catalog']);
    const second = await ask('/long?old', br);
    expect(second.by).toBe('Fastify');
    expect(second.body).not.toBe(first.body);
  });
});
