import { apiAddress } from '../support/environment.ts';
import { openOwnShop } from '../support/own-shop.ts';
import { enterSecondFactor, expireSecondFactor, openPanel, signInToPanel } from '../support/panel.ts';
import { newPhone } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

const phoneSize = { width: 390, height: 844 };

test('[seller-05] the owner of a shop invites a packer, who joins by signing in, gets another role and is removed', async ({
  page,
  request,
  browser,
  allowConsole,
}) => {
  // The second factor is asked for again.
  allowConsole(/401|403|404/);
  test.slow();
  await page.setViewportSize(phoneSize);
  const own = await openOwnShop(request, 'Mirror hall');
  await signInToPanel(page, '/seller', own.phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByText('Only you sell for this shop.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Role of Omar Haddad' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invite a member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a member' });
  const number = newPhone();
  await dialog.getByLabel('Phone number').fill(`+91${number}`);
  await dialog.getByLabel('Name').fill('Sana Rao');
  await expect(dialog.getByLabel('Role')).toHaveValue('Packer');
  await expectAccessible(page);
  await expireSecondFactor(page);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await enterSecondFactor(page);
  await expect(messages(page).filter({ hasText: 'Invitation sent' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText('Sana Rao');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const context = await browser.newContext({ baseURL: apiAddress(), viewport: phoneSize });
  const other = await context.newPage();
  await signInToPanel(other, '/seller', number);
  await expect(other.getByRole('heading', { level: 1, name: 'Hello, Sana Rao' })).toBeVisible();
  await expect(other.getByRole('navigation', { name: 'Most used' }).getByRole('link', { name: 'Staff' })).toHaveCount(0);

  // The owner's page shows the member without a reload.
  const role = page.getByRole('combobox', { name: 'Role of Sana Rao' });
  await role.selectOption('Finance');
  await expect(messages(page).filter({ hasText: 'Role changed' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Sana Rao' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(messages(page).filter({ hasText: 'Member removed' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Sign in to your shop' })).toBeVisible();
  await context.close();

  await page.goto('/seller/sign-in?invitation=nothing');
  await expect(page.getByText('This invitation does not exist, or not any more.')).toBeVisible();
  await expectAccessible(page);
});

test('[seller-05] an operator invites the first owner of a shop, blocks its sellers and undoes it', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/401/);
  const own = await openOwnShop(request, 'Blocked hall');
  await openPanel(page, `/admin/shops?search=${own.slug}`);
  await page.getByRole('link', { name: 'Blocked hall' }).click();
  const panel = page.getByRole('region', { name: 'Sellers' });
  await expect(panel.getByRole('list', { name: 'Sellers' })).toContainText('Omar Haddad');
  await expect(panel.getByRole('button', { name: 'Remove Omar Haddad' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Invite a member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone number').fill(`+91${newPhone()}`);
  await dialog.getByLabel('Name').fill('Rana Saleh');
  await dialog.getByLabel('Role').selectOption('Owner');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(panel.getByRole('list', { name: 'Sellers' })).toContainText('Rana Saleh');
  await panel.getByRole('button', { name: 'Block sellers' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Block sellers' }).click();
  await expect(panel.getByText('They cannot sign in to the seller panel.')).toBeVisible();
  await messages(page).filter({ hasText: 'Sellers blocked' }).getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText('They cannot sign in to the seller panel.')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
