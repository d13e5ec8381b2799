import { apiAddress } from '../support/environment.ts';
import { addAddress, buildOrder, callAs } from '../support/marketplace.ts';
import { orderLink } from '../support/order-link.ts';
import { signInWithDialog } from '../support/sign-in.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[shell-02] [auth-14] a link to an order, a ticket or an address explains why to sign in, and opens after signing in', async ({
  page,
  request,
}) => {
  const { shopper, order } = await buildOrder(request);
  const address = await addAddress(request, shopper);
  const kinds = await callAs(request, shopper, '/ticket-issue-types');
  const answer = await request.post(`${apiAddress()}/api/support-ticket`, {
    headers: { authorization: `Bearer ${shopper.token}` },
    multipart: { issue_type: kinds.body.data.issue_types[0].id, subject: 'Where is it?', message: 'Soon?', email: 'nadia@mail.example' },
  });
  const { ticket_number } = (await answer.json()).data.support_ticket;
  for (const [path, reason] of [
    [`/order-history/${order.id}`, 'Sign in to see this order'],
    [`/support-ticket/${ticket_number}`, 'Sign in to see this ticket'],
    [`/manage-address/${address}/edit`, 'Sign in to see this address'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog', { name: 'Login' }).getByText(reason)).toBeVisible();
    if (path.startsWith('/order-history')) await expectAccessible(page);
    // Only this dialog shows the reason.
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' }).getByText(reason)).toHaveCount(0);
  }
  await page.goto(`/order-history/${order.id}`);
  await signInWithDialog(page, shopper.phone);
  await expect(page).toHaveURL(new RegExp(`/order-history/${order.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.code);
});

test('[account-07] the link of a message opens an order without signing in, and shows its status once it has expired', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/404/);
  const { shopper, product, order } = await buildOrder(request);
  await page.goto(orderLink(order.id));
  const part = page.getByRole('region', { name: `Order ${order.code}` });
  await expect(part).toContainText(product.name);
  await expect(part).toContainText('4 Lantern Lane');
  await expect(part.getByRole('region', { name: 'Order status' })).toContainText('The shop is reviewing your order');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expectAccessible(page);
  // The page that everybody gets from the server contains no order.
  const html = await (await request.get(orderLink(order.id))).text();
  expect(html).not.toContain(order.code);
  await page.getByRole('button', { name: 'Sign in for the invoice and more' }).click();
  await signInWithDialog(page, shopper.phone);
  await expect(page).toHaveURL(new RegExp(`/order-history/${order.id}$`));

  await page.goto(orderLink(order.id, -1));
  await expect(page.getByText('This link has expired')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order status' })).toBeVisible();
  await expect(page.getByText(product.name)).toHaveCount(0);
  await expect(page.getByText('4 Lantern Lane')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View in your account' })).toBeVisible();

  await page.goto(`${orderLink(order.id)}x`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible();
});
