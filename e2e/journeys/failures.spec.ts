import { openStatic } from '../support/configure.ts';
import { addAddress, fillCart, simpleProduct } from '../support/marketplace.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts';

const none = { total: 0, products: [], filters: null, corrected_search: null };

/** Each list and detail page: its call, its text without content, and a text that proves that it has loaded. */
const screens = [
  { path: '/', call: '**/api/home*', ready: 'Popular products', empty: undefined },
  { path: '/shops', call: '**/api/shops?*', ready: 'Kites & Blocks', empty: { data: { total: 0, shops: [] }, says: /No shops|Nothing/ } },
  { path: '/shops/3', call: '**/api/shops/3', ready: 'Northlight Lamps', empty: undefined },
  { path: '/products', call: '**/api/products?*', ready: /^\d+ products$/, empty: { data: none, says: 'Nothing here yet' } },
  { path: '/products/1/details', call: '**/api/product-details?*', ready: 'Ember speckled mug', empty: undefined },
  { path: '/categories', call: '**/api/categories', ready: 'Mugs & cups', empty: { data: { categories: [] }, says: 'No categories yet' } },
  {
    path: '/categories/candles-and-scent',
    call: '**/api/products?*',
    ready: 'Old library candle',
    empty: { data: none, says: 'Nothing here yet' },
  },
  {
    path: '/blogs',
    call: '**/api/blogs?*',
    ready: 'The chair that came back',
    empty: { data: { total: 0, blogs: [], categories: [], tag: null }, says: 'No posts yet' },
  },
  { path: '/blog/a-first-kite-in-an-hour', call: '**/api/blog/*/details', ready: 'The three mistakes', empty: undefined },
  { path: '/about-us', call: '**/api/legal-pages/about-us', ready: /is a covered market on the web/, empty: undefined },
  { path: '/contact-us', call: '**/api/contact-us', ready: 'Contact details', empty: undefined },
  { path: '/support', call: '**/api/help-topics', ready: 'Where is my order?', empty: undefined },
] as const;

for (const { path, call, ready, empty } of screens) {
  test(`[every-03] ${path} has a skeleton, an error and a retry`, async ({ page, allowConsole }) => {
    allowConsole(/503/);
    const held = Promise.withResolvers<void>();
    let fails = true;
    await page.route(call, async (route) => {
      await held.promise;
      await (fails ? route.fulfill({ status: 503, json: { message: 'Later' } }) : route.continue());
    });
    await openStatic(page, path);
    const main = page.getByRole('main');
    await expect(main.locator('.skeleton').first()).toBeVisible();
    await expect(main.getByText(ready)).toHaveCount(0);
    const wide = page.viewportSize() ?? { width: 1280, height: 900 };
    await page.setViewportSize({ ...wide, width: 360 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(wide);
    held.resolve();
    const again = main.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await expect(main.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
    fails = false;
    await again.click();
    await expect(main.getByText(ready).first()).toBeVisible();
    await expect(again).toHaveCount(0);
  });

  if (empty) {
    test(`[every-03] ${path} without content shows an empty state with a link`, async ({ page }) => {
      await page.route(call, (route) => route.fulfill({ json: { data: empty.data } }));
      await openStatic(page, path);
      const main = page.getByRole('main');
      await expect(main.getByText(empty.says).first()).toBeVisible();
      await expect(main.getByRole('link').or(main.getByRole('button')).last()).toBeVisible();
    });
  }
}

test('[every-03] the checkout and the orders also have a skeleton, an error and an empty state', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  allowConsole(/503/);
  await page.goto('/order-history');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('main').getByText('Cart is empty')).toBeVisible();

  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  await addAddress(request, shopper);
  for (const { path, call, ready } of [
    { path: '/checkout', call: '**/api/cart/checkout', ready: /^Place order/ },
    { path: '/order-history', call: '**/api/orders*', ready: 'View all products' },
  ]) {
    const held = Promise.withResolvers<void>();
    let fails = true;
    await page.addInitScript((id) => {
      const stored = JSON.parse(localStorage.getItem('souk.cart') ?? '{"state":{},"version":1}');
      localStorage.setItem('souk.cart', JSON.stringify({ ...stored, state: { ...stored.state, selectedShopIds: [id] } }));
    }, product.shop.id);
    await page.route(call, async (route) => {
      await held.promise;
      await (fails ? route.fulfill({ status: 503, json: { message: 'Later' } }) : route.continue());
    });
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('.skeleton').first()).toBeVisible();
    held.resolve();
    const again = main.getByRole('button', { name: 'Try again' }).first();
    await expect(again).toBeVisible({ timeout: 20_000 });
    fails = false;
    await again.click();
    await expect(
      main
        .getByRole('button', { name: ready })
        .or(main.getByRole('link', { name: ready }))
        .first(),
    ).toBeVisible();
  }
});

test('[every-04] without a connection the screen stays with a notice, and reloads automatically afterwards', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
  await page.goto('/products');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Shops' }).hover();
  const notice = page.getByText('You are offline. What you see may be out of date.');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  // A page that is not cached shows that it is offline, and loads when the connection is back.
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/\d+\/details/);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
});

test('[every-04] a failed call reverts its optimistic update and shows the reason', async ({ page, request, shopper, allowConsole }) => {
  allowConsole(/500/);
  await fillCart(request, shopper, [await simpleProduct(request)]);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  await page.route('**/api/cart/increment', (route) => route.fulfill({ status: 500, json: { message: 'The cart is being mended' } }));
  const count = drawer.getByRole('group', { name: /^Quantity/ });
  await count.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByText('The cart is being mended')).toBeVisible();
  await expect(count.getByRole('status')).toHaveText('1');
  await page.unroute('**/api/cart/increment');
  await count.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(count.getByRole('status')).toHaveText('2');
});

test('an error that the page did not handle is reported to the operator, once and without the address’s query', async ({ page }) => {
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) reports.push(request.postDataJSON());
  });
  // The code that reports errors is loaded when the page is idle.
  const loaded = page.waitForResponse(/assets\/report-c.*\.js$/);
  await page.goto('/products?search=asha%40example.com');
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const answered = page.waitForResponse('**/api/client-errors');
  await page.evaluate(() => {
    // A synthetic error event: a thrown error would fail this journey.
    const fail = (file: string) =>
      dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is not a function'), filename: `${file}/assets/shell.js` }));
    fail(location.origin);
    fail(location.origin);
    fail('chrome-extension://abcdef');
  });
  expect((await answered).status()).toBe(200);
  await expect.poll(() => reports).toEqual([{ message: 'TypeError: x is not a function', stack: expect.any(String), page: '/products' }]);
});
