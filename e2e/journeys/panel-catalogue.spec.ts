import { openPanel } from '../support/panel.ts';
import { pngFile } from '../support/pictures.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('[admin-06] categories: created with a picture, ordered, renamed, merged and taken back, and the storefront follows', async ({
  page,
  allowConsole,
}) => {
  // The panel asks who is signed in.
  allowConsole(/401/);
  const stamp = Date.now();
  const [name, other] = [`Brassware ${stamp}`, `Lanterns ${stamp}`];
  await openPanel(page, '/admin/categories');
  const tree = page.getByRole('list', { name: 'Categories', exact: true });
  await expect(tree).toBeVisible();
  await expectAccessible(page);

  for (const each of [name, other]) {
    await page.getByRole('link', { name: 'New category' }).click();
    await page.getByRole('button', { name: 'Create category' }).click();
    await expect(page.getByText('A name in the default language is needed')).toBeVisible();
    await page.getByLabel(/^Name .*English/).fill(each);
    await page.locator('input[type=file]').setInputFiles(pngFile('category.png', 300, 300));
    await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(messages(page).filter({ hasText: 'Category created' }).last()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: each })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Categories' }).first().click();
  }

  // By keyboard: the button stays focused.
  const up = page.getByRole('button', { name: `Move ${other} up` });
  await up.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${other} is now` })).toBeAttached();
  await expect(up).toBeFocused();
  const names = tree.locator('> li > div').getByRole('link');
  await expect(names.last()).toHaveText(name);
  const shop = await page.context().newPage();
  const links = shop.getByRole('main').getByRole('link', { name: new RegExp(String(stamp)) });
  // The panel shows the new order while it is being saved.
  await expect(async () => {
    await shop.goto('/categories');
    await expect(links.first()).toContainText(other, { timeout: 2000 });
  }).toPass();

  await tree.getByRole('link', { name, exact: true }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill(`brass-${stamp}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(messages(page).filter({ hasText: 'Category saved' })).toBeVisible();
  await expect(page.getByText(`Former addresses:`)).toContainText(`brassware-${stamp}`);
  await shop.goto(`/categories/brassware-${stamp}?sort=newest`);
  await expect(shop).toHaveURL(new RegExp(`/categories/brass-${stamp}\\?sort=newest$`));
  await expect(shop.getByRole('heading', { level: 1 })).toContainText(name);

  await page.getByRole('button', { name: 'Merge into another category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Merge into' }).selectOption(other);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog).toContainText(`0 products move to ${other}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/categories$/);
  // A message stays while the pointer is over it, however long the shop takes.
  const merged = messages(page).filter({ hasText: 'is now part of' });
  await merged.hover();
  await shop.goto(`/categories/brassware-${stamp}`);
  await expect(shop).toHaveURL(new RegExp(`/categories/lanterns-${stamp}$`));
  await merged.getByRole('button', { name: 'Undo' }).click();
  await expect(tree.getByRole('link', { name, exact: true })).toBeVisible();

  for (const each of [name, other]) {
    await tree.getByRole('link', { name: each, exact: true }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL(/\/admin\/categories$/);
  }
  await expect(tree.getByRole('link', { name: new RegExp(String(stamp)) })).toHaveCount(0);
  await names.first().click();
  await expect(page.getByText('It can be removed once it is empty.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto('/admin/categories');
  await expectNoSidewaysScroll(page);
});

test('[admin-06] colours: created, found, corrected, merged and taken back; what products have cannot be removed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  const stamp = Date.now();
  const [name, double] = [`Verdigris ${stamp}`, `Verdigriss ${stamp}`];
  await openPanel(page, '/admin/attributes');
  await expect(page.getByRole('table', { name: 'Brands' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Colours' }).click();
  for (const each of [name, double]) {
    await page.getByRole('link', { name: 'New colour' }).click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Write # and six digits or letters from a to f')).toBeVisible();
    await page.getByLabel(/^Name .*English/).fill(each);
    await page.getByRole('textbox', { name: /^Colour value/ }).fill('#43B3AE');
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: each })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Colours' }).click();
  }
  await page.getByRole('searchbox', { name: 'Search' }).fill(`verdigriss ${stamp}`);
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Colours' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('link', { name: double }).click();
  await page.getByRole('button', { name: 'Merge into another one' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Merge into' }).selectOption(name);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog).toContainText(`0 products get ${name}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await messages(page).filter({ hasText: 'is now part of' }).getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page).filter({ hasText: 'The change is undone' })).toBeVisible();

  for (const each of [double, name]) {
    await page.goto(`/admin/attributes/colors?search=${encodeURIComponent(each)}`);
    await table.getByRole('link', { name: each }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL(/\/admin\/attributes\/colors$/);
  }
  // A stored colour is valid as it is.
  await page.goto('/admin/attributes/colors');
  await table.getByRole('link').first().click();
  const english = page.getByLabel(/^Name .*English/);
  const former = await english.inputValue();
  for (const text of [`${former} again`, former]) {
    await english.fill(text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible();
  }
  await page.goto('/admin/attributes/brands');
  await page.getByRole('table', { name: 'Brands' }).getByRole('link').first().click();
  await expect(page.getByText('It can be removed once no product has it')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto('/admin/attributes/colors');
  await expectNoSidewaysScroll(page);
});
