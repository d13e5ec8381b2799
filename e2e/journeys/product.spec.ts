import type { Page } from '@playwright/test';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { openStatic } from '../support/configure.ts';
import { tabTo } from '../support/keyboard.ts';
import { callAs, listProducts } from '../support/marketplace.ts';
import { registerShopper } from '../support/shopper.ts';
import { signInWithDialog } from '../support/sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

async function open(page: Page, name: string): Promise<number> {
  const product = (await listProducts(page.request, { search: name })).find((found) => found.name === name);
  if (!product) throw new Error(`The marketplace has no ${name}`);
  await page.goto(`/products/${product.id}/details`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return product.id;
}

test('[browse-05] variants change price, stock and picture, and are part of the address', async ({ page }) => {
  await open(page, 'Ember speckled mug');
  const main = page.getByRole('main');
  const color = main.getByRole('group', { name: /^Color/ });
  const size = main.getByRole('group', { name: /^Size/ });
  await size.getByRole('button').nth(0).click();
  await expect(main.getByText('$24.00', { exact: true }).first()).toBeVisible();
  await size.getByRole('button').nth(1).click();
  await expect(main.getByText('$27.00', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/[?&]size=\d+/);

  const shown = () => main.getByRole('region', { name: 'Images' }).getByRole('img').first().getAttribute('src');
  await color.getByRole('button', { name: 'Sand' }).click();
  await expect(color.getByRole('button', { name: 'Sand' })).toHaveAttribute('aria-pressed', 'true');
  const before = await shown();
  await color.getByRole('button', { name: 'Charcoal' }).click();
  await expect.poll(shown).not.toBe(before);
  await page.reload();
  await expect(color.getByRole('button', { name: 'Charcoal' })).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByText('$27.00', { exact: true }).first()).toBeVisible();
});

test('[browse-05] a sold-out variant and a low stock are shown, and a size must be chosen', async ({ page }) => {
  changeMarketplace(`update product_variants set stock = 0 where id in (
    select max(v.id) from product_variants v join products p on p.id = v.product_id where p.slug = 'tandoor-iron-skillet');`);
  await open(page, 'Tandoor iron skillet');
  const main = page.getByRole('main');
  const size = main.getByRole('group', { name: /^Size/ });
  await main.getByRole('button', { name: 'Add to cart' }).click();
  await expect(size.getByText('Choose a size first')).toBeVisible();
  const soldOut = size.getByRole('button', { name: /Sold out$/ });
  await expect(soldOut).toHaveAttribute('aria-disabled', 'true');
  // The button stays clickable and explains why the variant is not available.
  await soldOut.click({ force: true });
  await expect(soldOut).toHaveAttribute('aria-pressed', 'false');
  await expect(size.getByRole('status')).toHaveText(/Sold out|Choose a size first/);

  await open(page, 'Saffron & rose infusion');
  await main
    .getByRole('group', { name: /^(Size|Unit)/ })
    .getByRole('button')
    .first()
    .click();
  const few = main.getByText(/^Only \d left$/);
  const left = Number((await few.textContent())?.match(/\d/)?.[0]);
  expect(left).toBeLessThanOrEqual(5);
  const quantity = main.getByRole('group', { name: 'Quantity of Saffron & rose infusion' });
  const more = quantity.getByRole('button', { name: 'Increase quantity' });
  for (let count = 1; count < left; count += 1) await more.click();
  await expect(quantity.getByRole('status')).toHaveText(String(left));
  await expect(more).toBeDisabled();
});

test('[browse-05] [cart-01] the chosen variant goes into the cart in the chosen quantity', async ({ page, request, shopper }) => {
  const id = await open(page, 'Ember speckled mug');
  const main = page.getByRole('main');
  await main
    .getByRole('group', { name: /^Color/ })
    .getByRole('button', { name: 'Sage' })
    .click();
  await main.getByRole('group', { name: /^Size/ }).getByRole('button').nth(1).click();
  await expect(main.getByText('$27.00', { exact: true }).first()).toBeVisible();
  const quantity = main.getByRole('group', { name: 'Quantity of Ember speckled mug' });
  await quantity.getByRole('button', { name: 'Increase quantity' }).click();
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(messages(page).filter({ hasText: 'has been added to cart' })).toBeVisible();
  const { body } = await callAs(request, shopper, '/carts');
  expect(body.data.cart_items[0].products[0]).toMatchObject({ id, quantity: 2, color: { name: 'Sage' } });
  expect(body.data.cart_items[0].products[0].price).toBe(27);
});

test('[browse-05] while a large picture is loading, the one from the page is shown', async ({ page }) => {
  // The request never gets an answer.
  await page.route(/\/media\/\w+\/1200\./, () => undefined);
  await open(page, 'Ember speckled mug');
  await page.getByRole('button', { name: /^Image 1 of \d, full screen$/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /Ember speckled mug/ });
  const [large, small] = [dialog.getByRole('img'), dialog.getByRole('presentation')];
  await expect(small).toHaveJSProperty('complete', true);
  expect(await small.evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth)).toBeGreaterThan(400);
  await expect(large).toHaveJSProperty('complete', false);
  // The dialog moves while it opens, and the two boxes are read one after the other.
  await expect(async () => expect(await small.boundingBox()).toEqual(await large.boundingBox())).toPass({ timeout: 5000 });
});

