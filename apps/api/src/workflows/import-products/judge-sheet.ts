import { createReadStream } from 'node:fs';
import type { DB } from '../../../db/schema.ts';
import { type JudgedProduct, judgeProduct } from '../../modules/catalog/product-sheet/judge-product.ts';
import { findProductIds, findSkuOwners, listStates } from '../../modules/catalog/product-sheet/product-state.ts';
import { readHeader, type SheetProblem } from '../../modules/catalog/product-sheet/read-header.ts';
import type { SheetTerms } from '../../modules/catalog/product-sheet/sheet-terms.ts';
import { CsvError } from '../../platform/csv/csv-error.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { batchLines } from './sheet-lines.ts';
import type { SheetPictures } from './sheet-pictures.ts';

/** Some products of a sheet, each with what its lines make of it; `problems` are those of lines that are of no product. */
export type JudgedBatch = { products: JudgedProduct[]; problems: readonly SheetProblem[]; lines: number };

type Sheet = { file: string; terms: SheetTerms; pictures: SheetPictures };

/** Reads a sheet from its beginning and lays it over the market as it is now, a bounded number of lines at a time. */
export async function* judgeSheet(read: ReadDatabase<DB>, { file, terms, pictures }: Sheet): AsyncGenerator<JudgedBatch> {
  const rows = readCsv(createReadStream(file));
  const first = await rows.next();
  if (first.done) throw new CsvError('The sheet is empty.');
  const header = readHeader(first.value.line, first.value.cells, terms.languages);
  if (header.problems.length > 0) {
    yield { products: [], problems: header.problems, lines: 0 };
    return;
  }
  const sheet = { header, terms, claimed: new Map<string, number>(), touched: new Map<string, number>() };
  for await (const { products, owners, problems, lines } of batchLines(rows, header, (skus) => findSkuOwners(read, skus))) {
    const names = await pictures.read(
      products.flatMap((product) => product.rows),
      header,
    );
    const ids = await findProductIds(read, { slugs: products.map(({ slug }) => slug), skus: [...owners.keys()] });
    const states = new Map((await listStates(read, ids, terms)).map((state) => [state.slug, state]));
    const context = { ...sheet, pictures: names, owners };
    yield { products: products.map((product) => judgeProduct(product, states.get(product.slug), context)), problems, lines };
  }
}
