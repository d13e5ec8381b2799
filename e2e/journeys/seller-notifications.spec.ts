import { changeMarketplace } from '../support/change-marketplace.ts';
import { openSellerPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('a seller sees what happened in the shop as it happens, reads it, and chooses how to be notified', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSellerPanel(page, '/seller/notifications');
  await expect(page.getByRole('link', { name: 'Notifications', exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();

  // A variant of the shop sells out and comes back, as an order and the seller would do it.
  const cause = `test ${crypto.randomUUID()}`;
  changeMarketplace(
    `select record_shop_notification(m.shop_id, 'out-of-stock', (select min(p.id) from products p where p.shop_id = m.shop_id)::text, '${cause}', now())
     from shop_members m join people p on p.id = m.person_id where p.phone_full = '919876500002';`,
  );
  const bell = page.getByRole('link', { name: /^\d+ unread notifications?$/ });
  await expect(bell).toBeVisible();
  await bell.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Notifications' }).getByRole('listitem').first()).toContainText('is sold out');
  await expect(bell).toBeHidden();
  // The bar at the bottom covers whatever scrolls below it.
  await page.setViewportSize({ width: 360, height: 4000 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  const settings = page.getByRole('region', { name: 'By phone and mail' });
  const quiet = settings.getByRole('checkbox', { name: /^Quiet hours/ });
  const wasQuiet = await quiet.isChecked();
  await settings.getByText(/^Quiet hours/).click();
  await settings.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Notifications saved')).toBeVisible();
  await page.reload();
  await expect(quiet).toBeChecked({ checked: !wasQuiet });
  await settings.getByText(/^Quiet hours/).click();
  await settings.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Notifications saved')).toBeVisible();
});
