import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is there; fails where no Tab leads. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No Tab leads to ${target}`);
}
