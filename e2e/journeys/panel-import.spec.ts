import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('[admin-06] products: exported, created and changed by a CSV file after a preview, imported and undone', async ({
  page,
  allowConsole,
}) => {
  // The panel asks who is signed in.
  allowConsole(/401/);
  const slug = `brass-bell-${Date.now()}`;
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

  await choose([head, `${slug},Brass bell,${cellOf('shop')},${cellOf('category')},12.50,5`]);
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes).toContainText(slug);
  await expect(changes.getByRole('row').filter({ hasText: 'price' })).toContainText('12.50');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(messages(page).filter({ hasText: '1 product imported' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/products/import');
  await choose(['product,price,active', `${slug},15,no`]);
  await expect(changes.getByRole('row').filter({ hasText: 'price' })).toContainText('12.50');
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page).filter({ hasText: 'The change is undone' })).toBeVisible();
  await page.goto('/admin/products/import');
  await choose(['product,price,active', `${slug},12.50,yes`]);
  await expect(page.getByText('The file changes nothing.')).toBeVisible();
  // Other journeys do not see the product.
  await choose(['product,active', `${slug},no`]);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(messages(page).filter({ hasText: '1 product imported' })).toBeVisible();
});

async function readLines(stream: AsyncIterable<Buffer>): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString().replace('\uFEFF', '').split('\r\n');
}
