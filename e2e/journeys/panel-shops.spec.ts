import { changeMarketplace } from '../support/change-marketplace.ts';
import { openPanel } from '../support/panel.ts';
import { pngFile } from '../support/pictures.ts';
import { newPhone } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

function insertApplication(name: string, phone: string, locale: string): void {
  changeMarketplace(`insert into shop_applications (owner_name, phone, email, shop_name, description, address, locale, logo_id, banner_id)
    select 'Salma Nasser', '91${phone}', 'salma@lamps.example', '${name}', 'Brass lamps, cut by hand.', '4 Lantern Lane', '${locale}',
      logo_id, banner_id from shops order by id limit 1;`);
}

test('[admin-06] applications: one is approved and its shop is created, another with the same phone is declined with a reason', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  const phone = newPhone();
  const [name, other] = [`Lamps of Fes ${phone}`, `More lamps ${phone}`];
  insertApplication(name, phone, 'en');
  await openPanel(page, '/admin/shops');
  await page.getByRole('link', { name: /applications? waits?/ }).click();
  await page.getByRole('searchbox', { name: 'Search applications' }).fill(phone);
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Applications' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await table.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('img', { name: `Banner: ${name}` })).toBeVisible();
  await expect(page.getByText('Nothing else has this number.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(messages(page).filter({ hasText: 'The shop is created' })).toBeVisible();
  await page.getByRole('link', { name: 'Show the shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // It opens when its owner has done the checklist, or by the operator.
  await page.getByRole('button', { name: 'Open shop' }).click();
  const shop = await page.context().newPage();
  await shop.goto(String(await page.getByRole('link', { name: 'Open in the shop' }).getAttribute('href')));
  await expect(shop.getByRole('heading', { level: 1 })).toContainText(name);

  insertApplication(other, phone, 'ar');
  await page.goto(`/admin/shops/applications?search=${phone}`);
  await expect(table.getByText('2 duplicates')).toBeVisible();
  await table.getByRole('link', { name: other }).click();
  await expect(page.getByRole('region', { name: 'Same phone number' }).getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('العربية');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('A reason is needed: the applicant reads it')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('لديك متجر لدينا.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('لديك متجر لدينا.');
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto('/admin/shops/applications');
  await expectNoSidewaysScroll(page);
});

test('[admin-08] a shop is created, edited over a conflict, closed and opened again, as the storefront shows it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401|409|404/);
  const name = `Zellige corner ${Date.now()}`;
  await openPanel(page, '/admin/shops');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New shop' }).click();
  await page.getByRole('button', { name: 'Create shop' }).click();
  await expect(page.getByText('A name in the default language is needed')).toBeVisible();
  await page.getByLabel(/^Name .*English/).fill(name);
  await page.getByLabel(/^Story .*English/).fill('Tiles of Fes.');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(pngFile('logo.png', 300, 300));
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a band' }).click();
  await page.getByRole('textbox', { name: /^Charge from/ }).fill('4.50');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const address = page.url();
  const shop = await page.context().newPage();
  await shop.goto(String(await page.getByRole('link', { name: 'Open in the shop' }).getAttribute('href')));
  await expect(shop.getByText('Tiles of Fes.')).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(address);
  await second.getByLabel(/^Story .*English/).fill('Tiles and tables.');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(messages(second).filter({ hasText: 'Shop saved' })).toBeVisible();
  await page.getByLabel(/^Story .*English/).fill('Only tiles.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('alert', { name: 'Somebody else saved first' });
  await expect(conflict).toContainText('Tiles and tables.');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel(/^Story .*English/)).toHaveValue('Tiles and tables.');

  await page.getByRole('button', { name: 'Close shop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close shop' }).click();
  await expect(page.getByRole('region', { name: 'Status' }).getByText('Closed', { exact: true })).toBeVisible();
  // A message stays while the pointer is over it, however long the shop takes.
  const closed = messages(page).filter({ hasText: 'Shop closed' });
  await closed.hover();
  await shop.reload();
  await expect(shop.getByText('Tiles and tables.')).toHaveCount(0);
  await closed.getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page).filter({ hasText: 'The change is undone' })).toBeVisible();
  await shop.reload();
  await expect(shop.getByText('Tiles and tables.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto('/admin/shops');
  await expectNoSidewaysScroll(page);
});
