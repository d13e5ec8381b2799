import { createWriteStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { exportRows } from '../../modules/catalog/product-sheet/export-rows.ts';
import { findExported } from '../../modules/catalog/product-sheet/find-exported.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import { defineCommand } from '../command.ts';
import { operand, option, words } from '../fields.ts';

export const productsExport = defineCommand({
  name: 'products export',
  summary: 'Write all products into a sheet (CSV) that any spreadsheet opens.',
  details:
    'A line for each thing that can be bought, as docs/products-csv.md explains. The same sheet, changed or not, goes back by "products import".',
  examples: ['products export products.csv', 'products export lamps.csv --shop brass-and-light --category lamps'],
  fields: {
    file: operand('file', 'Where to write it', words(1000)),
    shop: option('slug', 'Only what this shop sells', words(160).optional()),
    category: option('slug', 'Only this category or sub-category', words(160).optional()),
  },
  async run({ file, shop, category }, { context: { read }, confirm, show }) {
    const path = resolve(file);
    const filter = await findExported(read, { shop, category });
    if (existsSync(path)) await confirm(`${path} is there already and would be written over.`);
    const counted = { rows: -1 };
    await pipeline(writeCsv(counting(exportRows(read, filter), counted)), createWriteStream(path));
    show({ file: path, lines: counted.rows }, `Wrote ${counted.rows} lines to ${path}.`);
  },
});

async function* counting<Row>(rows: AsyncIterable<Row>, counted: { rows: number }): AsyncGenerator<Row> {
  for await (const row of rows) {
    counted.rows += 1;
    yield row;
  }
}
