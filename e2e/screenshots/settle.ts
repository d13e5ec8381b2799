import type { Page } from '@playwright/test';

/** Waits for the type and the pictures: those on the screen, or all of the page, which otherwise come when they are near. */
export async function settle(page: Page, part: 'screen' | 'page' = 'screen'): Promise<void> {
  await page.evaluate(async (whole) => {
    await document.fonts.ready;
    if (whole) {
      for (const section of document.querySelectorAll<HTMLElement>('main *, footer')) {
        if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible';
      }
      for (const picture of document.images) picture.loading = 'eager';
    }
    const isShown = ({ top, bottom, left, right }: DOMRect) => top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    const awaited = [...document.images].filter((picture) => {
      return picture.checkVisibility() && (whole || isShown(picture.getBoundingClientRect()));
    });
    await Promise.allSettled(awaited.map((picture) => picture.decode()));
    // Other colours are drawn with the next frame, and taken with the one after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, part === 'page');
}
