import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildProduct, buildSize } from '../../../test/builders/goods.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';

const marketplace = await useTestApp();
const { database, folder } = marketplace;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(marketplace, args);
const path = (name: string) => join(folder, name);

const sizes = [await buildSize(db, '=1'), await buildSize(db, '(none)')];
await buildProduct(db, { slug: 'lamp', variants: sizes.map((size_id) => ({ size_id })) });
await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl', position: 1 }).execute();

async function dryRun(file: string) {
  const { code, stdout } = await souk('products', 'import', path(file), '--dry-run', '--json');
  return { code, ...JSON.parse(stdout) };
}

test('a name that looks like a formula is escaped in the export and unchanged after an import', async () => {
  await db
    .updateTable('products')
    .set({ name: JSON.stringify({ en: '=HYPERLINK("x")', ar: "'(none)" }) })
    .where('slug', '=', 'lamp')
    .execute();
  await souk('products', 'export', path('formula.csv'), '--yes');
  expect(await readFile(path('formula.csv'), 'utf8')).toContain(`"'=HYPERLINK(""x"")"`);
  const rows: string[][] = [];
  for await (const { cells } of readCsv(Readable.from([await readFile(path('formula.csv'))]))) rows.push(cells);
  expect(rows.flat()).toContain('=HYPERLINK("x")');
  expect(await dryRun('formula.csv')).toMatchObject({ code: 0, changed: 0, created: 0 });
});

test('importing the export of any product changes nothing', { timeout: 60_000 }, async () => {
  const [first] = await db.selectFrom('products').select('id').orderBy('id').limit(1).execute();
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('(none)', "''=1", ' x ', 'a\r\nb', '-', '<b>x</b>', '"', "'"),
  );
  const some = text.map((value) => value.replaceAll('\0', ''));
  const languages = fc.record({ en: some.filter((value) => value.trim() !== ''), ar: some, fr: some }, { requiredKeys: ['en'] });
  const product = fc.record({
    name: languages,
    description: languages,
    short_description: languages,
    price: fc.integer({ min: 0, max: 10 ** 9 }),
  });
  await fc.assert(
    fc.asyncProperty(product, fc.boolean(), async ({ name, description, short_description, price }, active) => {
      const texts = {
        name: JSON.stringify(name),
        description: JSON.stringify(description),
        short_description: JSON.stringify(short_description),
      };
      const set = { ...texts, price, selling_price: price, discount_price: Math.floor(price / 3), active };
      await db
        .updateTable('products')
        .set(set)
        .where('id', '=', first?.id ?? 0)
        .execute();
      await souk('products', 'export', path('any.csv'), '--yes');
      expect(await dryRun('any.csv')).toMatchObject({ code: 0, created: 0, changed: 0, problems: [] });
    }),
    { numRuns: 40 },
  );
});
