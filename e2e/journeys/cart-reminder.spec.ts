import { callAs, fillCart, simpleProduct } from '../support/marketplace.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('the cart offers one message about a cart that was left, until the shopper has turned it on', async ({ page, request, shopper }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await fillCart(request, shopper, [await simpleProduct(request)]);
  await page.goto('/about-us');
  const open = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  const choice = page.getByRole('dialog', { name: 'My Cart' }).getByRole('switch', { name: /^Send me one message/ });
  await open.click();
  await expect(choice).not.toBeChecked();
  await expectAccessible(page);
  await choice.press('Space');
  await expect(choice).toBeChecked();
  const isWanted = async () => (await callAs(request, shopper, '/message-preference')).body.data.cart_reminders;
  await expect.poll(isWanted).toBe(true);
  // It can be undone in the same place.
  await choice.press('Space');
  await expect.poll(isWanted).toBe(false);
  await choice.press('Space');
  await expect.poll(isWanted).toBe(true);
  await page.reload();
  await open.click();
  await expect(page.getByRole('dialog', { name: 'My Cart' }).getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  await expect(choice).toHaveCount(0);
});
