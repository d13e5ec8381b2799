import type { Page } from '@playwright/test';
import { readStored } from '../support/configure.ts';
import { addAddress, buildCart, callAs, findVariants, putVariant, simpleProduct } from '../support/marketplace.ts';
import { type OtherServer, openOtherServer } from '../support/other-server.ts';
import { registerShopper } from '../support/shopper.ts';
import { signInWithDialog } from '../support/sign-in.ts';
import { expect, messages, test } from '../support/test.ts';
import { cartButton, dialogNamed, openLogin } from '../support/ways-in.ts';

/** Calls that the server does not know are not repeated endlessly. */
async function expectFewRetries(page: Page, { refused }: OtherServer, maxTimes: number): Promise<void> {
  // First the repetitions that belong to what the page has just asked.
  await page.clock.runFor(10_000);
  let before = -1;
  await expect
    .poll(
      () => {
        const isQuiet = refused.length === before;
        before = refused.length;
        return isQuiet;
      },
      { intervals: [1000] },
    )
    .toBe(true);
  await page.clock.runFor(90_000);
  expect(refused.slice(before), 'asked again with nobody doing anything').toEqual([]);
  const counts = Map.groupBy(refused, (name) => name);
  expect([...counts].filter(([, times]) => times.length > maxTimes).map(([name, times]) => `${name}: ${times.length}`)).toEqual([]);
}

async function search(page: Page, words: string): Promise<void> {
  const box = page.getByRole('searchbox').first();
  await box.pressSequentially(words, { delay: 30 });
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

for (const otherwise of ['not found', 'a page'] as const) {
  test(`[call-02] with a server that answers our additional calls with “${otherwise}” a shopper browses, buys and sees the order`, async ({
    page,
    request,
    allowConsole,
  }) => {
    test.slow();
    if (otherwise === 'not found') allowConsole(/404/);
    const product = await simpleProduct(request);
    const shopper = await registerShopper(request);
    await addAddress(request, shopper);
    const other = await openOtherServer({ knows: (origin) => origin !== 'ours', otherwise });
    try {
      await page.clock.install();
      await page.goto(other.address);
      await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible();
      await search(page, 'mug');
      // There are no suggestions and no error.
      await expect(page.getByRole('search').getByRole('link')).toHaveCount(0);
      await page.goto(`${other.address}/products/${product.id}/details`);
      await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Reviews' })).toHaveCount(0);
      await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
      await signInWithDialog(page, shopper.phone);
      await expect(messages(page).filter({ hasText: 'has been added to cart' })).toBeVisible();

      await cartButton(page, 'Cart, 1 item').click();
      const drawer = page.getByRole('dialog', { name: 'My Cart' });
      await expect(drawer.getByRole('checkbox').first()).toBeChecked();
      await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
      await page.getByRole('button', { name: /^Place order/ }).click();
      await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();

      for (const [path, heading] of [
        ['/dashboard', 'Hello, Nadia Karim'],
        ['/order-history', 'Order History'],
        ['/wishlist', 'Wishlist'],
        ['/profile', 'My Profile'],
        ['/change-password', 'Change Password'],
        ['/support-tickets', 'Support tickets'],
        ['/my-subscription', 'My Subscription'],
        ['/support', 'How can we help?'],
        ['/flash-sale/1', undefined],
        ['/shops/1', undefined],
      ] as const) {
        await page.goto(`${other.address}${path}`);
        await expect(page.getByRole('heading', { level: 1, ...(heading && { name: heading }) })).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy="true"], .skeleton').filter({ visible: true })).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0);
      }
      await expect(messages(page)).toHaveCount(0);
      // Each page load requests them again.
      await expectFewRetries(page, other, 14);
      expect(new Set(other.refused).size, 'features that are not there').toBeGreaterThan(4);
    } finally {
      // Pending requests of the page would fail when the server closes.
      await page.goto('about:blank');
      other.close();
    }
  });
}

