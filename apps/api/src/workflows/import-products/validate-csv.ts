import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { DB } from '../../../db/schema.ts';
import { type CsvProblem, type Header, parseHeader } from '../../modules/catalog/csv/columns.ts';
import type { CsvTerms } from '../../modules/catalog/csv/csv-terms.ts';
import { cellText, type ProductRows } from '../../modules/catalog/csv/parse-row.ts';
import { listProductStates } from '../../modules/catalog/csv/product-state.ts';
import { type ValidatedProduct, validateProduct } from '../../modules/catalog/csv/validate-product.ts';
import { listProductIdsByName, listSkuOwners } from '../../modules/catalog/queries/csv/csv-products.ts';
import { listNamesInUse } from '../../modules/catalog/queries/shop-products.ts';
import { CsvError, type CsvRow, readCsv } from '../../platform/csv/read-csv.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import type { CsvFilms } from './csv-films.ts';
import type { CsvPictures } from './csv-pictures.ts';

/** Some validated products; `problems` are those of rows that name no product. */
export type ValidatedBatch = { products: ValidatedProduct[]; problems: readonly CsvProblem[]; lines: number };

type CsvFile = { file: string | Buffer; terms: CsvTerms; pictures: CsvPictures; films: CsvFilms };

/** Reads a CSV file in batches and compares each with the stored products. */
export async function* validateCsv(read: ReadDatabase<DB>, { file, terms, pictures, films }: CsvFile): AsyncGenerator<ValidatedBatch> {
  const rows = readCsv(typeof file === 'string' ? createReadStream(file) : Readable.from([file]));
  const first = await rows.next();
  if (first.done) throw new CsvError('The sheet is empty.');
  const header = parseHeader(first.value.line, first.value.cells, terms);
  if (header.problems.length > 0) {
    yield { products: [], problems: header.problems, lines: 0 };
    return;
  }
  const shopId = terms.shop?.id;
  const seen = { header, terms, claimed: new Map<string, number>(), touched: new Map<string, number>() };
  for await (const { products, owners, problems, lines } of batchRows(rows, header, (skus) => listSkuOwners(read, skus, shopId))) {
    const names = await pictures.parse(
      products.flatMap((product) => product.rows),
      header,
    );
    const slugs = products.map(({ slug }) => slug);
    const ids = await listProductIdsByName(read, { slugs, skus: [...owners.keys()] }, shopId);
    const inUse =
      shopId === undefined ? new Set<string>() : await listNamesInUse(shopId, read, { slugs, skus: cellsOf(products, 'sku', header) });
    const states = new Map((await listProductStates(read, ids, terms)).map((state) => [state.slug, state]));
    const missingFilms = await films.listMissing(read, cellsOf(products, 'video', header));
    const context = { ...seen, pictures: names, missingFilms, owners, inUse };
    yield { products: products.map((product) => validateProduct(product, states.get(product.slug), context)), problems, lines };
  }
}

function cellsOf(products: readonly ProductRows[], column: string, header: Header): string[] {
  return products.flatMap(({ rows }) => rows.map((row) => cellText(row, column, header))).filter((cell) => cell !== '');
}

/** Rows grouped by product; rows that name no product are problems. */
type RowBatch = { products: ProductRows[]; owners: ReadonlyMap<string, string>; problems: CsvProblem[]; lines: number };

type FindOwners = (skus: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const batchSize = 500;

/** Groups the rows of each product within a batch; a row names its product, or its SKU does. */
async function* batchRows(rows: AsyncIterable<CsvRow>, header: Header, findOwners: FindOwners): AsyncGenerator<RowBatch> {
  let waiting: CsvRow[] = [];
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < batchSize) continue;
    const grouped = await groupRows(waiting, header, findOwners);
    // The next batch may have more rows of the last product.
    const last = grouped.products.length > 1 ? grouped.products.pop() : undefined;
    waiting = last ? [...last.rows] : [];
    yield { ...grouped, lines: grouped.lines - waiting.length };
  }
  if (waiting.length > 0) yield groupRows(waiting, header, findOwners);
}

async function groupRows(rows: readonly CsvRow[], header: Header, findOwners: FindOwners): Promise<RowBatch> {
  const skus = rows.map((row) => cellText(row, 'sku', header)).filter((sku) => sku !== '');
  const owners = await findOwners(skus);
  const problems: CsvProblem[] = [];
  const products = new Map<string, { slug: string; rows: CsvRow[] }>();
  for (const row of rows) {
    const sku = cellText(row, 'sku', header);
    const slug = cellText(row, 'product', header) || owners.get(sku);
    if (row.cells.length > header.columns.length && row.cells.slice(header.columns.length).some((cell) => cell.trim() !== '')) {
      problems.push({
        line: row.line,
        column: `column ${header.columns.length + 1}`,
        problem: { text: 'has no title, but this row has a value in it' },
      });
    } else if (slug === undefined) {
      const problem =
        sku === ''
          ? { text: 'or sku is needed: the line names no product' }
          : { text: 'is needed: "{sku}" is new, so its product must be named', with: { sku } };
      problems.push({ line: row.line, column: 'product', problem });
    } else {
      const product = products.get(slug) ?? { slug, rows: [] };
      product.rows.push(row);
      // The product of the latest row must be last, because the next batch may continue it.
      products.delete(slug);
      products.set(slug, product);
    }
  }
  return { products: [...products.values()], owners, problems, lines: rows.length };
}
