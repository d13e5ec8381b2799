import { apiAddress } from '../support/environment.ts';
import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('[admin-09] an API key is created, shown once, used within its scopes, and revoked', async ({ page, request }) => {
  await openPanel(page, '/admin/keys');
  await page.getByRole('link', { name: 'Create a key' }).click();
  const name = `Warehouse ${Date.now()}`;
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create the key' }).click();
  await expect(page.getByText('Choose at least one scope.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'See: Orders' }).press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create the key' }).click();
  const key = (await page.getByRole('status', { name: 'Key' }).textContent()) ?? '';
  expect(key).toMatch(/^souk_key_[\w-]{43}$/);
  await expectAccessible(page);

  const ask = (path: string) => request.get(`${apiAddress()}/api/admin/${path}`, { headers: { authorization: `Bearer ${key}` } });
  expect((await ask('orders')).status()).toBe(200);
  expect((await ask('products')).status()).toBe(403);
  expect((await ask('keys')).status()).toBe(403);

  await page.getByRole('link', { name: 'Done' }).click();
  const row = page.getByRole('list', { name: 'API keys' }).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Active');
  await expect(page.getByText(key)).toHaveCount(0);
  await row.getByRole('button', { name: `Rename ${name}` }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`${name} B`);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText(`${name} B`);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('heading', { name, exact: true })).toBeVisible();

  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  expect((await ask('orders')).status()).toBe(401);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto('/admin/keys/new');
  await expectNoSidewaysScroll(page);
});
