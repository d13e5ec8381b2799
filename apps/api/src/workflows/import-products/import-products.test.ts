import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import type { CsvProblem } from '../../modules/catalog/csv/columns.ts';
import { decrementedStock, lockStock } from '../../modules/stock/queries.ts';
import { runParts } from '../../platform/database/one-statement.ts';
import { createFilmStore } from '../../platform/media/film-store.ts';
import { createMediaStore } from '../../platform/media/media-store.ts';
import { inEnglish } from '../../platform/text/fill-message.ts';
import { type ImportOutcome, importProducts, type ProductImport } from './import-products.ts';

const { clock, database, folder } = await useTestApp({ poolSize: 20 });
const { db } = database;
const caller = { address: '127.0.0.1', device: 'test' };
const media = createMediaStore(join(folder, 'media'));
const films = createFilmStore(folder);

/** A product with one variant of that stock. */
async function build(stock: number) {
  const product = await buildProduct(db, { variants: [{ stock }] });
  const { sku } = await db.selectFrom('product_variants').select('sku').where('id', '=', product.variant_id).executeTakeFirstOrThrow();
  const goods = { product_id: product.id, variant_id: product.variant_id };
  return {
    sku,
    goods,
    row: () => db.selectFrom('products').selectAll().where('id', '=', product.id).executeTakeFirstOrThrow(),
    stock: async () =>
      (await db.selectFrom('product_variants').select('stock').where('id', '=', product.variant_id).executeTakeFirstOrThrow()).stock,
  };
}

type Goods = Awaited<ReturnType<typeof build>>['goods'];

/** One piece, as an order takes it. */
function buyOne(goods: Goods): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockStock(transaction, [goods]);
    return runParts(transaction, [decrementedStock([{ ...goods, flash_sale_id: null, quantity: 1, order_code: 'SK-TEST' }], clock.now())]);
  });
}

let sheets = 0;
async function bringIn(lines: string[], options: Partial<ProductImport> & { onReady?: (outcome: ImportOutcome) => Promise<void> } = {}) {
  sheets += 1;
  const { onReady, ...given } = options;
  const file = join(folder, `sheet-${sheets}.csv`);
  await writeFile(file, lines.join('\n'));
  const problems: (Omit<CsvProblem, 'problem'> & { problem: string })[] = [];
  const surroundings = {
    db,
    media,
    films,
    clock,
    operator: null,
    caller,
    onChange: () => undefined,
    onProblem: ({ problem, ...place }: CsvProblem) => void problems.push({ ...place, problem: inEnglish(problem) }),
  };
  const outcome = await importProducts({ ...surroundings, ...(onReady && { onReady }) }, { file, ...given });
  return { ...outcome, problems };
}

test('items sold during an import stay sold', async () => {
  const lamp = await build(50);
  const [outcome, ...bought] = await Promise.all([
    bringIn(['sku,stock,stock_was', `${lamp.sku},60,50`]),
    ...Array.from({ length: 30 }, () => buyOne(lamp.goods)),
  ]);
  expect(outcome).toMatchObject({ is_written: true });
  expect(bought.every(Boolean)).toBe(true);
  expect(await lamp.stock()).toBe(30);
  await assertInvariants(database.pool);
});

test('stock sold between validating and writing refuses the whole file, or only its row with skipInvalid', async () => {
  const [lamp, rug] = [await build(5), await build(5)];
  const lines = ['sku,price,stock,stock_was', `${rug.sku},77,,`, `${lamp.sku},88,1,5`];
  const sellThree = async () => {
    for (let item = 0; item < 3; item++) await buyOne(lamp.goods);
  };
  await expect(bringIn(lines, { onReady: sellThree })).rejects.toThrow(/changed during the import, so nothing was written: line 3, stock/);
  expect(await rug.row()).toMatchObject({ price: 1000 });
  expect(await lamp.stock()).toBe(2);

  await db.updateTable('product_variants').set({ stock: 5 }).where('sku', '=', lamp.sku).execute();
  expect(await bringIn(lines, { onReady: sellThree, skipInvalid: true })).toMatchObject({ is_written: true });
  expect(await rug.row()).toMatchObject({ price: 7700, selling_price: 7700 });
  expect(await lamp.row()).toMatchObject({ price: 1000 });
  expect(await lamp.stock()).toBe(2);
});

