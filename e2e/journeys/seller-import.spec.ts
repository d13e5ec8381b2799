import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { apiAddress } from '../support/environment.ts';
import { openPanel, openSellerPanel } from '../support/panel.ts';
import { registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

/** A shop with two products, whose owner has the number. */
function addShop(slug: string, ownerPhone: string): void {
  changeMarketplace(`
    with shop as (insert into shops (slug, name) values ('${slug}', '{"en": "Shop ${slug}"}') returning id),
    owner as (insert into shop_members (shop_id, person_id, role_id)
      select shop.id, p.id, r.id from shop, people p, shop_roles r where p.phone_full = '91${ownerPhone}' and r.is_owner),
    product as (insert into products (shop_id, category_id, slug, name, price, selling_price)
      select shop.id, (select min(id) from categories where parent_id is null), '${slug}-' || n, jsonb_build_object('en', 'Bowl ' || n || ' ${slug}'), 4000, 4000
      from shop, generate_series(1, 2) n returning id)
    insert into product_variants (product_id, stock) select id, 30 from product;`);
}

const choose = (page: Page, lines: string[]) =>
  page.getByLabel('CSV file').setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });

test('[seller-03] a seller corrects a CSV file and imports it: the price applies at once and the text waits, until the shop is trusted', async ({
  page,
  request,
  browser,
  allowConsole,
}) => {
  // The panel asks who is signed in, and the first file has an error.
  allowConsole(/401|422/);
  test.slow();
  const slug = `csv-${randomUUID().slice(0, 8)}`;
  const owner = await registerShopper(request, 'Huda Nasser');
  addShop(slug, owner.phone);
  await page.setViewportSize({ width: 360, height: 800 });
  await openSellerPanel(page, '/seller/products', { phone: owner.phone });
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();

  const head = 'product,name,price,stock';
  const second = `${slug}-2,,44,12`;
  await choose(page, [head, `${slug}-1,New bowl ${slug},cheap,`, second]);
  const errors = page.getByRole('region', { name: 'Errors' });
  await expect(errors.getByRole('row').filter({ hasText: 'price' })).toContainText('2');
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await choose(page, [head, `${slug}-1,New bowl ${slug},42,`, second]);
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('row').filter({ hasText: 'price' }).first()).toContainText('At once');
  await expect(changes.getByRole('row').filter({ hasText: `New bowl ${slug}` })).toContainText('Waits for approval');
  await expect(page.getByRole('status').filter({ hasText: 'Changed: 2' })).toContainText('Wait for approval: 1');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(messages(page).filter({ hasText: '2 products imported. What shoppers read waits for approval.' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Products' });
  await expect(list).toContainText('42.00');
  await expect(list).toContainText('44.00');
  await expect(list).toContainText('Waits for approval');

  // Undone as a whole, and imported again.
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page).filter({ hasText: 'The change is undone' })).toBeVisible();
  await expect(list).not.toContainText('42.00');
  await expect(list).not.toContainText('Waits for approval');
  await page.goto('/seller/products/import');
  await choose(page, [head, `${slug}-1,New bowl ${slug},42,`, second]);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await page.getByRole('link', { name: `Bowl 1 ${slug}` }).click();
  await expect(page.getByText('Your change waits for approval')).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const shown = async () => (await request.get(`/api/product-details?product_id=${id}`)).text();
  await expect.poll(shown).toContain('42');
  expect(await shown()).not.toContain(`New bowl ${slug}`);

  // The operator trusts the shop; what waits continues to wait.
  const context = await browser.newContext({ baseURL: apiAddress() });
  const panel = await context.newPage();
  await openPanel(panel, `/admin/shops?search=${slug}`);
  await panel.getByRole('link', { name: `Shop ${slug}` }).click();
  await panel.getByRole('button', { name: 'Trust this shop' }).click();
  await panel.getByRole('dialog').getByRole('button', { name: 'Trust this shop' }).click();
  await expect(messages(panel).filter({ hasText: 'Shop trusted' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Withdraw trust' })).toBeVisible();
  await expectAccessible(panel);

  // The panel of the seller follows, and the next text is on sale at once.
  await expect(page.getByText('Your change waits for approval')).toBeVisible();
  await page.goto('/seller/products/import');
  await expect(page.getByText('The marketplace trusts your shop: what you change is published at once.')).toBeVisible();
  await choose(page, ['product,name', `${slug}-2,Trusted bowl ${slug}`]);
  await expect(changes).toContainText('At once');
  await expect(changes).not.toContainText('Waits for approval');
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(messages(page).filter({ hasText: '1 product imported' })).toBeVisible();
  await page.getByRole('link', { name: `Trusted bowl ${slug}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Trusted bowl ${slug}` })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name English' }).fill(`Best bowl ${slug}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page).filter({ hasText: 'Saved. Shoppers see it now.' })).toBeVisible();
  const trusted = Number(new URL(page.url()).pathname.split('/').at(-1));
  await page.goto(`/products/${trusted}/details`);
  await expect(page.getByRole('heading', { level: 1, name: `Best bowl ${slug}` })).toBeVisible();

  // Its history names the rule.
  await panel.goto(`/admin/products/changes?search=${encodeURIComponent(`Best bowl ${slug}`)}`);
  await panel.getByRole('link', { name: `Best bowl ${slug}` }).click();
  await expect(panel.getByText('It was published at once, because the shop is trusted. Nobody decided it in person.')).toBeVisible();
  await expect(panel.getByText('Change of a product published, because the shop is trusted')).toBeVisible();
  await context.close();
});
