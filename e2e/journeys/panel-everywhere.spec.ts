import type { CDPSession, Page } from '@playwright/test';
import { adminScreens, type PanelScreen, sellerScreens } from '../screenshots/panel-screens.ts';
import { prepareShop } from '../screenshots/prepare-shop.ts';
import { findSmallTargets, findTabProblems } from '../support/control-problems.ts';
import { apiAddress, visitsInBothLanguages } from '../support/environment.ts';
import { findForcedColourProblems } from '../support/forced-colours.ts';
import { openPanel, openSellerPanel } from '../support/panel.ts';
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

/** The screens of the seller panel in both languages. Those of the admin panel take turns, because both of each would take minutes. */
const visits = languages.flatMap((each, turn) => [
  ...inTests(sellerScreens).map((screens) => ({ ...each, panel: 'seller', open: openSellerPanel, screens })),
  ...inTests(adminScreens.filter((_screen, index) => visitsInBothLanguages || index % languages.length === turn)).map((screens) => ({
    ...each,
    panel: 'admin',
    open: openPanel,
    screens,
  })),
]);

function inTests(screens: readonly PanelScreen[]): PanelScreen[][] {
  const count = Math.ceil(screens.length / screensInTest);
  return Array.from({ length: count }, (_, index) => screens.slice(index * screensInTest, (index + 1) * screensInTest));
}

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
    for (const screen of screens) await test.step(screen.name, () => report(screen, () => check(page, screen, session)));
  });
}

async function checkDesktop(page: Page, screen: PanelScreen): Promise<void> {
  await page.setViewportSize(wide);
  await visitScreen(page, screen, codes);
  await showWhole(page);
  await report(screen, () => expectAccessible(page));
  expect.soft(await findTabProblems(page), `${screen.name}: stops of the Tab key`).toEqual([]);
  expect.soft(await findForcedColourProblems(page), screen.name).toEqual([]);
}

async function checkPhone(page: Page, screen: PanelScreen, session: CDPSession): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await visitScreen(page, screen, codes);
  await report(screen, () => expectNoSidewaysScroll(page));
  await showWhole(page);
  await report(screen, () => expectAccessible(page));
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

/** The other screens are checked all the same. */
async function report({ name }: PanelScreen, check: () => Promise<void>): Promise<void> {
  const problem = await check().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  expect.soft(problem, name).toBeUndefined();
}
