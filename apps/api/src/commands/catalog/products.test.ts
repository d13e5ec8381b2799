import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildSmallMarketplace } from '../../../test/builders/small-marketplace.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { soukProcess } from '../../../test/processes/souk-process.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, clock, database, folder, mediaFiles } = marketplace;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(marketplace, args);

const built = await buildSmallMarketplace(db, clock);
const path = (name: string) => join(folder, name);

beforeAll(async () => {
  await db
    .insertInto('languages')
    .values([
      { name: 'ar', title: 'العربية', direction: 'rtl', position: 1 },
      { name: 'ir', title: 'فارسی', direction: 'rtl', position: 2 },
    ])
    .execute();
});

async function sheet(name: string, ...lines: (string | readonly string[])[]): Promise<string> {
  const text = lines.map((line) => (typeof line === 'string' ? line : line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')));
  await writeFile(path(name), `${text.join('\n')}\n`);
  return path(name);
}

const Outcome = z.looseObject({
  is_written: z.boolean(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  problems: z.array(z.object({ line: z.int(), column: z.string(), problem: z.string() })),
  changes: z.array(z.looseObject({ product: z.string(), is_new: z.boolean(), changes: z.array(z.looseObject({ column: z.string() })) })),
});

async function importFile(file: string, ...more: string[]) {
  const { code, stdout, stderr } = await souk('products', 'import', file, '--yes', '--json', ...more);
  return { code, stderr, ...(stdout === '' ? undefined : Outcome.parse(JSON.parse(stdout))) };
}

async function productOf(slug: string) {
  return db.selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
}

async function stockOf(sku: string): Promise<number> {
  return (await db.selectFrom('product_variants').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock;
}

const head = ['product', 'sku', 'name', 'name:ar', 'shop', 'category', 'price', 'stock'];

test('importing an unchanged export changes nothing', async () => {
  const exported = await souk('products', 'export', path('all.csv'));
  expect(exported).toMatchObject({ code: 0, stdout: expect.stringMatching(/Wrote 9 lines/) });
  expect(await importFile(path('all.csv'), '--dry-run')).toMatchObject({ code: 0, created: 0, changed: 0, unchanged: 8, problems: [] });
  expect(await souk('products', 'import', path('all.csv'))).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Nothing to change: 8/),
  });
});

test('an export can be limited to a shop and a category, asks before it overwrites a file, and suggests known slugs', async () => {
  const file = path('some.csv');
  expect(await souk('products', 'export', file, '--shop', 'loom', '--category', 'rugs')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Wrote 2 lines'),
  });
  expect(await souk('products', 'export', file)).toMatchObject({ code: 2, stderr: expect.stringContaining('overwritten') });
  expect(await souk('products', 'export', file, '--shop', 'lom')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('did you mean "loom"?'),
  });
});

test('new products are imported with all fields, and the running marketplace shows and finds them', async () => {
  await call('GET', '/products?search=walnut');
  await mkdir(path('photos'), { recursive: true });
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a52' } })
    .jpeg()
    .toFile(path('photos/walnut one.jpg'));
  const file = await sheet(
    'new.csv',
    '\uFEFFProduct;SKU;Title;Name (AR);Store;Category;Sub-Category;Brand;Price;Sale price;Size;Colour;Surcharge;Stock;Images;Description;Active',
    'walnut-tray;WT-S;Walnut tray;صينية جوز;loom;textiles;rugs;;49,90;45;S;;;7;photos/walnut one.jpg;<p onclick="x()">Oiled</p><script>x</script>;yes',
    'walnut-tray;WT-L;;;;;;;;;L;;12,5;0;;;',
  );
  const before = await mediaFiles();
  const dry = await importFile(file, '--dry-run');
  expect(dry).toMatchObject({ code: 0, is_written: false, created: 1, problems: [], changes: [{ product: 'walnut-tray', is_new: true }] });
  expect(await mediaFiles()).toBe(before);
  expect(await importFile(file)).toMatchObject({ code: 0, is_written: true, created: 1 });
  const product = await productOf('walnut-tray');
  expect(product).toMatchObject({
    price: 4990,
    discount_price: 4500,
    selling_price: 4500,
    in_stock: true,
    active: true,
    description: { en: '<p>Oiled</p>' },
  });
  expect(product).toMatchObject({ name: { en: 'Walnut tray', ar: 'صينية جوز' }, size_ids: [built.sizes.small, built.sizes.large] });
  expect(await mediaFiles()).toBe(before + 1);
  const details = await call('GET', `/product-details?product_id=${product.id}`);
  expect(details.body.data).toMatchObject({
    product: { name: 'Walnut tray', sizes: [{ name: 'S' }, { name: 'L' }], variants: [{ price: 49.9 }, { price: 62.4, stock: 0 }] },
  });
  await expect.poll(async () => (await call('GET', '/products?search=walnut')).body.data).toMatchObject({ total: 1 });
  expect(await importFile(file)).toMatchObject({ code: 0, is_written: false, unchanged: 1 });
});

