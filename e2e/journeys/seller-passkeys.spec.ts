import type { APIRequestContext, Page } from '@playwright/test';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { buy, type CatalogProduct, callAs, fillCart, simpleProduct } from '../support/marketplace.ts';
import { testOfOwnMarketplace } from '../support/own-marketplace.ts';
import { demoCode, demoSeller } from '../support/panel.ts';
import { addAuthenticator, enterPhoneCode } from '../support/passkeys.ts';
import { registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test as shared } from '../support/test.ts';

const test = testOfOwnMarketplace();

/** Asks for the return of an item of a delivered, paid order. */
async function askReturn(request: APIRequestContext, product: CatalogProduct): Promise<string> {
  const shopper = await registerShopper(request);
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  if (!order) throw new Error('Nothing was ordered');
  const steps = ['Confirm', 'On The Way', 'Delivered'].map(
    (status) => `update orders set status = '${status}' where id = ${order.id};
      insert into order_events (order_id, status) values (${order.id}, '${status}');`,
  );
  changeMarketplace(`${steps.join('\n')} update orders set delivered_at = now(), return_days = 14 where id = ${order.id};
    update payments set status = 'Paid', settled_at = now() where purchase_id = (select purchase_id from orders where id = ${order.id});
    update orders set payment_status = 'Paid' where id = ${order.id};`);
  const { body } = await callAs(request, shopper, `/orders/${order.id}/returns`);
  const asked = await request.post(`/api/orders/${order.id}/returns`, {
    headers: { authorization: `Bearer ${shopper.token}`, 'x-requested-with': 'XMLHttpRequest' },
    multipart: { lines: `${body.data.lines[0].line_id}:1:damaged` },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
  return (await asked.json()).data.returns[0].code;
}

/** Works on a return until its refund. */
async function inspect(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('How the shopper sends the items').fill('Hand it in at any post office.');
  await page.getByRole('button', { name: 'Accept the return' }).click();
  await page.getByRole('button', { name: 'Items arrived' }).click();
  await page.getByRole('button', { name: 'Save the inspection' }).click();
  await expect(page.getByText('The shopper receives')).toBeVisible();
}

const expireSecondFactor = () => changeMarketplace(`update sessions set second_factor_at = null where audience = 'seller';`);

test('[seller-05] a seller adds a passkey, signs in with it, confirms refunds above the limit by code and by passkey, and changes the authenticator app', async ({
  page,
  request,
  marketplace,
  allowConsole,
}) => {
  shared.slow();
  // The panel asks who is signed in; what is guarded is refused until it is confirmed, and a wrong code is refused.
  allowConsole(/401|403|422/);
  const product = await simpleProduct(request);
  changeMarketplace(`update settings set refund_code_above = 0;
    delete from shop_members where person_id = (select id from people where phone_full = '91${demoSeller}');
    insert into shop_members (shop_id, person_id, role_id) select ${product.shop.id}, p.id, r.id
      from people p, shop_roles r where p.phone_full = '91${demoSeller}' and r.is_owner;`);
  const [first, second] = [await askReturn(request, product), await askReturn(request, product)];
  // A browser has no passkeys for an address in digits.
  const panel = `http://localhost:${new URL(marketplace.address).port}/seller`;
  await addAuthenticator(page);

  await page.goto(`${panel}/account`);
  await enterPhoneCode(page, demoSeller);
  const appCode = page.getByLabel('Code from the authenticator app');
  await expect(appCode).toBeVisible();
  await appCode.fill(await demoCode(page));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('My phone');
  await page.getByRole('button', { name: 'Continue' }).click();
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys.getByRole('heading', { name: 'My phone' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto(`${panel}/account`);
  await enterPhoneCode(page, demoSeller);
  await expect(appCode).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(passkeys.getByRole('heading', { name: 'My phone' })).toBeVisible();
  await expect(passkeys.getByText('Last used: never')).toHaveCount(0);

  // A refund above the limit asks for a code: first a wrong one, then the right one, after which the refund is sent again.
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page, `${panel}/returns/${first}`);
  expireSecondFactor();
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const refund = page.getByRole('button', { name: 'Refund', exact: true });
  await refund.click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  const code = await demoCode(page);
  await question.getByLabel('Code from the authenticator app').fill(code === '000000' ? '111111' : '000000');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('The OTP is wrong or has expired.')).toBeVisible();
  await question.getByLabel('Code from the authenticator app').fill(code);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(messages(page).filter({ hasText: 'Return refunded' })).toBeVisible();

  await inspect(page, `${panel}/returns/${second}`);
  expireSecondFactor();
  await refund.click();
  // Leaving the question refunds nothing.
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('This needs a code of your authenticator app, once in ten minutes.')).toBeVisible();
  await refund.click();
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(messages(page).filter({ hasText: 'Return refunded' })).toBeVisible();

  await page.goto(`${panel}/account`);
  await expectNoSidewaysScroll(page);
  // Another authenticator app, whose code proves that it is set up.
  await page.getByRole('button', { name: 'Change the app' }).click();
  const another = page.getByRole('dialog', { name: 'Change the authenticator app' });
  await expect(another.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  await another.getByLabel('Code from the new app').fill(await demoCode(page));
  await another.getByRole('button', { name: 'Change the app' }).click();
  await expect(messages(page).filter({ hasText: 'The authenticator app is changed.' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove the passkey My phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey is removed')).toBeVisible();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
});
