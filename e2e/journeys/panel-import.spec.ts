import type { Locator, Page } from '@playwright/test';
import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('[admin-06] products: exported, created by a CSV file after a preview, and changed by prices pasted into a grid, saved and undone at once', async ({
  page,
  allowConsole,
}) => {
  // The panel asks who is signed in.
  allowConsole(/401/);
  const id = Date.now();
  const slug = `brass-bell-${id}`;
  await openPanel(page, '/admin/products');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('products.csv');
  const [titles = '', first = ''] = await readLines(await (await download).createReadStream());
  const cells = first.split(',');
  const cellOf = (title: string) => cells[titles.split(',').indexOf(title)] ?? '';

  await page.getByRole('link', { name: 'Import CSV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
  const file = page.getByLabel('CSV file');
  const choose = (lines: string[]) =>
    file.setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  const head = 'product,name,shop,category,price,stock';
  await choose([head, `${slug},Brass bell,nowhere,${cellOf('category')},cheap,5`]);
  const errors = page.getByRole('region', { name: 'Errors' });
  await expect(errors.getByRole('row').filter({ hasText: 'shop' })).toContainText('nowhere');
  await expect(errors.getByRole('row').filter({ hasText: 'price' })).toContainText('2');
  await expect(page.getByRole('button', { name: /^Import 1 product/ })).toHaveCount(0);
  await expectAccessible(page);

  await choose([head, ...['a', 'b'].map((letter) => `${slug}-${letter},Brass bell ${id},${cellOf('shop')},${cellOf('category')},12.50,5`)]);
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes).toContainText(slug);
  await expect(changes.getByRole('row').filter({ hasText: 'price' }).first()).toContainText('12.50');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(messages(page).filter({ hasText: '2 products imported' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await changeInGrid(page, String(id));
  await page.goto('/admin/products/import');
  await choose(['product,price,active', `${slug}-a,12.50,yes`, `${slug}-b,12.50,yes`]);
  await expect(page.getByText('The file changes nothing.')).toBeVisible();
  // Other journeys do not see the products.
  await choose(['product,active', `${slug}-a,no`, `${slug}-b,no`]);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(messages(page).filter({ hasText: '2 products imported' })).toBeVisible();
});

/** Pastes two prices over those of the products with these words, first wrong ones, saves and undoes them. */
async function changeInGrid(page: Page, words: string): Promise<void> {
  await page.getByLabel('Search products').fill(words);
  await page.getByLabel('Search products').press('Enter');
  await expect(page.getByRole('link', { name: `Brass bell ${words}` })).toHaveCount(2);
  await page.getByRole('link', { name: 'Edit as a grid' }).click();
  const prices = page.getByRole('grid', { name: 'Product grid' }).locator('[aria-colindex="2"][role=gridcell]');
  await expect(prices).toHaveText(['12.50', '12.50']);
  await paste(prices.first(), 'cheap\n$14.00');
  await expect(prices.first()).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('1 cell has an error')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 changed cells' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await paste(prices.first(), '13\n14');
  await page.keyboard.press('Control+s');
  const preview = page.getByRole('dialog', { name: 'Preview of the changes' });
  await expect(preview.getByRole('row').filter({ hasText: 'Price' })).toHaveText([/12\.50.*13\.00/, /12\.50.*14\.00/]);
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Save 2 products' }).click();
  await expect(messages(page).filter({ hasText: '2 products changed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preview changes' })).toHaveCount(0);
  await expect(prices).toHaveText(['13.00', '14.00']);
  await messages(page).filter({ hasText: '2 products changed' }).getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page).filter({ hasText: 'The change is undone' })).toBeVisible();
  await expect(prices).toHaveText(['12.50', '12.50']);
}

async function paste(cell: Locator, text: string): Promise<void> {
  await cell.click();
  await cell.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function readLines(stream: AsyncIterable<Buffer>): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString().replace('\uFEFF', '').split('\r\n');
}
