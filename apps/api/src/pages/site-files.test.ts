import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { bumpTags } from '../platform/cache/content-versions.ts';

const { app, database } = await useTestApp({ env: { PUBLIC_URL: 'https://souk.example' } });
const { db } = database;
const get = (url: string) => app.server.inject({ url });
const manifest = async (url = '/manifest.webmanifest') => JSON.parse((await get(url)).body);

beforeAll(async () => {
  await db
    .insertInto('languages')
    .values(['ar', 'ir'].map((name) => ({ name, title: name, direction: 'rtl' })))
    .execute();
});

/** Whether crawlers that go by the usual rules leave an address alone: `*` is anything, the rest a beginning. */
function isClosed(robots: string, address: string): boolean {
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  return rules.some((rule) =>
    new RegExp(
      `^${rule
        .split('*')
        .map((part) => part.replace(/[.?]/g, '\\$&'))
        .join('.*')}`,
    ).test(address),
  );
}

describe('robots.txt', () => {
  test('names the sitemap at the public address', async () => {
    const { statusCode, headers, body } = await get('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('\nSitemap: https://souk.example/sitemap.xml\n');
  });

  test.each([
    '/checkout',
    '/order-history/12',
    '/support-ticket/T-1',
    '/plans/2/purchase',
    '/products?search=mug',
    '/products?page=2&brand_id=3',
    '/categories/textiles?sort_type=newest',
    '/shops/3?color_id=1',
  ])('leaves %s alone', async (address) => {
    expect(isClosed((await get('/robots.txt')).body, address)).toBe(true);
  });

  test.each([
    '/',
    '/?lang=ar',
    '/products',
    '/products?page=2',
    '/products?page=2&lang=ir',
    '/products/12/details',
    '/categories/textiles?subcategory=4',
    '/plans',
    '/blogs',
    '/support',
    '/assets/index.js',
    '/api/master',
  ])('opens %s', async (address) => {
    expect(isClosed((await get('/robots.txt')).body, address)).toBe(false);
  });
});

describe('the web manifest', () => {
  test('has the marketplace’s name, colours and icons', async () => {
    const { headers } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json');
    expect(await manifest()).toMatchObject({
      name: 'Souk',
      lang: 'en',
      dir: 'ltr',
      start_url: '/',
      display: 'standalone',
      theme_color: '#b4501e',
      icons: [
        { src: '/icons/192.png', sizes: '192x192' },
        { src: '/icons/512.png', sizes: '512x512' },
        { src: '/icons/maskable-512.png', purpose: 'maskable' },
      ],
    });
  });

  test.each([
    ['ar', 'ar', 'rtl'],
    ['ir', 'fa', 'rtl'],
    ['fa', 'fa', 'rtl'],
    ['zz', 'en', 'ltr'],
    ['<script>', 'en', 'ltr'],
  ])('in %s it has %s and %s', async (asked, lang, dir) => {
    expect(await manifest(`/manifest.webmanifest?lang=${encodeURIComponent(asked)}`)).toMatchObject({ lang, dir });
  });

  test('follows the settings: name, colour of a whole theme, icons drawn from the logo', async () => {
    const shades = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'];
    const theme = { primary: '#225588', ...Object.fromEntries(shades.map((shade) => [shade, '#225588'])) };
    const logo_url = JSON.stringify({ en: '/media/0123456789abcdef0123456789abcdef/640.webp' });
    await db
      .updateTable('settings')
      .set({ app_name: JSON.stringify({ en: 'Bazaar', ar: 'بازار' }), theme_colors: JSON.stringify(theme), logo_url, app_locale: 'ar' })
      .execute();
    await bumpTags(db, ['settings']);
    await expect.poll(async () => (await manifest()).name).toBe('بازار');
    const { theme_color, lang, dir, icons } = await manifest();
    expect({ theme_color, lang, dir }).toEqual({ theme_color: '#225588', lang: 'ar', dir: 'rtl' });
    expect(icons[0].src).toBe('/media/0123456789abcdef0123456789abcdef/icon-192.png');
  });
});
