import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { comeAs, registerShopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { accountDialogs } from './account-dialogs.ts';
import { publicDialogs } from './dialogs.ts';
import { demoShopper } from './prepare.ts';
import type { Screen, ScreenContext } from './screen.ts';
import { screens, states } from './screens.ts';
import { settle } from './settle.ts';

/** Not in git. `npm run screenshots -- --grep "order in ar"` takes only some of them. */
const folder = resolve(import.meta.dirname, '../../screenshots');
const languages = ['en', 'ar', 'ir'];
const widths = [360, 768, 1440];
const schemes = ['light', 'dark'] as const;

test.beforeAll(() => mkdir(folder, { recursive: true }));

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

async function captureScreen(page: Page, { open, whole = open === undefined, printed }: Screen, name: string): Promise<void> {
  if (whole) await page.evaluate(() => scrollTo(0, 0));
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, media: printed ? 'print' : 'screen' });
    await settle(page, whole ? 'page' : 'screen');
    await page.screenshot({ path: resolve(folder, `${name}-${colorScheme}.png`), fullPage: whole });
  }
}

/** An English text is its own key. */
async function readTexts(request: APIRequestContext, language: string): Promise<ScreenContext['t']> {
  const { data } = await (await request.get(`/api/lang/${language}`)).json();
  return (text) => data[text] ?? text;
}
