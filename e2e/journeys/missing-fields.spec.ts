import type { ConsoleMessage, Page } from '@playwright/test';
import { type CallName, calls } from '../../packages/contract/src/calls.ts';
import type { Endpoint } from '../../packages/contract/src/endpoint.ts';
import { exampleAnswer, variantsOf } from '../support/example-answer.ts';
import { type FakeServer, openFakeServer } from '../support/fake-server.ts';
import { bareAnswer, nameOnly } from '../support/named-fields.ts';
import { expect, test } from '../support/test.ts';

/** `path` takes a number that is another one each time: a page of another address is opened without loading everything again. */
type Screen = { path: (count: number) => string; calls: readonly CallName[]; signedIn?: true; open?: (page: Page) => Promise<void> };

const openDrawer = (page: Page) =>
  page
    .getByRole('button', { name: /^Cart, / })
    .first()
    .click();

/** Every screen that shows what a server answers, with the calls whose answers it shows. */
const screens: readonly Screen[] = [
  { path: () => '/', calls: ['GET /home'] },
  { path: () => '/support', calls: ['GET /master'] },
  { path: (count) => `/products?page=${count}`, calls: ['GET /products'] },
  { path: (id) => `/products/${id}/details`, calls: ['GET /product-details'] },
  { path: (id) => `/products/${id}/details`, calls: ['GET /reviews'] },
  { path: () => '/categories', calls: ['GET /categories'] },
  { path: (id) => `/categories/lamps-${id}`, calls: ['GET /categories/{slug}'] },
  { path: (count) => `/shops?page=${count}`, calls: ['GET /shops'] },
  { path: (id) => `/shops/${id}`, calls: ['GET /shops/{id}'] },
  { path: (id) => `/flash-sale/${id}`, calls: ['GET /flash-sale/{id}/details'] },
  { path: (count) => `/blogs?page=${count}`, calls: ['GET /blogs'] },
  { path: (id) => `/blog/post-${id}`, calls: ['GET /blog/{slug}/details'] },
  { path: () => '/plans', calls: ['GET /plans'] },
  { path: (id) => `/plans/${id}/purchase`, calls: ['GET /plans/{id}'], signedIn: true },
  { path: () => '/support', calls: ['GET /help-topics'] },
  { path: () => '/contact-us', calls: ['GET /contact-us'] },
  { path: (id) => `/page/some-${id}`, calls: ['GET /legal-pages/{slug}'] },
  { path: () => '/dashboard', calls: ['GET /orders', 'GET /addresses', 'GET /my-subscription'], signedIn: true },
  { path: (count) => `/order-history?page=${count}`, calls: ['GET /orders'], signedIn: true },
  { path: (id) => `/order-history/${id}`, calls: ['GET /order-details'], signedIn: true },
  { path: (id) => `/order-confirm/${id}`, calls: ['GET /order-details'], signedIn: true },
  { path: () => '/wishlist', calls: ['GET /favorite-products'], signedIn: true },
  { path: () => '/manage-address', calls: ['GET /addresses'], signedIn: true },
  { path: () => '/manage-address/3/edit', calls: ['GET /addresses'], signedIn: true },
  { path: () => '/checkout', calls: ['POST /cart/checkout', 'GET /addresses'], signedIn: true },
  { path: () => '/contact-us', calls: ['GET /carts'], signedIn: true, open: openDrawer },
  { path: () => '/profile', calls: ['GET /profile'], signedIn: true },
  { path: () => '/my-subscription', calls: ['GET /my-subscription'], signedIn: true },
  { path: (count) => `/support-tickets?page=${count}`, calls: ['GET /support-tickets'], signedIn: true },
  { path: (id) => `/support-ticket/T${id}`, calls: ['GET /support-ticket/show'], signedIn: true },
];

const endpoints: Record<string, Endpoint> = calls;
const examples = new Map(
  Object.entries(endpoints)
    .filter(([name, { sends }]) => !sends && name !== 'GET /events')
    .map(([name, endpoint]): [string, unknown] => [name, name === 'GET /lang/{locale}' ? {} : exampleAnswer(endpoint)]),
);

/** Every screen ends in words of its own: none of these is meant for people. */
const unmeant = /\b(undefined|NaN|null)\b|Invalid Date|\[object Object\]/;

/** What is wrong with a screen, in words; nothing where it is right. */
async function faultsOf(page: Page): Promise<string[]> {
  // A section that is loaded when it comes near may have its skeleton below the screen.
  await page.waitForFunction(
    () => {
      const skeletons = document.querySelectorAll('main [aria-busy="true"], main .skeleton');
      const isSeen = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight;
      return document.querySelector('main') !== null && ![...skeletons].some(isSeen);
    },
    undefined,
    { timeout: 5000 },
  );
  const shown = await page.evaluate(() => {
    const names = ['href', 'src', 'aria-label', 'title', 'alt', 'placeholder'];
    const elements = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title, ...elements.flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))];
    while (words.nextNode()) if (!words.currentNode.parentElement?.closest('script, style')) texts.push(words.currentNode.nodeValue ?? '');
    return texts;
  });
  const unfit = shown.find((text) => unmeant.test(text));
  // An address that is in no answer does not exist: its screen may say so.
  const failed = shown.find((text) => /Something went wrong|did not load|could not be loaded|(?<!This address )does not exist/.test(text));
  return [...(unfit ? [`shows “${unfit}”`] : []), ...(failed ? [`shows the error “${failed}”`] : [])];
}

