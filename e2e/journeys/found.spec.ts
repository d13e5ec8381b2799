import type { APIRequestContext } from '@playwright/test';
import { apiAddress } from '../support/environment.ts';
import { addAddress, buy, fillCart, simpleProduct } from '../support/marketplace.ts';
import { type Head, readHead } from '../support/read-head.ts';
import { problemsOf, typesOf } from '../support/structured-data.ts';
import { expect, test } from '../support/test.ts';

const languages = new Map([
  ['en', ''],
  ['ar', 'lang=ar'],
  ['fa', 'lang=ir'],
]);

async function readText(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address, { headers: { accept: 'text/html' } });
  expect(answer.status(), address).toBe(200);
  return answer.text();
}

/** The addresses of a sitemap, each page once, in the default language. */
async function listPages(request: APIRequestContext, file: string): Promise<string[]> {
  const xml = await readText(request, `${apiAddress()}/sitemaps/${file}`);
  const all = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return all.filter((address) => !/[?&]lang=/.test(address));
}

function expectWhole(address: string, { titles, meta, canonical, alternates, jsonLd }: Head): void {
  const one = (name: string) => expect(meta.get(name), `${name} of ${address}`).toHaveLength(1);
  expect(titles, address).toHaveLength(1);
  expect(titles[0]?.length, `title of ${address}`).toBeGreaterThan(3);
  for (const name of ['description', 'robots', 'og:title', 'og:description', 'og:url', 'og:type', 'og:image', 'og:locale']) one(name);
  expect(meta.get('description')?.[0]?.length, `description of ${address}`).toBeGreaterThan(20);
  expect(meta.get('og:image')?.[0], address).toMatch(/^http.+\.(jpg|png)$/);
  expect(meta.get('twitter:card')?.[0], address).toMatch(/^summary/);
  expect(canonical, address).toEqual([address]);
  expect(meta.get('og:url'), address).toEqual([address]);
  for (const [code, parameter] of languages) {
    const expected = parameter ? `${address}${address.includes('?') ? '&' : '?'}${parameter}` : address;
    expect(alternates.get(code), `${code} of ${address}`).toBe(expected);
  }
  expect(alternates.get('x-default'), address).toBe(address);
  expect(jsonLd.flatMap(problemsOf), `JSON-LD of ${address}`).toEqual([]);
}

test('[shell-22] [shell-05] every page of the sitemap exists and has complete metadata and valid structured data', async ({ request }) => {
  const index = await readText(request, `${apiAddress()}/sitemap.xml`);
  for (const name of ['pages', 'shops', 'posts', 'products']) expect(index).toContain(`/sitemaps/${name}-0.xml`);
  const files = { pages: 400, shops: 4, posts: 4, products: 12 };
  for (const [name, limit] of Object.entries(files)) {
    const pages = await listPages(request, `${name}-0.xml`);
    expect(pages.length, name).toBeGreaterThan(0);
    for (const address of pages.slice(0, limit)) {
      const head = readHead(await readText(request, address));
      expectWhole(address, head);
      expect(head.language, address).toBe('en');
      if (address !== `${apiAddress()}/`) expect(head.jsonLd.flatMap(typesOf), address).toContain('BreadcrumbList');
    }
  }
});

for (const { path, types } of [
  { path: '/', types: ['Organization', 'WebSite'] },
  { path: '/products/1/details', types: ['Product', 'BreadcrumbList'] },
  { path: '/products', types: ['BreadcrumbList', 'ItemList'] },
  { path: '/shops/1', types: ['BreadcrumbList', 'Store'] },
  { path: '/blogs', types: ['BreadcrumbList', 'ItemList'] },
  { path: '/blog/a-first-kite-in-an-hour', types: ['BlogPosting', 'BreadcrumbList'] },
  { path: '/support', types: ['FAQPage', 'BreadcrumbList'] },
]) {
  test(`${path} has metadata for search engines and an address for each language`, async ({ request }) => {
    for (const [code, parameter] of languages) {
      const address = `${apiAddress()}${path}${parameter && `?${parameter}`}`;
      const head = readHead(await readText(request, address));
      expect(head.jsonLd.flatMap(typesOf)).toEqual(types);
      expect(head.jsonLd.flatMap(problemsOf)).toEqual([]);
      expect([head.language, head.canonical[0]]).toEqual([code, address]);
    }
  });
}

