import { expect, type Page } from '@playwright/test';
import { apiAddress, staticAddress } from './environment.ts';

/** What GET /master answers, as far as the journeys change it. */
export type Configuration = Record<string, unknown>;

/** From now on the configuration is the market's with these changes. The static build reads it in the browser. */
export async function configure(page: Page, changes: Configuration | ((locale: string) => Configuration)): Promise<void> {
  await page.unroute('**/api/master');
  await page.route('**/api/master', async (route) => {
    // A kept connection may be closed by the server just as it is used again.
    const answer = await route.fetch({ maxRetries: 3 }).catch(() => undefined);
    const { data } = (await answer?.json().catch(() => undefined)) ?? {};
    // The page has gone on to another address and waits for this no more.
    if (!data) return route.abort().catch(() => undefined);
    const locale = route.request().headers()['accept-language'] ?? 'en';
    await route.fulfill({ json: { data: { ...data, ...(typeof changes === 'function' ? changes(locale) : changes) } } });
  });
}

/** Opens the shop as plain files, where everything is asked for from the browser. */
export async function openStatic(page: Page, path = '/'): Promise<void> {
  await page.goto(`${staticAddress()}${path}`);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** What the browser keeps of a store. */
export async function readKept(page: Page, store: 'settings' | 'auth' | 'cart') {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.state, `souk.${store}`);
}

/** The market's own configuration. */
export async function readMaster(page: Page) {
  const answer = await page.request.get(`${apiAddress()}/api/master`, { maxRetries: 3 });
  return (await answer.json()).data;
}

/** Marks the page, so that a page load can be told from a change of screen. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { same: true }));
  return () => page.evaluate(() => Reflect.get(window, 'same') === true);
}
