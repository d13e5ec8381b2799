import type { ProductLines } from '../../modules/catalog/product-sheet/judge-context.ts';
import type { Header, SheetProblem } from '../../modules/catalog/product-sheet/read-header.ts';
import { cellOf } from '../../modules/catalog/product-sheet/sheet-row.ts';
import type { CsvRow } from '../../platform/csv/read-csv.ts';

/** Lines that belong together, so many at a time; those that belong nowhere are problems. */
export type LineBatch = { products: ProductLines[]; owners: ReadonlyMap<string, string>; problems: SheetProblem[]; lines: number };

type FindOwners = (skus: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const batch = 500;

/** Gathers the lines of each product. A line says which it is of, or its number does; those of one product that are near are read together. */
export async function* batchLines(rows: AsyncIterable<CsvRow>, header: Header, findOwners: FindOwners): AsyncGenerator<LineBatch> {
  let waiting: CsvRow[] = [];
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < batch) continue;
    const gathered = await gather(waiting, header, findOwners);
    // The last product may go on in the next batch.
    const last = gathered.products.length > 1 ? gathered.products.pop() : undefined;
    waiting = last ? [...last.rows] : [];
    yield { ...gathered, lines: gathered.lines - waiting.length };
  }
  if (waiting.length > 0) yield gather(waiting, header, findOwners);
}

async function gather(rows: readonly CsvRow[], header: Header, findOwners: FindOwners): Promise<LineBatch> {
  const skus = rows.map((row) => cellOf(row, 'sku', header)).filter((sku) => sku !== '');
  const owners = await findOwners(skus);
  const problems: SheetProblem[] = [];
  const products = new Map<string, { slug: string; rows: CsvRow[] }>();
  for (const row of rows) {
    const sku = cellOf(row, 'sku', header);
    const slug = cellOf(row, 'product', header) || owners.get(sku);
    if (row.cells.length > header.columns.length && row.cells.slice(header.columns.length).some((cell) => cell.trim() !== '')) {
      problems.push({ line: row.line, column: `column ${header.columns.length + 1}`, fault: 'has no title, but something stands in it' });
    } else if (slug === undefined) {
      const fault =
        sku === '' ? 'or sku is needed: the line does not say what it is of' : `is needed: "${sku}" is new, so its product must be named`;
      problems.push({ line: row.line, column: 'product', fault });
    } else {
      const product = products.get(slug) ?? { slug, rows: [] };
      product.rows.push(row);
      // The one that was met last stands last.
      products.delete(slug);
      products.set(slug, product);
    }
  }
  return { products: [...products.values()], owners, problems, lines: rows.length };
}
