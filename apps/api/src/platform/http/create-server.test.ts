import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createServer, type Timeouts } from './create-server.ts';
import { handleErrors } from './error-handler.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

const timeouts: Timeouts = { headers: 150, request: 300, upload: 900, idle: 150, silence: 60_000, check: 20 };
type Options = {
  timeouts?: Timeouts;
  maxConnections?: number;
  maxInFlight?: number;
  trustProxy?: boolean | number;
  publicUrl?: string;
  hstsSubdomains?: boolean;
};

async function start(options: Options = {}, prepare: (server: FastifyInstance) => void = () => undefined) {
  const server = createServer({ logger: false, trustProxy: false, bodyLimit: 1000, maxConnections: 50, maxInFlight: 50, ...options });
  open.push(server);
  handleErrors(server, { translate: (_request, { text }) => text, isUnavailable: () => false });
  server.get('/healthz', async () => ({}));
  server.get('/quick', async (request) => ({ address: request.ip, protocol: request.protocol }));
  server.get('/named/:name', async () => ({}));
  server.post('/post', async () => ({}));
  prepare(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return { server, port: address.port, url: `http://127.0.0.1:${address.port}` };
}

/** Speaks raw HTTP: what came back once the server has hung up. */
async function speak(port: number, talk: (socket: Socket) => void | Promise<void>): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  socket.on('error', () => undefined); // a reset is a way to hang up
  // Not events.once, which rejects on that error.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  await talk(socket);
  await closed;
  return received;
}

const connectionsOf = ({ server }: FastifyInstance) => promisify(server.getConnections.bind(server))();

/** Sends text bit by bit until the server has had enough. */
const drip = (text: string) => (socket: Socket) => {
  let sent = 0;
  const timer = setInterval(() => {
    if (!socket.writable) clearInterval(timer);
    else socket.write(text[sent++ % text.length] ?? '');
  }, 20);
  socket.once('close', () => clearInterval(timer));
};

