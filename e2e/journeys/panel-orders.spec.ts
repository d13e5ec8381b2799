import { changeMarketplace } from '../support/change-marketplace.ts';
import { buy, fillCart, simpleProduct } from '../support/marketplace.ts';
import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('[admin-02] [admin-05] an order goes from new to delivered in two parcels, is refunded in part and its packing slips are printed', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  allowConsole(/401|422/);
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product, product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  await fillCart(request, shopper, [product]);
  const [later] = await buy(request, shopper, [product.shop.id]);
  if (!order || !later) throw new Error('Nothing was ordered');
  await openPanel(page, `/admin/orders/${order.code}`);
  await page.getByRole('button', { name: 'Confirm order' }).click();
  const parcels = page.getByRole('region', { name: 'Parcels' });

  for (const [index, carrier] of ['Blue Dart', 'DHL'].entries()) {
    await parcels.getByRole('button', { name: 'Add a parcel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a parcel' });
    if (index === 0) await dialog.getByRole('combobox').first().selectOption('1');
    await dialog.getByLabel('Carrier').fill(carrier);
    await dialog.getByLabel('Tracking number').fill(`AWB ${index + 1}`);
    await dialog.getByLabel('Tracking link').fill(`https://track.example/${index + 1}`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(parcels.getByRole('listitem', { name: `Parcel ${index + 1}` })).toContainText(carrier);
  }
  for (const name of ['Parcel 1', 'Parcel 2'])
    await parcels.getByRole('listitem', { name }).getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('On the way', { exact: true }).first()).toBeVisible();
  for (const name of ['Parcel 1', 'Parcel 2'])
    await parcels.getByRole('listitem', { name }).getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Refund items' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund items' });
  await refund.getByRole('combobox').first().selectOption('1');
  await expect(refund.getByText('The shopper receives')).toBeVisible();
  await expectAccessible(page);
  await refund.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(messages(page).filter({ hasText: 'Refund created' })).toBeVisible();
  await expect(page.getByText('1 refunded')).toBeVisible();

  // A gateway rejects it: the open page shows that, and the operator pays it back.
  changeMarketplace(`update refunds set status = 'Failed' where order_id = ${order.id};`);
  await page.getByRole('button', { name: /^Mark as paid back/ }).click();
  const repayment = page.getByRole('dialog', { name: 'Paid back by hand?' });
  await repayment.getByLabel('How it was paid back').fill('Transfer 118');
  await expectAccessible(page);
  await repayment.getByRole('button', { name: 'Mark as paid back' }).click();
  await expect(messages(page).filter({ hasText: 'Refund completed' })).toBeVisible();
  await expect(page.getByText('Transfer 118')).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/admin/orders');
  await page.getByRole('checkbox', { name: order.code }).press('Space');
  // The first script makes the call of the page, which receives its answer.
  expect(calls.filter((path) => path === '/api/admin/orders')).toHaveLength(1);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Packing slips (A4)' }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);

  // The delivered order is left out with its reason; the new one is confirmed, packed, taken back and handed over.
  await page.getByRole('checkbox', { name: later.code }).press('Space');
  const bulk = page.getByRole('region', { name: 'Selected rows' });
  await bulk.getByRole('button', { name: 'Confirm' }).click();
  await expect(bulk.getByRole('alert')).toContainText(`1 could not be done${order.code}`);
  await expect(bulk.getByRole('status')).toHaveText('1 selected');
  await expectAccessible(page);
  await bulk.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('checkbox', { name: later.code }).press('Space');
  await bulk.getByRole('button', { name: 'Pack', exact: true }).click();
  const packing = page.getByRole('dialog', { name: 'Pack the selected orders' });
  await packing.getByLabel('Carrier').fill('Aramex');
  await packing.getByRole('button', { name: 'Pack' }).click();
  await messages(page).filter({ hasText: '1 done' }).getByRole('button', { name: 'Undo' }).last().click();
  await expect(messages(page).filter({ hasText: 'The change is undone' })).toBeVisible();
  await page.getByRole('checkbox', { name: later.code }).press('Space');
  await bulk.getByRole('button', { name: 'Hand over' }).click();
  const handing = page.getByRole('dialog', { name: 'Hand over the selected orders' });
  await handing.getByLabel('Carrier').fill('Aramex');
  await handing.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByRole('row').filter({ hasText: later.code })).toContainText('On the way');

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/admin/orders/${order.code}`);
  await expectNoSidewaysScroll(page);

  await page.goto(`/order-history/${order.id}`);
  await expect(page.getByRole('region', { name: 'Parcels' })).toContainText('Blue Dart');
  await expect(page.getByRole('link', { name: 'Track the parcel' }).first()).toHaveAttribute('href', 'https://track.example/1');
});

test('[admin-10] the rules of commission are ordered, saved and undone', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  await openPanel(page, '/admin/commission');
  const rules = page.getByRole('list', { name: 'Commission rules' });
  await expect(page.getByRole('button', { name: 'Add a rule' })).toBeVisible();
  const before = await rules.getByRole('listitem').count();
  await page.getByRole('button', { name: 'Add a rule' }).click();
  const added = rules.getByRole('listitem', { name: `Rule ${before + 1}` });
  await added.getByLabel('Commission').fill('7.5');
  if (before > 0) await page.getByRole('button', { name: `Move rule ${before + 1} up` }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page)).toContainText('Commission rules saved');
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rules.getByRole('listitem')).toHaveCount(before);
});
