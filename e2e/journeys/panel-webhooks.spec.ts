import { createHmac } from 'node:crypto';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

test('[admin-09] a webhook is received by a local receiver, signed, replayed, and removed with an undo', async ({ page, allowConsole }) => {
  // The private address is refused.
  allowConsole(/422/);
  const receiver = await startWebhookReceiver();
  const name = `Warehouse ${Date.now()}`;
  await openPanel(page, '/admin/webhooks/new');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Address that receives the events').fill('http://169.254.169.254/');
  await page.getByRole('checkbox', { name: 'Product changed' }).press('Space');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The address is inside a private network.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Address that receives the events').fill(receiver.url);
  await page.getByRole('button', { name: 'Create' }).click();
  const secret = (await page.getByRole('status', { name: 'Secret' }).textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: 'Send a test event' }).click();
  const log = page.getByRole('list', { name: 'Deliveries' });
  await expect(log.getByText('Delivered')).toHaveCount(1);
  changeMarketplace(
    `update products set price = price + 1, selling_price = selling_price + 1 where id = (select max(id) from products where discount_price = 0);`,
  );
  await expect.poll(() => receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test', 'product.changed']);
  for (const { headers, body } of receiver.received) {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const signature = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(signed)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  }

  await page.reload();
  const changed = log.getByRole('listitem').filter({ has: page.getByText('Product changed') });
  await changed.getByText('Product changed').click();
  await expect(changed).toContainText('Answer 200');
  await expect(changed).toContainText('received with thanks');
  await changed.getByRole('button', { name: 'Send again' }).click();
  await expect(messages(page).filter({ hasText: 'The event is sent again' })).toBeVisible();
  await expect.poll(() => receiver.received.length).toBe(3);
  expect(receiver.received[2]?.body).toBe(receiver.received[1]?.body);
  expect(receiver.received[2]?.headers['webhook-id']).toBe(receiver.received[1]?.headers['webhook-id']);
  await expect(log.getByText('Sent again')).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Remove the webhook' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectNoSidewaysScroll(page);
  changeMarketplace(`delete from webhooks where name = '${name}';`);
  await receiver.close();
});
