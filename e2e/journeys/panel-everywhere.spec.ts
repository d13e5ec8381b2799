import type { CDPSession, Page } from '@playwright/test';
import { adminScreens, type PanelScreen, sellerScreens } from '../screenshots/panel-screens.ts';
import { prepareShop } from '../screenshots/prepare-shop.ts';
import { findHiddenTabs, findSmallTargets, findTabProblems } from '../support/control-problems.ts';
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

const languages = ['en', 'ar', 'ir'] as const;

const widths = [
  { checks: 'on a desktop, in both schemes and in forced colours', check: checkDesktop },
  { checks: 'on a phone, in both schemes', check: checkPhone },
] as const;

const panels = [
  { panel: 'seller', open: openSellerPanel, screens: sellerScreens, every: 1 },
  // All screens of the admin panel in both widths would take ten minutes, so a quarter of them is visited in each.
  { panel: 'admin', open: openPanel, screens: adminScreens, every: 4 },
] as const;

/** The languages take turns, so that a screen has one on the desktop and another one on the phone. */
const visits = panels.flatMap(({ panel, open, screens, every }) =>
  widths.flatMap(({ checks, check }, width) =>
    languages.flatMap((language, turn) => {
      const isVisited = (_screen: PanelScreen, index: number) =>
        index % every === width % every && (Math.floor(index / every) + width) % languages.length === turn;
      const visited = visitsAll ? screens : screens.filter(isVisited);
      return inGroups(visited, screensInTest).map((group) => ({ panel, open, language, checks, check, screens: group }));
    }),
  ),
);

for (const { panel, screens, open, language, checks, check } of visits) {
  const [first, last] = [screens[0]?.name, screens.at(-1)?.name];
  test(`[every-01] [every-02] the ${panel} screens from ${first} to ${last} in ${language} ${checks}`, async ({ page, allowConsole }) => {
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
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(wide);
  await visitScreen(page, screen, codes);
  await showWhole(page);
  await report(screen.name, () => expectAccessible(page));
  expect.soft(await findTabProblems(page), `${screen.name}: stops of the Tab key`).toEqual([]);
  expect.soft(await findForcedColourProblems(page), screen.name).toEqual([]);
  await checkContrast(page, screen, 'dark');
}

async function checkPhone(page: Page, screen: PanelScreen, session: CDPSession): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await visitScreen(page, screen, codes);
  await report(screen.name, () => expectNoSidewaysScroll(page));
  expect.soft(await findHiddenTabs(page), `${screen.name}: current tabs out of view`).toEqual([]);
  await showWhole(page);
  await report(screen.name, () => expectAccessible(page));
  expect.soft(await findTextProblems(page), `${screen.name} at 360 pixels`).toEqual([]);
  expect.soft(await findSmallTargets(page), `${screen.name}: small targets`).toEqual([]);
  expect.soft(await findTabProblems(page), `${screen.name}: stops of the Tab key`).toEqual([]);
  await checkContrast(page, screen, 'light');
}

/** Checks colours once more: no other rule of axe depends on the scheme. */
async function checkContrast(page: Page, screen: PanelScreen, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await report(`${screen.name}: ${colorScheme}`, () => expectAccessible(page, { rules: ['color-contrast', 'link-in-text-block'] }));
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
