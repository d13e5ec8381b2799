import { changeMarketplace } from '../support/change-marketplace.ts';
import { buy, fillCart, simpleProducts } from '../support/marketplace.ts';
import { openPanel } from '../support/panel.ts';
import { pngFile } from '../support/pictures.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('[account-08] an item of a delivered order is returned: asked for, accepted, received, inspected and refunded, which the shopper sees to the cent', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  allowConsole(/401/);
  const [product] = (await simpleProducts(request, 5)).slice(4);
  if (!product) throw new Error('The marketplace sells too few products');
  await fillCart(request, shopper, [product, product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  if (!order) throw new Error('Nothing was ordered');
  const steps = ['Confirm', 'On The Way', 'Delivered'].map(
    (status) => `update orders set status = '${status}' where id = ${order.id};
      insert into order_events (order_id, status) values (${order.id}, '${status}');`,
  );
  changeMarketplace(`${steps.join('\n')} update orders set delivered_at = now() where id = ${order.id};
    update payments set status = 'Paid', settled_at = now() where purchase_id = (select purchase_id from orders where id = ${order.id});
    update orders set payment_status = 'Paid' where id = ${order.id};`);

  await page.goto(`/order-history/${order.id}`);
  const returns = page.getByRole('region', { name: 'Returns' });
  await returns.getByRole('button', { name: 'Return items' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return items' });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Choose at least one item')).toBeVisible();
  await dialog.getByRole('checkbox', { name: product.name }).press('Space');
  await dialog.getByRole('button', { name: 'Decrease quantity' }).click();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Damaged or broken');
  await dialog.getByLabel('What is wrong? (optional)').fill('It has a crack.');
  await dialog.locator('input[type=file]').setInputFiles([pngFile('crack.png')]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(returns.getByText('Waiting for an answer')).toBeVisible();
  await expectAccessible(page);
  const code = (await returns.getByRole('heading', { level: 3 }).textContent()) ?? '';

  await openPanel(page, '/admin/returns?status=requested');
  await page.getByRole('link', { name: code }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
  await page.getByLabel('How the shopper sends the items').fill('Hand it in at any post office.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept the return' }).click();
  await page.getByRole('button', { name: 'Items arrived' }).click();
  await page.getByRole('button', { name: 'Save the inspection' }).click();
  await expect(page.getByText('The shopper receives')).toBeVisible();
  await expectAccessible(page);
  const amount = digits(
    await page
      .locator('div')
      .filter({ has: page.getByText('The shopper receives', { exact: true }) })
      .last()
      .textContent(),
  );
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(messages(page).filter({ hasText: 'Return refunded' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);

  await page.goto(`/order-history/${order.id}`);
  const card = returns.getByRole('article', { name: `Return ${code}` });
  await expect(card.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(card.getByText('Hand it in at any post office.')).toBeVisible();
  expect(digits(await card.locator('header bdi').last().textContent())).toBe(amount);
  await expectNoSidewaysScroll(page);
});

/** The digits of an amount, whatever the sign of its currency. */
function digits(text: string | null): string {
  return (text ?? '').replaceAll(/\D/g, '');
}
