import type { CDPSession, Page } from '@playwright/test';
import { adminScreens, type PanelScreen, sellerScreens } from '../screenshots/panel-screens.ts';
import { prepareShop } from '../screenshots/prepare-shop.ts';
import { findSmallTargets, findTabProblems } from '../support/control-problems.ts';
import { apiAddress, visitsAll } from '../support/environment.ts';
import { findForcedColourProblems } from '../support/forced-colours.ts';
import { openPanel, openSellerPanel } from '../support/panel.ts';
import { inGroups, report } from '../support/report.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { findTextProblems } from '../support/text-problems.ts';
import { visitScreen } from '../support/visit-screen.ts';

let codes: readonly string[] = [];
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: apiAddress() });
  codes = (await prepareShop(request)).codes;
  await request.dispose();
});

const wide = { width: 1440, height: 900 };
/** As many screens as a test visits, so that two workers share them. */
const screensInTest = 25;

/** The schemes and the widths differ most, so each language has its own. */
const languages = [
  { language: 'en', checks: 'on a desktop, in light and in forced colours', check: checkDesktop },
  { language: 'ar', checks: 'on a phone, in the dark', check: checkPhone },
] as const;

/** All screens of the seller panel in both languages. Of the admin panel, half of the screens take turns: all in both would take ten minutes. */
const visits = languages.flatMap((each, turn) => [
  ...inGroups(sellerScreens, screensInTest).map((screens) => ({ ...each, panel: 'seller', open: openSellerPanel, screens })),
  ...inGroups(
    adminScreens.filter((_screen, index) => visitsAll || index % (2 * languages.length) === turn),
    screensInTest,
  ).map((screens) => ({ ...each, panel: 'admin', open: openPanel, screens })),
]);

for (const { panel, screens, open, language, checks, check } of visits) {
  const [first, last] = [screens[0]?.name, screens.at(-1)?.name];
  test(`[every-01] [every-02] the screens from ${first} to ${last} in ${language} ${checks}`, async ({ page, allowConsole }) => {
    // The frame of a preview runs no script.
    allowConsole(/401|Blocked script execution/);
    test.setTimeout(600_000);
    await page.addInitScript((chosen) => localStorage.setItem('souk.back-office', chosen), JSON.stringify({ language }));
    await page.setViewportSize(wide);
    await open(page, `/${panel}`);
    const session = await page.context().newCDPSession(page);
    for (const screen of screens) await test.step(screen.name, () => report(screen.name, () => check(page, screen, session)));
  });
}

async function checkDesktop(page: Page, screen: PanelScreen): Promise<void> {
  await page.setViewportSize(wide);
  await visitScreen(page, screen, codes);
  await showWhole(page);
  await report(screen.name, () => expectAccessible(page));
  expect.soft(await findTabProblems(page), `${screen.name}: stops of the Tab key`).toEqual([]);
  expect.soft(await findForcedColourProblems(page), screen.name).toEqual([]);
}

async function checkPhone(page: Page, screen: PanelScreen, session: CDPSession): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await visitScreen(page, screen, codes);
  await report(screen.name, () => expectNoSidewaysScroll(page));
  await showWhole(page);
  await report(screen.name, () => expectAccessible(page));
  expect.soft(await findTextProblems(page), `${screen.name} at 360 pixels`).toEqual([]);
  expect.soft(await findSmallTargets(page), `${screen.name}: small targets`).toEqual([]);
  expect.soft(await findTabProblems(page), `${screen.name}: stops of the Tab key`).toEqual([]);
}

/** The bar at the bottom covers whatever scrolls below it, so all of the page is in view; without previews, which are pages of the storefront. */
async function showWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
  });
  const { width, height } = page.viewportSize() ?? wide;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
}
