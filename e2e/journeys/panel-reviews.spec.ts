import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('a review is answered and hidden with a reason, as shoppers see on the product, and shown again', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  const reply = `Thank you for your words, ${Date.now()}.`;
  await openPanel(page, '/admin/reviews');
  await expect(page.getByRole('table', { name: 'Reviews' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('5 stars');
  await page.getByRole('link', { name: /^Without a reply/ }).click();
  await expect(page).toHaveURL(/rating=5.*status=unanswered|status=unanswered.*rating=5/);
  await page.getByRole('table', { name: 'Reviews' }).getByRole('link').first().click();
  await page.getByRole('textbox', { name: 'Reply' }).fill(reply);
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(messages(page).filter({ hasText: 'Reply saved' })).toBeVisible();
  const words = String(await page.getByRole('region', { name: 'Review', exact: true }).locator('p').nth(1).textContent());
  const productLink = page.getByRole('region', { name: 'About' }).getByRole('link').first();
  const id = /products\/(\d+)/.exec(String(await productLink.getAttribute('href')))?.[1];

  const shop = await page.context().newPage();
  await shop.goto(`/products/${id}/details`);
  const reviews = shop.getByRole('article').filter({ hasText: words });
  await expect(reviews.first()).toContainText(reply);
  await expectAccessible(shop);

  await page.getByRole('button', { name: 'Hide review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(dialog.getByText('A reason is needed')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Advertising');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByText('Hidden from shoppers: Advertising')).toBeVisible();
  // A message stays while the pointer is over it, however long the shop takes.
  const hidden = messages(page).filter({ hasText: 'Review hidden' });
  await hidden.hover();
  await shop.reload();
  await expect(shop.getByText(reply)).toHaveCount(0);
  await hidden.getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page).filter({ hasText: 'The change is undone' })).toBeVisible();
  await shop.reload();
  await expect(shop.getByText(reply)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto('/admin/reviews');
  await expectNoSidewaysScroll(page);
});
