import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { buildFakeStorefront } from '../../test/fakes/fake-storefront.ts';
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
  expect(refused.statusCode).toBe(429);
  // A place is free every 20 s; a part of that has passed since the first page.
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(10);
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

test('a page is not rendered for clients that have left, and is for one that comes after them', async () => {
  const before = renderOf(await (await fetch(`${url}/before`)).text());
  const leaving = new AbortController();
  const left = [1, 2].map(() => fetch(`${url}/slow/1`, { signal: leaving.signal }).catch(() => undefined));
  await delay(60);
  leaving.abort();
  await Promise.all(left);
  const staying = await fetch(`${url}/slow/1`);
  expect([staying.status, renderOf(await staying.text())]).toEqual([200, before + 1]);
});

test('calls are answered while pages are rendered', async () => {
  await get('/rose');
  const pages = Array.from({ length: 20 }, (_, index) => fetch(`${url}/busy/${index}`));
  const times: number[] = [];
  let isDone = false;
  const finished = Promise.all(pages).then(() => {
    isDone = true;
  });
  while (!isDone) {
    const startedAt = performance.now();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    times.push(performance.now() - startedAt);
  }
  await finished;
  const statuses = new Set((await Promise.all(pages)).map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual(expect.arrayContaining([200]));
  // One page occupies its thread for 50 ms, all of them for a second.
  times.sort((one, other) => one - other);
  expect(times.length).toBeGreaterThan(20);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(40);
});

test('under a flood a browser gets the plain application, other clients a 503 with Retry-After', async () => {
  const flood = Array.from({ length: 150 }, (_, index) =>
    fetch(`${url}/slow/mixed-${index}`, index % 2 === 0 ? { headers: { 'sec-fetch-dest': 'document' } } : {}),
  );
  const answers = await Promise.all(flood);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const shells = texts.filter((text) => text.includes('<title>Shell</title>'));
  const refused = answers.filter(({ status }) => status === 503);
  expect(shells.length).toBeGreaterThan(20);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true);
  const browsers = answers.filter((_answer, index) => index % 2 === 0);
  expect(new Set(browsers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('an ended worker loses no page, and is counted', async () => {
  const [waiting, ending] = await Promise.all([fetch(`${url}/waiting/1`), fetch(`${url}/ending-once`)]);
  expect([waiting.status, ending.status]).toEqual([200, 200]);
  const browser = await fetch(`${url}/ending`, { headers: { 'sec-fetch-dest': 'document' } });
  expect([browser.status, await browser.text()]).toEqual([200, '<!doctype html><title>Shell</title>']);
  const crawler = await fetch(`${url}/ending`);
  expect([crawler.status, crawler.headers.get('retry-after')]).toEqual([503, '2']);
  const { text } = await app.metrics.read();
  expect(text).toContain('souk_render_workers_ended_total{reason="crash"} 5');
  expect(text).toMatch(/souk_renders_total\{outcome="done"\} [1-9]/);
  expect(text).toContain('souk_renders_total{outcome="lost"} 2');
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
