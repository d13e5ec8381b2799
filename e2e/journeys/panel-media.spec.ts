import { hash, randomInt } from 'node:crypto';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { openPanel } from '../support/panel.ts';
import { pngFile } from '../support/pictures.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

/** Files of sizes that no other run has: equal files are one picture. */
const [width, height] = [randomInt(500, 1500), randomInt(500, 1500)];

const figure = (value: number) => value.toLocaleString('en');

test('[admin-04] a picture gets an alternative text, is replaced everywhere and taken back, is chosen in a form, and is deleted once nothing uses it; a film is replaced and deleted, and both are taken back', async ({
  page,
  allowConsole,
}) => {
  // The panel asks who is signed in, and the page of the deleted picture is asked for once more.
  allowConsole(/401|404/);
  const stamp = Date.now();
  const name = `Kiln ${stamp}.png`;
  const category = `Kilns ${stamp}`;
  await openPanel(page, '/admin/categories/new');
  await page
    .getByRole('group', { name: /^Name/ })
    .getByRole('textbox', { name: /English/ })
    .fill(category);
  await page.getByLabel('Picture', { exact: true }).setInputFiles(pngFile(name, width, height));
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();

  await page.goto('/admin/media');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill(name);
  await page.keyboard.press('Enter');
  const card = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem').filter({ hasText: name });
  await expect(card.getByText(new RegExp(`^${figure(width)} × ${figure(height)} pixels`))).toBeVisible();
  await expect(card.getByText(/^No alternative text/)).toBeVisible();
  await expect(card.getByRole('link', { name: `Category: ${category}` })).toBeVisible();
  await card.getByRole('link', { name: `Open ${name}` }).click();

  await page
    .getByRole('group', { name: /^Alternative text/ })
    .getByRole('textbox', { name: /English/ })
    .fill('A kiln with an open door');
  await page.keyboard.press('Control+s');
  await expect(messages(page).filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A kiln with an open door' })).toBeVisible();

  const shown = () => page.getByRole('img', { name: 'A kiln with an open door' }).getAttribute('src');
  const former = await shown();
  await page.getByLabel('Replace the file').setInputFiles(pngFile(`Better ${stamp}.png`, height, width + 1));
  await page.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(messages(page).filter({ hasText: 'The file is replaced everywhere' })).toBeVisible();
  expect(await shown()).not.toBe(former);
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await messages(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(shown).toBe(former);

  // The same picture is chosen for another category, from the library.
  await page.goto('/admin/categories/new');
  await page.getByRole('button', { name: 'Choose from the library' }).click();
  const library = page.getByRole('dialog', { name: 'Media library' });
  await library.getByRole('searchbox', { name: 'Search the library' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(library.getByRole('status')).toHaveText('1 picture');
  await expectAccessible(page);
  await library.getByRole('button', { name }).click();
  await expect(library).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();

  changeMarketplace(`update categories set thumbnail_id = null where name->>'en' = '${category}';`);
  await page.goto(`/admin/media?filter=unused&search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Open ${name}` }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(messages(page).filter({ hasText: 'The picture is deleted' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Media library' })).toBeVisible();
  await messages(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('link', { name: `Open ${name}` })).toBeVisible();

  await page.goto('/admin/media/films');
  const films = page.getByRole('list', { name: 'Films' }).getByRole('listitem');
  await expect(films.first()).toBeVisible();
  await expectAccessible(page);
  const content = Buffer.from(`0000ftyp film of ${stamp}`);
  await films
    .first()
    .getByLabel(/^Replace the film/)
    .setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: content });
  const undoOf = (text: string) => messages(page).filter({ hasText: text }).getByRole('button', { name: 'Undo' });
  await undoOf('The film is replaced everywhere').click();
  await expect(messages(page).filter({ hasText: 'The change is undone' })).toBeVisible();
  await page.goto(`/admin/media/films?filter=unused&search=${hash('sha256', content).slice(0, 32)}`);
  await films.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No films match these filters')).toBeVisible();
  await undoOf('The film is deleted').click();
  await expect(films).toHaveCount(1);

  // A product shows the film.
  await page.goto('/admin/products?search=walnut');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: /^Choose from the library.*Film/ }).click();
  await library.getByRole('searchbox', { name: 'Search the library' }).fill(hash('sha256', content).slice(0, 32));
  await page.keyboard.press('Enter');
  await expect(library.getByRole('status')).toHaveText('1 film in the library');
  await library.getByRole('listitem').getByRole('button').click();
  await page.keyboard.press('Control+s');
  await expect(messages(page).filter({ hasText: 'Product saved' })).toBeVisible();
  const address = await page.getByRole('link', { name: 'Open in the shop' }).getAttribute('href');
  const shop = await page.context().newPage();
  await shop.goto(address ?? '');
  await expect(shop.getByRole('button', { name: /Play/ })).toBeVisible();
  await shop.close();
  await page.getByRole('button', { name: 'Remove the film' }).click();
  await page.getByLabel('Add a film').setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: content });
  await expect(page.getByRole('button', { name: 'Remove the film' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the film' }).click();
  await page.getByLabel('Address of a film of another site').fill('films.example/1');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Enter an address that begins with https://')).toBeVisible();
  await page.getByLabel('Address of a film of another site').fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto('/admin/media');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
