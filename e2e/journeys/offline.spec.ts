import type { BrowserContext, Page } from '@playwright/test';
import { markPage, openStatic } from '../support/configure.ts';
import { fillCart, simpleProduct } from '../support/marketplace.ts';
import { openReleases } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

// Only here: in other journeys a service worker would bypass the answers that they fake with page.route.
test.use({ serviceWorkers: 'allow' });

const notice = 'You are offline. What you see may be out of date.';

// Chromium 150 forgets the emulated `navigator.onLine` in each page that a service worker serves, so the tab stores it.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => sessionStorage.getItem('test-offline') === null });
  }),
);

async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('test-offline', 'yes'));
  await context.setOffline(true);
}

async function goOnline(context: BrowserContext, page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('test-offline'));
  await context.setOffline(false);
  // The event may reload the page, so it comes after the answer to this call.
  const announced = page.evaluate(() => void setTimeout(() => dispatchEvent(new Event('online'))));
  // A page that waits for its code reloads as soon as there is a connection.
  await announced.catch((error: Error) => {
    if (!error.message.includes('because of a navigation')) throw error;
  });
}

/** The addresses in the caches of the service worker, of pages and of calls. */
function listCachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      if (name.endsWith('-files')) continue;
      const keys = await (await caches.open(name)).keys();
      found.push(...keys.map(({ url }) => new URL(url).pathname));
    }
    return found;
  });
}

/** Waits until the service worker has cached this page. */
async function expectCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => listCachedAddresses(page), { timeout: 30_000 }).toContain(path);
}

test('[every-04] visited pages open without a connection; others show that they are offline and load automatically afterwards', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
  await page.goto('/');
  await expectCached(page, '/');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Shops' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectCached(page, '/api/shops');

  await goOffline(context, page);
  await expect(page.getByText(notice)).toBeVisible();
  // This page was opened inside the app, so that only its calls are cached, not its HTML: the app renders it.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Shops', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  // The HTML of this page is cached.
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible();

  await page.goto('/categories');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await goOnline(context, page);
  await expect(page.getByRole('heading', { name: 'All categories' })).toBeVisible();
  await expect(page.getByText(notice)).toBeHidden();
});

test('[every-04] pages of the very first visit open without a connection', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
  await page.goto('/products?lang=ar');
  // Immediately, while the worker is still being installed.
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/details/);
  // The address changes before the page is rendered.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('كل المنتجات');
  const product = await page.getByRole('heading', { level: 1 }).textContent();
  // A press before the page has started opens the product by a page load: its HTML is cached then, and not the call.
  const isProduct = (address: string) => address === '/api/product-details' || /^\/products\/\d+\/details/.test(address);
  await expect.poll(async () => (await listCachedAddresses(page)).some(isProduct), { timeout: 30_000 }).toBe(true);
  await expectCached(page, '/api/lang/ar');
  await expectCached(page, '/api/master');
  await goOffline(context, page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product ?? '');
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/categories');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { name: 'أنت غير متصل بالإنترنت' })).toBeVisible({ timeout: 20_000 });
});

test('[every-04] with the static build the pages of the first visit open without a connection', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
  await openStatic(page, '/shops');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectCached(page, '/shops');
  await expectCached(page, '/api/shops');
  await goOffline(context, page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Shops', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('[every-04] neither personal data nor the panels are cached, and signing out deletes the cached pages', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  // The panel asks who is signed in.
  allowConsole(/401/);
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  await page.goto('/');
  await expectCached(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('dialog', { name: 'My Cart' }).getByText(product.name).first()).toBeVisible();
  await page.goto('/seller/orders');
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await page.goto('/order-history');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expectCached(page, '/order-history');
  // The panel was opened before the page that is cached now.
  expect(await listCachedAddresses(page)).not.toContain('/seller/orders');

  const calls = (await listCachedAddresses(page)).filter((path) => path.startsWith('/api/'));
  expect(calls.filter((path) => !/^\/api\/(lang\/en|master)$/.test(path))).toEqual([]);
  const cached = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      if (!name.endsWith('-pages')) continue;
      const cache = await caches.open(name);
      for (const key of await cache.keys()) texts.push((await (await cache.match(key))?.text()) ?? '');
    }
    return texts.join('');
  });
  expect(cached).not.toContain(shopper.phone);
  expect(cached).not.toContain(shopper.token);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^My account/ })
    .click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('dialog', { name: 'Log Out!' }).getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => listCachedAddresses(page)).not.toContain('/order-history');
});

