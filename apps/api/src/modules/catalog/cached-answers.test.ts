import { type CallName, calls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createAnotherApp } from '../../../test/another-app.ts';
import { buildFlashSale } from '../../../test/builders/goods.ts';
import { buildSmallMarketplace } from '../../../test/builders/small-marketplace.ts';
import { exampleCall } from '../../../test/contract/example-call.ts';
import { buildFakeStorefront } from '../../../test/fakes/fake-storefront.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { applyPendingChanges, applyPopularity } from './refresh/pending-changes.ts';
import { recordSales } from './refresh/popularity.ts';

const env = { STOREFRONT_DIST: await buildFakeStorefront(), PAGE_RENDERS_PER_MINUTE: '0' };
const { app, call, clock, database } = await useTestApp({ env });
const { db } = database;
let marketplace: Awaited<ReturnType<typeof buildSmallMarketplace>>;

beforeAll(async () => {
  const languages = [
    { name: 'ar', title: 'العربية', direction: 'rtl' as const },
    { name: 'ir', title: 'فارسی', direction: 'rtl' as const },
  ];
  await db.insertInto('languages').values(languages).execute();
  marketplace = await buildSmallMarketplace(db, clock);
  await buildFlashSale(db, { product_id: marketplace.ids[2] ?? 0, price: 1500, quantity: 3 });
  await applyPendingChanges(db, clock);
});

const cachedCalls = Object.entries<Endpoint>(calls)
  .filter(([, { tags }]) => tags !== undefined)
  .map(([name]) => name)
  .filter((name): name is CallName => name in calls);

/** Every call that is cached, and the ones that have parameters with several of them. */
const callPaths = () => [
  ...cachedCalls.map((name) => exampleCall(name).path),
  '/home?page=2&per_page=3',
  '/products?page=2&per_page=3&sort_type=top_rated',
  `/products?category_id=${marketplace.textiles},${marketplace.kitchen}&sort_type=low_to_high&utm_source=x`,
  '/products?search=mug',
  '/products?search=mgu&with_filters=0',
  '/products?offer=1&in_stock=1&min_price=10.50&max_price=70',
  '/products?rating=4&page=9',
  ...marketplace.ids.map((id) => `/product-details?product_id=${id}`),
  `/reviews?product_id=${marketplace.ids[0]}&rating=5`,
  `/shops/${marketplace.shops.clay}`,
  '/shops?search=loom&sort_type=name',
  '/categories/textiles',
  `/sub-categories?category_id=${marketplace.kitchen}`,
  '/search/suggest?q=mu',
  '/flash-sale/1/details?category_id=1,2',
  '/lang/ar',
];
const pagePaths = ['/shelf', '/shelf?page=2', '/shelf?utm_source=x', '/missing/1'];

type Inject = (request: InjectOptions) => Promise<{ statusCode: number; body: string }>;

async function ask(inject: Inject, url: string, locale: string) {
  const answer = await inject({ url, headers: { 'accept-language': locale, cookie: `souk_view=${locale}.en..light` } });
  return { url, locale, status: answer.statusCode, body: answer.body.replace(/render \d+/, '') };
}

async function expectSameAnswers(): Promise<void> {
  // A new process without a cache returns the current data.
  const fresh = await createAnotherApp(database, clock, { cache: false, env });
  for (const url of [...callPaths().map((path) => `/api${path}`), ...pagePaths]) {
    for (const locale of ['en', 'ar', 'ir']) {
      const expected = await ask(fresh.inject, url, locale);
      // The running process learns of a change a moment later.
      await expect.poll(() => ask((request) => app.server.inject(request), url, locale), { timeout: 5000 }).toEqual(expected);
    }
  }
  await fresh.close();
}

test('answers of every cached call and of pages are the same with and without the cache after every change', async () => {
  await expectSameAnswers();
  await expectSameAnswers();
  const [first] = marketplace.ids;
  if (first === undefined) throw new Error('The marketplace has no products');
  await db.updateTable('product_variants').set({ stock: 0 }).where('product_id', '=', first).execute();
  await recordSales(db, [{ product_id: first, quantity: 10 }]);
  await applyPendingChanges(db, clock);
  await applyPopularity(db);
  await expectSameAnswers();
  clock.advance(3 * 86_400);
  await applyPendingChanges(db, clock);
  await expectSameAnswers();
}, 60_000);

test('an unchanged answer is a 304', async () => {
  const first = await call('GET', '/products');
  const again = await call('GET', '/products', { headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.status).toBe(304);
});
