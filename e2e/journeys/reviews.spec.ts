import type { APIRequestContext, Page } from '@playwright/test';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { buy, type CatalogProduct, fillCart, simpleProducts } from '../support/marketplace.ts';
import { openPanel } from '../support/panel.ts';
import { pngFile } from '../support/pictures.ts';
import type { Shopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

/** Buys a product and sets its order to delivered. */
async function deliver(request: APIRequestContext, shopper: Shopper): Promise<{ id: number; product: CatalogProduct }> {
  const [product] = (await simpleProducts(request, 4)).slice(3);
  if (!product) throw new Error('The marketplace sells too few products');
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  if (!order) throw new Error('Nothing was ordered');
  const steps = ['Confirm', 'On The Way', 'Delivered'].map(
    (status) => `update orders set status = '${status}' where id = ${order.id};
      insert into order_events (order_id, status) values (${order.id}, '${status}');`,
  );
  changeMarketplace(`${steps.join('\n')} update orders set delivered_at = now() where id = ${order.id};`);
  return { id: order.id, product };
}

test('[account-02] a delivered product is reviewed with stars, text and photos, and the review is edited later', async ({
  page,
  request,
  shopper,
}) => {
  const { id, product } = await deliver(request, shopper);
  await page.goto(`/order-history/${id}`);
  await page.getByRole('button', { name: `Review ${product.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a review' });
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByText('Choose a star rating')).toBeVisible();
  await expect(dialog.getByText('Enter a few words')).toBeVisible();
  await expectAccessible(page);

  // The stars are radio buttons, chosen by arrow keys.
  await dialog.getByRole('radio', { name: '1 out of 5 stars' }).focus();
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '4 out of 5 stars' })).toBeChecked();
  const words = `Well made, ${shopper.phone}.`;
  const pills = `Pills for ${shopper.phone}`;
  changeMarketplace(`insert into reviews (product_id, shop_id, author, rating, description)
    values (${product.id}, ${product.shop.id}, 'Zed', 5, '${pills}');`);
  await dialog.getByLabel('Your review').fill(words);
  await dialog.getByLabel('Photos (optional)').setInputFiles([pngFile('one.png', 90, 60, 40), pngFile('two.png', 60, 90, 90)]);
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog).toBeHidden();
  await expect(messages(page).filter({ hasText: 'Thank you for your review' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Items' }).getByRole('img', { name: '4.0 out of 5 stars' })).toBeVisible();

  await page.goto(`/products/${product.id}/details`);
  const review = page.getByRole('article').filter({ hasText: words });
  await expect(review).toContainText('Nadia K.');
  await expect(review.getByRole('button', { name: /^Photo \d of this review$/ })).toHaveCount(2);

  await expectReported(page, product.id, pills);

  await page.goto(`/order-history/${id}`);
  await page.getByRole('button', { name: `Edit your review of ${product.name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit your review' });
  await expect(edit.getByLabel('Your review')).toHaveValue(words);
  await edit.getByRole('radio', { name: '2 out of 5 stars' }).check({ force: true });
  await edit.getByRole('button', { name: 'Remove Image 1' }).click();
  await edit.getByRole('button', { name: 'Save review' }).click();
  await expect(edit).toBeHidden();
  await page.goto(`/products/${product.id}/details`);
  await expect(review.getByRole('img', { name: '2.0 out of 5 stars' })).toBeVisible();
  await expect(review.getByRole('button', { name: /^Photo \d of this review$/ })).toHaveCount(1);
});

/** Reports somebody else's review by keyboard, and dismisses the report in the panel. */
async function expectReported(page: Page, productId: number, words: string): Promise<void> {
  const review = page.getByRole('article').filter({ hasText: words });
  const report = review.getByRole('button', { name: 'Report the review of Zed' });
  await report.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(report).toBeFocused();
  await report.press('Enter');
  await dialog.getByLabel('Reason').selectOption('Offensive');
  await dialog.getByLabel('Details (optional)').fill('Rude words');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(messages(page).filter({ hasText: 'We will look at this review.' })).toBeVisible();
  await expect(review.getByRole('button', { name: 'Reported', exact: true })).toBeFocused();
  await page.reload();
  await expect(review.getByRole('button', { name: 'Reported', exact: true })).toBeVisible();

  const panel = await page.context().newPage();
  await openPanel(panel, `/admin/reviews?product=${productId}&status=reported`);
  await panel.getByRole('table', { name: 'Reviews' }).getByRole('link').first().click();
  const reports = panel.getByRole('region', { name: 'Reports', exact: true });
  await expect(reports).toContainText('Rude words');
  await expectAccessible(panel);
  await reports.getByRole('button', { name: 'Dismiss reports' }).click();
  await messages(panel).filter({ hasText: 'Reports dismissed' }).getByRole('button', { name: 'Undo' }).click();
  await expect(reports.getByText('1 open report')).toBeVisible();
  await reports.getByRole('button', { name: 'Dismiss reports' }).click();
  await expect(reports.getByText('Open', { exact: true })).toHaveCount(0);
  await panel.close();
}

test('[every-01] [every-02] the dialog for a review fits a phone, right to left and in the dark', async ({ page, request, shopper }) => {
  const { id } = await deliver(request, shopper);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/order-history/${id}?lang=ar`);
  await page.getByRole('button', { name: /^تقييم / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await dialog
    .getByLabel('صور (اختياري)')
    .setInputFiles(Array.from({ length: 6 }, (_, index) => pngFile(`${index}.png`, 60, 60, 40 + index)));
  await expect(dialog.getByText('حتى 5 ملفات')).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveCount(5);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
