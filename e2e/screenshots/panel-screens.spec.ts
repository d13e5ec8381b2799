import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openPanel, openSellerPanel } from '../support/panel.ts';
import { test } from '../support/test.ts';
import { expectLoaded, visitScreen } from '../support/visit-screen.ts';
import { adminScreens, sellerScreens } from './panel-screens.ts';
import { type Prepared, prepareShop } from './prepare-shop.ts';
import { settle } from './settle.ts';

/** Not in git. `npm run screenshots -- --grep "seller-order in ar"` takes only some of them. */
const folder = resolve(import.meta.dirname, '../../screenshots');
const languages = ['en', 'ar', 'ir'];
const widths = [360, 768, 1440];
const schemes = ['light', 'dark'] as const;
let prepared: Prepared | undefined;

test.beforeAll(async ({ playwright, baseURL }) => {
  await mkdir(folder, { recursive: true });
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  prepared = await prepareShop(request);
  await request.dispose();
});

const all = [
  ...sellerScreens.map((screen) => ({ screen, home: '/seller', open: openSellerPanel })),
  ...adminScreens.map((screen) => ({ screen, home: '/admin', open: openPanel })),
];

for (const { screen, home, open } of all) {
  for (const language of languages) {
    test(`${screen.name} in ${language}`, async ({ page, allowConsole }) => {
      allowConsole(/401|404/);
      await page.addInitScript((chosen) => localStorage.setItem('souk.back-office', chosen), JSON.stringify({ language }));
      await open(page, home);
      await visitScreen(page, screen, prepared?.codes ?? []);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectLoaded(page);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await settle(page, 'page');
          // The bar at the bottom would be in the middle of a picture that is taller than the window.
          await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
          await page.screenshot({ path: resolve(folder, `${screen.name}-${language}-${width}-${colorScheme}.png`) });
        }
      }
    });
  }
}