test('[call-02] with a server that has only the specified calls a shopper signs in and fills the cart', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/404/);
  const { shopper } = await buildCart(request);
  const other = await openOtherServer({ knows: (origin) => origin === 'specification', otherwise: 'not found' });
  try {
    await page.clock.install();
    await page.goto(other.address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Souk' })).toBeVisible();
    await expect(page).toHaveTitle('Souk');
    await openLogin(page);
    await signInWithDialog(page, shopper.phone);
    await cartButton(page, 'Cart, 1 item').click();
    const drawer = page.getByRole('dialog', { name: 'My Cart' });
    const count = drawer.getByRole('group', { name: /^Quantity/ });
    await count.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(count).toContainText('2');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first()).toBeVisible();
    await expect.poll(() => other.refused).toContain('GET /api/events');
    await expectFewRetries(page, other, 4);
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.getByRole('dialog', { name: 'Log Out!' }).getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    other.close();
  }
});

test('[call-02] [settings-08] [cart-08] with a server whose answers have only the specified fields all their data is shown and nothing is invented', async ({
  page,
  request,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/404/);
  const shopper = await registerShopper(request);
  const mug = await findVariants(request, 'Ember speckled mug');
  const [first, second] = mug.variants;
  if (!first || !second) throw new Error('The mug comes in one kind alone');
  await putVariant(request, shopper, mug.id, first, 1);
  await putVariant(request, shopper, mug.id, second, 1);
  const { body: vouchers } = await callAs(request, shopper, `/get-vouchers?shop_id=${mug.shopId}`);
  const other = await openOtherServer({ knows: (origin) => origin === 'specification', otherwise: 'not found', namedFieldsOnly: true });
  try {
    await page.goto(other.address);
    await page.getByRole('button', { name: 'Currency: USD $' }).click();
    await page.getByRole('menuitem', { name: 'EUR €' }).click();
    const login = await openLogin(page);
    await login.getByRole('button', { name: 'Forgot password?' }).click();
    const country = page.getByRole('combobox', { name: 'Country', exact: true });
    await country.fill('emirates');
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('United Arab Emirates');
    await expect(dialogNamed(page, 'Forgot Password').getByText('+971', { exact: true })).toBeVisible();
    await dialogNamed(page, 'Forgot Password').getByRole('button', { name: 'Back to login' }).click();
    await login.getByLabel('WhatsApp number').fill(shopper.phone);
    await login.getByRole('button', { name: 'Send OTP' }).click();
    await expect(messages(page).filter({ hasText: 'OTP sent successfully' })).toBeVisible();
    await login.getByLabel('Digit 1 of 4').pressSequentially(other.code());

    await cartButton(page, 'Cart, 2 items').click();
    const drawer = dialogNamed(page, 'My Cart');
    const lines = drawer.getByRole('group', { name: /^Quantity/ });
    await expect(drawer.getByText('No longer available')).toHaveCount(0);
    await lines.first().getByRole('button', { name: 'Increase quantity' }).click();
    await expect(lines.first()).toContainText('2');
    await expect(lines.last()).toContainText('1');
    await expect(drawer.getByRole('checkbox')).toBeChecked();
    await expect(drawer.getByText('Cart Amount').locator('..')).toContainText(/€\d+\.\d\d$/);
    await drawer.getByRole('button', { name: 'Apply Store voucher' }).click();
    const tickets = page.getByRole('dialog', { name: /^Vouchers/ }).getByRole('listitem');
    await expect(tickets).toHaveCount(vouchers.data.coupons.length);
    await expect(tickets.first()).toContainText(/Orders from €\d+\.\d\d · until/);
    await expect(tickets.first()).not.toContainText('at maxTimes');
    await tickets.first().getByRole('button', { name: 'Collect' }).click();
    await expect(tickets.first().getByRole('button', { name: 'Collected' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(/To pay\s*€\d+\.\d\d/);

    // The persisted cart has all fields, although the answers had few: it is shown before the server answers.
    await page.route('**/api/**', (route) => (/\/(master|lang)/.test(route.request().url()) ? route.continue() : undefined));
    await page.goto(other.address);
    await expect(cartButton(page, 'Cart, 3 items')).toBeVisible();
    await expect(page.getByRole('button', { name: 'My account, Nadia Karim' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Currency: EUR €' })).toBeVisible();
    expect((await readStored(page, 'cart')).products[0].products).toHaveLength(2);
  } finally {
    await page.goto('about:blank');
    other.close();
  }
});
