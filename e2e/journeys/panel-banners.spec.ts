import { changeMarketplace } from '../support/change-marketplace.ts';
import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, messages, test } from '../support/test.ts';

const newVersions =
  "insert into content_versions (tag) values ('catalog') on conflict (tag) do update set version = content_versions.version + 1;";

test('[admin-07] a banner is planned, previewed at its time, shown from its start and ended', async ({ page, allowConsole }) => {
  allowConsole(/401|Blocked script execution/);
  const title = `Festival of clay ${Date.now()}`;
  const isShown = async () => (await (await page.request.get('/')).text()).includes(title);
  const frame = page.frameLocator('iframe');
  await openPanel(page, '/admin/site/banners');
  try {
    const banners = page.getByRole('list', { name: 'Banners' }).locator('> li');
    await expect(banners.first()).toBeVisible();
    const count = await banners.count();
    await page.getByRole('button', { name: /^Choose from the library.*Add a banner with this picture/ }).click();
    const library = page.getByRole('dialog', { name: 'Media library' });
    await library.getByRole('listitem').first().getByRole('button').click();
    await expect(banners).toHaveCount(count + 1);
    const banner = banners.last();
    await banner
      .getByRole('group', { name: /^Title/ })
      .getByRole('textbox', { name: /English/ })
      .fill(title);
    await banner.getByLabel('Shown until').fill('2034-01-01T09:00');
    await banner.getByLabel('Shown from').fill('2035-01-01T09:00');
    await expect(banner.getByText('The end must be after the start')).toBeVisible();
    await banner.getByLabel('Shown until').fill('2035-02-01T09:00');
    await expect(banner.getByText('Planned', { exact: true })).toBeVisible();
    await expect(banner.getByText(`${title} (planned)`)).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(messages(page).filter({ hasText: 'Draft saved' })).toBeVisible();
    await expect(frame.getByRole('main')).toBeVisible();
    await expect(frame.getByText(title)).toHaveCount(0);
    await page.getByLabel('As shoppers see it at').fill('2035-01-15T12:00');
    await expect(frame.getByText(title).first()).toBeAttached();

    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(messages(page).filter({ hasText: 'Published' })).toBeVisible();
    expect(await isShown()).toBe(false);
    changeMarketplace(`update banners set starts_at = now() - interval '1 minute' where title->>'en' = '${title}'; ${newVersions}`);
    await expect.poll(isShown).toBe(true);
    await page.reload();
    await expect(page.getByRole('list', { name: 'Banners' }).getByText('Running', { exact: true }).last()).toBeVisible();
    changeMarketplace(`update banners set ends_at = now() where title->>'en' = '${title}'; ${newVersions}`);
    await expect.poll(isShown).toBe(false);
    await page.reload();
    await expect(page.getByText(`${title} (ended)`)).toBeVisible();
    await page.locator('iframe').evaluate((element) => element.remove());
    await expectAccessible(page);
  } finally {
    changeMarketplace(
      `delete from banners where title->>'en' = '${title}'; delete from content_drafts where kind = 'banners'; ${newVersions}`,
    );
  }
});
