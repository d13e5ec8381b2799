import type { ImportResult } from '@souk/contract/back-office/products';
import { formatCsv } from '../../../lib/save-csv.ts';
import type { GridLine } from './grid-lines.ts';
import { cellKey, type Edit, type Edits } from './use-grid-edits.ts';

const titles = ['product', 'sku', 'price', 'discount_price', 'stock', 'stock_was', 'active'];

/** The changed cells as a file of an import, and the lines of the grid in its order. */
export function writeGridCsv(edits: Edits): { csv: string; lines: GridLine[] } {
  const byProduct = Map.groupBy(edits.values(), ({ line }) => line.product.id);
  // An import wants the lines of a product together.
  const groups = [...byProduct.values()].flatMap((ofProduct) => [...Map.groupBy(ofProduct, ({ line }) => line.key).values()]);
  const rows = groups.map(rowOf);
  return { csv: formatCsv([titles, ...rows]), lines: groups.flatMap(([first]) => first?.line ?? []) };
}

/** Stock is sent with the former one: items that are sold meanwhile stay sold. */
function rowOf(edits: readonly Edit[]): string[] {
  const line = edits[0]?.line;
  const cell = (column: Edit['column']) => edits.find((each) => each.column === column);
  const stock = cell('stock');
  const offer = cell('discount_price');
  return [
    guarded(line?.product.slug ?? ''),
    // A line without a variant's cells describes the product alone.
    stock ? guarded(line?.variant?.sku ?? '') : '',
    cell('price')?.text ?? '',
    offer ? offer.text || '(none)' : '',
    stock?.text ?? '',
    stock?.was ?? '',
    cell('active')?.text ?? '',
  ];
}

/** An import removes the apostrophe in front of what a spreadsheet would run as a formula. */
function guarded(text: string): string {
  return /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}

/** The errors of an import by the cells of the grid. One of a column that the grid does not have is shown at the name. */
export function problemsOf(problems: ImportResult['problems'], lines: readonly GridLine[]): Map<string, string> {
  return new Map(
    problems.flatMap(({ line, column, problem }): [string, string][] => {
      const found = lines[line - 2];
      const shown = column === 'stock_was' ? 'stock' : ['price', 'discount_price', 'stock', 'active'].includes(column) ? column : 'name';
      return found ? [[cellKey(found, shown), problem]] : [];
    }),
  );
}
