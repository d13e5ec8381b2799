import { apiAddress } from '../support/environment.ts';
import { addAddress, buy, callAs, fillCart, simpleProduct } from '../support/market.ts';
import { registerShopper } from '../support/shopper.ts';
import { signInWithDialog } from '../support/sign-in.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('[shell-02] [auth-14] a link to an order, a ticket or an address says why to sign in, and opens after the sign-in', async ({
  page,
  request,
}) => {
  const shopper = await registerShopper(request);
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  const address = await addAddress(request, shopper);
  const kinds = await callAs(request, shopper, '/ticket-issue-types');
  const answer = await request.post(`${apiAddress()}/api/support-ticket`, {
    headers: { authorization: `Bearer ${shopper.token}` },
    multipart: { issue_type: kinds.body.data.issue_types[0].id, subject: 'Where is it?', message: 'Soon?', email: 'nadia@mail.example' },
  });
  const { ticket_number } = (await answer.json()).data.support_ticket;
  for (const [path, reason] of [
    [`/order-history/${order?.id}`, 'Sign in to see this order'],
    [`/support-ticket/${ticket_number}`, 'Sign in to see this ticket'],
    [`/manage-address/${address}/edit`, 'Sign in to see this address'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog', { name: 'Login' }).getByText(reason)).toBeVisible();
    if (path.startsWith('/order-history')) await expectAccessible(page);
    // The reason belongs to this dialog alone.
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' }).getByText(reason)).toHaveCount(0);
  }
  await page.goto(`/order-history/${order?.id}`);
  await signInWithDialog(page, shopper.phone);
  await expect(page).toHaveURL(new RegExp(`/order-history/${order?.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order?.code ?? 'nothing');
});
