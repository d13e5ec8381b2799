import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createServer } from '../platform/http/create-server.ts';
import { serveBackOffice } from './serve-back-office.ts';

const folder = mkdtempSync(join(tmpdir(), 'souk-panel-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, 'seller', 'assets'), { recursive: true });
writeFileSync(join(folder, 'index.html'), '<div id="root"></div>');
writeFileSync(join(folder, 'seller', 'index.html'), '<div id="root" class="seller"></div>');
writeFileSync(join(folder, 'assets', 'index-1.js'), 'start()');
const server = Fastify();
await serveBackOffice(server, folder);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each(['/admin', '/admin/orders', '/admin/orders/SK-7F3K9Q?x=1'])('%s is the panel, with a policy of its own', async (url) => {
  const { statusCode, headers, body } = await server.inject(url);
  expect([statusCode, body]).toEqual([200, '<div id="root"></div>']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'; style-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test.each(['/seller', '/seller/orders/SK-7F3K9Q'])('%s is the seller panel, with the same policy', async (url) => {
  const { statusCode, headers, body } = await server.inject(url);
  expect([statusCode, body]).toEqual([200, '<div id="root" class="seller"></div>']);
  expect(String(headers['content-security-policy'])).toContain("script-src 'self'; style-src 'self'");
});

test('only pages of the seller panel may use the camera', async () => {
  const whole = createServer({ logger: false, trustProxy: false, bodyLimit: 1000, maxConnections: 10, maxInFlight: 10 });
  await serveBackOffice(whole, folder);
  whole.get('/products', (_request, reply) => reply.type('text/html').send('<main>'));
  const policyOf = async (url: string) => String((await whole.inject(url)).headers['permissions-policy']);
  const everywhere =
    'camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';
  for (const url of ['/products', '/admin', '/admin/orders', '/seller-none', '/nowhere']) expect(await policyOf(url), url).toBe(everywhere);
  for (const url of ['/seller', '/seller/stock']) expect(await policyOf(url)).toBe(everywhere.replace('camera=()', 'camera=(self)'));
  await whole.close();
});

test('its files are cached for a year, and the addresses of the shop are not touched', async () => {
  expect(await server.inject('/admin/assets/index-1.js')).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
  for (const url of ['/', '/administrators', '/sellers', '/assets/index-1.js']) expect((await server.inject(url)).statusCode).toBe(404);
});

test('without a build nothing is served', async () => {
  const empty = Fastify();
  await serveBackOffice(empty, join(folder, 'nothing'));
  expect((await empty.inject('/admin')).statusCode).toBe(404);
  await empty.close();
});
