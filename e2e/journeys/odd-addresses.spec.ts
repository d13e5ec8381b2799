import { connect } from 'node:net';
import { apiAddress } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';

/** `PAGE_FUZZ_RUNS=20000 npm run e2e -- --grep "odd page addresses"` sends more of them; `PAGE_FUZZ_SEED=n` sends others. */
const runs = Number(process.env.PAGE_FUZZ_RUNS ?? 300);
const seed = Number(process.env.PAGE_FUZZ_SEED ?? 20_261_123);

const paths = [
  '/',
  '/products',
  '/products/1/details',
  '/categories/1',
  '/shops/1',
  '/blogs',
  '/flash-sale/1',
  '/about-us',
  '/order-history/1',
  '/nope',
];
const parts = [
  ...['%0A', '%0D', '%0D%0AX:1', '%E2%80%A8', '%E2%80%A9', '%00', '%ff', '%', '%ED%A0%80', '%C0%AF', '%2F', '%5C', '%25', '%1B', '%u0000'],
  ...['..', '.', '//', ';', '*', "'", '"', '<b>', '{', '[', '~', '\u00e9', 'A', '0', '-1', '99999999999999999999', 'x'.repeat(300)],
];
const names = [
  'page',
  'search',
  'lang',
  'sort_type',
  'category_id',
  'min_price',
  'color',
  'utm_source',
  '__proto__',
  'toString',
  '%ff',
  '',
];
const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

/** A small generator of numbers (mulberry32), so that a seed gives the same requests each time. */
function randomFrom(start: number): <Value>(values: readonly [Value, ...Value[]] | readonly Value[]) => Value | undefined {
  let state = start;
  return (values) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return values[((mixed ^ (mixed >>> 14)) >>> 0) % values.length];
  };
}

function createTarget(pick: ReturnType<typeof randomFrom>): string {
  const tail = Array.from({ length: pick([0, 1, 1, 2]) ?? 0 }, () => `${pick(['', '/']) ?? ''}${pick(parts) ?? ''}`).join('');
  const query = Array.from({ length: pick([0, 0, 1, 3]) ?? 0 }, () => `${pick(names) ?? ''}=${pick(parts) ?? ''}`).join('&');
  return `${pick(paths) ?? '/'}${tail}${query && `?${query}`}`;
}

/** Sends the bytes as they are: clients correct odd addresses. Returns the status. */
function send(method: string, target: string): Promise<number> {
  const { hostname, port } = new URL(apiAddress());
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let head = '';
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no answer to ${method} ${target}`)));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1').slice(0, 100);
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? [];
      if (status === undefined) return;
      socket.destroy();
      resolve(Number(status));
    });
    socket.on('close', () => reject(new Error(`closed without an answer to ${method} ${target}`)));
    socket.write(
      `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      'latin1',
    );
  });
}

test('odd page addresses are never answered with a 5xx', async () => {
  test.setTimeout(120_000 + runs * 150);
  const pick = randomFrom(seed);
  const failures: string[] = [];
  for (let run = 0; run < runs; run++) {
    const method = pick(methods) ?? 'GET';
    const target = createTarget(pick);
    const status = await send(method, target);
    if (status >= 500) failures.push(`${status} ${method} ${target}`);
  }
  expect(failures).toEqual([]);
});

test('an address of 100 kB is refused, and one with a line break does not exist', async () => {
  expect([414, 431]).toContain(await send('GET', `/${'x'.repeat(100_000)}`));
  for (const path of ['/a%0Ab', '/a%0Db', '/a%E2%80%A8b', '/a%E2%80%A9b']) expect(await send('GET', path)).toBe(404);
});

test('a tracking parameter changes neither the page nor its hydration, and stays in the address', async ({ page, request }) => {
  const plain = await (await request.get(`${apiAddress()}/products`)).text();
  expect(await (await request.get(`${apiAddress()}/products?utm_source=mail`)).text()).toBe(plain);
  await page.goto('/products?utm_source=mail');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/utm_source=mail/);
});

test('a page number that is none opens the first page', async ({ page }) => {
  await page.goto('/products?page=abc');
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
});

test('a missing order, ticket or address says so and leads to the list', async ({ page, shopper, allowConsole }) => {
  allowConsole(/404/);
  expect(shopper.token).not.toBe('');
  for (const [path, words, list] of [
    ['/order-history/999999999', 'This order does not exist', '/order-history'],
    ['/support-ticket/T-000000', 'This ticket does not exist', '/support-tickets'],
    ['/manage-address/999999999/edit', 'This address does not exist', '/manage-address'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="${list}"]`).last()).toBeVisible();
  }
});
