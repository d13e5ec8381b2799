import { beforeAll, expect, test } from 'vitest';
import { buildSmallMarketplace } from '../../../../test/builders/small-marketplace.ts';
import { createTestClock } from '../../../../test/test-clock.ts';
import { useTestDatabase } from '../../../../test/test-database.ts';
import { createVersions } from '../../../platform/cache/content-versions.ts';
import { listLabels } from '../queries/terms.ts';
import { createCardStore } from './card-store.ts';

const { db } = await useTestDatabase();
const clock = createTestClock();
const context = { read: db, clock, locale: 'en', defaultLocale: 'en' };
let ids: number[];
beforeAll(async () => {
  ({ ids } = await buildSmallMarketplace(db, clock));
});

/** A store that counts its readings of the database; `during` runs in the middle of each. */
function build({ capacity = 1_000_000, during = () => undefined }: { capacity?: number; during?: () => void } = {}) {
  const versions = createVersions(async () => []);
  const readings: number[][] = [];
  const store = createCardStore({
    versions,
    capacity,
    async labels(rows) {
      readings.push(rows.map(({ id }) => id));
      during();
      return listLabels(db);
    },
  });
  return {
    versions,
    readings,
    store,
    names: async (wanted: number[], locale = 'en') =>
      (await store.list({ ...context, locale }, wanted)).map(({ json }) => JSON.parse(json).name),
  };
}

test('only missing cards are read; order and repetitions are those of the ids', async () => {
  const { names, readings } = build();
  const [first = 0, second = 0, third = 0] = ids;
  expect(await names([second, first])).toEqual(['Rust coffee mug', 'Blue coffee mug']);
  expect(await names([third, first, third, second])).toEqual(['Café crème bowl', 'Blue coffee mug', 'Café crème bowl', 'Rust coffee mug']);
  expect(readings).toEqual([[second, first], [third]]);
});

test('each language has its own cards, and a product that is not sold has none', async () => {
  const { names } = build();
  const [first = 0] = ids;
  expect([await names([first]), await names([first], 'ar'), await names([first, 999_999])]).toEqual([
    ['Blue coffee mug'],
    ['كوب قهوة أزرق'],
    ['Blue coffee mug'],
  ]);
});

test.each(['catalog', 'popularity', 'ratings', 'sold_out', 'settings'])(
  'a change of %s drops all cards, and of stock none',
  async (tag) => {
    const { names, readings, versions } = build();
    await names(ids);
    versions.touch(['stock']);
    await names(ids);
    expect(readings).toHaveLength(1);
    versions.touch([tag]);
    await names(ids);
    expect(readings).toHaveLength(2);
  },
);

test('cards that became outdated while they were read are sent, but not stored', async () => {
  let isChanging = true;
  const built = build({ during: () => isChanging && built.versions.touch(['catalog']) });
  expect(await built.names(ids)).toHaveLength(8);
  isChanging = false;
  await built.names(ids);
  await built.names(ids);
  expect(built.readings).toHaveLength(2);
});

test('the least recently used cards are dropped when the capacity is used up', async () => {
  // A card has about 900 bytes.
  const { names, readings, store } = build({ capacity: 3500 });
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  await names([first, second, third]);
  await names([first]);
  await names([fourth]);
  await names([first, third, fourth]);
  await names([second]);
  expect(readings).toEqual([[first, second, third], [fourth], [second]]);
  const { bytes, ...counts } = store.tally();
  expect(counts).toEqual({ hits: 4, stale: 0, misses: 5, evictions: 2, entries: 3 });
  expect([bytes > 2000, bytes <= 3500]).toEqual([true, true]);
});