test('[browse-05] a product can be added to the wishlist and shared, and its reviews can be read', async ({ page, context, shopper }) => {
  expect(shopper.token).toBeTruthy();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'Ember speckled mug');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add Ember speckled mug to wishlist' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 product' })).toBeVisible();
  await main.getByRole('button', { name: 'Share' }).click();
  await expect(messages(page).filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const shop = main.getByRole('region', { name: 'Sold by' });
  await expect(shop).toContainText('Clay & Ember');
  await expect(shop.getByRole('link', { name: 'Visit shop' })).toHaveAttribute('href', '/shops/1');

  const reviews = main.getByRole('region', { name: 'Reviews' });
  const count = Number((await reviews.getByText(/^\d+ reviews$/).textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(20);
  await expect(reviews.getByRole('button', { name: /stars?/ })).toHaveCount(5);
  const row = reviews.getByRole('button', { name: /^5 stars/ });
  const share = Number((await row.textContent())?.match(/(\d+)%/)?.[1]);
  await row.click();
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await expect(reviews.getByRole('article')).toHaveCount(Math.min(Math.round((share / 100) * count), 6));

  const related = main.getByRole('region', { name: 'Related products' });
  await related.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ember speckled mug');
});

test('[browse-05] its video plays among the pictures, and stops when another picture is shown', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await open(page, 'Ember speckled mug');
  const gallery = page.getByRole('main').getByRole('region', { name: 'Images' });
  await gallery.getByRole('button', { name: 'Video', exact: true }).first().click();
  const film = page.waitForResponse(/\/media\/films\//);
  await gallery.getByRole('button', { name: 'Play the video of Ember speckled mug' }).click();
  expect((await film).status()).toBe(206);
  const player = gallery.getByLabel('Video of Ember speckled mug', { exact: true });
  await expect(player).toBeFocused();
  await expectAccessible(page);
  await gallery
    .getByRole('button', { name: /^Image 1 of \d$/ })
    .first()
    .click();
  await expect(player).toBeHidden();
});

test('[browse-05] on a desktop delivery and shop are above the fold, and the panel stays in view next to the reviews', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'Ember speckled mug');
  const main = page.getByRole('main');
  await expect(main.getByText('$4.00').first()).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('region', { name: 'Sold by' })).toBeInViewport({ ratio: 0.6 });
  await main.getByRole('region', { name: 'Reviews' }).getByRole('article').first().scrollIntoViewIfNeeded();
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(main.getByRole('button', { name: 'Add to cart' }).first()).toBeInViewport();
});