test('a release during a visit: the open page continues with its own code, the next visit has the new one', async ({ page, context }) => {
  const releases = await openReleases();
  const versions = () => page.evaluate(() => caches.keys());
  try {
    await page.goto(`${releases.address}/`);
    await expectCached(page, '/');
    const [first] = (await versions()).map((name) => name.split('-')[1]);
    const isSame = await markPage(page);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Shops' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible();
    releases.deploy();
    // This code was cached before the release and is missing on the server now.
    await menu.getByRole('link', { name: 'Shops' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await isSame()).toBe(true);

    const next = await context.newPage();
    await next.goto(`${releases.address}/`);
    await expect(next.getByRole('heading', { name: 'Popular products' })).toBeVisible();
    // The new worker waits until all pages of the previous build are closed; until then their files stay cached.
    await expect.poll(async () => (await versions()).filter((name) => name.endsWith('-files'))).toHaveLength(2);
    await next.close();
    await page.close();
    const later = await context.newPage();
    const started = later.waitForResponse(/assets\/register/);
    await later.goto(`${releases.address}/`);
    await started;
    const laterMenu = later.getByRole('navigation', { name: 'Menu' });
    // The previous pages may still be closing; each navigation checks again.
    await expect(async () => {
      for (const name of ['Products', 'Shops']) await laterMenu.getByRole('link', { name }).click();
      expect(await later.evaluate(() => caches.keys())).not.toContain(`souk-${first}-files`);
    }).toPass({ timeout: 30_000 });
    await expect(later.getByRole('main').getByRole('article').first()).toBeVisible();
    await later.close();
  } finally {
    await releases.close();
  }
});

test.describe('without the worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a release during a visit: missing code reloads the page once', async ({ page, allowConsole }) => {
    allowConsole(/404|dynamically imported module/);
    const releases = await openReleases();
    try {
      // The code that registers the worker is the last file that the first page loads.
      const last = page.waitForResponse(/assets\/register/);
      await page.goto(`${releases.address}/`);
      await last;
      const isSame = await markPage(page);
      releases.deploy();
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Shops' }).click();
      await expect(page).toHaveURL(/\/shops$/);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect(await isSame()).toBe(false);
      await page.goto('about:blank');
    } finally {
      await releases.close();
    }
  });

  test('a release during a visit: a dialog whose code is missing reloads the page and then opens', async ({ page, allowConsole }) => {
    // Only the missing file is reported, no error of our code.
    allowConsole(/404 \(/);
    const releases = await openReleases();
    try {
      const last = page.waitForResponse(/assets\/register/);
      await page.goto(`${releases.address}/`);
      await last;
      const isSame = await markPage(page);
      releases.deploy();
      const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
      const loaded = page.waitForEvent('load');
      await login.click();
      await loaded;
      await expect(login).toBeVisible();
      expect(await isSame()).toBe(false);
      await login.click();
      await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
      await page.goto('about:blank');
    } finally {
      await releases.close();
    }
  });

  test('[every-04] a dialog that is requested without a connection opens as soon as there is one', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
    // The code that registers the worker is the last file that the first page loads.
    const last = page.waitForResponse(/assets\/register/);
    await page.goto('/');
    await last;
    await goOffline(context, page);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible();
    await goOnline(context, page);
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  });

  test('[every-04] a page whose code did not load without a connection reloads as soon as there is one', async ({
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED|Failed to (fetch|load)/);
    // Unlike the page of the fixture, this one is not awaited until it is hydrated.
    const page = await context.newPage();
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('test-loaded')) sessionStorage.setItem('test-offline', 'yes');
      sessionStorage.setItem('test-loaded', 'yes');
    });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/vendor'));
    await page.route('**/assets/vendor*', (route) => route.abort());
    await page.goto('/');
    await failed;
    await page.unroute('**/assets/vendor*');
    const loaded = page.waitForEvent('load');
    await goOnline(context, page);
    await loaded;
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  });
});
