import { changeMarketplace } from '../support/change-marketplace.ts';
import { buy, fillCart, simpleProduct } from '../support/marketplace.ts';
import { demoAdmin, demoCode, enterSecondFactor, expireSecondFactor, openPanel, signInToPanel } from '../support/panel.ts';
import { pngFile } from '../support/pictures.ts';
import { addOwner } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('a member signs in with a second factor, confirms an order, and its shopper sees it', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  // The panel asks who is signed in; a refused change is shown below.
  allowConsole(/401|409/);
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  if (!order) throw new Error('Nothing was ordered');
  const { code } = order;

  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { name: 'Sign in to the back office' })).toBeVisible();
  await expectAccessible(page);
  // A second try of this journey asks for a second code within the minute.
  changeMarketplace(`delete from codes where destination like '%${demoAdmin}';`);
  await page.getByLabel('Phone number').fill(demoAdmin);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code from the message').fill(await demoCode(page));
  await page.getByRole('button', { name: 'Continue' }).click();
  const field = page.getByLabel('Code from the authenticator app');
  await expect(field).toBeVisible();
  await expectAccessible(page);
  await field.fill(await demoCode(page));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search orders' }).fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`search=${code}`));
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { name: `Order ${code}` })).toBeVisible();
  await expectAccessible(page);

  // The keys of the panel.
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toBeFocused();
  await page.getByRole('heading', { name: 'Orders', exact: true }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Go to Orders');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto(`/admin/orders/${code}`);

  // A second window of another operator, who is slower.
  const late = await page.context().newPage();
  // Live events, of the orders of other journeys too, would show it the new status.
  await late.route('**/api/admin/events', () => undefined);
  await late.goto(page.url());
  await expect(late.getByRole('button', { name: 'Confirm order' })).toBeVisible();

  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(messages(page)).toContainText('Status changed');
  await expect(page.getByRole('button', { name: 'Start processing' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Noor Karimi');

  await late.getByRole('button', { name: 'Confirm order' }).click();
  await expect(late.getByRole('alert')).toContainText('You wanted: Confirmed');
  await expect(late.getByRole('alert')).toContainText('It is now: Confirmed');
  await late.close();

  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Noor Karimi' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expect(page.getByRole('heading', { name: 'بانتظارك' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(`/order-history/${order.id}`);
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
});

test('[admin-06] a product is created with variants and a picture and seen in the storefront; prices of several are changed and undone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  const name = `Journey lamp ${Date.now()}`;
  await openPanel(page, '/admin/products');
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('A name in the default language is needed')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(/^Name .*English/).fill(name);
  await page.getByRole('combobox', { name: /^Shop/ }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: /^Category/ }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: /^Price/ }).fill('40');
  await page.getByRole('textbox', { name: 'Description – English' }).fill('Turned from one piece of brass.');
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.getByLabel('Add pictures').setInputFiles(pngFile('lamp.png', 300, 300));
  await expect(page.getByRole('img', { name: 'Image 1' })).toBeVisible();
  for (const group of ['Colours', 'Sizes']) {
    const chips = page.getByRole('group', { name: group }).getByRole('button');
    await chips.nth(0).click();
    if (group === 'Colours') await chips.nth(1).click();
  }
  await page.getByRole('button', { name: 'Add 2 variants' }).click();
  const stock = page.getByRole('textbox', { name: /^Stock of/ });
  await stock.nth(0).fill('5');
  await stock.nth(1).fill('7');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(messages(page).filter({ hasText: 'Product created' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
  const address = page.url();

  const shop = await page.context().newPage();
  await shop.goto(`/products/${address.split('/').at(-1)}/details`);
  await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(shop.getByRole('strong').filter({ hasText: 'Turned from one piece of brass.' })).toBeVisible();
  await shop.close();

  await page.goto(`/admin/products?search=${encodeURIComponent(name)}`);
  // Other journeys count the products on sale.
  await page.getByRole('checkbox', { name: 'Select this page' }).press('Space');
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toContainText('Archived');
  await page.reload();

  await page.getByRole('checkbox', { name: 'Select this page' }).press('Space');
  await page.getByRole('button', { name: 'Change prices' }).click();
  await page.getByLabel('Value').fill('10');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('table', { name: 'Preview' })).toContainText('44.00 USD');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toContainText('44.00 USD');
  await messages(page).filter({ hasText: '1 product changed' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toContainText('40.00 USD');

  await page.getByRole('checkbox', { name: 'Select this page' }).press('Space');
  await page.getByRole('button', { name: 'Change offers' }).click();
  await page.getByLabel('Value').fill('25');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('table', { name: 'Preview' })).toContainText('30.00 USD');
  await page.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toContainText('30.00 USD');
});

test('[admin-08] two operators edit one product: both versions are shown, and nothing is overwritten silently', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/401|409/);
  await openPanel(page, '/admin/products');
  const { id } = await simpleProduct(request);
  const late = await page.context().newPage();
  for (const each of [page, late]) {
    await each.goto(`/admin/products/${id}`);
    await expect(each.getByRole('textbox', { name: /^Price/ })).toBeVisible();
  }
  const former = await page.getByRole('textbox', { name: /^Price/ }).inputValue();
  await page.getByRole('textbox', { name: /^Price/ }).fill('77.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page)).toContainText('Product saved');

  await late.getByRole('textbox', { name: /^Price/ }).fill('66');
  await late.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = late.getByRole('alert', { name: 'Somebody else saved first' });
  await expect(conflict.getByRole('row', { name: 'Price 66 77.5' })).toBeVisible();
  await expectAccessible(late);
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(late.getByRole('textbox', { name: /^Price/ })).toHaveValue('77.5');

  // Leaving with unsaved changes asks first.
  await late.getByRole('textbox', { name: /^Price/ }).fill(former);
  await late.getByRole('link', { name: 'Orders' }).click();
  await late.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await late.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(messages(late)).toContainText('Product saved');
  await late.close();
});

test('the storefront knows nothing of the panels: no file, no cookie, no service worker, and its own policy', async ({ page, request }) => {
  const loaded: string[] = [];
  page.on('request', (each) => loaded.push(new URL(each.url()).pathname));
  const answer = await page.goto('/');
  expect(loaded.filter((path) => /admin|seller/.test(path))).toEqual([]);
  expect(answer?.headers()['content-security-policy']).toContain("style-src-attr 'unsafe-inline'");
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => ['souk_admin', 'souk_seller'].includes(name))).toEqual([]);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Disallow: \/admin\nDisallow: \/seller\n/);
});

