import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { openStatic } from '../support/configure.ts';
import { apiAddress } from '../support/environment.ts';
import { type CatalogProduct, listProducts } from '../support/marketplace.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const twoHours = 7_200_000;

for (const { path, heading, sort } of [
  { path: '/most-popular', heading: 'Most popular', sort: 'popular_product' },
  { path: '/best-deal', heading: 'Best deals', sort: 'top_selling' },
]) {
  test(`[shell-05] [browse-03] ${path} has its own order, filters and pages in the address`, async ({ page, request }) => {
    const [first] = await listProducts(request, { sort_type: sort });
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: heading.replace(/s$/, ''), exact: false })
      .click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} - Souk`);
    await expect(cards(page).first().getByRole('heading')).toHaveText(first?.name ?? '');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(0);

    await page.getByRole('complementary', { name: 'Filters' }).getByText('Candles & scent').click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?category_id=5$`));
    const [scented] = await listProducts(request, { sort_type: sort, category_id: 5 });
    await expect(cards(page).first().getByRole('heading')).toHaveText(scented?.name ?? '');
    await page.getByRole('list', { name: 'Active filters' }).getByRole('button').first().click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?page=2$`));
  });
}

type Sale = { id: number; name: string; starts_at: string; ends_at: string };

async function listSales(request: APIRequestContext): Promise<{ running: Sale[]; incoming: Sale[] }> {
  const answer = await request.get(`${apiAddress()}/api/flash-sales`);
  return (await answer.json()).data;
}

/** The flash sales of the demo. */
async function readSales(request: APIRequestContext): Promise<{ running: Sale; incoming: Sale }> {
  const sales = await listSales(request);
  const running = sales.running.find(({ name }) => name === 'Lantern Hours');
  const incoming = sales.incoming.find(({ name }) => name === 'Friday Under the Arches');
  if (!running || !incoming) throw new Error('The demo has no sale of that name');
  return { running, incoming };
}

/** The remaining time that a countdown shows, in milliseconds. */
async function timeLeft(timer: Locator): Promise<number> {
  const cells = await timer.locator(':scope > span > span:first-child').allTextContents();
  const [seconds = 0, minutes = 0, hours = 0, days = 0] = cells.map(Number).reverse();
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

async function expectServersClock(timer: Locator, moment: string): Promise<void> {
  await expect(async () => {
    const off = Date.parse(moment) - Date.now() - (await timeLeft(timer));
    expect(Math.abs(off), 'milliseconds beside the server').toBeLessThan(3000);
  }).toPass();
}

/** Simulates a device whose clock is wrong. */
async function setWrong(page: Page, shift: number): Promise<void> {
  await page.addInitScript((by) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + by;
  }, shift);
}

for (const [words, shift] of [
  ['slow', -twoHours],
  ['fast', twoHours],
] as const) {
  test(`[browse-07] a countdown agrees with the server where the device is two hours ${words}`, async ({ page, request }) => {
    const { running, incoming } = await readSales(request);
    await setWrong(page, shift);
    const asked: string[] = [];
    page.on('request', (call) => call.url().includes('/api/flash-sales') && asked.push(call.url()));
    await page.goto(`/flash-sale/${running.id}`);
    await expectServersClock(page.getByRole('main').getByRole('timer'), running.ends_at);
    await page.goto('/');
    await expectServersClock(page.getByRole('region', { name: running.name }).getByRole('timer'), running.ends_at);
    await expectServersClock(page.getByRole('region', { name: incoming.name }).getByRole('timer'), incoming.starts_at);
    expect(asked, 'the page itself told the time').toEqual([]);
    await openStatic(page, `/flash-sale/${running.id}`);
    await expectServersClock(page.getByRole('main').getByRole('timer'), running.ends_at);
  });
}

test('[browse-01] home shows the running sale and announces the next one', async ({ page, request }) => {
  const { running, incoming } = await readSales(request);
  await page.goto('/');
  const section = page.getByRole('region', { name: running.name });
  await expect(section.getByRole('progressbar').first()).toHaveAccessibleName(/^\d+ of \d+ sold$/);
  const teaser = page.getByRole('region', { name: incoming.name });
  await expect(teaser).toContainText('Starts in');
  await teaser.getByRole('link', { name: 'Preview the sale' }).click();
  await expect(page.getByRole('heading', { level: 1, name: incoming.name })).toBeVisible();
  await expect(page).toHaveTitle(`${incoming.name} - Souk`);
  await expect(page.getByRole('heading', { level: 2, name: 'Coming in this sale' })).toBeVisible();
  await expect(cards(page).first()).toContainText(/\d+ items in the sale/);
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
  await page.goBack();
  await section.getByRole('link', { name: 'View all' }).click();
  await expect(page.getByRole('heading', { level: 1, name: running.name })).toBeVisible();
  await expect(cards(page)).toHaveCount(17);
});

test('[browse-07] a sale is filtered by category in its address', async ({ page, request }) => {
  const { running } = await readSales(request);
  await page.goto(`/flash-sale/${running.id}`);
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await categories.getByRole('link', { name: 'Lighting & furniture' }).click();
  await expect(page).toHaveURL(/\?category_id=2$/);
  await expect(categories.getByRole('link', { name: 'Lighting & furniture' })).toHaveAttribute('aria-current', 'true');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^[1-9] products?$/ }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^[1-9] products?$/ }),
  ).toBeVisible();
  await categories.getByRole('link', { name: 'All' }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '17 products' })).toBeVisible();
});

/** A product that no other journey buys (they use the first of a list) or sorts by price (browse.spec.ts does in category 3). */
async function lastProduct(request: APIRequestContext): Promise<CatalogProduct> {
  const sorted = new Set((await listProducts(request, { category_id: 3 })).map(({ id }) => id));
  const all = await listProducts(request, { in_stock: 1, page: 2 });
  const simple = all.filter(({ id, has_choices }) => !has_choices && !sorted.has(id));
  const last = simple.toSorted((one, other) => one.id - other.id).at(-1);
  if (!last) throw new Error('The marketplace sells nothing without choices');
  return last;
}

/** The sale whose price the card of the product shows. */
async function findSale(request: APIRequestContext, { id, shop }: CatalogProduct): Promise<number | undefined> {
  const products = await listProducts(request, { shop_id: shop.id });
  return products.find((product) => product.id === id)?.flash_sale?.id;
}

test('[browse-07] [cart-13] a sale price applies in the cart until the sale ends', async ({ page, request, shopper }) => {
  expect(shopper.token).toBeTruthy();
  const product = await lastProduct(request);
  const normalPrice = `$${(product.discount_price || product.price).toFixed(2)}`;
  const name = `Last minutes ${crypto.randomUUID()}`;
  // A sale of the shop: the home page, which other journeys read meanwhile, shows the sale of the marketplace that ends first.
  changeMarketplace(`with sale as (
      insert into flash_sales (name, shop_id, starts_at, ends_at)
      values ('{"en": "${name}"}', ${product.shop.id}, now() - interval '1 hour', now() + interval '25 seconds') returning id)
    insert into flash_sale_products (flash_sale_id, product_id, price, quantity) select id, ${product.id}, 100, 50 from sale;`);
  // The server learns a moment later that the catalogue has changed.
  await expect.poll(() => findSale(request, product)).toBeDefined();
  await page.goto(`/flash-sale/${await findSale(request, product)}`);
  await expect(cards(page).first()).toContainText('$1.00');
  await page.getByRole('button', { name: `Add ${product.name} to cart` }).click();
  const tab = (amount: string) => page.getByRole('button', { name: `Cart, 1 item, ${amount}` });
  await expect(tab('$1.00')).toBeVisible();

  await expect(page.getByRole('status').filter({ hasText: 'This sale is over' })).toBeVisible({ timeout: 40_000 });
  const sold = page.getByRole('region', { name: 'Products from this sale' });
  await expect(sold.getByRole('article')).toContainText(normalPrice);
  await expect(sold.getByRole('article')).not.toContainText('$1.00');
  await expect(page.getByRole('heading', { name: 'Other deals' })).toBeVisible();
  await expect(tab(normalPrice)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'This sale is over' })).toBeVisible();
});
