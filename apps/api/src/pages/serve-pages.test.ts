import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { buildFakeStorefront } from '../../test/fake-storefront.ts';
import { useTestApp } from '../../test/test-app.ts';

const STOREFRONT_DIST = await buildFakeStorefront();
const { app } = await useTestApp({ env: { STOREFRONT_DIST, PAGE_RENDERS_PER_MINUTE: '0' } });
const url = await app.server.listen({ port: 0 });
const limited = await useTestApp({ env: { STOREFRONT_DIST, PAGE_RENDERS_PER_MINUTE: '3', TRUST_PROXY: '1' } });
const get = (path: string, headers: Record<string, string> = {}) => app.server.inject({ url: path, headers });
const renderOf = (html: string) => Number(/render (\d+)/.exec(html)?.[1]);

describe('the key of a page', () => {
  test.each(['utm_source=x&utm_medium=mail', 'fbclid=1', 'gclid=2', 'nothing=17'])(
    '?%s is answered with the page of the bare address',
    async (query) => {
      const plain = await get('/tulip');
      const tracked = await get(`/tulip?${query}`);
      expect([tracked.statusCode, tracked.body, tracked.headers.etag]).toEqual([200, plain.body, plain.headers.etag]);
    },
  );

  test('a parameter that the page reads is a page of its own, whatever comes with it', async () => {
    const second = await get('/tulip?page=2');
    expect(second.body).toContain('/tulip?page=2');
    expect((await get('/tulip?x=1&page=2')).body).toBe(second.body);
    expect((await get('/tulip')).body).not.toBe(second.body);
  });

  test('a view cookie counts with the values that the shop offers, and with no others', async () => {
    const known = await get('/rose', { cookie: 'souk_view=en.en..dark' });
    expect(known.body).toContain('souk_view=en.en..dark');
    for (const cookie of ['souk_view=zz.yy.XXX.dark', 'souk_view=en.en.ABC123.dark', 'a=b; souk_view=qq.en..dark']) {
      expect((await get('/rose', { cookie })).body).toBe(known.body);
    }
    expect((await get('/rose', { cookie: 'souk_view=en.en..mauve' })).body).toBe((await get('/rose')).body);
  });

  test('all addresses without a page share one answer', async () => {
    const { statusCode, headers, body } = await get('/missing/1');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await get('/missing/2?a=b')).body).toBe(body);
  });

  test('an address that has another one leads there', async () => {
    const { statusCode, headers } = await get('/moved?page=abc');
    expect([statusCode, headers.location]).toEqual([302, '/target']);
  });
});

test('an address has so many pages rendered in a minute; cached pages do not count', async () => {
  const ask = (path: string, address: string, headers: Record<string, string> = {}) =>
    limited.app.server.inject({ url: path, headers: { 'x-forwarded-for': address, ...headers } });
  for (const path of ['/a', '/b', '/c']) expect((await ask(path, '192.0.2.1')).statusCode).toBe(200);
  const refused = await ask('/d', '192.0.2.1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '20']);
  expect((await ask('/a?utm_source=x', '192.0.2.1')).statusCode).toBe(200);
  expect((await ask('/d', '192.0.2.2')).statusCode).toBe(200);
  const browser = await ask('/e', '192.0.2.1', { 'sec-fetch-dest': 'document' });
  expect([browser.statusCode, browser.body, browser.headers['cache-control']]).toEqual([
    200,
    '<!doctype html><title>Shell</title>',
    'no-store',
  ]);
  expect(browser.headers['content-security-policy']).toContain("script-src 'self'");
});

test('a page is not rendered for clients that have gone, and is for one that comes after them', async () => {
  const before = renderOf(await (await fetch(`${url}/before`)).text());
  const leaving = new AbortController();
  const left = [1, 2].map(() => fetch(`${url}/slow/1`, { signal: leaving.signal }).catch(() => undefined));
  await delay(60);
  leaving.abort();
  await Promise.all(left);
  const staying = await fetch(`${url}/slow/1`);
  expect([staying.status, renderOf(await staying.text())]).toEqual([200, before + 1]);
});

test('more pages than can be rendered in time are refused at once, and reported', async () => {
  const flood = Array.from({ length: 150 }, async (_, index) => {
    const startedAt = performance.now();
    const { status, headers } = await fetch(`${url}/slow/flood-${index}`);
    return { status, retryAfter: headers.get('retry-after'), milliseconds: performance.now() - startedAt };
  });
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
  expect(refused.length).toBeGreaterThan(50);
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']));
  expect((await app.metrics.read()).text).toMatch(/souk_http_refused_total\{class="page"\} [1-9]/);
});
