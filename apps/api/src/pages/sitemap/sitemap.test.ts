import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildManyProducts } from '../../../test/builders/many-products.ts';
import { buildSmallMarketplace } from '../../../test/builders/small-marketplace.ts';
import { createTestApp, useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

const { app, database, clock } = await useTestApp({ env: { PUBLIC_URL: 'https://souk.example' } });
const { db } = database;
let marketplace: Awaited<ReturnType<typeof buildSmallMarketplace>>;

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });
const addressesIn = (body: string) => [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
const read = async (url: string) => addressesIn((await get(url)).body);

const spoken = [
  { name: 'ar', title: 'العربية', direction: 'rtl', position: 1 },
  { name: 'ir', title: 'فارسی', direction: 'rtl', position: 2 },
];

beforeAll(async () => {
  await db.insertInto('languages').values(spoken).execute();
  marketplace = await buildSmallMarketplace(db, clock);
  await db
    .updateTable('products')
    .set({ active: false })
    .where('id', '=', marketplace.ids[7] ?? 0)
    .execute();
  const post = (slug: string, days: number) => ({
    slug,
    title: '{}',
    body: '{}',
    published_at: new Date(clock.now().getTime() - days * 86_400_000),
  });
  await db
    .insertInto('posts')
    .values([post('kilns', 1), post('tomorrow', -1)])
    .execute();
  await db
    .insertInto('pages')
    .values([
      { slug: 'about-us', title: '{}', description: '{}' },
      { slug: 'shipping & returns', title: '{}', description: '{}' },
    ])
    .execute();
  await db
    .insertInto('flash_sales')
    .values({
      id: 7,
      name: '{}',
      starts_at: new Date(clock.now().getTime() - 1000),
      ends_at: new Date(clock.now().getTime() + 1_000_000),
    })
    .execute();
  await bumpTags(db, ['catalog', 'content', 'settings']);
  // The process is notified, and only then knows the languages.
  await vi.waitFor(async () => expect(await read('/sitemaps/pages-0.xml')).toContain('https://souk.example/?lang=ir'));
});

describe('sitemap.xml', () => {
  test('lists the parts with their last change, and asks to be asked again', async () => {
    const { statusCode, headers, body } = await get('/sitemap.xml');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/xml; charset=utf-8', 'no-cache']);
    expect(addressesIn(body)).toEqual(['pages', 'shops', 'posts', 'products'].map((name) => `https://souk.example/sitemaps/${name}-0.xml`));
    expect(body).toMatch(/products-0\.xml<\/loc><lastmod>20[\d:.TZ-]+<\/lastmod>/);
    expect((await get('/sitemap.xml', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('a part names each page in each language, with where it is in the others', async () => {
    const { body } = await get('/sitemaps/products-0.xml');
    const [first] = marketplace.ids;
    const address = `https://souk.example/products/${first}/details`;
    expect(addressesIn(body).slice(0, 3)).toEqual([address, `${address}?lang=ar`, `${address}?lang=ir`]);
    expect(body).toContain(`<xhtml:link rel="alternate" hreflang="fa" href="${address}?lang=ir"/>`);
    expect(body).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/>`);
  });

  test('only what a visitor can open is in it', async () => {
    const products = (await read('/sitemaps/products-0.xml')).filter((address) => !address?.includes('lang='));
    expect(products).toHaveLength(7);
    const posts = await read('/sitemaps/posts-0.xml');
    expect(posts.filter((address) => !address?.includes('lang='))).toEqual(['https://souk.example/blog/kilns']);
    const pages = await read('/sitemaps/pages-0.xml');
    expect(pages).toEqual(
      expect.arrayContaining([
        'https://souk.example/',
        'https://souk.example/?lang=ar',
        'https://souk.example/categories/textiles',
        `https://souk.example/categories/kitchen-and-ceramics?subcategory=${marketplace.mugs}`,
        `https://souk.example/categories/kitchen-and-ceramics?subcategory=${marketplace.mugs}&amp;lang=ar`,
        'https://souk.example/flash-sale/7',
        'https://souk.example/about-us',
        'https://souk.example/page/shipping%20%26%20returns',
      ]),
    );
  });

  test('a copy is good until something of its kind changes, or an hour long', async () => {
    const { headers } = await get('/sitemaps/products-0.xml');
    const again = () => get('/sitemaps/products-0.xml', { 'if-none-match': String(headers.etag) });
    expect([headers['cache-control'], (await again()).statusCode]).toEqual(['public, max-age=3600', 304]);
    clock.advance(3600);
    expect((await again()).statusCode).toBe(200);
  });

  test('a part is packed where the crawler takes it', async () => {
    const answer = await get('/sitemaps/products-0.xml', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe((await get('/sitemaps/products-0.xml')).body);
  });

  test.each(['/sitemaps/products-9.xml', '/sitemaps/none-0.xml', '/sitemaps/products-00.xml', '/sitemaps/products-0', '/sitemaps/..%2f'])(
    '%s is a 404',
    async (url) => {
      expect(await get(url)).toMatchObject({ statusCode: 404 });
    },
  );
});

test('a marketplace of one shop and one language lists no other', async () => {
  await db.updateTable('settings').set({ multi_vendor: false, single_shop_id: marketplace.shops.loom }).execute();
  await db.updateTable('languages').set({ active: false }).where('name', '<>', 'en').execute();
  await bumpTags(db, ['settings']);
  await expect.poll(() => read('/sitemaps/shops-0.xml')).toEqual([`https://souk.example/shops/${marketplace.shops.loom}`]);
  const { body } = await get('/sitemaps/products-0.xml');
  expect(addressesIn(body)).toEqual([marketplace.ids[5], marketplace.ids[6]].map((id) => `https://souk.example/products/${id}/details`));
  expect(body).not.toContain('hreflang');
});

test('many products are many parts, none beyond what ten languages leave room for', async () => {
  const large = await createTestApp();
  try {
    await buildManyProducts(large.database.db, 12_000);
    await bumpTags(large.database.db, ['catalog']);
    const fetchPart = (url: string) => large.app.server.inject({ url });
    await expect
      .poll(async () => addressesIn((await fetchPart('/sitemap.xml')).body).filter((address) => address?.includes('products-')))
      .toHaveLength(3);
    const counts: number[] = [];
    for (const part of [0, 1, 2]) counts.push(addressesIn((await fetchPart(`/sitemaps/products-${part}.xml`)).body).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12_000);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5000);
  } finally {
    await large.close();
  }
});
