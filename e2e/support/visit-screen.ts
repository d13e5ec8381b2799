import { expect, type Page } from '@playwright/test';
import type { PanelScreen } from '../screenshots/panel-screens.ts';

/** Opens a page of the panel in which somebody is signed in, and waits for what it loads. `codes` are orders of the shop. */
export async function visitScreen(page: Page, screen: PanelScreen, codes: readonly string[]): Promise<void> {
  await page.goto(screen.path.replace('{codes}', codes.join()).replace('{code}', codes[0] ?? ''));
  await expectLoaded(page);
  if (screen.follow === undefined) return;
  await page.goto(await findFirst(page, screen.follow));
  await expectLoaded(page);
}

export async function expectLoaded(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main .skeleton, main[aria-busy="true"], main [aria-busy="true"]')).toHaveCount(0);
}

/** The address of the first row of the list. */
async function findFirst(page: Page, start: string): Promise<string> {
  const rows = page.locator(`main a[href^="${start}"]`);
  await rows.first().waitFor({ timeout: 15_000 });
  const links = await rows.evaluateAll((each) => each.map((link) => link.getAttribute('href') ?? ''));
  const row = links.find((href) => isRow(href.slice(start.length)));
  if (!row) throw new Error(`No row of the list leads to ${start}`);
  return row;
}

/** Lists also have links to `new` and to other lists. */
function isRow(end: string): boolean {
  return /^[A-Z\d]+$/.test(end) || /^[a-z]+(-[a-z\d]+)+$/.test(end);
}