test('[every-02] [browse-05] by keyboard, "Add to cart" is at most 12 stops from the skip link', async ({ page }) => {
  await open(page, 'Ember speckled mug');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  const size = main.getByRole('group', { name: /^Size/ }).getByRole('button');
  let stops = await tabTo(page, size.first());
  await page.keyboard.press('ArrowRight');
  await expect(size.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(size.nth(1)).toHaveAttribute('aria-pressed', 'true');
  stops += await tabTo(page, main.getByRole('button', { name: 'Add to cart' }).first());
  expect(stops).toBeLessThanOrEqual(12);
});

test('[browse-05] reviews can be filtered to those with photos, and the photos open full screen', async ({ page }) => {
  await open(page, 'Ember speckled mug');
  const reviews = page.getByRole('main').getByRole('region', { name: 'Reviews' });
  const withPhotos = reviews.getByRole('button', { name: /^With photos/ });
  const count = Number((await withPhotos.textContent())?.match(/\d+/)?.[0]);
  await withPhotos.click();
  await expect(reviews.getByRole('article')).toHaveCount(Math.min(count, 6));
  const [first] = await reviews.getByRole('article').all();
  await first?.getByRole('button', { name: 'Photo 1 of this review' }).click();
  const dialog = page.getByRole('dialog', { name: /^Photos by / });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await withPhotos.click();
  await expect(reviews.getByRole('article')).toHaveCount(6);
});

test('[browse-05] recently viewed products are listed, for a visitor and later in the account', async ({ page, request }) => {
  const shopper = await registerShopper(request);
  const mug = await open(page, 'Ember speckled mug');
  const skillet = await open(page, 'Tandoor iron skillet');
  const row = page.getByRole('region', { name: 'Recently viewed' });
  await expect(row.getByRole('article')).toHaveCount(1);
  await expect(row.getByRole('article')).toContainText('Ember speckled mug');
  await page.goto('/');
  await expect(row.getByRole('article')).toHaveCount(2);
  await expect(row.getByRole('article').first()).toContainText('Tandoor iron skillet');

  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await signInWithDialog(page, shopper.phone);
  const viewed = async () => {
    const { body } = await callAs(request, shopper, '/recently-views');
    return body.data.products.map(({ id }: { id: number }) => id);
  };
  await expect.poll(viewed).toEqual([skillet, mug]);
  await expect(row.getByRole('article')).toHaveCount(2);
  // A page rendered by the server counts too, although the server does not know the shopper.
  const bowl = await open(page, 'Ember breakfast bowl');
  await expect.poll(viewed).toEqual([bowl, skillet, mug]);
});

test('[browse-05] [every-04] a server without recent views shows no such list, and nothing breaks', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.route('**/api/product-cards?*', (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }));
  await open(page, 'Ember speckled mug');
  const asked = page.waitForResponse('**/api/product-cards?*');
  await open(page, 'Tandoor iron skillet');
  await asked;
  await expect(page.getByRole('region', { name: 'Related products' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toBeHidden();
});

test('[browse-05] on a phone both buttons to buy stay visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, 'Ember speckled mug');
  const bar = page.getByRole('region', { name: 'Buy', exact: true });
  await expect(bar.getByRole('button', { name: 'Add to cart' })).toBeInViewport();
  await expect(bar.getByRole('button', { name: 'Buy now' })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await bar.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText('Choose a size first')).toBeVisible();
});

test('[browse-05] [every-01] a name of one long word wraps, and an amount of millions does not squeeze the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.route('**/api/product-details?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const { product } = body.data;
    product.name = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalter';
    for (const priced of [product, ...product.variants]) Object.assign(priced, { price: 12_345_678.9, discount_price: 0 });
    await route.fulfill({ response, json: body });
  });
  await openStatic(page, '/products/1/details');
  await expect(page.getByRole('heading', { level: 1, name: /^Donaudampf/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const bar = page.getByRole('region', { name: 'Buy', exact: true });
  const [amount, button] = [bar.getByText('$12345678.90'), bar.getByRole('button').first()];
  await expect(amount).toBeVisible();
  const [end, start] = [await amount.evaluate((each) => each.getBoundingClientRect().right), (await button.boundingBox())?.x];
  expect(start).toBeGreaterThan(end);
});

test('[browse-05] reviews are sorted, and the photos of all reviews are above them', async ({ page }) => {
  await page.goto('/products/1/details');
  const reviews = page.getByRole('main').getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('combobox', { name: 'Sort reviews' }).selectOption('Worst first');
  const stars = reviews.getByRole('article').getByRole('img');
  await expect(stars.first()).toHaveAccessibleName(/^[12]/);
  await reviews.getByRole('combobox', { name: 'Sort reviews' }).selectOption('Best first');
  await expect(stars.first()).toHaveAccessibleName(/^5/);
  await reviews.getByRole('button', { name: 'Photo 1 by a shopper' }).click();
  await expect(page.getByRole('dialog', { name: 'Photos by shoppers' })).toBeVisible();
});
