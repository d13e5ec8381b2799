import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildSmallMarket } from '../../../test/builders/small-market.ts';
import { assertInvariants } from '../../../test/invariants.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { soukProcess } from '../../../test/souk-process.ts';
import { useTestApp } from '../../../test/test-app.ts';

const market = await useTestApp();
const { call, clock, database, folder, mediaFiles } = market;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(market, args);

const built = await buildSmallMarket(db, clock);
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
  problems: z.array(z.object({ line: z.int(), column: z.string(), fault: z.string() })),
  changes: z.array(z.looseObject({ product: z.string(), is_new: z.boolean(), changes: z.array(z.looseObject({ column: z.string() })) })),
});

async function bringIn(file: string, ...more: string[]) {
  const { code, said, complained } = await souk('products', 'import', file, '--yes', '--json', ...more);
  return { code, complained, ...(said === '' ? undefined : Outcome.parse(JSON.parse(said))) };
}

async function productOf(slug: string) {
  return db.selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
}

async function stockOf(sku: string): Promise<number> {
  return (await db.selectFrom('product_variants').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock;
}

const head = ['product', 'sku', 'name', 'name:ar', 'shop', 'category', 'price', 'stock'];

test('what is exported and brought in again changes nothing', async () => {
  const exported = await souk('products', 'export', path('all.csv'));
  expect(exported).toMatchObject({ code: 0, said: expect.stringMatching(/Wrote 9 lines/) });
  expect(await bringIn(path('all.csv'), '--dry-run')).toMatchObject({ code: 0, created: 0, changed: 0, unchanged: 8, problems: [] });
  expect(await souk('products', 'import', path('all.csv'))).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Nothing to change: 8/),
  });
});

test('an export can be of one shop and category, asks before it writes over a file, and suggests what was meant', async () => {
  const file = path('some.csv');
  expect(await souk('products', 'export', file, '--shop', 'loom', '--category', 'rugs')).toMatchObject({
    code: 0,
    said: expect.stringContaining('Wrote 2 lines'),
  });
  expect(await souk('products', 'export', file)).toMatchObject({ code: 2, complained: expect.stringContaining('written over') });
  expect(await souk('products', 'export', file, '--shop', 'lom')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('did you mean "loom"?'),
  });
});

test('new products come in with everything, and the running market shows and finds them', async () => {
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
  const dry = await bringIn(file, '--dry-run');
  expect(dry).toMatchObject({ code: 0, is_written: false, created: 1, problems: [], changes: [{ product: 'walnut-tray', is_new: true }] });
  expect(await mediaFiles()).toBe(before);
  expect(await bringIn(file)).toMatchObject({ code: 0, is_written: true, created: 1 });
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
  expect(await bringIn(file)).toMatchObject({ code: 0, is_written: false, unchanged: 1 });
});

