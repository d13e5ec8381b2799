import { comeAs, registerShopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { accountDialogs } from './account-dialogs.ts';
import { captureScreen, languages, makeFolder, readTexts, widths } from './capture-screen.ts';
import { publicDialogs } from './dialogs.ts';
import { demoShopper } from './prepare.ts';
import type { ScreenContext } from './screen.ts';
import { screens, states } from './screens.ts';

test.beforeAll(makeFolder);

for (const screen of [...screens, ...states, ...publicDialogs, ...accountDialogs]) {
  for (const language of languages) {
    test(`${screen.name} in ${language}`, async ({ page, request, allowConsole }) => {
      allowConsole(/404|503|ERR_INTERNET_DISCONNECTED|ERR_FAILED|409|Failed to (fetch|load)/);
      const { signedIn, path, widths: only = widths } = screen;
      const shopper = signedIn === 'demo' ? await demoShopper(request) : await registerShopper(request);
      if (signedIn) await comeAs(page, shopper);
      const context: ScreenContext = { page, request, shopper, language, t: await readTexts(request, language) };
      const address = typeof path === 'string' ? path : await path(context);
      for (const width of only) {
        await page.unrouteAll();
        await page.context().setOffline(false);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        await screen.open?.(context);
        await captureScreen(page, screen, `${screen.name}-${language}-${width}`);
      }
    });
  }
}