test('cells with control characters are refused, except line breaks and tabs', async () => {
  const lamp = await build(5);
  const lines = (name: string) => ['sku,name', `${lamp.sku},"${name}"`];
  for (const control of ['\u0007', '\u001b', '\u007f', '\u009b']) {
    const { problems } = await bringIn(lines(`Brass${control}lamp`));
    expect(problems).toEqual([{ line: 2, column: 'name', problem: 'has a character in it that is not allowed' }]);
  }
  const { problems } = await bringIn(['sku,product,name', 'sku-\u001b-1,lamp-\u001b-1,Lamp']);
  expect(problems.map(({ column }) => column)).toEqual(expect.arrayContaining(['product', 'sku']));
  expect((await bringIn(lines('Brass\r\n\tlamp'))).problems).toEqual([]);
});

test('one of two concurrent imports is refused', async () => {
  const lamp = await build(5);
  await db.transaction().execute(async (other) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('import-products', 0))`.execute(other);
    await expect(bringIn(['sku,stock', `${lamp.sku},9`])).rejects.toThrow(/Another import is running/);
  });
  expect(await bringIn(['sku,stock', `${lamp.sku},9`])).toMatchObject({ is_written: true });
});

test('rows of a product may be far apart, unless it is new or changes twice', async () => {
  const [lamp, rug] = [await build(5), await build(5)];
  const { slug } = await lamp.row();
  const size = async (name: string) =>
    db
      .insertInto('sizes')
      .values({ name: JSON.stringify({ en: name }) })
      .execute();
  await Promise.all([size('Wide'), size('Long')]);
  const others = Array.from({ length: 600 }, () => `${rug.sku},,,`).slice(0, 1);
  expect(await bringIn(['sku,product,size,stock', `A-1,${slug},Wide,1`, ...others, `A-2,${slug},Long,2`])).toMatchObject({
    is_written: true,
    problems: [],
  });
  const twins = await bringIn(['sku,product,size,stock', `B-1,${slug},Wide,1`]);
  expect(twins).toMatchObject({
    is_written: false,
    problems: [{ line: 2, column: 'size', problem: expect.stringContaining('has already') }],
  });
});

test('a file may have more rows than one batch', async () => {
  const sizes = Array.from({ length: 140 }, (_, index) => `Size ${index}`);
  const row = { shop: 'far', category: 'away' };
  await db.insertInto('shops').values({ slug: row.shop, name: '{"en":"Far"}' }).execute();
  await db.insertInto('categories').values({ slug: row.category, name: '{"en":"Away"}' }).execute();
  const lines = Array.from({ length: 8 }, (_, index) =>
    sizes.map((size, at) => `N-${index}-${at},thing-${index},${size},1,Thing,far,away,5`),
  ).flat();
  const titles = 'sku,product,size,stock,name,shop,category,price';
  expect(await bringIn([titles, ...lines], { allowNewSizes: true })).toMatchObject({ is_written: true, created: 8, lines: 1120 });
  const again = await bringIn([titles, ...lines, lines[0] ?? '']);
  expect(again).toMatchObject({ problems: [{ line: 1122, column: 'sku', problem: '"N-0-0" is in line 2 already' }] });
});

test('a product has at most 150 variants', async () => {
  const lamp = await build(5);
  const { slug } = await lamp.row();
  const lines = Array.from({ length: 150 }, (_, index) => `M-${index},${slug},Many ${index},1`);
  expect(await bringIn(['sku,product,size,stock', ...lines], { allowNewSizes: true })).toMatchObject({
    is_written: false,
    problems: [{ line: 151, column: 'sku', problem: expect.stringContaining('at most 150') }],
  });
});
