import { changeMarketplace } from '../support/change-marketplace.ts';
import { buy, callAs, fillCart, simpleProduct } from '../support/marketplace.ts';
import { openSellerPanel } from '../support/panel.ts';
import { registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };

test('[account-09] on a phone a seller saves a reply, inserts it in a message and an answer, and takes a removal back', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/401/);
  test.slow();
  const product = await simpleProduct(request);
  const member = await registerShopper(request, 'Salma Nasser');
  changeMarketplace(`insert into shop_members (shop_id, person_id, role_id)
    select ${product.shop.id}, p.id, r.id from people p, shop_roles r where p.phone_full = '91${member.phone}' and r.name = 'Manager';`);
  const shopper = await registerShopper(request, `Nadia ${member.phone}`);
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  // A number would be masked as contact data.
  const mark = member.phone.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  const question = { product_id: product.id, question: `Is ${mark} blue?` };
  const asked = await callAs(request, shopper, '/product-questions', question);
  expect(asked.status, JSON.stringify(asked.body)).toBeLessThan(300);

  await page.setViewportSize(phone);
  await openSellerPanel(page, '/seller/messages', { phone: member.phone, shopId: product.shop.id });
  await page.getByRole('link', { name: 'Saved replies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved replies' })).toBeVisible();
  const title = `Packed ${member.phone}`;
  await page.getByRole('button', { name: 'Add a reply' }).click();
  const form = page.getByRole('dialog', { name: 'Saved reply' });
  await form.getByLabel('Title').fill(title);
  await form.getByRole('textbox', { name: 'Message' }).fill('Hello {name}, {order} is packed. Thank you for {product}.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  const reply = page.getByRole('region', { name: title });
  await expect(reply).toContainText('Hello {name}');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(`/seller/messages/order/${order?.code}`);
  await page.getByRole('combobox', { name: 'Saved reply' }).selectOption(title);
  const text = page.getByRole('textbox', { name: 'Your answer' });
  await expect(text).toHaveValue(`Hello Nadia ${member.phone}, ${order?.code} is packed. Thank you for {product}.`);
  await text.fill((await text.inputValue()).replace(' Thank you for {product}.', ''));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(`${order?.code} is packed.`);
  await expectNoSidewaysScroll(page);
  // Without the bar at the bottom over a link.
  await page.setViewportSize({ ...phone, height: 4000 });
  await expectAccessible(page);
  await page.setViewportSize(phone);

  await page.goto(`/seller/questions?search=${mark}`);
  const card = page.getByRole('article').filter({ hasText: question.question });
  await card.getByRole('combobox', { name: 'Saved reply' }).selectOption(title);
  await expect(card.getByRole('textbox', { name: 'Your answer' })).toHaveValue(
    `Hello {name}, {order} is packed. Thank you for ${product.name}.`,
  );
  await card.getByRole('textbox', { name: 'Your answer' }).fill('It is blue.');
  await page.setViewportSize({ ...phone, height: 4000 });
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await card.getByRole('button', { name: 'Publish answer' }).click();
  await expect(card).toContainText('It is blue.');

  await page.goto('/seller/messages/replies');
  await reply.getByRole('button', { name: 'Remove' }).click();
  await expect(reply).toHaveCount(0);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(reply).toBeVisible();
  await reply.getByRole('button', { name: 'Remove' }).click();
  await expect(reply).toHaveCount(0);
});

test('the health of the own shop, its saved replies and the account fit a phone, right to left and in the dark', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await openSellerPanel(page, '/seller/health');
  const health = page.getByRole('list', { name: 'Health of your shop' });
  await expect(health.getByRole('heading', { name: 'Late orders' })).toBeVisible();
  await page.getByRole('link', { name: 'Last 90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  await expect(health.getByText('What helps')).toHaveCount(5);
  await expectAccessible(page);
  await health.getByRole('link', { name: 'Show late orders' }).click();
  await expect(page).toHaveURL(/orders\?status=late/);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const path of ['/seller/health?days=90', '/seller/messages/replies', '/seller/account']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 360, height: 4000 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
  }
});