test('a line changes only its cells, and (none) clears a value', async () => {
  const before = await productOf('walnut-tray');
  const file = await sheet('change.csv', 'product,price,name:ar,sale price', 'walnut-tray,52.00,,(none)');
  expect(await importFile(file)).toMatchObject({
    code: 0,
    changed: 1,
    changes: [
      {
        changes: [
          { column: 'price', from: '49.90', to: '52.00' },
          { column: 'discount_price', from: '45.00', to: '' },
        ],
      },
    ],
  });
  const after = await productOf('walnut-tray');
  expect(after).toMatchObject({ price: 5200, discount_price: 0, selling_price: 5200, name: before.name, description: before.description });
});

test('a CSV file may have only SKUs and stock', async () => {
  expect(await importFile(await sheet('stock.csv', 'sku,stock', 'WT-L,4', 'WT-S,0'))).toMatchObject({ code: 0, changed: 1 });
  expect([await stockOf('WT-L'), await stockOf('WT-S')]).toEqual([4, 0]);
  await expect.poll(async () => (await call('GET', '/products?search=walnut')).body.data).toMatchObject({ products: [{ in_stock: true }] });
});

test('items sold since the export stay sold', async () => {
  const lines = ['sku,stock,stock_was', 'WT-L,4,4'];
  await db.updateTable('product_variants').set({ stock: 1 }).where('sku', '=', 'WT-L').execute();
  expect(await importFile(await sheet('was.csv', ...lines))).toMatchObject({ code: 0, unchanged: 1, changed: 0 });
  expect(await importFile(await sheet('was.csv', 'sku,stock,stock_was', 'WT-L,10,4'))).toMatchObject({ code: 0, changed: 1 });
  expect(await stockOf('WT-L')).toBe(7);
  expect(await importFile(await sheet('was.csv', 'sku,stock,stock_was', 'WT-L,0,10'))).toMatchObject({
    code: 1,
    problems: [{ line: 2, column: 'stock', problem: expect.stringContaining('only 7 are left') }],
  });
});

test('every invalid cell is reported with its line, and nothing is written', async () => {
  const file = await sheet(
    'wrong.csv',
    head,
    ['oak-lamp', 'OL', 'Oak lamp', '', 'lom', 'kitchen-and-ceramics', 'a lot', '3'],
    ['good-lamp', 'GL', 'Good lamp', '', 'loom', 'textiles', '10', '3'],
    ['Bad Slug', 'BS', '', '', 'loom', 'mugs', '10', '-2'],
    ['twin-lamp', 'TL', 'Twin', '', 'loom', 'textiles', '10', '1'],
    ['twin-lamp', 'TL2', 'Other twin', '', '', '', '', '1'],
    ['walnut-tray', 'GL', '', '', 'clay', '', '', ''],
    ['', '', 'Nothing', '', '', '', '', ''],
  );
  const answer = await importFile(file);
  expect(answer).toMatchObject({ code: 1, is_written: false, stderr: 'Nothing was written.\n' });
  expect(answer.problems?.map(({ line, column, problem }) => `${line} ${column}: ${problem}`)).toEqual([
    '2 shop: there is no shop "lom"; did you mean "loom"?',
    expect.stringContaining('2 price: "a lot" is not an amount'),
    expect.stringContaining('4 product: "Bad Slug" cannot name a new product'),
    expect.stringContaining('4 name: is needed'),
    expect.stringContaining('4 category: "mugs" is a sub-category of "kitchen-and-ceramics"'),
    expect.stringContaining('4 stock: "-2" is not a quantity'),
    expect.stringContaining('6 name: differs from line 5'),
    expect.stringContaining('6 size: is the size, colour and unit of line 5'),
    expect.stringContaining('7 shop: cannot change'),
    expect.stringContaining('7 sku: "GL" is in line 3 already'),
    expect.stringContaining('7 stock: is needed'),
    expect.stringContaining('8 product: or sku is needed'),
  ]);
  expect(await db.selectFrom('products').select('id').where('slug', '=', 'good-lamp').execute()).toEqual([]);

  expect(await importFile(file, '--skip-invalid')).toMatchObject({ code: 0, is_written: true, created: 1 });
  expect(await productOf('good-lamp')).toMatchObject({ name: { en: 'Good lamp' }, price: 1000 });
});

