import type { Page } from '@playwright/test';

/** Waits for the type and the pictures that are shown. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that lies outside the screen is not loaded before it comes near.
    const isShown = ({ top, bottom, left, right }: DOMRect) => top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    const shown = [...document.images].filter((picture) => isShown(picture.getBoundingClientRect()) && picture.checkVisibility());
    await Promise.allSettled(shown.map((picture) => picture.decode()));
  });
}
