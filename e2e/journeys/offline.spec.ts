import type { Page } from '@playwright/test';
import { markPage, openStatic } from '../support/configure.ts';
import { fillCart, simpleProduct } from '../support/market.ts';
import { openReleases } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

// Only here: everywhere else journeys answer calls in the server's place, which the worker would go past.
test.use({ serviceWorkers: 'allow' });

const notice = 'You are offline. What you see may be out of date.';

/** The addresses that the worker keeps, of pages and calls alike. */
function keptAddresses(page: Page): Promise<string[]> {
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

/** The worker runs, has all code, and has kept the page. */
async function expectKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptAddresses(page), { timeout: 30_000 }).toContain(path);
}

test('[every-04] what was seen is there without a connection; what was not says so and comes by itself', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
  await page.goto('/');
  await expectKept(page, '/');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Shops' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectKept(page, '/api/shops');

  await context.setOffline(true);
  await expect(page.getByText(notice)).toBeVisible();
  // Opened in the app, so that only its answers were seen: the app starts by itself and shows them again.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Shops', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  // Its HTML was kept.
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible();

  await page.goto('/categories');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'All categories' })).toBeVisible();
  await expect(page.getByText(notice)).toBeHidden();
});

test('[every-04] whatever the very first visit opened is there without a connection', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
  await page.goto('/products?lang=ar');
  // At once, while the worker is being installed.
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/details/);
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('كل المنتجات');
  const product = await page.getByRole('heading', { level: 1 }).textContent();
  await expectKept(page, new URL(page.url()).pathname);
  await expectKept(page, '/api/lang/ar');
  await expectKept(page, '/api/master');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product ?? '');
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/categories');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { name: 'أنت غير متصل بالإنترنت' })).toBeVisible({ timeout: 20_000 });
});

test('[every-04] the first visit to the shop as plain files is there without a connection', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
  await openStatic(page, '/shops');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectKept(page, '/shops');
  await expectKept(page, '/api/shops');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Shops', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('[every-04] nothing of a person is kept, and signing out forgets what was seen', async ({ page, request, shopper }) => {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  await page.goto('/');
  await expectKept(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('dialog', { name: 'My Cart' }).getByText(product.name).first()).toBeVisible();
  await page.goto('/order-history');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expectKept(page, '/order-history');

  const calls = (await keptAddresses(page)).filter((path) => path.startsWith('/api/'));
  expect(calls.filter((path) => !/^\/api\/(lang\/en|master)$/.test(path))).toEqual([]);
  const kept = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      if (!name.endsWith('-pages')) continue;
      const cache = await caches.open(name);
      for (const key of await cache.keys()) texts.push((await (await cache.match(key))?.text()) ?? '');
    }
    return texts.join('');
  });
  expect(kept).not.toContain(shopper.phone);
  expect(kept).not.toContain(shopper.token);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^My account/ })
    .click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('dialog', { name: 'Log Out!' }).getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => keptAddresses(page)).not.toContain('/order-history');
});

test('a release in the midst of a visit: the page goes on with its own code, the next visit has the new one', async ({ page, context }) => {
  const releases = await openReleases();
  const versions = () => page.evaluate(() => caches.keys());
  try {
    await page.goto(`${releases.address}/`);
    await expectKept(page, '/');
    const [first] = (await versions()).map((name) => name.split('-')[1]);
    const isSame = await markPage(page);
    releases.deploy();
    // Its code was never loaded, and is gone from the server.
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Shops' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await isSame()).toBe(true);

    const next = await context.newPage();
    await next.goto(`${releases.address}/`);
    await expect(next.getByRole('heading', { name: 'Popular products' })).toBeVisible();
    // The new build waits for as long as a page of the former one is open, which still has all that it may need.
    await expect.poll(async () => (await versions()).filter((name) => name.endsWith('-files'))).toHaveLength(2);
    await next.close();
    await page.close();
    const later = await context.newPage();
    const started = later.waitForResponse(/keep-off/);
    await later.goto(`${releases.address}/`);
    await started;
    const menu = later.getByRole('navigation', { name: 'Menu' });
    // The pages before may be closing still; each page that is gone to asks again.
    await expect(async () => {
      for (const name of ['Products', 'Shops']) await menu.getByRole('link', { name }).click();
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

  test('a release in the midst of a visit: missing code loads the page again, once', async ({ page, allowConsole }) => {
    allowConsole(/404|dynamically imported module/);
    const releases = await openReleases();
    try {
      // What starts the worker comes last of all that the first page loads.
      const last = page.waitForResponse(/keep-off/);
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

  test('a release in the midst of a visit: a dialog whose code is missing loads the page again, and opens then', async ({
    page,
    allowConsole,
  }) => {
    // The file that is missing, and nothing of ours that trips over it.
    allowConsole(/404 \(/);
    const releases = await openReleases();
    try {
      const last = page.waitForResponse(/keep-off/);
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

  test('[every-04] a dialog that is asked for without a connection opens as soon as there is one', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
    await page.goto('/');
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  });
});
