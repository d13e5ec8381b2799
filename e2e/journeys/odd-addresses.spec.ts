import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { apiAddress } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';

/**
 * `PAGE_RENDERS_PER_MINUTE=0 PAGE_FUZZ_RUNS=20000 npm run e2e -- --grep "malformed page addresses"` sends more of them, one after another
 * and without the limit on renders; `PAGE_FUZZ_SEED=n` sends others.
 */
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
  ...['__proto__', 'constructor', 'toString', '%ED%BF%BF', '%F0%9F', '1e999', '-1e999', 'NaN', 'Infinity', '2147483648', '9'.repeat(400)],
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
  'max_price',
  'shop_ids[]',
  'page[]',
  '__proto__',
  '__proto__[page]',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%ff',
  '%u0000',
  '%ED%A0%80',
  '',
];
const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

/** A random number generator (mulberry32) with a seed, so that a run can be repeated. */
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

type Received = { status: number; text: string };

/** Whether the server refused the request because of overload, in JSON. The error page of a failed render is HTML, also with 503. */
const isRefusal = ({ status, text }: Received) =>
  status === 503 && /^retry-after: \d/im.test(text) && /^content-type: application\/json/im.test(text);
const maxAttempts = 5;

/** Sends raw bytes, because HTTP clients correct malformed addresses. Returns the status and the first bytes of the answer. */
function send(method: string, target: string): Promise<Received> {
  const { hostname, port } = new URL(apiAddress());
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let head = '';
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no answer to ${method} ${target}`)));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1');
      const [, status] = /^HTTP\/1\.1 (\d{3})[\s\S]*?\r\n\r\n/.exec(head) ?? [];
      if (status === undefined) return;
      socket.destroy();
      resolve({ status: Number(status), text: head.slice(0, 2000) });
    });
    socket.on('close', () => reject(new Error(`closed without an answer to ${method} ${target}`)));
    socket.write(
      `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      'latin1',
    );
  });
}

/** Retries a refused request: another journey may use the render slots at the same time. */
async function sendUntilAdmitted(method: string, target: string): Promise<Received & { attempts: number }> {
  for (let attempts = 1; ; attempts++) {
    const received = await send(method, target);
    if (!isRefusal(received) || attempts === maxAttempts) return { ...received, attempts };
    await delay(2000);
  }
}

test('malformed page addresses are never answered with a 5xx', async () => {
  test.setTimeout(120_000 + runs * 150);
  const pick = randomFrom(seed);
  const failures: string[] = [];
  const statuses: Record<number, number> = {};
  let refusals = 0;
  for (let run = 0; run < runs; run++) {
    const method = pick(methods) ?? 'GET';
    const target = createTarget(pick);
    const { status, text, attempts } = await sendUntilAdmitted(method, target);
    statuses[status] = (statuses[status] ?? 0) + 1;
    refusals += attempts - 1;
    if (status >= 500) failures.push(`${method} ${target} in attempt ${attempts}: ${text}`);
  }
  process.stdout.write(`  odd page addresses: ${JSON.stringify({ runs, seed, statuses, refusals })}\n`);
  expect(failures).toEqual([]);
});

test('an address of 100 kB is refused, and one with a line break does not exist', async () => {
  expect([414, 431]).toContain((await send('GET', `/${'x'.repeat(100_000)}`)).status);
  for (const path of ['/a%0Ab', '/a%0Db', '/a%E2%80%A8b', '/a%E2%80%A9b']) expect((await send('GET', path)).status).toBe(404);
});

test('a tracking parameter changes neither the page nor its hydration, and stays in the address bar', async ({ page, request }) => {
  const plain = await (await request.get(`${apiAddress()}/products`)).text();
  expect(await (await request.get(`${apiAddress()}/products?utm_source=mail`)).text()).toBe(plain);
  await page.goto('/products?utm_source=mail');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/utm_source=mail/);
});

test('an invalid page number opens the first page', async ({ page }) => {
  await page.goto('/products?page=abc');
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
});

test('a missing order, ticket or address shows an error with a link to the list', async ({ page, shopper, allowConsole }) => {
  allowConsole(/404/);
  expect(shopper.token).not.toBe('');
  for (const [path, words, list] of [
    ['/order-history/999999999', 'This order does not exist', '/order-history'],
    ['/support-ticket/T-000000', 'This ticket does not exist', '/support-tickets'],
    ['/messages/999999999', 'This conversation does not exist', '/messages'],
    ['/manage-address/999999999/edit', 'This address does not exist', '/manage-address'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="${list}"]`).last()).toBeVisible();
  }
});
