import type { Page } from '@playwright/test';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

/** The panel without the previewed page, which is the storefront's and has its own checks. */
async function expectAccessibleAroundFrame(page: Page): Promise<void> {
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Preview of the page');
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page);
}

test('[admin-07] a post is drafted in two languages, previewed, published at a time, and an earlier state returns', async ({
  page,
  allowConsole,
}) => {
  // The panel asks who is signed in, a post that is not published has no page, and the frame of a preview runs no script of the test either.
  allowConsole(/401|404|Blocked script execution/);
  const stamp = Date.now();
  const [title, arabic] = [`Kiln opening ${stamp}`, `افتتاح الفرن ${stamp}`];
  await openPanel(page, '/admin/posts');
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New post' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const titles = page.getByRole('group', { name: /^Title/ });
  await titles.getByRole('button', { name: 'العربية' }).click();
  await titles.getByRole('textbox', { name: /العربية/ }).fill(arabic);
  const editor = page.getByRole('textbox', { name: 'Text – English' });
  await editor.click();
  await page.keyboard.type('The kiln is warm.');
  await page.getByRole('group', { name: /^Text/ }).getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('textbox', { name: 'Text – العربية' }).click();
  await page.keyboard.type('الفرن دافئ.');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`Wood kiln ${stamp}`);
  await expect(page.getByRole('group', { name: 'Preview of the search result' })).toContainText(`Wood kiln ${stamp}`);
  await expect(page.getByText('Save the draft before you publish it.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(messages(page).filter({ hasText: 'Draft saved' })).toBeVisible();

  const slug = `kiln-opening-${stamp}`;
  const shop = await page.context().newPage();
  expect((await shop.goto(`/blog/${slug}`))?.status()).toBe(404);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(frame.getByText('The kiln is warm.')).toBeVisible();
  await expect.poll(() => frame.locator('head > title').textContent()).toContain(`Wood kiln ${stamp} - `);
  await page.getByRole('group', { name: 'Language', exact: true }).getByRole('button', { name: 'العربية' }).click();
  await expect(frame.getByRole('heading', { level: 1, name: arabic })).toBeVisible();
  await page.getByRole('button', { name: 'Desktop' }).click();
  await expect(frame.getByText('الفرن دافئ.')).toBeVisible();

  await page.getByLabel('Publish at').fill('2035-01-01T09:00');
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(page.getByText('The draft is published at')).toBeVisible();
  expect((await shop.goto(`/blog/${slug}`))?.status()).toBe(404);
  changeMarketplace(
    `update content_drafts set publish_at = now() where state->>'slug' = '${slug}'; select graphile_worker.add_job('publish-content', '{}');`,
  );
  await expect(async () => {
    expect((await shop.goto(`/blog/${slug}`))?.status()).toBe(200);
  }).toPass();
  await expect(shop.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(shop).toHaveTitle(new RegExp(`^Wood kiln ${stamp} - `));

  await page.reload();
  await titles.getByRole('textbox', { name: /English/ }).fill(`${title} again`);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(messages(page).filter({ hasText: 'Published' })).toBeVisible();
  await expect(async () => {
    await shop.goto(`/blog/${slug}`);
    await expect(shop.getByRole('heading', { level: 1, name: `${title} again` })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page
    .getByRole('button', { name: /^Restore the state/ })
    .last()
    .click();
  await expect(page.getByText('It is the draft now.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(async () => {
    await shop.goto(`/blog/${slug}`);
    await expect(shop.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();

  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessibleAroundFrame(page);
  for (const kind of ['home', 'banners', 'menus', 'footers', 'social-links', 'help']) {
    await page.goto(`/admin/site/${kind}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Publication' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleAroundFrame(page);
  }
});

test('[admin-07] the sections of the home page are arranged as a draft, previewed, published and taken back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401|Blocked script execution/);
  const title = `Fresh from the kiln ${Date.now()}`;
  const order = async (shop: Page) => {
    await shop.goto('/');
    const [popular, ads] = [
      shop.getByRole('heading', { name: 'Popular products' }),
      shop.getByRole('region', { name: 'More to discover' }),
    ];
    const [first, second] = [await popular.boundingBox(), await ads.boundingBox()];
    return (first?.y ?? 0) < (second?.y ?? 0) ? 'popular first' : 'ads first';
  };
  await openPanel(page, '/admin/site/home');
  try {
    const titles = page
      .getByRole('list', { name: 'Sections' })
      .getByRole('listitem')
      .filter({ hasText: 'The first ten categories' })
      .getByRole('group', { name: /^Title/ });
    await titles.getByRole('textbox', { name: /English/ }).fill(title);
    await page.keyboard.press('Control+s');
    await expect(messages(page).filter({ hasText: 'Draft saved' })).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('heading', { name: title })).toBeVisible();
    const shop = await page.context().newPage();
    expect(await order(shop)).toBe('popular first');
    await expect(shop.getByRole('heading', { name: title })).toHaveCount(0);

    await titles.getByRole('textbox', { name: /English/ }).fill('');
    await page.getByRole('button', { name: 'Move Banners between the rows up' }).click();
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect.poll(() => order(shop)).toBe('ads first');
    await messages(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => order(shop)).toBe('popular first');
  } finally {
    changeMarketplace(
      "delete from home_layouts; delete from content_drafts where kind = 'home'; insert into content_versions (tag) values ('settings') on conflict (tag) do update set version = content_versions.version + 1;",
    );
  }
});

test('[admin-02] a contact message is found, marked as answered and taken back', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  const subject = `Wholesale ${Date.now()}`;
  changeMarketplace(
    `insert into contact_messages (name, phone, email, subject, message) values ('Meera', '+919876500077', 'meera@example.com', '${subject}', 'By the box?');`,
  );
  await openPanel(page, '/admin/support/contact');
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(subject);
  const message = page.getByRole('list', { name: 'Contact messages' }).getByRole('listitem').filter({ hasText: subject });
  await expect(message.getByText('Waiting for an answer')).toBeVisible();
  await expect(message.getByRole('link', { name: 'meera@example.com' })).toHaveAttribute('href', /subject=Re%3A%20Wholesale/);
  await message.getByRole('button', { name: `Mark as answered: ${subject}` }).click();
  await expect(message.getByText(/^Answered by/)).toBeVisible();
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(message.getByText('Waiting for an answer')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
