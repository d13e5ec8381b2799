import { configure, openStatic, readStored } from '../support/configure.ts';
import { callAs, fillCart, findVariants, listProducts, productsOfTwoShops, putVariant, simpleProduct } from '../support/marketplace.ts';
import { expect, expectAccessible, messages, test } from '../support/test.ts';

test('[toast-01] [toast-03] [drawer-04] adding shows a toast, and its View In Cart opens the drawer', async ({
  page,
  request,
  shopper,
}) => {
  const product = await simpleProduct(request);
  expect(shopper.token).toBeTruthy();
  await page.goto(`/shops/${product.shop.id}`);
  await page
    .getByRole('button', { name: `Add ${product.name} to cart` })
    .first()
    .click();
  const toast = messages(page).filter({ hasText: 'has been added to cart' });
  await toast.hover();
  await expect(toast).toContainText(product.name);
  await expect(toast.locator('img')).toBeVisible();
  const box = await toast.boundingBox();
  expect(box && box.x < 640 && box.y > 450, 'at the bottom left').toBe(true);
  await toast.getByRole('button', { name: 'View In Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'My Cart' })).toContainText(product.name);
  // The drawer shows the same, so the toast does not cover its amount.
  await expect(toast).toBeHidden();
});

test('[drawer-02] [cart-02] [toast-02] the drawer lists lines by shop; removing the last unit can be undone', async ({
  page,
  request,
  shopper,
}) => {
  const products = await productsOfTwoShops(request);
  await fillCart(request, shopper, products);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' }).click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  for (const { name, shop } of products) {
    await expect(drawer.getByRole('region', { name: shop.name })).toContainText(name);
  }
  expect((await drawer.boundingBox())?.width).toBeLessThanOrEqual(448);
  await expectAccessible(page);

  const [first] = products;
  const line = drawer.getByRole('region', { name: first.shop.name });
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(line.getByRole('group', { name: `Quantity of ${first.name}` })).toContainText('2');
  await expect(
    page.getByRole('banner', { includeHidden: true }).getByRole('button', { name: 'Cart, 3 items', includeHidden: true }),
  ).toBeAttached();
  await line.getByRole('button', { name: 'Decrease quantity' }).click();
  await line.getByRole('button', { name: 'Remove' }).click();
  await expect(line).toBeHidden();
  const toast = messages(page).filter({ hasText: 'has been remove to cart.' });
  await toast.hover();
  await toast.getByRole('button', { name: 'Again Add to Cart' }).click();
  await expect(drawer.getByRole('region', { name: first.shop.name })).toContainText(first.name);
  const { body } = await callAs(request, shopper, '/carts');
  expect(body.data.total).toBe(2);
});

test('[drawer-01] the floating tab shows the items and the amount, except on phones and at checkout', async ({
  page,
  request,
  shopper,
}) => {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product], 2);
  await page.goto('/');
  const tab = page.getByRole('button', { name: /^Cart, 2 items, \$\d+\.\d\d$/ });
  await expect(tab).toBeVisible();
  // The tab is in the margin and covers nothing of the page.
  const outermost = page.getByRole('main').getByRole('link', { name: 'All categories' });
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const [own, other] = await Promise.all([tab, outermost].map((each) => each.boundingBox()));
      expect(own?.x, `at ${width}`).toBeGreaterThanOrEqual((other?.x ?? Number.NaN) + (other?.width ?? 0));
    }).toPass();
  }
  await tab.click();
  await expect(page.getByRole('dialog', { name: 'My Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(tab).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/checkout');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(tab).toBeHidden();
});

test('[cart-05] [cart-04] the cart survives a reload, and is cleared with the session', async ({ page, request, shopper }) => {
  await fillCart(request, shopper, [await simpleProduct(request)]);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  // The cart is restored from localStorage before the server answers.
  await page.route('**/api/carts', () => undefined);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await page.unroute('**/api/carts');
  // Only on pagehide: an open page would write the session again with every answer.
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      const stored = JSON.parse(localStorage.getItem('souk.auth') ?? '{}');
      localStorage.setItem('souk.auth', JSON.stringify({ ...stored, state: { ...stored.state, token: null } }));
    }),
  );
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('souk.auth') ?? '{}').state.user)).toBeNull();
});

test('[auth-11] a cart call that answers 401 signs out', async ({ page, request, shopper, allowConsole }) => {
  allowConsole(/401/);
  await callAs(request, shopper, '/logout');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('souk.auth') ?? '{}').state.token)).toBeNull();
});

