import { markPage } from '../support/configure.ts';
import { apiAddress } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';

const screens = [
  { path: '/', heading: 'Shop by category', title: 'Souk' },
  { path: '/shops', heading: 'Shops', title: 'Shops - Souk' },
  { path: '/shops/1', heading: 'Products', title: /^.+ - Souk$/ },
  { path: '/products', heading: 'All products', title: /^.+ - Souk$/ },
  { path: '/products/57/details', heading: 'Tahini crunch chocolate', title: 'Tahini crunch chocolate - Souk' },
  { path: '/categories', heading: 'All categories', title: 'Categories - Souk' },
  { path: '/categories/candles-and-scent', heading: 'Candles & scent', title: 'Candles & scent - Souk' },
  { path: '/most-popular', heading: 'Most popular', title: 'Most popular - Souk' },
  { path: '/best-deal', heading: 'Best deals', title: 'Best deals - Souk' },
  { path: '/flash-sale/1', heading: 'Lantern Hours', title: 'Lantern Hours - Souk' },
  { path: '/plans', heading: 'Membership plans', title: 'Membership plans - Souk' },
  { path: '/plans/2/purchase', heading: 'Become a member', title: 'Neighbour membership - Souk' },
  { path: '/support', heading: 'How can we help?', title: 'Help and support - Souk' },
  { path: '/terms-and-conditions', heading: 'Who sells to you', title: 'Terms & Conditions - Souk' },
  { path: '/privacy-policy', heading: 'What we keep', title: 'Privacy Policy - Souk' },
  { path: '/about-us', heading: 'Why a market', title: 'About us - Souk' },
  { path: '/contact-us', heading: 'Contact us', title: 'Contact us - Souk' },
  { path: '/page/shipping-policy', heading: 'How long it takes', title: 'Shipping - Souk' },
  { path: '/blogs', heading: 'The chair that came back', title: 'Blogs - Souk' },
  { path: '/blog/a-first-kite-in-an-hour', heading: 'The three mistakes', title: 'A first kite in an hour - Souk' },
  { path: '/shop/register', heading: 'Open your shop with us', title: 'Become a Seller - Souk' },
  { path: '/checkout', heading: 'Sign in to check out', title: 'Checkout - Souk' },
  { path: '/buynow', heading: 'Sign in to buy now', title: 'Buy now - Souk' },
] as const;

for (const { path, heading, title } of screens) {
  test(`[shell-01] [shell-04] [shell-05] ${path} opens its screen in the shop's frame`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'My Cart' }).getByText('Cart is empty')).toBeVisible();
  });
}

test('[shell-05] [browse-01] navigation inside the app causes no page load', async ({ page }) => {
  await page.goto('/');
  const isSame = await markPage(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Shops' }).click();
  await expect(page).toHaveURL(/\/shops$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shops\/\d+$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/categories\/[a-z-]+$/);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Categories' }).click();
  await expect(page).toHaveURL(/\/categories$/);
  await menu.getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL(/\/products$/);
  expect(await isSame()).toBe(true);
});

test('[shell-07] a category opens by slug and by id; its sub-categories survive reload, back and forward', async ({ page }) => {
  await page.goto('/categories/5');
  await expect(page.getByRole('heading', { level: 1, name: 'Candles & scent' })).toBeVisible();
  await page.goto('/categories/candles-and-scent');
  const all = page.getByRole('status').filter({ hasText: /^\d+ products$/ });
  await expect(all).toHaveText('23 products');
  await page.getByRole('main').getByRole('link', { name: 'Diffusers' }).click();
  await expect(page).toHaveURL(/\?subcategory=33$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Diffusers' })).toBeVisible();
  await expect(all).toHaveText('4 products');
  await page.reload();
  await expect(all).toHaveText('4 products');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Candles & scent' })).toBeVisible();
  await expect(all).toHaveText('23 products');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Diffusers' })).toBeVisible();
  await expect(all).toHaveText('4 products');
});

test('[shell-02] personal pages need a sign-in', async ({ page }) => {
  await page.goto('/order-history');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog', { name: 'Login' }).getByText('Sign in to open this page')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
});

test('[shell-02] [shell-19] personal pages have the sidebar, and close when the session ends', async ({ page, shopper }) => {
  await page.goto('/order-history');
  const sidebar = page.getByRole('complementary').filter({ hasText: 'Nadia Karim' });
  await expect(sidebar).toContainText(shopper.phone);
  await expect(sidebar.getByRole('link')).toHaveText([
    'Dashboard',
    'Order History',
    'Messages',
    'Wishlist',
    'My Subscription',
    'My Profile',
    'Manage Address',
    'Support Ticket',
    'Terms & Conditions',
    'Privacy Policy',
  ]);
  await expect(sidebar.getByRole('link', { name: 'Order History' })).toHaveAttribute('aria-current', 'page');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('souk.auth') ?? '{}');
    const value = JSON.stringify({ ...stored, state: { ...stored.state, token: null, user: null } });
    localStorage.setItem('souk.auth', value);
    // Simulates a sign-out in another tab.
    dispatchEvent(new StorageEvent('storage', { key: 'souk.auth', newValue: value }));
  });
  await expect(page).toHaveURL(/\/$/);
});

for (const path of [
  '/nowhere',
  '/products/999999/details',
  '/shops/999999',
  '/categories/no-such',
  '/flash-sale/999999',
  '/plans/999999/purchase',
  '/products/abc/details',
  '/categories/half-price-50%',
]) {
  test(`[shell-22] ${path} is answered with 404, and the screen links to other pages`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found - Souk');
    await page.getByRole('main').getByRole('link', { name: 'All products' }).click();
    await expect(page).toHaveURL(/\/products$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('[shell-22] an order number that cannot exist is answered with 404 and a text about orders', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const answer = await page.goto('/order-confirm/abc');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This order does not exist' })).toBeVisible();
  await expect(page).toHaveTitle('This order does not exist - Souk');
  await expect(page.getByRole('main').getByRole('link', { name: 'Order History' })).toBeVisible();
});

test('[shell-22] a shopper who is signed in reads that an order does not exist', async ({ page, shopper, allowConsole }) => {
  allowConsole(/404/);
  expect(shopper.token).toBeTruthy();
  await page.goto('/order-history/999999');
  await expect(page.getByRole('heading', { name: 'This order does not exist' })).toBeVisible();
  // The navigation of the account has a link of this name too.
  await expect(page.getByRole('main').getByRole('link', { name: 'Order History' }).last()).toBeVisible();
});

test('[shell-23] going back shows the list where it was left', async ({ page }) => {
  await page.goto('/products?sort_type=low_to_high');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const card = page.getByRole('main').getByRole('article').last().getByRole('link').last();
  const name = await card.textContent();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(400);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(card).toHaveText(name ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 40);
  await expect(card).toBeInViewport();
});

test('[shell-05] every link of the menu and of the banners opens', async ({ request }) => {
  const ask = async (path: string) => (await (await request.get(`${apiAddress()}/api${path}`)).json()).data;
  const [{ menus }, { banners, side_banners, ads }] = await Promise.all([ask('/master'), ask('/home')]);
  const urls = menus.filter(({ is_external }: { is_external: boolean }) => !is_external).map(({ url }: { url: string }) => url);
  const links = [...banners, ...side_banners, ...ads].map(({ link }: { link: string | null }) => link).filter(Boolean);
  const all = [...new Set<string>([...urls, ...links])];
  expect(all.length).toBeGreaterThan(10);
  for (const path of all) expect((await request.get(`${apiAddress()}${path}`)).status(), path).toBe(200);
});