test('a line changes what it says and nothing else; (none) empties', async () => {
  const before = await productOf('walnut-tray');
  const file = await sheet('change.csv', 'product,price,name:ar,sale price', 'walnut-tray,52.00,,(none)');
  expect(await bringIn(file)).toMatchObject({
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

test('a sheet of numbers and stock is enough', async () => {
  expect(await bringIn(await sheet('stock.csv', 'sku,stock', 'WT-L,4', 'WT-S,0'))).toMatchObject({ code: 0, changed: 1 });
  expect([await stockOf('WT-L'), await stockOf('WT-S')]).toEqual([4, 0]);
  await expect.poll(async () => (await call('GET', '/products?search=walnut')).body.data).toMatchObject({ products: [{ in_stock: true }] });
});

test('what was sold since the export is not put back', async () => {
  const lines = ['sku,stock,stock_was', 'WT-L,4,4'];
  await db.updateTable('product_variants').set({ stock: 1 }).where('sku', '=', 'WT-L').execute();
  expect(await bringIn(await sheet('was.csv', ...lines))).toMatchObject({ code: 0, unchanged: 1, changed: 0 });
  expect(await bringIn(await sheet('was.csv', 'sku,stock,stock_was', 'WT-L,10,4'))).toMatchObject({ code: 0, changed: 1 });
  expect(await stockOf('WT-L')).toBe(7);
  expect(await bringIn(await sheet('was.csv', 'sku,stock,stock_was', 'WT-L,0,10'))).toMatchObject({
    code: 1,
    problems: [{ line: 2, column: 'stock', fault: expect.stringContaining('only 7 are left') }],
  });
});

test('every wrong cell is named with its line, and nothing is written', async () => {
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
  const answer = await bringIn(file);
  expect(answer).toMatchObject({ code: 1, is_written: false, complained: 'Nothing was written.\n' });
  expect(answer.problems?.map(({ line, column, fault }) => `${line} ${column}: ${fault}`)).toEqual([
    '2 shop: there is no shop "lom"; did you mean "loom"?',
    expect.stringContaining('2 price: "a lot" is not an amount'),
    expect.stringContaining('4 product: "Bad Slug" cannot name a new product'),
    expect.stringContaining('4 name: is needed'),
    expect.stringContaining('4 category: "mugs" is a part of "kitchen-and-ceramics"'),
    expect.stringContaining('4 stock: "-2" is not a number of pieces'),
    expect.stringContaining('6 name: says something else than line 5'),
    expect.stringContaining('6 size: is the size, colour and unit of line 5'),
    expect.stringContaining('7 shop: cannot change'),
    expect.stringContaining('7 sku: "GL" is in line 3 already'),
    expect.stringContaining('7 stock: is needed'),
    expect.stringContaining('8 product: or sku is needed'),
  ]);
  expect(await db.selectFrom('products').select('id').where('slug', '=', 'good-lamp').execute()).toEqual([]);

  expect(await bringIn(file, '--skip-bad')).toMatchObject({ code: 0, is_written: true, created: 1 });
  expect(await productOf('good-lamp')).toMatchObject({ name: { en: 'Good lamp' }, price: 1000 });
});

test.each([
  ['an unknown column', 'sku,prise', 'prise: is not a column of this sheet; did you mean "price"?'],
  ['a column twice', 'sku,price,list price', 'list price: is there twice: it means "price" like another column'],
  ['no key', 'name,price', 'product: is missing: a line is known by its product or its sku'],
])('%s is an error of the title line', async (_, titles, message) => {
  const answer = await souk('products', 'import', await sheet('titles.csv', titles, 'x,1,2'), '--dry-run');
  expect(answer).toMatchObject({ code: 1, said: expect.stringContaining(`line 1, ${message}`) });
});

test('a sheet that cannot be read says so', async () => {
  await writeFile(path('latin.csv'), Buffer.from('sku,name\nWT-L,Caf\xe9\n', 'latin1'));
  expect(await souk('products', 'import', path('latin.csv'))).toMatchObject({
    code: 1,
    complained: expect.stringContaining('Line 2 is not UTF-8'),
  });
  expect(await souk('products', 'import', path('no.csv'))).toMatchObject({
    code: 1,
    complained: expect.stringContaining('There is no file'),
  });
});

test('a discount that is not less than the price is refused', async () => {
  const file = await sheet('discount.csv', 'product,price,discount_price', 'walnut-tray,52.00,52.00');
  const fault = '52.00 is not less than the price, 52.00';
  expect(await bringIn(file, '--dry-run')).toMatchObject({ code: 1, problems: [{ column: 'discount_price', fault }] });
});

test('a size that is not known is a slip, or new where that is said', async () => {
  const file = await sheet('sizes.csv', 'product,size,stock', 'walnut-tray,XXL,2');
  expect(await bringIn(file)).toMatchObject({ code: 1, problems: [{ column: 'size', fault: 'there is no size "XXL"; allowed are L, S' }] });
  expect(await bringIn(file, '--add-sizes')).toMatchObject({ code: 0, new_sizes: ['XXL'], changed: 1 });
  const added = await db
    .selectFrom('product_variants as v')
    .innerJoin('sizes as z', 'z.id', 'v.size_id')
    .select(['v.sku', 'z.name'])
    .where('z.name', '=', 'XXL')
    .execute();
  expect(added).toEqual([{ sku: expect.stringMatching(/^SK\d{6}$/), name: 'XXL' }]);
});

test('two things of a product may swap their sizes; a number of ours is never given twice', async () => {
  expect(await bringIn(await sheet('swap.csv', 'sku,size', 'WT-L,S', 'WT-S,L'))).toMatchObject({ code: 0, changed: 1 });
  const { rows } = await database.pool.query<{ next: string }>(`select 'SK' || (last_value + 2) as next from skus`);
  const next = rows[0]?.next ?? '';
  expect(await bringIn(await sheet('taken.csv', head, ['one-off', next, 'One', '', 'loom', 'textiles', '1', '1']))).toMatchObject({
    code: 0,
  });
  const lines = [1, 2, 3].map((n) => [`after-${n}`, '', 'After', '', 'loom', 'textiles', '1', '1']);
  expect(await bringIn(await sheet('after.csv', head, ...lines))).toMatchObject({ code: 0, created: 3 });
});

test('a picture must be a file below the folder, and one that can be read', async () => {
  await writeFile(path('photos/broken.png'), 'not a picture');
  const before = await mediaFiles();
  const file = await sheet(
    'pictures.csv',
    'product,pictures',
    'walnut-tray,../../etc/passwd',
    'one-off,photos/broken.png',
    'after-1,photos/none.png',
  );
  const answer = await bringIn(file);
  expect(answer.problems?.map(({ fault }) => fault)).toEqual([
    expect.stringContaining('is outside of the folder'),
    expect.stringContaining('is not a picture that can be read'),
    expect.stringContaining('no such file'),
  ]);
  expect(await mediaFiles()).toBe(before);
});

test('a process of its own', { timeout: 60_000 }, async () => {
  const env = { DATABASE_URL: database.url, SOUK_DATA: folder };
  const file = await sheet('process.csv', 'sku,stock', 'WT-L,33');
  expect(await soukProcess(['products', 'import', file], env)).toMatchObject({
    code: 2,
    complained: expect.stringContaining('0 products would be created and 1 changed'),
  });
  expect(await soukProcess(['products', 'import', file, '--yes'], env)).toMatchObject({
    code: 0,
    said: 'Products created: 0, changed: 1. 0 products are as the sheet says.\n',
  });
  expect(await stockOf('WT-L')).toBe(33);
  await assertInvariants(database.pool);
});
