import type { Screen, ScreenContext } from '../screenshots/screen.ts';
import { screens } from '../screenshots/screens.ts';
import { settle } from '../screenshots/settle.ts';
import { chromiumArguments, chromiumPath } from '../support/environment.ts';
import { inGroups, report } from '../support/report.ts';
import { comeAs, registerShopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { findTextProblems } from '../support/text-problems.ts';

// The browser setting of a font size twice as large, which all lengths of the page follow.
test.use({ launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'] } });

const narrow = 320;
const pages = screens.filter(({ open }) => !open);

const visits: { language: string; widths: readonly number[]; screens: readonly Screen[] }[] = [
  { language: 'en', widths: [1280, narrow], screens },
  // Persian has the longest words, joined so that they do not wrap.
  { language: 'ir', widths: [narrow], screens: pages },
  { language: 'ar', widths: [narrow], screens: pages },
];

for (const { language, widths, screens: visited } of visits) {
  const bySession = [visited.filter(({ signedIn }) => !signedIn), visited.filter(({ signedIn }) => signedIn)];
  for (const group of bySession.flatMap((each) => inGroups(each, 15))) {
    test(`[every-01] from ${group[0]?.name} to ${group.at(-1)?.name} in ${language}, text twice as large loses nothing`, async ({
      page,
      request,
      allowConsole,
    }) => {
      allowConsole(/404/);
      test.setTimeout(600_000);
      const shopper = await registerShopper(request);
      if (group.some(({ signedIn }) => signedIn)) await comeAs(page, shopper);
      const context = { page, request, shopper, language, t: (text: string) => text };
      for (const screen of group) await test.step(screen.name, () => report(screen.name, () => checkText(context, screen, widths)));
    });
  }
}

async function checkText(context: ScreenContext, { name, path, open, widths: only }: Screen, widths: readonly number[]): Promise<void> {
  const { page, language } = context;
  const address = typeof path === 'string' ? path : await path(context);
  const shown = widths.filter((width) => !only || width < 768);
  for (const width of shown) {
    await page.setViewportSize({ width, height: 900 });
    // Dialogs and menus of a phone are others than those of a desktop.
    if (open || width === shown[0]) await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await open?.(context);
    await settle(page);
    expect.soft(await findTextProblems(page), `${name} at ${width} pixels`).toEqual([]);
  }
}
