import AxeBuilder from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Locator, type Page, type Response } from '@playwright/test';
import { comeAs, registerShopper, type Shopper } from './shopper.ts';

type Fixtures = {
  /** Allows console errors that the journey causes on purpose, such as a 401: `allowConsole(/401/)`. */
  allowConsole: (pattern: RegExp) => void;
  /** A new shopper who is signed in on every page. */
  shopper: Shopper;
};

/** Extends the test: an error or a hydration warning in the console fails the journey. */
export const test = base.extend<Fixtures>({
  // The server closes idle connections, and a journey may pause for longer than that.
  request: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: { connection: 'close' } });
    await use(request);
    await request.dispose();
  },
  page: async ({ page }, use) => {
    await noteReady(page);
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...given) => hydrated(page, await goto(...given));
    page.reload = async (...given) => hydrated(page, await reload(...given));
    await use(page);
  },
  allowConsole: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      page.on('console', (message) => isProblem(message) && problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(String(error)));
      await use((pattern) => allowed.push(pattern));
      expect(problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  shopper: async ({ page, request }, use) => {
    const shopper = await registerShopper(request);
    await comeAs(page, shopper);
    await use(shopper);
  },
});

/** Sets `isReady` when React has hydrated the page. A performance mark would be lost where a journey stops the clock. */
export async function noteReady(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener('souk:ready', () => Reflect.set(globalThis, 'isReady', true)));
}

/** Waits until React has hydrated the server's HTML: a journey clicks sooner than a person. The static build is not hydrated. */
async function hydrated(page: Page, answer: Response | null): Promise<Response | null> {
  await page.waitForFunction(() => {
    const isFromServer = document.getElementById('souk-data') !== null;
    if (!isFromServer) return true;
    if (!Reflect.has(globalThis, 'isReady')) return false;
    // React hydrates the frame of the page first and its content in later slices; it has finished when the browser is idle.
    return new Promise((done) => requestIdleCallback(() => done(true), { timeout: 2000 }));
  });
  return answer;
}

function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' || /hydrat/i.test(message.text());
}

/** The toasts at the bottom of the page or of an open dialog. */
export function messages(page: Page, t = (text: string) => text): Locator {
  return page.getByRole('region', { name: t('Messages') }).getByRole('listitem');
}

/** The visible page violates neither WCAG 2.2 A and AA nor axe's best practices, or at least not these rules of axe. */
export async function expectAccessible(page: Page, { rules }: { rules?: readonly string[] } = {}): Promise<void> {
  // Legacy mode runs axe in the page itself, which is quicker; it does not see frames, and the storefront has none.
  expect(page.frames()).toHaveLength(1);
  // A new colour scheme needs a frame to be painted, and elements that fade in have less contrast at first.
  await page.evaluate(async () => {
    // Sections that are drawn when they come near have their real places only then: axe would find that they cover each other.
    for (const later of document.querySelectorAll<HTMLElement>('main *, footer')) {
      if (getComputedStyle(later).contentVisibility === 'auto') later.style.contentVisibility = 'visible';
    }
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const axe = () => {
    // Reporting the elements that pass takes longer than testing them.
    const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    return rules
      ? builder.withRules([...rules])
      : builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  };
  const test = () => axe().analyze();
  let { violations } = await test();
  // A busy machine may paint a new colour scheme later than it reports it. What is really wrong is so the second time as well.
  if (violations.length > 0) ({ violations } = await test());

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, 'pixels that stick out sideways').toBe(0);
}

/** No two controls overlap. */
export async function expectNoOverlap(part: Locator): Promise<void> {
  const overlaps = await part.evaluate((root) => {
    const all = [...root.querySelectorAll('a, button, input')].filter((one) => one.checkVisibility());
    const boxes = all.map((one) => ({ one, box: one.getBoundingClientRect() }));
    return boxes.flatMap(({ one, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ one: other }) => !one.contains(other))
        .filter(({ box: b }) => box.left < b.right - 1 && b.left < box.right - 1 && box.top < b.bottom - 1 && b.top < box.bottom - 1)
        .map(({ one: other }) => `${one.outerHTML.slice(0, 80)} and ${other.outerHTML.slice(0, 80)}`),
    );
  });
  expect(overlaps).toEqual([]);
}

export { expect };
