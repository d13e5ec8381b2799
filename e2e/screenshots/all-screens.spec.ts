import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { comeAs, registerShopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { screens } from './screens.ts';
import { settle } from './settle.ts';

/** Not kept: `npm run screenshots -- --grep "order in ar"` takes some of them anew. */
const folder = resolve(import.meta.dirname, '../../screenshots');
const languages = ['en', 'ar', 'ir'];
const widths = [360, 768, 1440];
const schemes = ['light', 'dark'] as const;
/** A picture of the whole page shows what a phone draws only once it comes near. */
const drawn = '.drawn-later { content-visibility: visible !important }';

test.beforeAll(() => mkdir(folder, { recursive: true }));

for (const { name, path, signedIn, open, widths: only = widths } of screens) {
  for (const language of languages) {
    test(`${name} in ${language}`, async ({ page, request, allowConsole }) => {
      allowConsole(/404/);
      const shopper = await registerShopper(request);
      if (signedIn) await comeAs(page, shopper);
      const address = typeof path === 'string' ? path : await path(request, shopper);
      for (const width of only) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        await open?.(page);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await settle(page);
          await page.screenshot({
            path: resolve(folder, `${name}-${language}-${width}-${colorScheme}.png`),
            fullPage: open === undefined,
            style: drawn,
          });
        }
      }
    });
  }
}
