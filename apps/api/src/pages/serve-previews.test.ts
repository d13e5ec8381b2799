import { beforeAll, expect, test } from 'vitest';
import { buildStaff } from '../../test/builders/staff.ts';
import { buildFakeStorefront } from '../../test/fakes/fake-storefront.ts';
import { useTestApp } from '../../test/test-app.ts';

const STOREFRONT_DIST = await buildFakeStorefront();
const { app, call, database, clock } = await useTestApp({ env: { STOREFRONT_DIST } });
const { headers } = await buildStaff(database.db);
const open = (address: string) => app.server.inject({ url: address });
let address = '';

beforeAll(async () => {
  await call('POST', '/admin/content/pages', { headers, body: { slug: 'returns', title: 'Returns' } });
  address = String((await call('GET', '/admin/content/pages/returns/preview?locale=en', { headers })).body.data?.address);
});

test('[admin-07] a preview is rendered as the storefront renders, marked, without scripts, never cached or indexed', async () => {
  const { statusCode, headers: sent, body } = await open(address);
  expect(statusCode).toBe(200);
  expect(sent).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(sent['content-security-policy']).toContain("script-src 'none'");
  expect(sent['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(body).toContain('/page/returns souk_view=en.en..light');
  expect(body).not.toContain('<script');
  const [, number] = /render (\d+)/.exec(body) ?? [];
  expect((await open(address)).body).not.toContain(`render ${number}<`);
});

test('the policy of public pages stays strict', async () => {
  const policy = String((await open('/tulip')).headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self'");
});

test('a link that was changed or has expired is a 404', async () => {
  for (const wrong of [address.replace('.en.', '.ar.'), address.replace('returns', 'terms'), `${address}x`, '/admin/preview/x'])
    expect([wrong, (await open(wrong)).statusCode]).toEqual([wrong, 404]);
  clock.advance(3601);
  expect((await open(address)).statusCode).toBe(404);
});
