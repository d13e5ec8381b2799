import { simpleProducts } from '../support/marketplace.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('a visitor compares four products, a fifth is refused with the reason, and the address can be shared', async ({ page, request }) => {
  const products = await simpleProducts(request, 5);
  const [first, second, third, fourth, fifth] = products;
  if (!first || !second || !third || !fourth || !fifth) throw new Error('The marketplace has too few products');
  for (const [index, { id }] of products.entries()) {
    await page.goto(`/products/${id}/details`);
    const compare = page.getByRole('main').getByRole('button', { name: 'Compare', exact: true });
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', index < 4 ? 'true' : 'false');
  }
  await expect(messages(page).getByText('You can compare up to four products. Remove one first.')).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Compare products' });
  await expect(bar).toBeVisible();
  await expectAccessible(page);

  // Cards have the button too while something is compared.
  await page.goto('/products');
  await expect(page.getByRole('button', { name: /^Compare / }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Compare (4)' }).click();
  await expect(page).toHaveURL(`/compare?ids=${[first, second, third, fourth].map(({ id }) => id).join('%2C')}`);
  const table = page.getByRole('region', { name: 'Compare products' });
  for (const { name } of [first, second, third, fourth]) await expect(table.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Price Different/ })).toBeVisible();
  await expect(bar).toBeHidden();
  await expectAccessible(page);

  // At 360 pixels the table scrolls and its first column stays.
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await table.focus();
  await table.evaluate((element) => element.scrollTo({ left: 400 }));
  const edge = await table.evaluate((element) => element.getBoundingClientRect().left);
  await expect(async () => expect((await table.getByRole('rowheader').first().boundingBox())?.x).toBeLessThan(edge + 4)).toPass();
  await expectAccessible(page);

  await table.getByRole('button', { name: `Remove ${first.name} from the comparison` }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(page).toHaveURL(/ids=\d+%2C\d+%2C\d+$/);

  // Somebody else gets the same table from the server; search engines do not list it.
  const html = await (await request.get(`/compare?ids=${second.id},${third.id},999999999`)).text();
  expect(html).toContain(second.name.replace('&', '&amp;'));
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

test('from right to left a table wider than the screen scrolls, and the page does not', async ({ page, request }) => {
  const products = await simpleProducts(request, 4);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/compare?lang=ar&ids=${products.map(({ id }) => id).join(',')}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a comparison without products leads to them', async ({ page }) => {
  await page.goto('/compare');
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await expectAccessible(page);
});
