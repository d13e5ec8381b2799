import type { Locator, Page } from '@playwright/test';
import { pressAtOnce } from '../support/press-at-once.ts';
import { expect, expectAccessible, messages, test } from '../support/test.ts';

const total = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ products?$/ });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

for (const [locale, words] of Object.entries({
  en: { direction: 'ltr', pages: 'Pages', next: 'Next', previous: 'Previous', one: 'Page 1', two: 'Page 2' },
  ar: { direction: 'rtl', pages: 'الصفحات', next: 'التالي', previous: 'السابق', one: 'الصفحة 1', two: 'الصفحة 2' },
  ir: { direction: 'rtl', pages: 'صفحه‌ها', next: 'بعدی', previous: 'قبلی', one: 'صفحه ۱', two: 'صفحه ۲' },
})) {
  test(`[browse-02] the pagination works in ${locale}`, async ({ page }) => {
    await page.goto(`/products?lang=${locale}`);
    const pages = page.getByRole('navigation', { name: words.pages });
    const pageOne = pages.getByRole('link', { name: words.one, exact: true });
    await expect(pages).toHaveAttribute('dir', words.direction);
    await expect(pageOne).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByRole('link', { name: words.previous })).toHaveAttribute('aria-disabled', 'true');
    const first = await cards(page).first().getByRole('heading').textContent();
    const next = pages.getByRole('link', { name: words.next });
    const [one, two] = await Promise.all([pageOne.boundingBox(), next.boundingBox()]);
    expect((two?.x ?? 0) > (one?.x ?? 0), 'onward is where lines end').toBe(words.direction === 'ltr');
    await next.click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(pages.getByRole('link', { name: words.two, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(cards(page).first().getByRole('heading')).not.toHaveText(first ?? '');
  });
}

test('[browse-02] a page number after the last one shows an empty page with a link back', async ({ page }) => {
  await page.goto('/products?page=99');
  await expect(page.getByRole('heading', { name: 'This page is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(cards(page).first()).toBeVisible();
});

/** A section of the filters: its first option with a count, and the selected one. */
function filterSection(page: Page, title: string) {
  const part = page
    .getByRole('complementary', { name: 'Filters' })
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) });
  const counted = { hasText: /\d$/ };
  return {
    first: part.locator('label, button[aria-pressed]').filter(counted).first(),
    chosen: part.locator('label:has(:checked), button[aria-pressed="true"]').filter(counted).first(),
  };
}

/** The count of products next to a filter option. */
async function promiseOf(choice: Locator): Promise<number> {
  return Number((await choice.textContent())?.match(/\d+$/)?.[0]);
}

/** The list has as many products as its filter option shows. It retries, because other journeys change the catalogue meanwhile. */
async function expectPromised(page: Page, chosen: Locator): Promise<void> {
  await expect(async () => {
    const promised = await promiseOf(chosen);
    expect(promised).toBeLessThan(229);
    await expect(total(page)).toHaveText(`${promised} product${promised === 1 ? '' : 's'}`, { timeout: 1000 });
  }).toPass();
}

for (const [section, parameter] of [
  ['Category', 'category_id'],
  ['Deals and availability', 'offer'],
  ['Brand', 'brand_id'],
  ['Rating', 'rating'],
  ['Color', 'color_id'],
  ['Size', 'size_id'],
  ['Shop', 'shop_id'],
] as const) {
  test(`[browse-03] ${section} filters the list to the count it shows, and is part of the address`, async ({ page }) => {
    await page.goto('/products');
    await expect(total(page)).toHaveText('229 products');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    const { first, chosen } = filterSection(page, section);
    expect(await promiseOf(first)).toBeGreaterThan(0);
    await first.click();
    await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=`));
    await expectPromised(page, chosen);
    await page.reload();
    await expectPromised(page, chosen);
    await page.getByRole('list', { name: 'Active filters' }).getByRole('button').first().click();
    await expect(total(page)).toHaveText('229 products');
    await expect(page).not.toHaveURL(new RegExp(parameter));
  });
}

test('[browse-03] filters combine, each is a step of the history, and price and sorting are filters too', async ({ page }) => {
  await page.goto('/products');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByText('Tea, coffee & sweets').click();
  await expect(total(page)).toHaveText('28 products');
  await filters.getByRole('textbox', { name: 'To' }).fill('15');
  await filters.getByRole('textbox', { name: 'To' }).press('Enter');
  await expect(page).toHaveURL(/category_id=3.*max_price=15/);
  await expect(total(page)).not.toHaveText('28 products');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: high to low' });
  await expect(page).toHaveURL(/sort_type=high_to_low/);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const prices = () =>
    cards(page).evaluateAll((all) =>
      all.map((card) => Number((card.querySelector('ins bdi, span.font-bold bdi')?.textContent ?? '').replace('$', ''))),
    );
  await expect.poll(async () => isFalling(await prices())).toBe(true);
  const [dearest = 0, ...others] = await prices();
  expect(others.length).toBeGreaterThan(1);
  expect(dearest).toBeLessThanOrEqual(15);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort_type/);
  await page.goBack();
  await expect(total(page)).toHaveText('28 products');
  await page.goBack();
  await expect(total(page)).toHaveText('229 products');
  await page.goForward();
  await expect(total(page)).toHaveText('28 products');
});

function isFalling(prices: readonly number[]): boolean {
  return prices.every((price, index) => price <= (prices[index - 1] ?? price));
}

test('[browse-03] three filters in quick succession all apply', async ({ page }) => {
  await page.goto('/products');
  const brands = page
    .getByRole('complementary', { name: 'Filters' })
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: 'Brand' }) });
  await expect(brands.getByRole('checkbox').nth(2)).toBeVisible();
  await pressAtOnce(brands.getByRole('checkbox'), 3);
  await expect(page).toHaveURL(/brand_id=\d+((,|%2C)\d+){2}/);
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(4);
});

test('[browse-03] a list without matches shows so and offers to remove the filters', async ({ page }) => {
  await page.goto('/products?category_id=3&min_price=900');
  await expect(page.getByRole('heading', { name: 'No products match your filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  await expect(total(page)).toHaveText('229 products');
});

for (const { width, height, address } of [
  { width: 360, height: 800, address: '/products' },
  { width: 412, height: 839, address: '/products' },
  { width: 768, height: 1024, address: '/products' },
  { width: 412, height: 839, address: '/categories/1' },
  { width: 412, height: 839, address: '/shops/1' },
  { width: 412, height: 839, address: '/most-popular' },
]) {
  test(`[browse-09] every box of the filter sheet of ${address} at ${width} × ${height} can be ticked while heading, close and apply stay visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const apply = sheet.getByRole('button', { name: /^Show \d+ product/ });
    await expect(apply).toBeVisible();
    for (const folded of await sheet.locator('details:not([open]) > summary').all()) await folded.click();
    for (const more of await sheet.getByRole('button', { name: /^Show all/ }).all()) await more.click();
    const lines = sheet.locator('label:has(input[type="checkbox"]:enabled, input[type="radio"]:enabled)');
    const last = lines.last();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await expect(last.locator('input')).toBeChecked();
    for (const part of [sheet.getByRole('heading', { name: 'Filters' }), sheet.getByRole('button', { name: 'Close' }), apply, last]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    expect(await sheet.evaluate((dialog) => dialog.scrollTop)).toBe(0);
    await apply.click();
    await expect(sheet).toBeHidden();
    expect(new URL(page.url()).search).not.toBe('');
  });
}

test('[browse-04] the search suggests while typing, by keyboard too', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('search');
  const box = form.getByRole('searchbox');
  await box.pressSequentially('teap');
  await expect(form.getByRole('link', { name: 'Ember squat teapot' })).toBeVisible();
  await expect(form.getByRole('link', { name: 'See all results for “teap”' })).toBeVisible();
  await box.press('ArrowDown');
  await expect(form.getByRole('link', { name: 'See all results for “teap”' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('link')).toHaveCount(0);
  await box.fill('teapo');
  await form.getByRole('link', { name: 'Ember squat teapot' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ember squat teapot' })).toBeVisible();
});

test('[browse-04] a search with a typo finds products, and one without results offers alternatives', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('searchbox');
  await box.fill('teapoot');
  await box.press('Enter');
  await expect(page.getByRole('note')).toContainText('Showing results for teapot.');
  const teapot = cards(page)
    .filter({ hasText: 'teapot' })
    .first()
    .getByRole('link', { name: /teapot/i });
  // The shop of the product reads in its panel which searches led there.
  const counted = page.waitForResponse((response) => /\/api\/products\/\d+\/found$/.test(response.url()));
  await teapot.click();
  expect((await counted).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: /teapot/i })).toBeVisible();
  await box.fill('qqqzzzxx');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'No results for “qqqzzzxx”' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(messages(page)).toHaveCount(0);
});

test('[browse-02] every seventh product of a list shows its scene in the space of four cards', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/categories/kitchen-and-ceramics');
  const [plain, scene] = await Promise.all([cards(page).nth(5).boundingBox(), cards(page).nth(6).boundingBox()]);
  expect(scene?.width).toBeGreaterThan(1.9 * (plain?.width ?? 0));
  expect(scene?.height).toBeGreaterThan(1.9 * (plain?.height ?? 0));
});

test('[browse-01] a shop shows its best sellers in use, its story and its terms', async ({ page }) => {
  await page.goto('/shops/1');
  const scenes = page.getByRole('list', { name: 'Best sellers of this shop' }).getByRole('link');
  await expect(scenes).toHaveCount(3);
  const story = page.getByRole('region', { name: 'About the shop' });
  await expect(story).toContainText('Rana throws');
  await expect(story.getByRole('listitem').first()).toHaveText('Delivery in 3–5 days');
  await expectAccessible(page);
  const name = await scenes.first().textContent();
  await scenes.first().click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
});

test('[browse-01] the page about the marketplace leads to its makers', async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'In their own words' }).getByRole('blockquote')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Find your way' }).getByRole('link', { name: 'Clay & Ember' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clay & Ember' })).toBeVisible();
});
