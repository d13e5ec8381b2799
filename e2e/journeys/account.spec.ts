import { addAddress, buy, callAs, fillCart, simpleProduct } from '../support/marketplace.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('[account-01] [shell-06] the dashboard shows counts, recent orders, the address and the membership at a glance', async ({
  page,
  request,
  shopper,
}) => {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  await callAs(request, shopper, '/favorite-add-or-remove', { product_id: product.id });
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  const counts = main.getByRole('list', { name: 'Overview' });
  await expect(counts.getByRole('link', { name: /1\s*Orders/ })).toBeVisible();
  await expect(counts.getByRole('link', { name: /1\s*Wishlist/ })).toBeVisible();
  await expect(main.getByRole('link', { name: `Order ${order?.code}` })).toBeVisible();
  await expect(main.getByText('4 Lantern Lane')).toBeVisible();
  await expect(main.getByText('Members save on every order.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test('[account-01] [every-03] each part of the dashboard fails and reloads independently of the others', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  allowConsole(/503/);
  await addAddress(request, shopper);
  const down = new Set(['favorites/ids', 'addresses', 'my-subscription']);
  await page.route(/\/api\/(favorites\/ids|addresses|my-subscription|orders)/, (route) =>
    [...down].some((call) => route.request().url().includes(call))
      ? route.fulfill({ status: 503, json: { message: 'Later' } })
      : route.continue(),
  );
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  const failed = (words: string) => main.getByRole('alert').filter({ hasText: words });
  await expect(failed('Some figures could not be loaded')).toBeVisible({ timeout: 15_000 });
  await expect(failed('The addresses could not be loaded')).toBeVisible();
  await expect(failed('Your membership could not be loaded')).toBeVisible();
  await expect(main.getByText('No orders yet')).toBeVisible();
  await expect(main.getByRole('link', { name: /^0\s*Orders/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^–\s*Wishlist/ })).toBeVisible();
  await expectAccessible(page);
  down.delete('addresses');
  await failed('The addresses could not be loaded').getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('4 Lantern Lane')).toBeVisible();
  down.clear();
  await failed('Some figures could not be loaded').getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('link', { name: /^0\s*Wishlist/ })).toBeVisible();
  await failed('Your membership could not be loaded').getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('Members save on every order.')).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('[account-04] [shell-06] [shell-19] addresses are added, changed, made the default, deleted and brought back', async ({
  page,
  request,
  shopper,
}) => {
  await addAddress(request, shopper, 'Nadia Karim');
  await page.goto('/manage-address');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Add an address' }).click();
  await expect(page).toHaveURL(/\/manage-address\/new$/);
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Manage Address' })).toHaveAttribute('aria-current', 'page');
  await main.getByRole('button', { name: 'Save address' }).click();
  await expect(main.getByText('The Street and house number field is required')).toBeVisible();
  await main.getByLabel('Full name').fill('Sami Karim');
  await main.getByLabel('Street and house number').fill('9 Copper Street');
  await main.getByLabel('Area or city').fill('Harbour');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Save address' }).click();
  await expect(page).toHaveURL(/\/manage-address$/);
  const card = (name: string) => main.getByRole('listitem').filter({ hasText: name });
  await expect(card('Sami Karim')).toContainText('9 Copper Street');

  await card('Sami Karim').getByRole('link', { name: 'Edit address of Sami Karim' }).click();
  await main.getByLabel('Street and house number').fill('10 Copper Street');
  await main.getByRole('button', { name: 'Save address' }).click();
  await expect(card('Sami Karim')).toContainText('10 Copper Street');

  await card('Sami Karim').getByRole('button', { name: 'Make default' }).click();
  await expect(card('Sami Karim').getByText('Default', { exact: true })).toBeVisible();
  await expect(card('Nadia Karim').getByText('Default', { exact: true })).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await card('Nadia Karim').getByRole('button', { name: 'Delete address of Nadia Karim' }).click();
  await page.getByRole('dialog', { name: 'Delete this address?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(card('Nadia Karim')).toBeHidden();
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card('Nadia Karim')).toBeVisible();
});

test('[account-06] [shell-06] the subscription shows the plan, its benefits and its end, and can be cancelled', async ({
  page,
  request,
  shopper,
}) => {
  await page.goto('/my-subscription');
  const main = page.getByRole('main');
  await expect(main.getByText('No membership yet')).toBeVisible();
  const plans = await callAs(request, shopper, '/plans');
  const plan = plans.body.data.plans.find((each: { duration_days: number | null }) => each.duration_days !== null);
  const bought = await callAs(
    request,
    shopper,
    `/plans/${plan.id}/purchase`,
    { payment_method: 'cash' },
    { 'idempotency-key': crypto.randomUUID() },
  );
  expect(bought.status).toBe(201);
  await page.reload();
  await expect(main.getByRole('heading', { name: plan.name })).toBeVisible();
  await expect(main.getByText(`Your ${plan.name} membership is valid until`)).toBeVisible();
  await expect(main.getByText('Saved so far')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: 'Cancel membership' }).click();
  await page.getByRole('dialog', { name: 'Cancel membership?' }).getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(main.getByText('No membership yet')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Past memberships' })).toContainText('Cancelled by you');
});
