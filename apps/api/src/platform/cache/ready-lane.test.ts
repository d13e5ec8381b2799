import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '../../../test/test-clock.ts';
import { createServer, safetyHeadersOf } from '../http/create-server.ts';
import { sendTime } from '../http/time-headers.ts';
import { createAnswerCache } from './answer-cache.ts';
import { openReadyLane } from './ready-lane.ts';
import { sendCached } from './send-cached.ts';

let stamp = 'first';
const cache = createAnswerCache({ versions: { stamp: () => stamp }, capacity: 1_000_000, enabled: true });
const server = createServer({ logger: false, trustProxy: true, bodyLimit: 1000, maxConnections: 100, maxInFlight: 100 });
const long = JSON.stringify({ text: 'Warm light, arches, many small shops. '.repeat(200) });
const clock = createTestClock();
sendTime(server, clock);
let longWays = 0;
server.get('/*', async (request, reply) => {
  longWays += 1;
  const body = request.url === '/short' ? '{}' : `${long}${stamp}`;
  return sendCached(request, reply, await cache.answer(request.url, ['catalog'], async () => ({ body, headers: { vary: 'cookie' } })));
});
const counted: number[] = [];
openReadyLane(server.server, {
  cache,
  headers: safetyHeadersOf(undefined),
  clock,
  keyOf: ({ url = '' }) => url,
  onAnswer: (status) => counted.push(status),
});

let address = '';
beforeAll(async () => {
  address = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const before = longWays;
  const answer = await fetch(`${address}${path}`, { method, headers });
  const { 'x-request-id': id, connection: _open, 'keep-alive': _alive, ...rest } = Object.fromEntries(answer.headers);
  expect(id).toMatch(/^[\w-]{36}$/);
  return { way: longWays === before ? 'lane' : 'long', status: answer.status, headers: rest, body: await answer.text() };
}

describe('what is ready', () => {
  test.each(['', 'br', 'gzip', 'deflate, gzip;q=0.5'])(
    'goes out with the same bytes and headers as the long way, encoding "%s"',
    async (encoding) => {
      const path = `/long?${encodeURIComponent(encoding)}`;
      const first = await ask(path, { 'accept-encoding': encoding });
      const second = await ask(path, { 'accept-encoding': encoding });
      expect([first.way, second.way]).toEqual(['long', 'lane']);
      expect({ ...second, way: 'long' }).toEqual(first);
    },
  );

  test('is a 304 for the etag that the client has, as the long way has it', async () => {
    const { headers } = await ask('/long?etag');
    const known = { 'if-none-match': headers.etag ?? '' };
    const [lane, long] = [await ask('/long?etag', known), await ask('/long?etag', { ...known, 'x-forwarded-proto': 'http' })];
    expect([lane.way, long.way, lane.status, lane.body]).toEqual(['lane', 'long', 304, '']);
    expect({ ...lane, way: 'long' }).toEqual(long);
  });

  test('is counted', async () => {
    await ask('/short');
    counted.length = 0;
    await ask('/short');
    await ask('/short', { 'if-none-match': '*' });
    expect(counted).toEqual([200, 304]);
  });
});

describe('the long way serves', () => {
  test.each([
    ['who is signed in', { authorization: 'Bearer x' }],
    ['what came through a proxy, which may have ended TLS', { 'x-forwarded-proto': 'https' }],
    ['an encoding that nobody has asked for yet', { 'accept-encoding': 'gzip' }],
  ])('%s', async (whom, headers) => {
    const path = `/long?${encodeURIComponent(whom)}`;
    await ask(path, { 'accept-encoding': 'identity' });
    expect((await ask(path, { 'accept-encoding': 'identity', ...headers })).way).toBe('long');
  });

  test('what is no GET, and what has changed', async () => {
    const first = await ask('/long?old');
    expect((await ask('/long?old', {}, 'HEAD')).way).toBe('long');
    stamp = 'second';
    const second = await ask('/long?old');
    expect(second.way).toBe('long');
    expect(second.body).not.toBe(first.body);
  });
});
