import { sellerScreens } from '../screenshots/panel-screens.ts';
import { prepareShop } from '../screenshots/prepare-shop.ts';
import { settle } from '../screenshots/settle.ts';
import { apiAddress, chromiumArguments, chromiumPath } from '../support/environment.ts';
import { openSellerPanel } from '../support/panel.ts';
import { expect, test } from '../support/test.ts';
import { findTextProblems } from '../support/text-problems.ts';
import { visitScreen } from '../support/visit-screen.ts';

// The browser setting of a font size twice as large, which all lengths of the page follow.
test.use({ launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'] } });

/** Those with the longest texts next to figures, badges and buttons. */
const names = ['seller-orders', 'seller-order', 'seller-products', 'seller-stock', 'seller-money', 'seller-numbers'];

test('[every-01] in Persian on the smallest phone, the seller panel with text twice as large loses nothing', async ({
  page,
  playwright,
  allowConsole,
}) => {
  allowConsole(/401/);
  const request = await playwright.request.newContext({ baseURL: apiAddress() });
  const { codes } = await prepareShop(request);
  await request.dispose();
  await page.addInitScript(() => localStorage.setItem('souk.back-office', JSON.stringify({ language: 'ir' })));
  await page.setViewportSize({ width: 320, height: 740 });
  await openSellerPanel(page, '/seller');
  await settle(page);
  expect.soft(await findTextProblems(page), 'seller-today').toEqual([]);
  for (const screen of sellerScreens.filter(({ name }) => names.includes(name))) {
    await visitScreen(page, screen, codes);
    await settle(page);
    expect.soft(await findTextProblems(page), screen.name).toEqual([]);
  }
});
