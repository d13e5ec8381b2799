import { changeMarketplace } from '../support/change-marketplace.ts';
import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, messages, test } from '../support/test.ts';

test('[admin-04] a category gets a title and description for search engines, which its page has in this language alone, and loses them again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  const stamp = Date.now();
  const slug = `seo-${stamp}`;
  changeMarketplace(
    `insert into categories (slug, name, position) values ('${slug}', '{"en":"Lanterns ${stamp}","ar":"فوانيس"}', 900);
     insert into content_versions (tag) values ('catalog') on conflict (tag) do update set version = content_versions.version + 1;`,
  );
  const title = `Handmade lanterns ${stamp}`;
  const head = async (address: string) => {
    const html = await (await page.request.get(address)).text();
    return [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/, /<meta property="og:title" content="(.*?)"/].map(
      (pattern) => pattern.exec(html)?.[1] ?? '',
    );
  };
  let plain: string[] = [];
  // The server learns a moment later that the catalogue has changed.
  await expect(async () => {
    plain = await head(`/categories/${slug}`);
    expect(plain[0]).toMatch(`Lanterns ${stamp} - `);
  }).toPass();

  await openPanel(page, '/admin/categories');
  await page.getByRole('link', { name: new RegExp(`Lanterns ${stamp}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Lanterns ${stamp}` })).toBeVisible();
  const preview = page.getByRole('group', { name: 'Preview of the search result' });
  await expect(preview).toContainText(`/categories/${slug}`);
  await page.getByRole('button', { name: 'Change title and description' }).click();
  const dialog = page.getByRole('dialog', { name: 'Title and description for search engines' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await expect(dialog.getByText(`${title.length} of 60 characters`)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('x'.repeat(160));
  await expect(dialog.getByText('Search engines may cut it')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Brass and glass, made by hand.');
  await expect(dialog.getByRole('group', { name: 'Preview of the search result' })).toContainText(title);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page).filter({ hasText: 'Saved' })).toBeVisible();
  await expect(preview).toContainText(title);

  await expect(async () => {
    const [shownTitle, description, og] = await head(`/categories/${slug}`);
    expect([shownTitle?.startsWith(`${title} - `), description, og]).toEqual([true, 'Brass and glass, made by hand.', title]);
  }).toPass();
  expect((await head(`/categories/${slug}?lang=ar`))[0]).toContain('فوانيس');
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(async () => expect(await head(`/categories/${slug}?lang=en`)).toEqual(plain)).toPass();
  await page.goto('/admin/products');
  await page.locator('main table a, main li a').first().click();
  await expect(preview).toBeVisible();
});
