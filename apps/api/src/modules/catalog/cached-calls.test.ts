import { beforeAll, describe, expect, test } from 'vitest';
import { buildSmallMarketplace } from '../../../test/builders/small-marketplace.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { app, clock, database } = await useTestApp({ env: { CATALOG_CALLS_PER_MINUTE: '10', TRUST_PROXY: '1' } });
let url = '';

beforeAll(async () => {
  await buildSmallMarketplace(database.db, clock);
  url = await app.server.listen({ host: '127.0.0.1', port: 0 });
});

let networks = 0;
/** Each test asks from a network of its own. */
const newNetwork = () => `198.51.100.${++networks}`;

async function ask(path: string, network: string) {
  const answer = await fetch(`${url}${path}`, { headers: { 'x-forwarded-for': network, 'accept-language': 'en' } });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
}

/** Answers to calls that had to be made since the start. */
async function countMisses(): Promise<number> {
  const { text } = await app.metrics.read();
  return Number(/souk_cache_answers_total\{budget="calls",outcome="miss"\} (\d+)/.exec(text)?.[1]);
}

let campaigns = 0;
/** How many answers are made for a request. The process may learn of the new marketplace in between, so that there is another try. */
async function missesOf(request: () => Promise<unknown>): Promise<number> {
  const before = await countMisses();
  await request();
  const misses = (await countMisses()) - before;
  if (misses === 0) return 0;
  await request();
  return (await countMisses()) - before - misses;
}

describe('a call that is cached', () => {
  test.each(['utm_source=x&utm_medium=mail', 'fbclid=1', 'gclid=2', 'page=1', 'sort_type=default&utm_term=y'])(
    '?%s is answered with the bytes of the bare call',
    async (query) => {
      const network = newNetwork();
      const plain = await ask('/api/products', network);
      expect(await missesOf(() => ask(`/api/products?${query}&utm_id=${++campaigns}`, network))).toBe(0);
      const tracked = await ask(`/api/products?${query}`, network);
      expect([tracked.status, tracked.text]).toEqual([200, plain.text]);
    },
  );

  test('the order of parameters and of ids makes no difference', async () => {
    const network = newNetwork();
    const first = await ask('/api/products?page=1&brand_id=1,2', network);
    expect(await missesOf(() => ask(`/api/products?brand_id=2,1,1&utm_id=${++campaigns}`, network))).toBe(0);
    expect((await ask('/api/products?brand_id=2,1,1&per_page=12', network)).text).toBe(first.text);
  });

  test('an unknown parameter is refused and enters nothing', async () => {
    const before = await countMisses();
    for (let index = 0; index < 5; index++) expect((await ask(`/api/products?x${index}=1`, newNetwork())).status).toBe(422);
    expect(await countMisses()).toBe(before);
  });
});

describe('a loop of random queries', () => {
  test('is refused after the limit of its network; cached answers and other networks are served', async () => {
    const [flooding, other] = [newNetwork(), newNetwork()];
    await ask('/api/home', other);
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    const started = performance.now();
    for (let index = 0; index < 40; index++) answers.push(await ask(`/api/products?search=random-${index}`, flooding));
    const secondsPerAnswer = 6;
    const allowed = 10 + Math.ceil((performance.now() - started) / 1000 / secondsPerAnswer);
    expect(answers.slice(0, 10).every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(allowed);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(refused.length).toBeGreaterThanOrEqual(40 - allowed);
    expect((await ask('/api/home', flooding)).status).toBe(200);
    expect((await ask('/api/products?search=another', other)).status).toBe(200);
  });

  test('of one and the same query counts once', async () => {
    const network = newNetwork();
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask('/api/products?search=the-same', network)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});
