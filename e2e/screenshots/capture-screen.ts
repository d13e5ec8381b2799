import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Screen, ScreenContext } from './screen.ts';
import { settle } from './settle.ts';

/** Not in git. `npm run screenshots -- --grep "order in ar"` takes only some of them. */
const folder = resolve(import.meta.dirname, '../../screenshots');
const schemes = ['light', 'dark'] as const;

export const languages = ['en', 'ar', 'ir'];
export const widths = [360, 768, 1440];

export async function makeFolder(): Promise<void> {
  await mkdir(folder, { recursive: true });
}

/** Takes a screen in both schemes. */
export async function captureScreen(page: Page, { open, whole = open === undefined, printed }: Screen, name: string): Promise<void> {
  if (whole) await page.evaluate(() => scrollTo(0, 0));
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, media: printed ? 'print' : 'screen' });
    await settle(page, whole ? 'page' : 'screen');
    await page.screenshot({ path: resolve(folder, `${name}-${colorScheme}.png`), fullPage: whole });
  }
}

/** An English text is its own key. */
export async function readTexts(request: APIRequestContext, language: string): Promise<ScreenContext['t']> {
  const { data } = await (await request.get(`/api/lang/${language}`)).json();
  return (text) => data[text] ?? text;
}
