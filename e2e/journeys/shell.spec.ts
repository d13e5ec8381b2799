import { configure, markPage, openStatic } from '../support/configure.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[shell-09] sellers are invited in multi-vendor mode only', async ({ page }) => {
  await openStatic(page);
  await expect(page.getByRole('link', { name: 'Become a Seller', exact: true })).toHaveAttribute('href', '/shop/register');
  await configure(page, { multi_vendor: false });
  await page.reload();
  await expect(page.getByRole('link', { name: /^Hotline/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Become a Seller', includeHidden: true })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Shops' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Become a Seller' })).toHaveCount(0);
});

test('[shell-10] the top bar has the hotline, currencies by name and symbol, and languages', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Hotline +1 202 555 0147' })).toHaveAttribute('href', 'tel:+12025550147');
  await page.getByRole('button', { name: 'Currency: USD $' }).click();
  for (const name of ['USD $', 'EUR €', 'JPY ¥']) await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Language: English' }).click();
  for (const name of ['English', 'العربية', 'فارسی']) await expect(page.getByRole('menuitem', { name })).toBeVisible();
});

test('[shell-11] the navbar links home, and counts the wishlist and the items in the cart', async ({ page, shopper }) => {
  expect(shopper.token).toBeTruthy();
  await page.goto('/products');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('searchbox')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'My account' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /to wishlist$/ })
    .first()
    .click();
  await expect(bar.getByRole('link', { name: 'Wishlist, 1 product' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  await expect(bar.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await bar.getByRole('link', { name: 'Souk' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('[shell-12] the search is in the bar on a desktop and in a dialog on a phone', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('searchbox', { name: 'Search products' });
  await box.fill('lamp');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=lamp$/);
  await expect(box).toHaveValue('lamp');
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('souk.settings') ?? '{}').state.search)).toBe('lamp');
  await page.reload();
  await expect(box).toHaveValue('lamp');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Shops' }).click();
  await expect(box).toHaveValue('');

  await page.setViewportSize({ width: 360, height: 780 });
  await expect(box).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('tea');
  await dialog.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/products\?search=tea$/);
  await expect(dialog).toBeHidden();
});

test('[shell-12] [browse-04] the search of a phone first shows recent searches and categories', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/about-us');
  await page.evaluate(() => localStorage.setItem('souk.searches', JSON.stringify(['tea', 'blue lamp', 'mug'])));
  const open = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const recent = dialog.getByRole('list', { name: 'Recent searches' });
  await expect(recent.getByRole('link')).toHaveText(['tea', 'blue lamp', 'mug']);
  await expectAccessible(page);
  await recent.getByRole('link', { name: 'blue lamp' }).click();
  await expect(page).toHaveURL(/\/products\?search=blue(\+|%20)lamp$/);
  await expect(dialog).toBeHidden();

  await open.click();
  // The box contains the current search; when it is empty, the first suggestions are shown again.
  await dialog.getByRole('searchbox').fill('');
  await expect(recent.getByRole('link')).toHaveText(['blue lamp', 'tea', 'mug']);
  await recent.getByRole('button', { name: 'Remove tea' }).press('Enter');
  await expect(recent.getByRole('link')).toHaveText(['blue lamp', 'mug']);
  await expect(recent.getByRole('button', { name: 'Remove mug' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(recent).toBeHidden();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(dialog.getByText('Search for a product')).toBeVisible();
  const popular = dialog.getByRole('list', { name: 'Popular searches' }).getByRole('link').first();
  await expect(popular).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(popular).toBeFocused();
  await dialog.getByRole('list', { name: 'Shop by category' }).getByRole('link', { name: 'Kitchen & ceramics' }).click();
  await expect(page).toHaveURL(/\/categories\/kitchen-and-ceramics$/);
  await expect(dialog).toBeHidden();
});

test('[shell-12] on a desktop the first suggestions open with a press or an arrow key, and cover nothing otherwise', async ({ page }) => {
  await page.goto('/about-us');
  const form = page.getByRole('search');
  const box = form.getByRole('searchbox');
  await box.focus();
  await expect(form.getByRole('link')).toHaveCount(0);
  await box.press('ArrowDown');
  await expect(form.getByRole('list', { name: 'Shop by category' }).getByRole('link')).toHaveCount(8);
  const popular = form.getByRole('list', { name: 'Popular searches' }).getByRole('link').first();
  await expect(popular).toBeVisible();
  await box.press('ArrowDown');
  await expect(popular).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('link')).toHaveCount(0);
  await expect(box).toBeFocused();
  await box.click();
  await form.getByRole('link', { name: 'Best deals' }).click();
  await expect(page).toHaveURL(/\/best-deal$/);
  await expect(form.getByRole('link')).toHaveCount(0);
});

test('[shell-13] the menu of a phone slides in, and closes on navigation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const open = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Souk' });
  await open.click();
  for (const name of ['Login', 'My Cart']) await expect(menu.getByRole('button', { name })).toBeVisible();
  for (const name of ['Wishlist', 'Home', 'Products', 'Shops']) await expect(menu.getByRole('link', { name })).toBeVisible();
  await menu.getByRole('link', { name: 'Shops' }).click();
  await expect(page).toHaveURL(/\/shops$/);
  await expect(menu).toBeHidden();

  await open.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/shops$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await open.click();
  await menu.getByRole('button', { name: 'My Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'My Cart' })).toBeVisible();
});

test('[shell-14] the categories have two to ten columns, with their sub-categories next to them', async ({ page }) => {
  await page.goto('/products');
  const button = page.getByRole('button', { name: 'Categories' });
  await button.click();
  const tile = page.getByRole('link', { name: 'Kitchen & ceramics' }).first();
  await expect(tile.locator('img')).toBeVisible();
  const columns = () => tile.evaluate((link) => getComputedStyle(link.closest('ul') ?? link).gridTemplateColumns.split(' ').length);
  for (const [width, count] of [
    [360, 2],
    [700, 4],
    [800, 5],
    [1100, 8],
    [1440, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    if (!(await tile.isVisible())) await button.click();
    await expect.poll(columns, `columns at ${width} px`).toBe(count);
  }
  // The first category is open; resting on another one opens that.
  const part = page.getByRole('link', { name: 'Mugs & cups' });
  await expect(part).toBeVisible();
  await page.getByRole('link', { name: 'Plants & pots' }).first().hover();
  await expect(part).toBeHidden();
  await expect(page.getByRole('link', { name: /^Best seller/ })).toBeVisible();
  await expectAccessible(page);
  await tile.hover();
  await part.click();
  await expect(page).toHaveURL(/\/categories\/kitchen-and-ceramics\?subcategory=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mugs & cups' })).toBeVisible();
});

test('[shell-14] arrow keys move between the categories and into their sub-categories', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('button', { name: 'Categories' }).press('Enter');
  const tile = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await tile('Kitchen & ceramics').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tile('Lighting & furniture')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.popover:popover-open a:focus')).toHaveAttribute(
    'href',
    /^\/categories\/lighting-and-furniture\?subcategory=\d+$/,
  );
  await page.keyboard.press('ArrowUp');
  await expect(tile('Lighting & furniture')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tile('Kitchen & ceramics')).toBeFocused();
});

test('[shell-15] external entries are plain links with their target, internal ones navigate inside the app', async ({ page }) => {
  const menus = [
    { id: 1, name: 'Stalls', url: '/shops', target: '_self', is_external: false },
    { id: 2, name: 'Paper', url: 'https://paper.example/today', target: '_blank', is_external: true },
    { id: 3, name: 'Radio', url: '/shops', target: '_self', is_external: true },
  ];
  const items = [
    { id: 1, type: 'link', title: 'All goods', url: '/products', target: '_self' },
    { id: 2, type: 'link', title: 'Elsewhere', url: 'https://else.example/', target: '_blank' },
  ];
  await configure(page, { menus, footers: [{ id: 1, title: 'Ways', items }] });
  await openStatic(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const footer = page.getByRole('contentinfo');
  await expect(menu.getByRole('listitem')).toHaveText(['Stalls', 'Paper', 'Radio']);
  await expect(menu.getByRole('link', { name: 'Paper' })).toHaveAttribute('target', '_blank');
  await expect(menu.getByRole('link', { name: 'Paper' })).toHaveAttribute('href', 'https://paper.example/today');
  await expect(footer.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('target', '_blank');

  const isSame = await markPage(page);
  await menu.getByRole('link', { name: 'Stalls' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shops' })).toBeVisible();
  await footer.getByRole('link', { name: 'All goods' }).click();
  await expect(page).toHaveURL(/\/products$/);
  expect(await isSame()).toBe(true);
  const load = page.waitForEvent('load');
  await menu.getByRole('link', { name: 'Radio' }).click();
  await load;
  expect(await isSame()).toBe(false);
});

test('[shell-16] the apps are offered if there are any, in a new tab', async ({ page }) => {
  const links = { google_playstore_link: 'https://play.example/souk', app_store_link: 'https://apple.example/souk' };
  await configure(page, { ...links, show_download_app: true, footers: [] });
  await openStatic(page);
  const button = page.getByRole('button', { name: 'Download our app' });
  await button.click();
  for (const [name, href] of [
    ['Google Play', links.google_playstore_link],
    ['App Store', links.app_store_link],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await configure(page, { ...links, show_download_app: false, footers: [] });
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('[shell-17] on a small screen the account menu has Change Password too', async ({ page, shopper }) => {
  expect(shopper.token).toBeTruthy();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Dashboard', 'Order History', 'My Profile', 'Change Password', 'Log Out']);
});

test('[shell-20] [shell-21] the footer shows what the settings contain', async ({ page }) => {
  const entry = (id: number, type: string, title: string, url: string | null = null) => ({ id, type, title, url, target: '_self' });
  const items = [
    entry(2, 'text', 'Open every day'),
    entry(3, 'phone', '+1 202 555 0100'),
    entry(4, 'email', 'ask@souk.example'),
    entry(5, 'social_links', 'Follow us'),
    entry(6, 'app_store', 'Take us along'),
    entry(7, 'link', 'All goods', '/products'),
  ];
  await configure(page, {
    footers: [
      { id: 1, title: '', items: [entry(1, 'logo', 'Souk', '/')] },
      { id: 2, title: 'Contact details', items },
    ],
    web_footer_logo: '/icon.svg',
    footer_qr: '/icon.svg',
    web_footer_text: null,
    social_links: [{ name: 'Instagram', link: 'https://instagram.example/souk', logo: null }],
  });
  await openStatic(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Open every day')).toBeVisible();
  await expect(footer.getByRole('link', { name: '+1 202 555 0100' })).toHaveAttribute('href', 'tel:+12025550100');
  await expect(footer.getByRole('link', { name: 'ask@souk.example' })).toHaveAttribute('href', 'mailto:ask@souk.example');
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', 'https://instagram.example/souk');
  await expect(footer.getByRole('link', { name: 'App Store' })).toBeVisible();
  await expect(footer.locator('img[src="/icon.svg"]')).toHaveCount(2);
  await expect(footer.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(footer.getByText(`${new Date().getUTCFullYear()} All right reserved by company`)).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms-and-conditions');
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');

  await page.setViewportSize({ width: 639, height: 900 });
  await expect(footer.getByText('Open every day')).toBeHidden();
  await footer.getByRole('button', { name: 'Contact details' }).click();
  await expect(footer.getByText('Open every day')).toBeVisible();
  await footer.getByRole('button', { name: 'Contact details' }).click();
  await expect(footer.getByText('Open every day')).toBeHidden();
  await page.setViewportSize({ width: 640, height: 900 });
  await expect(footer.getByText('Open every day')).toBeVisible();
});

test('[shell-21] the year comes from the server, also on a device whose clock is years behind', async ({ page }) => {
  await page.clock.setFixedTime('2019-06-01T12:00:00Z');
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText(`${new Date().getUTCFullYear()}`, { exact: true })).toBeVisible();
});
