import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createFlashSale, endFlashSale } from '../../src/modules/catalog/flash-sales/edit-flash-sales.ts';
import { applyPendingChanges, applyPopularity } from '../../src/modules/catalog/refresh/pending-changes.ts';
import { recordSales } from '../../src/modules/catalog/refresh/popularity.ts';
import { refreshProducts } from '../../src/modules/catalog/refresh/refresh-products.ts';
import { setShopActive } from '../../src/modules/catalog/shops/edit-shops.ts';
import { createFilmStore } from '../../src/platform/media/film-store.ts';
import { createMediaStore } from '../../src/platform/media/media-store.ts';
import { importProducts } from '../../src/workflows/import-products/import-products.ts';
import { createAnotherApp } from '../another-app.ts';
import { buildReview } from '../builders/catalog.ts';
import { commandLine } from '../builders/operator.ts';
import { buildSmallMarketplace } from '../builders/small-marketplace.ts';
import { useTestApp } from '../test-app.ts';

const { call, clock, database, folder } = await useTestApp({ poolSize: 20 });
const { db } = database;
const another = await createAnotherApp(database, clock);
const inTransaction = db.transaction();
const operator = { db, clock, ...commandLine };
let marketplace: Awaited<ReturnType<typeof buildSmallMarketplace>>;

beforeAll(async () => {
  marketplace = await buildSmallMarketplace(db, clock);
  await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl' }).execute();
  return () => another.close();
});

const List = z.object({ products: z.array(z.looseObject({ id: z.int() })) });
const list = '/products?per_page=100&with_filters=0';