type Try = { title: string; answers: ReadonlyMap<string, unknown> };

let count = 2;

/** Opens a screen again and again, each time before other answers, and collects what is wrong. */
async function tryAnswers(page: Page, server: FakeServer, screen: Screen, tries: readonly Try[]): Promise<string[]> {
  const found: string[] = [];
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  page.on('console', (message) => isOwnError(message) && thrown.push(message.text()));
  for (const { title, answers } of tries) {
    server.answers.clear();
    for (const [name, data] of answers) server.answers.set(name, data);
    count += 1;
    try {
      await openPath(page, server, screen.path(count));
      const faults = await faultsOf(page);
      await screen.open?.(page);
      found.push(...[...faults, ...(screen.open ? await faultsOf(page) : [])].map((fault) => `${title}: ${fault}`));
    } catch (error) {
      found.push(`${title}: ${String(error).slice(0, 300)}`);
    }
    found.push(...thrown.splice(0).map((fault) => `${title}: ${fault}`));
  }
  return found;
}

const isOwnError = (message: ConsoleMessage) => message.type() === 'error' && !message.text().startsWith('Failed to load resource');

/** Another page of the application is opened as its links do it; the same one is loaded again. */
async function openPath(page: Page, server: FakeServer, path: string): Promise<void> {
  const isNew = !/\d/.test(path) || !page.url().startsWith(server.address);
  if (isNew || path.endsWith('/edit')) return void (await page.goto(`${server.address}${path}`, { waitUntil: 'domcontentloaded' }));
  server.asked.length = 0;
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect.poll(() => server.asked.length, { timeout: 5000, intervals: [20] }).toBeGreaterThan(0);
  // The answer is drawn with the next frames.
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn, { timeout: 500 })));
}

async function prepare(page: Page, server: FakeServer, signedIn: boolean): Promise<void> {
  // Pictures and fonts say nothing here, and take most of the time.
  await page.route(/\.(woff2|webp|avif|svg|png)$/, (route) => route.abort());
  await page.addInitScript((isShopper) => {
    const keep = (key: string, state: object) => localStorage.setItem(key, JSON.stringify({ state, version: 1 }));
    localStorage.clear();
    if (!isShopper) return;
    keep('souk.auth', { token: 'Bearer example', user: null, addresses: [], favoriteProducts: 0 });
    keep('souk.cart', { selectedShopIds: [3] });
  }, signedIn);
  server.answers.clear();
}

for (const screen of screens) {
  const name = screen.path(3);
  test(`[call-06] ${name}: any field of ${screen.calls.join(', ')} may be missing`, async ({ page, allowConsole }) => {
    test.slow();
    allowConsole(/./);
    const server = await openFakeServer();
    try {
      await prepare(page, server, screen.signedIn ?? false);
      const tries = screen.calls.flatMap((call) =>
        variantsOf(examples.get(call)).map(([missing, data]) => ({
          title: `${call} without ${missing}`,
          answers: new Map(examples).set(call, data),
        })),
      );
      expect(await tryAnswers(page, server, screen, [{ title: 'whole', answers: examples }, ...tries])).toEqual([]);
    } finally {
      await page.goto('about:blank');
      server.close();
    }
  });
}

const others = [...examples].filter(([call]) => endpoints[call]?.origin !== 'ours');
const smallest: readonly Try[] = [
  { title: 'named fields alone', answers: new Map(others.map(([call, data]) => [call, nameOnly(call, data)])) },
  { title: 'the least of each', answers: new Map(others.map(([call, data]) => [call, bareAnswer(call, data, 'one of each')])) },
  { title: 'empty lists', answers: new Map(others.map(([call, data]) => [call, bareAnswer(call, data, 'nothing')])) },
];

for (const part of [0, 1]) {
  test(`[call-06] every screen works with the smallest answers that the specification allows, part ${part + 1}`, async ({
    page,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(/./);
    const server = await openFakeServer();
    try {
      await prepare(page, server, true);
      const found: string[] = [];
      for (const screen of screens.filter((_, index) => index % 2 === part)) {
        found.push(...(await tryAnswers(page, server, screen, smallest)).map((fault) => `${screen.path(3)} ${fault}`));
      }
      expect(found).toEqual([]);
    } finally {
      await page.goto('about:blank');
      server.close();
    }
  });
}