for (const path of ['/checkout', '/order-history', '/wishlist', '/products?brand_id=1', '/products?search=mug', '/plans/2/purchase']) {
  test(`${path} is not indexed by search engines`, async ({ request }) => {
    const { meta, canonical, alternates } = readHead(await readText(request, `${apiAddress()}${path}`));
    expect([meta.get('robots'), canonical, alternates.size]).toEqual([['noindex'], [], 0]);
  });
}

test('the preview picture of a shared link has a format that every service supports', async ({ request }) => {
  const { meta } = readHead(await readText(request, `${apiAddress()}/products/1/details`));
  const answer = await request.get(meta.get('og:image')?.[0] ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('each page has one address', async ({ request }) => {
  for (const [asked, address] of [
    ['/products/', '/products'],
    ['/shops/1/?page=2', '/shops/1?page=2'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['///', '/'],
  ] as const) {
    const answer = await request.get(`${apiAddress()}${asked}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], asked).toEqual([301, address]);
  }
});

test('the shop can be installed: its manifest has the language of the page, and all its icons exist', async ({ page, request }) => {
  await page.goto('/?lang=ar');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'سوق', lang: 'ar', dir: 'rtl', display: 'standalone', start_url: '/' });
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const src of [...manifest.icons.map((icon: { src: string }) => icon.src), touch]) {
    const answer = await request.get(src);
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, 'image/png']);
  }
});

for (const path of ['/', '/products', '/products/1/details', '/blog/a-first-kite-in-an-hour']) {
  for (const width of [390, 412, 1280]) {
    test(`${path} has no layout shift while it loads, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        let sum = 0;
        const add = (entry: PerformanceEntry) => {
          if (!Reflect.get(entry, 'hadRecentInput')) sum += Number(Reflect.get(entry, 'value'));
        };
        new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true });
        Object.assign(window, { shifted: () => sum });
      });
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      // Personal and lazy parts have loaded.
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      expect(await page.evaluate(() => Reflect.get(window, 'shifted')())).toBeLessThanOrEqual(0.01);
    });
  }
}

test('an order prints as a clean document', async ({ page, request, shopper }) => {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  await addAddress(request, shopper);
  const [order] = await buy(request, shopper, [product.shop.id]);
  await page.goto(`/order-history/${order?.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(order?.code ?? '');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const hidden of [
    page.getByRole('contentinfo'),
    page.getByRole('search'),
    page.getByRole('complementary'),
    page.getByRole('navigation'),
  ]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Souk' })).toBeVisible();
  await expect(main.getByText(product.name).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Amounts' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await page.screenshot({ path: 'test-results/printed-order.png', fullPage: true });
});

for (const path of ['/', '/products', '/products/1/details']) {
  test(`${path} is painted before anything except its pictures and font is loaded`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const [head = ''] = html.split('<style>');
    expect(head).toMatch(/<link rel="preload" as="image"[^>]*type="image\/avif"/);
    expect(html.match(/<link rel="(modulepreload|stylesheet)"(?! disabled)/g)).toBeNull();
    // The HTML contains all data: the page makes no call even if the data is old.
    const calls: string[] = [];
    page.on('request', (asked) => {
      if (new URL(asked.url()).pathname.startsWith('/api/')) calls.push(asked.url());
    });
    const last = page.waitForResponse(/assets\/register/);
    await page.goto(path);
    await last;
    expect(calls).toEqual([]);
  });
}
