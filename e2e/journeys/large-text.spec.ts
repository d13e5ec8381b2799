import { screens } from '../screenshots/screens.ts';
import { settle } from '../screenshots/settle.ts';
import { chromiumArguments, chromiumPath } from '../support/environment.ts';
import { comeAs, registerShopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { findTextProblems } from '../support/text-problems.ts';

// The browser setting of a font size twice as large, which all lengths of the page follow.
test.use({ launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'] } });

for (const { name, path, signedIn, open, widths: only } of screens) {
  test(`[every-01] ${name} with text twice as large loses nothing`, async ({ page, request, allowConsole }) => {
    allowConsole(/404/);
    const shopper = await registerShopper(request);
    if (signedIn) await comeAs(page, shopper);
    const context = { page, request, shopper, language: 'en', t: (text: string) => text };
    const address = typeof path === 'string' ? path : await path(context);
    for (const width of [360, 1280].filter((wanted) => !only || wanted < 768)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await open?.(context);
      await settle(page);
      expect.soft(await findTextProblems(page), `at ${width} pixels`).toEqual([]);
    }
  });
}

// Persian has the longest words, joined so that they do not wrap.
for (const name of ['home', 'products', 'product', 'checkout', 'profile']) {
  test(`[every-01] ${name} in Persian with text twice as large loses nothing on a phone`, async ({ page, request }) => {
    const screen = screens.find((each) => each.name === name);
    if (!screen) throw new Error(`There is no screen named ${name}`);
    const shopper = await registerShopper(request);
    if (screen.signedIn) await comeAs(page, shopper);
    const path =
      typeof screen.path === 'string' ? screen.path : await screen.path({ page, request, shopper, language: 'ir', t: (text) => text });
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=ir`);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await settle(page);
    expect(await findTextProblems(page)).toEqual([]);
  });
}
