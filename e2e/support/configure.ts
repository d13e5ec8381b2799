import { expect, type Page } from '@playwright/test';
import { apiAddress, staticAddress } from './environment.ts';

/** The fields of GET /master that the journeys change. */
export type Configuration = Record<string, unknown>;

type Changes = Configuration | ((locale: string) => Configuration);

/** The present changes of each page that is configured. */
const configured = new WeakMap<Page, Changes>();

/** Applies these changes to each later answer of GET /master. The static build reads it in the browser. */
export async function configure(page: Page, changes: Changes): Promise<void> {
  // One route for each page: without its route a request under way would be answered twice.
  const isRouted = configured.has(page);
  configured.set(page, changes);
  if (isRouted) return;
  await page.route('**/api/master', async (route) => {
    // The server may close an idle connection at the moment when it is used again.
    const answer = await route.fetch({ maxRetries: 3 }).catch(() => undefined);
    const { data } = (await answer?.json().catch(() => undefined)) ?? {};
    // The page has left this address and does not wait for the answer.
    if (!data) return route.abort().catch(() => undefined);
    const locale = route.request().headers()['accept-language'] ?? 'en';
    const now = configured.get(page);
    await route.fulfill({ json: { data: { ...data, ...(typeof now === 'function' ? now(locale) : now) } } });
  });
}

/** Opens the shop as plain files, where everything is asked for from the browser. */
export async function openStatic(page: Page, path = '/'): Promise<void> {
  await page.goto(`${staticAddress()}${path}`);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Reads the persisted state of a store from localStorage. */
export async function readStored(page: Page, store: 'settings' | 'auth' | 'cart') {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.state, `souk.${store}`);
}

/** Reads the real configuration from the server. */
export async function readMaster(page: Page) {
  const answer = await page.request.get(`${apiAddress()}/api/master`, { maxRetries: 3 });
  return (await answer.json()).data;
}

/** Marks the page, to distinguish a page load from a navigation inside the app. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { same: true }));
  return () => page.evaluate(() => Reflect.get(window, 'same') === true);
}
