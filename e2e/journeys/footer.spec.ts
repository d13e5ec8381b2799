import { expect, expectAccessible, test } from '../support/test.ts';

test('[shell-20] the footer has the ways to pay, the language and the currency, and the latest posts', async ({ page }) => {
  await page.goto('/contact-us');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('list', { name: 'Payment methods' }).getByRole('listitem')).toHaveText([
    'Cash on delivery',
    'Demo payment',
  ]);
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('region', { name: 'Latest posts' }).getByRole('link')).toHaveCount(3);
  await expect(footer.getByText(`© ${new Date().getUTCFullYear()}`)).toBeVisible();
  await footer.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await expect(page.getByRole('button', { name: 'Currency: EUR €' })).toHaveCount(1);
  await expectAccessible(page);
  const reload = page.waitForEvent('load');
  await footer.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await reload;
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('[shell-18] on a phone the account has its tabs instead of the categories', async ({ page, shopper }) => {
  expect(shopper.token).toBeTruthy();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/profile');
  const title = page.getByRole('heading', { level: 1, name: 'My Profile' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('button', { name: 'Categories' })).toBeHidden();
  await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(200);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Categories' })).toBeVisible();
});

test('pictures are dimmed in the dark scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/products');
  const filter = () =>
    page
      .locator('.card-picture img')
      .first()
      .evaluate((picture) => getComputedStyle(picture).filter);
  await expect.poll(filter).toContain('brightness(0.84)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(filter).toBe('none');
});