describe('slow clients', () => {
  test('one who sends headers for ever is hung up on', async () => {
    const { port } = await start({ timeouts });
    const received = await speak(port, (socket) => {
      socket.write('GET /quick HTTP/1.1\r\nHost: x\r\n');
      drip('X-More: a\r\n')(socket);
    });
    expect(received).toMatch(/^HTTP\/1\.1 408 [\s\S]+\r\n\r\n\{"message":"The request took too long to arrive"\}$/);
  });

  test('one who sends nothing is hung up on', async () => {
    const { port } = await start({ timeouts });
    expect(await speak(port, () => undefined)).toBe('');
  });

  test('one whose first request crosses with that gets no answer which is not its own', async () => {
    const { server, port } = await start({ timeouts });
    const received = await speak(port, async (socket) => {
      socket.pause();
      await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(0), { timeout: 5000 });
      socket.write('GET /quick HTTP/1.1\r\nHost: x\r\n\r\n');
      socket.resume();
    });
    expect(received).toBe('');
  });

  test('one who is silent between two requests for longer than headers may take is answered', async () => {
    const { port } = await start({ timeouts: { ...timeouts, headers: 100, idle: 2000 } });
    const received = await speak(port, async (socket) => {
      socket.write('GET /quick HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(socket, 'data');
      await delay(400);
      socket.write('GET /quick HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    });
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  });

  test('one who sends a body for ever is hung up on', async () => {
    const { port } = await start({ timeouts });
    const received = await speak(port, (socket) => {
      socket.write('POST /post HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n');
      drip(' ')(socket);
    });
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('one who stays after the answer is hung up on', async () => {
    const { port } = await start({ timeouts });
    const received = await speak(port, (socket) => void socket.write('GET /quick HTTP/1.1\r\nHost: x\r\n\r\n'));
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('one in silence during a long answer is hung up on', async () => {
    const { port } = await start({ timeouts: { ...timeouts, silence: 200 } }, (server) => {
      server.get('/never', () => new Promise(() => undefined));
    });
    expect(await speak(port, (socket) => void socket.write('GET /never HTTP/1.1\r\nHost: x\r\n\r\n'))).toBe('');
  });

  test('the limits of a running marketplace are set', async () => {
    const { server } = await start();
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
      headersTimeout: 20_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 15_000,
      timeout: 60_000,
    });
    // A client applies the announced keep-alive time also to connections that it has not used yet.
    expect(headersTimeout).toBeGreaterThan(keepAliveTimeout + 1000);
  });
});

describe('rude clients', () => {
  test.each([
    ['what is not HTTP', 'hello\r\n\r\n', 400],
    ['headers of 20 kB', `GET /quick HTTP/1.1\r\nHost: x\r\nX-Much: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST /post HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabc', 400],
  ])('%s is refused with a message, then hung up on', async (_, request, status) => {
    const { port } = await start({ timeouts });
    const received = await speak(port, (socket) => void socket.write(request));
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]+\\r\\n\\r\\n\\{"message":"[^"]+"\\}$`));
  });

  test('a compressed body is refused before it is read', async () => {
    const { url } = await start();
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await fetch(`${url}/post`, { method: 'POST', headers, body: 'x' });
    expect([answer.status, await answer.json()]).toEqual([415, { message: 'Compressed request bodies are not accepted' }]);
    expect(
      (await fetch(`${url}/post`, { method: 'POST', headers: { ...headers, 'content-encoding': 'identity' }, body: '{}' })).status,
    ).toBe(200);
  });

  test.each(['/named/%', '/named/%c0%af', `/named/${'x'.repeat(300)}`])('the address %s is a 400 with a message', async (path) => {
    const { url } = await start();
    const answer = await fetch(url + path);
    expect([answer.status, await answer.json()]).toEqual([400, { message: 'The address is not valid' }]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['/sale-50%', '/sale-50%25'],
    ['/named/%e0%a4%a?page=2%', '/named/%25e0%25a4%25a?page=2%'],
    ['//evil.example/%', '/evil.example/%25'],
  ])('[shell-22] a browser at %s is led to an address that can be read', async (path, meant) => {
    const { url } = await start();
    const answer = await fetch(url + path, { headers: { accept: 'text/html,*/*;q=0.8' }, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, meant]);
  });

  test('one that is merely too long is refused there too', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/named/${'%41'.repeat(300)}`, { headers: { accept: 'text/html' } })).status).toBe(400);
  });

  test('connections beyond the limit are refused at once', async () => {
    const { port } = await start({ maxConnections: 1 });
    const first = connect(port, '127.0.0.1');
    await once(first, 'connect');
    expect(await speak(port, () => undefined)).toBe('');
    first.destroy();
  });
});

describe('too many at once', () => {
  const waiting = (release: Promise<void>) => (server: FastifyInstance) => {
    server.get('/wait', async () => {
      await release;
      return {};
    });
  };

  test('more get a 503, and health checks are still answered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { url } = await start({ maxInFlight: 1 }, waiting(promise));
    const first = fetch(`${url}/wait`);
    await vi.waitFor(async () => expect((await fetch(`${url}/quick`)).status).toBe(503));
    const refused = await fetch(`${url}/named/z`);
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('x-content-type-options')]).toEqual([
      503,
      '2',
      'nosniff',
    ]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    resolve();
    expect((await first).status).toBe(200);
    expect((await fetch(`${url}/quick`)).status).toBe(200);
  });

  test('who goes away makes room', async () => {
    const { url } = await start({ maxInFlight: 1 }, waiting(new Promise(() => undefined)));
    for (let round = 0; round < 3; round++) {
      const leaving = new AbortController();
      const left = fetch(`${url}/wait`, { signal: leaving.signal }).catch((error: unknown) => error);
      await vi.waitFor(async () => expect((await fetch(`${url}/quick`)).status).toBe(503));
      leaving.abort();
      await left;
      await vi.waitFor(async () => expect((await fetch(`${url}/quick`)).status).toBe(200));
    }
  });
});

test('stopping does not wait for a silent connection', async () => {
  const { server, port } = await start();
  const silent = connect(port, '127.0.0.1');
  const hungUp = once(silent, 'close');
  await vi.waitFor(async () => expect(await new Promise((resolve) => server.server.getConnections((_, count) => resolve(count)))).toBe(1));
  await server.close();
  await hungUp;
}, 3000);

test('every answer carries the safety headers, over TLS also that it stays there', async () => {
  const { url } = await start({ trustProxy: true });
  const plain = await fetch(`${url}/nowhere`);
  expect(Object.fromEntries(plain.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(plain.headers.has('strict-transport-security')).toBe(false);
  const secure = await fetch(`${url}/quick`, { headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const { url: published } = await start({ publicUrl: 'https://market.example' });
  expect((await fetch(`${published}/quick`)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  const { url: strict } = await start({ publicUrl: 'https://market.example', hstsSubdomains: true });
  expect((await fetch(`${strict}/quick`)).headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test('a client that goes away while it sends a body is not logged as a database that is away', async () => {
  const lines: string[] = [];
  const server = createServer({
    logger: { level: 'trace', stream: { write: (line) => lines.push(line) } },
    trustProxy: false,
    bodyLimit: 1000,
    maxConnections: 50,
    maxInFlight: 50,
  });
  open.push(server);
  handleErrors(server, { translate: (_request, { text }) => text, isUnavailable: () => true });
  server.post('/post', async () => ({}));
  const port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /post HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{');
  await delay(50);
  socket.destroy();
  await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(0));
  await delay(50);
  expect(lines.join('')).not.toContain('database');
});

test('a forwarded address is believed of as many proxies as there are, of no more', async () => {
  const headers = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' };
  const seen = async (trustProxy: boolean | number) => {
    const { url } = await start({ trustProxy });
    const answer: unknown = await (await fetch(`${url}/quick`, { headers })).json();
    return answer;
  };
  expect(await seen(false)).toMatchObject({ address: '127.0.0.1' });
  expect(await seen(1)).toMatchObject({ address: '2.2.2.2' });
  expect(await seen(2)).toMatchObject({ address: '1.1.1.1' });
});
