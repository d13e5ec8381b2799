import AxeBuilder from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Locator, type Page, type Response } from '@playwright/test';
import { comeAs, registerShopper, type Shopper } from './shopper.ts';

type Fixtures = {
  /** Console errors that the journey itself brings about, such as a 401 it provokes: `allowConsole(/401/)`. */
  allowConsole: (pattern: RegExp) => void;
  /** A new shopper who is signed in on every page. */
  shopper: Shopper;
};

/** A page on which any error in the console, a hydration warning among them, fails the journey. */
export const test = base.extend<Fixtures>({
  // A journey may rest longer than the market keeps an idle connection, and would find it closed.
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

/** Has the page remember that React has taken it over, for `isReady`. A clock that is held still would lose a mark of performance. */
export async function noteReady(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener('souk:ready', () => Reflect.set(globalThis, 'isReady', true)));
}

/** Waits until the server's HTML answers to clicks: a journey is quicker than any hand. Plain files need no waiting for. */
async function hydrated(page: Page, answer: Response | null): Promise<Response | null> {
  await page.waitForFunction(() => {
    const isFromServer = document.getElementById('souk-data') !== null;
    if (!isFromServer) return true;
    if (!Reflect.has(globalThis, 'isReady')) return false;
    // React takes over the page's frame first and its content next, in slices; it is done once the browser rests.
    return new Promise((done) => requestIdleCallback(() => done(true), { timeout: 2000 }));
  });
  return answer;
}

function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' || /hydrat/i.test(message.text());
}

/** The messages that come and go, at the bottom of the page or of the dialog over it. */
export function messages(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
}

/** No violation of WCAG 2.2 A and AA, nor of what axe calls best practice, on what is shown. */
export async function expectAccessible(page: Page): Promise<void> {
  // Done in the page itself, rather than summed up in another one: that sees no frames, of which there are none.
  expect(page.frames()).toHaveLength(1);
  // A scheme that has just changed takes a frame to be drawn, and what is fading is paler than it will be.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    // To describe each element that is right takes longer than to try it.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, 'pixels that stick out sideways').toBe(0);
}

/** No two things that can be pressed lie over each other. */
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
