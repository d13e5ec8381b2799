import type { Page } from '@playwright/test';

/** Finds what only a background shows, such as a bar or a dot, and what nobody sees once the reader's own colours replace it. */
export async function findForcedColourProblems(page: Page): Promise<string[]> {
  await page.evaluate(markPainted);
  await page.emulateMedia({ forcedColors: 'active' });
  // A busy machine may apply the reader's colours later than it reports them.
  await page.waitForFunction(() => matchMedia('(forced-colors: active)').matches);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const lost = await page.evaluate(findLost);
  await page.emulateMedia({ forcedColors: 'none' });
  return lost;
}

/** Marks elements without content that a background or a shadow alone draws. */
function markPainted(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    element.removeAttribute('data-painted');
    const { width, height } = element.getBoundingClientRect();
    if (
      element.closest('svg, [inert], dialog:not([open])') ||
      width < 3 ||
      height < 3 ||
      element.matches('input, select, textarea, img, video, iframe')
    )
      continue;
    if (element.textContent?.trim() || element.querySelector('img, svg, input') || !element.checkVisibility({ opacityProperty: true }))
      continue;
    const { backgroundColor, backgroundImage, borderTopWidth, borderTopColor } = getComputedStyle(element);
    const isBordered = Number.parseFloat(borderTopWidth) > 0 && !/, 0\)$|transparent/.test(borderTopColor);
    if (isBordered || (/, 0\)$|transparent/.test(backgroundColor) && backgroundImage === 'none')) continue;
    element.dataset.painted = 'yes';
  }
}

function findLost(): string[] {
  const lost: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-painted]')) {
    const { backgroundColor, backgroundImage, outlineStyle, borderTopWidth, borderBottomWidth, display } = getComputedStyle(element);
    // Images stay as they are, gradients too, and so does text that the style sheet adds.
    if (backgroundImage !== 'none' || !['none', 'normal', '""'].includes(getComputedStyle(element, '::before').content)) continue;
    let around = element.parentElement;
    while (around && /, 0\)$|transparent/.test(getComputedStyle(around).backgroundColor)) around = around.parentElement;
    const ground = around ? getComputedStyle(around).backgroundColor : '';
    const hasEdge = outlineStyle !== 'none' || Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
    const isLost = !hasEdge && display !== 'none' && (/, 0\)$|transparent/.test(backgroundColor) || backgroundColor === ground);
    if (isLost)
      lost.push(`Lost with forced colours: <${element.tagName.toLowerCase()} class="${element.className.toString().slice(0, 80)}">`);
  }
  return [...new Set(lost)];
}