test('[cart-01] adding with a session that has ended asks to sign in', async ({ page, request, shopper, allowConsole }) => {
  allowConsole(/401/);
  const product = await simpleProduct(request);
  await page.goto(`/shops/${product.shop.id}`);
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  await callAs(request, shopper, '/logout');
  await page
    .getByRole('button', { name: `Add ${product.name} to cart` })
    .first()
    .click();
  await expect(page.getByText('Please login first!')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('[toast-03] a toast of the cart stays three seconds, in the corner of the reading direction', async ({ page, request, shopper }) => {
  expect(shopper.token).toBeTruthy();
  const product = await simpleProduct(request);
  await page.goto(`/shops/${product.shop.id}?lang=ar`);
  const before = Date.now();
  await page
    .getByRole('main')
    .getByRole('button', { name: /إلى السلة/ })
    .first()
    .click();
  const toast = page.locator('.toast-stack li');
  await expect(toast).toBeVisible();
  const shown = Date.now();
  const box = await toast.boundingBox();
  expect(box && box.x > 640 && box.y > 450, 'at the bottom right').toBe(true);
  await page.mouse.move(10, 10);
  await expect(toast).toHaveCount(0);
  expect(Date.now() - before).toBeGreaterThanOrEqual(3000);
  // A slow machine makes it longer, but not as long as the six seconds of an error toast.
  expect(Date.now() - shown).toBeLessThan(5500);
});

test('[drawer-08] [cart-02] a line shows its variant and price; every change updates the checkout summary', async ({
  page,
  request,
  shopper,
}) => {
  const mug = await findVariants(request, 'Ember speckled mug');
  const [variant] = mug.variants.filter(({ price }) => price === 27);
  const [reduced] = (await listProducts(request, { in_stock: 1, offer: 1 })).filter(
    ({ has_choices, shop }) => !has_choices && shop.id !== mug.shopId,
  );
  if (!variant || !reduced) throw new Error('The market has neither the mug nor an offer');
  await putVariant(request, shopper, mug.id, variant, 1);
  await fillCart(request, shopper, [reduced]);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' }).click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  const line = drawer.getByRole('listitem').filter({ hasText: 'Ember speckled mug' });
  await expect(line.locator('img')).toBeVisible();
  await expect(line).toContainText('Ember');
  await expect(line.getByText(/^\S.* · .+$/)).toBeVisible();
  await expect(line).toContainText('$27.00');
  await expect(line.locator('del')).toHaveCount(0);
  const offer = drawer.getByRole('listitem').filter({ hasText: reduced.name });
  await expect(offer.locator('ins')).toHaveText(`$${reduced.discount_price.toFixed(2)}`);
  await expect(offer.locator('del')).toHaveText(`$${reduced.price.toFixed(2)}`);
  await expect(offer).toContainText(`-${reduced.discount_percentage}%`);
  await expect(drawer.getByText('Cart Amount').locator('..')).toContainText(`$${(27 + reduced.discount_price).toFixed(2)}`);

  const counted = page.waitForResponse('**/api/cart/checkout');
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await counted;
  await expect(drawer.getByText('Cart Amount').locator('..')).toContainText(`$${(54 + reduced.discount_price).toFixed(2)}`);
});

test('[drawer-04] opening loads the checkout summary, and the same control closes the drawer', async ({ page, request, shopper }) => {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  await page.goto('/');
  const tab = page.getByRole('button', { name: /^Cart, 1 item, / });
  await tab.click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  await expect(drawer.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const counted = page.waitForRequest('**/api/cart/checkout');
  await tab.click();
  expect((await counted).postDataJSON().shop_ids).toEqual([product.shop.id]);
  await expect(drawer).toBeVisible();
  // The tab moves to the edge of the open drawer and stays clickable.
  await expect(tab).toHaveAttribute('aria-expanded', 'true');
  await tab.click();
  await expect(drawer).toBeHidden();
  await expect(tab).toHaveAttribute('aria-expanded', 'false');
  await expect(tab).toBeFocused();
});

test('[drawer-06] [drawer-03] with a single vendor every shop is selected automatically, and shops have no vouchers', async ({
  page,
  request,
  shopper,
}) => {
  const products = await productsOfTwoShops(request);
  await fillCart(request, shopper, products);
  await configure(page, { multi_vendor: false });
  await openStatic(page);
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' }).click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  await expect(drawer.getByRole('link', { name: products[0].name })).toBeVisible();
  await expect(drawer.getByRole('checkbox')).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Apply Store voucher' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  const chosen = (await readStored(page, 'cart')).selectedShopIds;
  expect(chosen.sort()).toEqual(products.map(({ shop }) => shop.id).sort());
});