test('[admin-04] what an operator changes is in the audit log with before and after, and is undone from there', async ({
  page,
  request,
  allowConsole,
}) => {
  // The panel asks who is signed in, the second factor is asked for again, and somebody else saves first.
  allowConsole(/401|403|409/);
  // The second factor of the demo admin may not be set up yet, and only one sign-in at a time can do that.
  await signInToPanel(page, '/admin/staff', await addOwner(request, 'Hana Aziz'));
  await expect(page.getByRole('heading', { name: 'Staff and roles' })).toBeVisible();
  await expectAccessible(page);
  await expireSecondFactor(page);

  const name = `Night shift ${Date.now()}`;
  await page.getByRole('link', { name: 'Add a role' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('checkbox', { name: 'Change: Orders' }).press('Space');
  await expect(page.getByRole('checkbox', { name: 'See: Orders' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await expectAccessible(page);
  await enterSecondFactor(page);
  await expect(messages(page)).toContainText('Role added');

  await page.getByRole('link', { name }).click();
  await page.getByRole('checkbox', { name: 'Refund orders' }).press('Space');
  // Somebody else changes the role meanwhile.
  changeMarketplace(`update roles set permissions = array_append(permissions, 'people:read') where name = '${name}';`);
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('alert', { name: 'Somebody else saved first' });
  await expect(conflict.getByRole('row', { name: /^Permissions .*Refund orders .*See: People/ })).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(messages(page).last()).toContainText('Role changed');

  await page.getByRole('link', { name: 'Audit log' }).click();
  const changed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Role changed' }).first();
  await expect(changed).toContainText('Before: See: Orders, Change: Orders');
  await expect(changed).toContainText('After: See: Orders, Change: Orders, Refund orders');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await changed.getByRole('button', { name: 'Undo: Role changed' }).click();
  await expect(messages(page).last()).toContainText('The change is reversed');
  await expect(changed).toContainText('Reversal');
  await page.goto('/admin/staff');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('checkbox', { name: 'Refund orders' })).not.toBeChecked();
  await expectNoSidewaysScroll(page);
});

test('a person is found, blocked, and let in again', async ({ page, shopper, allowConsole }) => {
  allowConsole(/401/);
  await openPanel(page, '/admin/people');
  await page.getByRole('searchbox', { name: 'Search people' }).fill(shopper.phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'People' }).getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('table', { name: 'People' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Actions' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Blocked since');
  await page.getByRole('button', { name: 'Undo: Person blocked' }).click();
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Reversed');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
});
