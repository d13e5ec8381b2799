import type { Page } from '@playwright/test';
import { type CatalogProduct, callAs, fillCart, listProducts, simpleProduct } from '../support/marketplace.ts';
import { registerShopper, type Shopper } from '../support/shopper.ts';
import { signInWithDialog } from '../support/sign-in.ts';
import { expect, expectAccessible, messages, test } from '../support/test.ts';

const heart = (page: Page, { name }: CatalogProduct) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^(Add|Remove) ${name} (to|from) wishlist$`) })
    .first();
const count = (page: Page, words: string) => page.getByRole('banner').getByRole('link', { name: words, exact: true });

async function someProducts(page: Page): Promise<[CatalogProduct, CatalogProduct, CatalogProduct]> {
  const [one, two, three] = await listProducts(page.request, { per_page: 3 });
  if (!one || !two || !three) throw new Error('The marketplace has too few products');
  return [one, two, three];
}

async function wished(page: Page, shopper: Shopper): Promise<number[]> {
  const { body } = await callAs(page.request, shopper, '/favorite-products');
  return body.data.products.map(({ id }: { id: number }) => id);
}

for (const server of ['our server', 'a server without the call'] as const) {
  test(`[account-03] [shell-11] a visitor’s hearts are counted and join the account at sign-in, on ${server}`, async ({
    page,
    request,
    allowConsole,
  }) => {
    const shopper = await registerShopper(request);
    const [one, two, three] = await someProducts(page);
    await callAs(request, shopper, '/favorite-add-or-remove', { product_id: two.id });
    if (server === 'a server without the call') {
      allowConsole(/404/);
      await page.route('**/api/favorites/join', (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }));
    }
    await page.goto('/products');
    await heart(page, three).click();
    await expect(messages(page).filter({ hasText: 'Saved on this device. Sign in to add it to your wishlist.' })).toBeVisible();
    await heart(page, two).click();
    await heart(page, one).click();
    await heart(page, one).click();
    await expect(heart(page, one)).toHaveAttribute('aria-pressed', 'false');
    await expect(count(page, 'Wishlist, 2 products')).toBeVisible();
    await page.reload();
    await expect(heart(page, two)).toHaveAttribute('aria-pressed', 'true');
    await count(page, 'Wishlist, 2 products').click();
    await signInWithDialog(page, shopper.phone);

    await expect(page).toHaveURL(/\/wishlist$/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    await expect(count(page, 'Wishlist, 2 products')).toBeVisible();
    expect((await wished(page, shopper)).toSorted()).toEqual([two.id, three.id].toSorted());
    const storedHearts = () => page.evaluate(() => JSON.parse(localStorage.getItem('souk.visitor') ?? '{}').state.hearts);
    await expect.poll(storedHearts).toEqual([]);
  });
}

test('[account-03] the wishlist lists products, removes them with undo, fills the cart, and explains itself when empty', async ({
  page,
  request,
  shopper,
}) => {
  const simple = await simpleProduct(request);
  const other = (await someProducts(page)).find(({ id }) => id !== simple.id) ?? simple;
  for (const { id } of [simple, other]) await callAs(request, shopper, '/favorite-add-or-remove', { product_id: id });
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await expectAccessible(page);

  await heart(page, other).click();
  await expect(cards).toHaveCount(1);
  await expect(count(page, 'Wishlist, 1 product')).toBeVisible();
  const toast = messages(page).filter({ hasText: 'Removed from your wishlist' });
  await toast.hover();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(other.name);
  await expect.poll(() => wished(page, shopper)).toEqual([other.id, simple.id]);

  await page.getByRole('button', { name: `Add ${simple.name} to cart` }).click();
  await expect(page.getByRole('group', { name: `Quantity of ${simple.name}` })).toBeVisible();
  await heart(page, other).click();
  await heart(page, simple).click();
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await expect(count(page, 'Wishlist')).toBeVisible();
  await page.getByRole('link', { name: 'View all products' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('[account-03] [every-04] a heart that the server rejects is reverted with the reason', async ({ page, shopper, allowConsole }) => {
  expect(shopper.token).toBeTruthy();
  allowConsole(/503/);
  const [one] = await someProducts(page);
  await page.route('**/api/favorite-add-or-remove', (route) => route.fulfill({ status: 503, json: { message: 'Down for repairs' } }));
  await page.goto('/products');
  await heart(page, one).click();
  await expect(messages(page).filter({ hasText: 'Down for repairs' })).toBeVisible();
  await expect(heart(page, one)).toHaveAttribute('aria-pressed', 'false');
  await expect(count(page, 'Wishlist')).toBeVisible();
});

test('[account-03] a line of the cart moves to the wishlist', async ({ page, request, shopper }) => {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  await drawer.getByRole('button', { name: 'Move to wishlist' }).click();
  await expect(messages(page).filter({ hasText: 'Moved to your wishlist' })).toBeVisible();
  await expect(drawer.getByText('Cart is empty')).toBeVisible();
  expect(await wished(page, shopper)).toEqual([product.id]);
  await page.keyboard.press('Escape');
  await expect(count(page, 'Wishlist, 1 product')).toBeVisible();
});

test('[shell-08] [shell-02] opening the wishlist signed out leads home and asks to sign in, then shows it', async ({ page, request }) => {
  const shopper = await registerShopper(request);
  const [one] = await someProducts(page);
  await callAs(request, shopper, '/favorite-add-or-remove', { product_id: one.id });
  await page.goto('/wishlist');
  await expect(page).toHaveURL(/\/$/);
  await signInWithDialog(page, shopper.phone);
  await expect(page).toHaveURL(/\/wishlist$/);
  const listed = page.getByRole('main').getByRole('article');
  // The previous page is shown until the list has loaded.
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText(one.name);
});

test('[account-03] a wishlist is shared by a link that can be renewed and ended, and visitors buy from it', async ({
  page,
  request,
  browser,
  allowConsole,
}) => {
  allowConsole(/404/);
  const shopper = await registerShopper(request);
  const simple = (await listProducts(request, { in_stock: 1 })).filter(({ has_choices }) => !has_choices);
  const [one, two] = [simple[2], simple[3]];
  if (!one || !two) throw new Error('The marketplace has too few products');
  for (const { id } of [one, two]) await callAs(request, shopper, '/favorite-add-or-remove', { product_id: id });
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Wishlist/ })
    .click();
  await signInWithDialog(page, shopper.phone);
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your wishlist' });
  await dialog.getByLabel('First name (optional)').fill('Asha');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const field = dialog.getByLabel('Link', { exact: true });
  await expect(field).toHaveValue(/\/wishlist\/[\w-]{22}$/);
  const link = await field.inputValue();
  await expectAccessible(page);

  // Another browser, where nobody is signed in.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: 'The wishlist of Asha' })).toBeVisible();
  await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(visitor.getByText(String(Object(shopper.user).name))).toHaveCount(0);
  await expectAccessible(visitor);
  await visitor
    .getByRole('main')
    .getByRole('button', { name: `Add ${two.name} to cart` })
    .click();
  await signInWithDialog(visitor, (await registerShopper(request)).phone);
  await expect(messages(visitor).filter({ hasText: 'has been added to cart' })).toBeVisible();

  await dialog.getByRole('button', { name: 'New link' }).click();
  await expect(field).not.toHaveValue(link);
  const renewed = await field.inputValue();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'This wishlist is not shared any more' })).toBeVisible();
  await visitor.goto(renewed);
  await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This wishlist is not shared any more' })).toBeVisible();
  await visitor.context().close();
});
