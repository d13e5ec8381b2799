import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus, and returns the number of presses. Fails if Tab never reaches it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return presses;
    await page.keyboard.press(key);
  }
  throw new Error(`No Tab leads to ${target}`);
}