test.each([
  ['an unknown column', 'sku,prise', 'prise: is not a column of this sheet; did you mean "price"?'],
  ['a column twice', 'sku,price,list price', 'list price: is a duplicate: it means "price" like another column'],
  ['no key', 'name,price', 'product: is missing: a line is known by its product or its sku'],
])('%s is an error of the title line', async (_, titles, message) => {
  const answer = await souk('products', 'import', await sheet('titles.csv', titles, 'x,1,2'), '--dry-run');
  expect(answer).toMatchObject({ code: 1, stdout: expect.stringContaining(`line 1, ${message}`) });
});

test('an unreadable CSV file is refused with the reason', async () => {
  await writeFile(path('latin.csv'), Buffer.from('sku,name\nWT-L,Caf\xe9\n', 'latin1'));
  expect(await souk('products', 'import', path('latin.csv'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Line 2 is not UTF-8'),
  });
  expect(await souk('products', 'import', path('no.csv'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no file'),
  });
});

test('a discount price must be less than the price', async () => {
  const file = await sheet('discount.csv', 'product,price,discount_price', 'walnut-tray,52.00,52.00');
  const problem = '52.00 is not less than the price, 52.00';
  expect(await importFile(file, '--dry-run')).toMatchObject({ code: 1, problems: [{ column: 'discount_price', problem }] });
});

test('an unknown size is refused as a typo, or created with --add-sizes', async () => {
  const file = await sheet('sizes.csv', 'product,size,stock', 'walnut-tray,XXL,2');
  expect(await importFile(file)).toMatchObject({
    code: 1,
    problems: [{ column: 'size', problem: 'there is no size "XXL"; allowed are S, L' }],
  });
  expect(await importFile(file, '--add-sizes')).toMatchObject({ code: 0, new_sizes: ['XXL'], changed: 1 });
  const added = await db
    .selectFrom('product_variants as v')
    .innerJoin('sizes as z', 'z.id', 'v.size_id')
    .select(['v.sku', 'z.name'])
    .where(sql<boolean>`z.name ->> 'en' = 'XXL'`)
    .execute();
  expect(added).toEqual([{ sku: expect.stringMatching(/^SK\d{6}$/), name: { en: 'XXL' } }]);
});

test('two variants of a product may swap their sizes, and a generated SKU is never assigned twice', async () => {
  expect(await importFile(await sheet('swap.csv', 'sku,size', 'WT-L,S', 'WT-S,L'))).toMatchObject({ code: 0, changed: 1 });
  const { rows } = await database.pool.query<{ next: string }>(`select 'SK' || (last_value + 2) as next from skus`);
  const next = rows[0]?.next ?? '';
  expect(await importFile(await sheet('taken.csv', head, ['one-off', next, 'One', '', 'loom', 'textiles', '1', '1']))).toMatchObject({
    code: 0,
  });
  const lines = [1, 2, 3].map((n) => [`after-${n}`, '', 'After', '', 'loom', 'textiles', '1', '1']);
  expect(await importFile(await sheet('after.csv', head, ...lines))).toMatchObject({ code: 0, created: 3 });
});

test('a picture must be a readable file inside the folder', async () => {
  await writeFile(path('photos/broken.png'), 'not a picture');
  const before = await mediaFiles();
  const file = await sheet(
    'pictures.csv',
    'product,pictures',
    'walnut-tray,../../etc/passwd',
    'one-off,photos/broken.png',
    'after-1,photos/none.png',
  );
  const answer = await importFile(file);
  expect(answer.problems?.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('is outside of the folder'),
    expect.stringContaining('is not a picture that can be read'),
    expect.stringContaining('no such file'),
  ]);
  expect(await mediaFiles()).toBe(before);
});

test('an import in a separate process works', { timeout: 60_000 }, async () => {
  const env = { DATABASE_URL: database.url, SOUK_DATA: folder };
  const file = await sheet('process.csv', 'sku,stock', 'WT-L,33');
  expect(await soukProcess(['products', 'import', file], env)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('0 products will be created and 1 updated'),
  });
  expect(await soukProcess(['products', 'import', file, '--yes'], env)).toMatchObject({
    code: 0,
    stdout: 'Products created: 0, updated: 1. 0 products are up to date.\n',
  });
  expect(await stockOf('WT-L')).toBe(33);
  await assertInvariants(database.pool);
});