/** The cards of a list equal those of a call that reads each product at this moment, in every process and language. */
async function expectCurrentCards(): Promise<void> {
  const active = await db
    .selectFrom('products')
    .select('id')
    .where('active', '=', true)
    .orderBy('sold_count', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ids = active.map(({ id }) => id);
  for (const locale of ['en', 'ar']) {
    const { products } = List.parse((await call('GET', `/product-cards?product_ids=${ids}`, { locale })).body.data);
    const read = async () => List.parse((await call('GET', list, { locale })).body.data).products;
    // A process learns of a change a moment later.
    await expect.poll(read, { timeout: 5000 }).toEqual(products);
    if (locale === 'en') await expect.poll(async () => (await another.read(list)).products, { timeout: 5000 }).toEqual(products);
  }
}

let files = 0;
async function importCells(index: number, cells: Record<string, string | number>): Promise<void> {
  const variant = await db
    .selectFrom('product_variants')
    .select('sku')
    .where('product_id', '=', productId(index))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const file = join(folder, `edit-${++files}.csv`);
  await writeFile(file, `${['sku', ...Object.keys(cells)]}\n${[variant.sku, ...Object.values(cells)]}\n`);
  const media = createMediaStore(join(folder, 'media'));
  const films = createFilmStore(folder);
  const caller = { address: '', device: '' };
  await importProducts(
    { db, media, films, clock, operator: null, caller, onChange: () => undefined, onProblem: () => undefined },
    { file },
  );
}

const productId = (index: number) => marketplace.ids[index] ?? 0;

/** Plans a sale in an hour, or after the last one of the product: a product cannot be in two sales at one time. */
async function startSale(index: number, quantity: number): Promise<void> {
  const { last } = await db
    .selectFrom('flash_sales')
    .innerJoin('flash_sale_products', 'flash_sale_products.flash_sale_id', 'flash_sales.id')
    .select(({ fn }) => fn.max('ends_at').as('last'))
    .where('product_id', '=', productId(index))
    .executeTakeFirstOrThrow();
  const from = Math.max(clock.now().getTime(), (last?.getTime() ?? 0) - 3600 * 1000);
  const inSeconds = (seconds: number) => new Date(from + seconds * 1000).toISOString();
  await createFlashSale(operator, {
    ...{ name: { en: 'Sale' }, description: {}, picture_id: null, funded_by: 'shop' },
    starts_at: inSeconds(3600),
    ends_at: inSeconds(7200),
    offers: [{ product_id: productId(index), price: 100 + index, quantity, position: 1 }],
  });
}

async function sell(index: number): Promise<void> {
  const product_id = productId(index);
  await db.updateTable('product_variants').set({ stock: 0 }).where('product_id', '=', product_id).execute();
  await db
    .updateTable('flash_sale_products')
    .set(({ ref }) => ({ sold: ref('quantity') }))
    .where('product_id', '=', product_id)
    .execute();
  await recordSales(db, [{ product_id, quantity: 3 }]);
  await applyPendingChanges(db, clock);
  await applyPopularity(db);
}

async function review(index: number, rating: number): Promise<void> {
  const product_id = productId(index);
  const { shop_id } = await db.selectFrom('products').select('shop_id').where('id', '=', product_id).executeTakeFirstOrThrow();
  await inTransaction.execute(async (transaction) => {
    await buildReview(transaction, { product_id, shop_id, rating });
    await refreshProducts(transaction, [product_id], clock);
  });
}

async function toggleShop(): Promise<void> {
  const { active } = await db.selectFrom('shops').select('active').where('slug', '=', 'loom').executeTakeFirstOrThrow();
  await inTransaction.execute((transaction) => setShopActive(transaction, 'loom', !active));
}

/** A change that is rolled back, as when a process is killed in the middle of it. */
async function abandonEdit(index: number): Promise<void> {
  const abandoned = inTransaction.execute(async (transaction) => {
    await transaction.updateTable('products').set({ price: 999_999, selling_price: 1 }).where('id', '=', productId(index)).execute();
    await setShopActive(transaction, 'clay', false);
    throw new Error('killed');
  });
  await expect(abandoned).rejects.toThrow('killed');
}

async function endSales(): Promise<void> {
  const running = await db.selectFrom('flash_sales').select('id').where('active', '=', true).where('ends_at', '>', clock.now()).execute();
  for (const { id } of running) await endFlashSale(operator, { id });
}

async function advance(seconds: number): Promise<void> {
  clock.advance(seconds);
  // The server does this each second; until then only prices of cards follow the clock.
  await applyPendingChanges(db, clock);
}

const index = fc.nat({ max: 7 });
const edits = fc.oneof(
  fc.tuple(index, fc.integer({ min: 500, max: 900 })).map(([product, price]) => ({
    name: `price ${price} of ${product}`,
    apply: () => importCells(product, { price: price / 10, discount_price: price / 20 }),
  })),
  fc.tuple(index, fc.constantFrom('name', 'name:ar')).map(([product, column]) => ({
    name: `${column} of ${product}`,
    apply: () => importCells(product, { [column]: `Renamed ${++files}` }),
  })),
  fc
    .tuple(index, fc.constantFrom('yes', 'no'))
    .map(([product, active]) => ({ name: `active ${active} of ${product}`, apply: () => importCells(product, { active }) })),
  fc
    .tuple(index, fc.nat({ max: 2 }))
    .map(([product, stock]) => ({ name: `stock ${stock} of ${product}`, apply: () => importCells(product, { stock }) })),
  fc
    .tuple(index, fc.integer({ min: 1, max: 9 }))
    .map(([product, quantity]) => ({ name: `sale of ${product}`, apply: () => startSale(product, quantity) })),
  fc
    .tuple(index, fc.integer({ min: 1, max: 5 }))
    .map(([product, stars]) => ({ name: `${stars} stars for ${product}`, apply: () => review(product, stars) })),
  index.map((product) => ({ name: `sell ${product}`, apply: () => sell(product) })),
  index.map((product) => ({ name: `abandon an edit of ${product}`, apply: () => abandonEdit(product) })),
  fc.constantFrom(1800, 3600).map((seconds) => ({ name: `${seconds} s later`, apply: () => advance(seconds) })),
  fc.constant({ name: 'end all sales', apply: endSales }),
  fc.constant({ name: 'open or close a shop', apply: toggleShop }),
);

test('stored cards equal cards that are read from the database, after any edits', { timeout: 300_000 }, async () => {
  await expectCurrentCards();
  const property = fc.asyncProperty(fc.array(edits, { minLength: 3, maxLength: 6 }), async (sequence) => {
    for (const edit of sequence) {
      await edit.apply();
      await expectCurrentCards();
    }
  });
  await fc.assert(property, { numRuns: 12 });
});
