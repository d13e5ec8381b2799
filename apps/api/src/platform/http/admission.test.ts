import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { admitRequests, createOverloadState, type Work } from './admission.ts';
import { handleErrors } from './error-handler.ts';

/** Hundreds of connections take long on a busy machine. */
const waiting = { timeout: 10_000 };

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.server.closeAllConnections();
    await server.close();
  }
});

const classes: Readonly<Record<string, Work>> = { '/order': 'order', '/catalog': 'catalog' };

/** A server whose work of each class ends when it is released. */
async function start() {
  const server = Fastify();
  open.push(server);
  const admission = admitRequests(server, { workOf: (route) => classes[route ?? ''], renderWorkers: 1 });
  handleErrors(server, { translate: (_request, { text }) => text, isUnavailable: () => false });
  const { promise, resolve } = Promise.withResolvers<void>();
  let started = 0;
  const work = async () => {
    started += 1;
    await promise;
    return {};
  };
  for (const path of ['/order', '/catalog', '/free']) server.get(path, work);
  return { url: await server.listen({ port: 0 }), server, admission, release: resolve, started: () => started };
}

test('a flood of catalogue calls is refused at once, and orders have slots of their own', async () => {
  const { url, admission, release, started } = await start();
  const flood = Array.from({ length: 400 }, () => fetch(`${url}/catalog`));
  await vi.waitFor(() => expect(admission.refusals().catalog).toBeGreaterThan(100), waiting);
  const startedAt = performance.now();
  const refused = await fetch(`${url}/catalog`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(performance.now() - startedAt).toBeLessThan(500);
  const before = started();
  const order = fetch(`${url}/order`);
  await vi.waitFor(() => expect(started()).toBe(before + 1), waiting);
  release();
  expect((await order).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(admission.refusals()).toMatchObject({ order: 0, page: 0 });
});

test('work is not started for a client that has left', async () => {
  const { url, admission, release, started } = await start();
  const running = Array.from({ length: 24 }, () => fetch(`${url}/catalog`));
  await vi.waitFor(() => expect(started()).toBe(24), waiting);
  const leaving = new AbortController();
  const left = Array.from({ length: 20 }, () => fetch(`${url}/catalog`, { signal: leaving.signal }).catch(() => undefined));
  await delay(100);
  leaving.abort();
  await Promise.all(left);
  await delay(100);
  release();
  await Promise.all(running);
  expect((await fetch(`${url}/catalog`)).status).toBe(200);
  expect(started()).toBe(25);
  expect(admission.refusals().catalog).toBe(0);
});

test('requests within the process and routes without a class are admitted always', async () => {
  const { url, server, release, started } = await start();
  const running = Array.from({ length: 24 }, () => fetch(`${url}/catalog`));
  await vi.waitFor(() => expect(started()).toBe(24), waiting);
  const inside = server.inject('/catalog');
  const free = fetch(`${url}/free`);
  await vi.waitFor(() => expect(started()).toBe(26), waiting);
  release();
  expect([(await inside).statusCode, (await free).status]).toEqual([200, 200]);
  await Promise.all(running);
});

test('overload is reported after a second of refusals, and until two seconds after the last', () => {
  let now = 0;
  const overload = createOverloadState(() => now);
  const at = (milliseconds: number, isRefused: boolean) => {
    now = milliseconds;
    if (isRefused) overload.recordRefusal();
    return overload.isOverloaded();
  };
  expect([at(0, true), at(900, true), at(1100, true), at(3000, false), at(3200, false)]).toEqual([false, false, true, true, false]);
  expect([at(9000, true), at(9500, true)]).toEqual([false, false]);
});
