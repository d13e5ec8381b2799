import { randomUUID } from 'node:crypto';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { apiAddress } from '../support/environment.ts';
import { openPanel, openSellerPanel } from '../support/panel.ts';
import { registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };

/** The slug of a shop with one product of that name, whose owner has the number. */
function addShop(slug: string, name: string, ownerPhone: string): void {
  changeMarketplace(`
    with shop as (insert into shops (slug, name) values ('${slug}', '{"en": "Shop of ${name}"}') returning id),
    owner as (insert into shop_members (shop_id, person_id, role_id)
      select shop.id, p.id, r.id from shop, people p, shop_roles r where p.phone_full = '91${ownerPhone}' and r.is_owner),
    product as (insert into products (shop_id, category_id, slug, name, price, selling_price)
      select shop.id, (select min(id) from categories where parent_id is null), '${slug}', '{"en": "${name}"}', 4000, 4000 from shop returning id)
    insert into product_variants (product_id, stock) select id, 30 from product;`);
}

test('[seller-03] on a phone, a product stays on sale as it is while its new name and picture wait; its price applies at once', async ({
  page,
  request,
  browser,
  allowConsole,
}) => {
  allowConsole(/401/);
  test.slow();
  const name = `Lamp ${randomUUID().slice(0, 8)}`;
  const owner = await registerShopper(request, 'Huda Nasser');
  addShop(name.toLowerCase().replace(' ', '-'), name, owner.phone);
  await page.setViewportSize(phone);
  await openSellerPanel(page, '/seller/products', { phone: owner.phone });
  await expect(page.getByRole('list', { name: 'Products' })).toContainText('On sale');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Price and stock in the list.
  await page.getByRole('button', { name: `Change price and stock of ${name}` }).click();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('45');
  await page.getByLabel('Stock', { exact: true }).fill('25');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page).filter({ hasText: 'Changed. Shoppers see it now.' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' })).toContainText('45.00');
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('list', { name: 'Products' })).toContainText('40.00');

  // Name, picture and price in the form.
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name English' }).fill(`New ${name}`);
  const picture = { name: 'lamp.png', mimeType: 'image/png', buffer: Buffer.from(await page.screenshot()) };
  await page.locator('input[type="file"]').setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'Image 1' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('48');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page).filter({ hasText: 'Saved. What shoppers read waits for approval.' })).toBeVisible();
  await expect(page.getByText('Your change waits for approval')).toBeVisible();
  await page.setViewportSize({ ...phone, height: 3200 });
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));

  const shown = async () => (await request.get(`/api/product-details?product_id=${id}`)).text();
  await expect.poll(shown).toContain('48');
  expect(await shown()).not.toContain(`New ${name}`);

  // The operator compares and accepts.
  const context = await browser.newContext({ baseURL: apiAddress() });
  const panel = await context.newPage();
  await openPanel(panel, `/admin/products/changes?search=${encodeURIComponent(name)}`);
  await expectAccessible(panel);
  await panel.getByRole('link', { name }).click();
  const changes = panel.getByRole('region', { name: 'What changes' });
  await expect(changes).toContainText('Shoppers see now');
  await expect(changes).toContainText(`New ${name}`);
  await expect(changes.getByRole('img', { name: 'Image 1' })).toBeVisible();
  await expectAccessible(panel);
  await panel.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(messages(panel).filter({ hasText: 'Accepted; the shop is notified' })).toBeVisible();
  await context.close();

  // The page of the seller follows, and shoppers see the new name.
  await expect(page.getByRole('heading', { level: 1, name: `New ${name}` })).toBeVisible();
  await expect(page.getByText('Your change waits for approval')).toHaveCount(0);
  await page.goto(`/products/${id}/details`);
  await expect(page.getByRole('heading', { level: 1, name: `New ${name}` })).toBeVisible();
});

test('[seller-03] stock is typed down a list by keyboard, and undone; its history has both', async ({ page, request, allowConsole }) => {
  allowConsole(/401/);
  const name = `Vase ${randomUUID().slice(0, 8)}`;
  const owner = await registerShopper(request, 'Huda Nasser');
  addShop(name.toLowerCase().replace(' ', '-'), name, owner.phone);
  await page.setViewportSize({ width: 360, height: 740 });
  await openSellerPanel(page, '/seller/stock', { phone: owner.phone });
  const field = page.getByRole('textbox', { name: `Stock of ${name}` });
  await field.fill('4');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(messages(page).filter({ hasText: '1 quantity changed' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stock' })).toContainText('Low stock');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('30');
  await page.getByRole('link', { name: `Stock history of ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stock history' })).toBeVisible();
  const changes = page.getByRole('list', { name: 'Stock history' }).getByRole('listitem');
  await expect(changes).toContainText([/Changed by hand.*\+26.*4 to 30/, /Changed by hand.*−26.*30 to 4/]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
