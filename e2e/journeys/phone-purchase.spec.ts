import type { Locator } from '@playwright/test';
import { simpleProduct } from '../support/marketplace.ts';
import { newPhone } from '../support/shopper.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

test('[cart-12] [every-01] a new shopper buys on a phone with at most 8 taps, 4 typed fields and one code', async ({ page, request }) => {
  const product = await simpleProduct(request);
  let taps = 0;
  let fields = 0;
  const tap = async (button: Locator) => {
    taps += 1;
    await button.tap();
  };
  const type = async (field: Locator, text: string) => {
    fields += 1;
    await field.fill(text);
  };
  await page.goto(`/products/${product.id}/details`);
  await tap(page.getByRole('region', { name: 'Buy', exact: true }).getByRole('button', { name: 'Add to cart' }));
  await tap(page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Sign Up' }));
  const signUp = page.getByRole('dialog', { name: 'Sign Up' });
  await type(signUp.getByLabel('Full name'), 'Layla Haddad');
  await type(signUp.getByLabel('WhatsApp number'), newPhone());
  await tap(signUp.getByRole('button', { name: 'Sign Up' }));
  await signUp.getByLabel('Digit 1 of 4').pressSequentially((await page.getByTestId('demo-code').textContent()) ?? '');
  await expect(signUp).toBeHidden();
  await tap(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }));
  await tap(page.getByRole('dialog', { name: 'My Cart' }).getByRole('button', { name: 'Proceed to Checkout' }));
  await expect(page.getByText('Secure checkout')).toBeVisible();
  // Folded on a phone.
  await expect(page.getByText('Have a code?')).toBeVisible();
  await expect(page.getByLabel('Voucher code')).toBeHidden();
  await expectNoSidewaysScroll(page);
  await tap(page.getByRole('main').getByRole('button', { name: 'Add an address' }));
  const address = page.getByRole('dialog', { name: 'Add an address' });
  const street = address.getByLabel('Street and house number');
  await expect(street).toBeFocused();
  await type(street, '4 Lantern Lane');
  await type(address.getByLabel('Area or city'), 'Old Town');
  await tap(address.getByRole('button', { name: 'Save address' }));
  await tap(page.getByRole('button', { name: /^Place order/ }));
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  await expect(page.getByRole('main').getByTitle(product.name)).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(taps).toBeLessThanOrEqual(8);
  expect(fields).toBeLessThanOrEqual(4);
});
