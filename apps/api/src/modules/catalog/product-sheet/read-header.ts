import { columns, type SheetColumn, sheetColumns } from './columns.ts';
import { nearestName } from './nearest-name.ts';

export type SheetProblem = { line: number; column: string; fault: string };
export type Header = { columns: readonly SheetColumn[]; problems: readonly SheetProblem[] };

/** Which column of a sheet is what. Letters' case, spaces, dashes and underscores are no matter, and `name (ar)` is `name:ar`. */
export function readHeader(line: number, cells: readonly string[], languages: readonly string[]): Header {
  const known = new Map(sheetColumns(languages).flatMap((column) => namesOf(column, languages).map((name) => [name, column] as const)));
  const problems: SheetProblem[] = [];
  const found: SheetColumn[] = [];
  for (const [index, cell] of cells.entries()) {
    const note = (fault: string) => problems.push({ line, column: cell.trim() || `column ${index + 1}`, fault });
    const column = known.get(plain(cell));
    if (!column) note(unknown(cell, [...known.values()]));
    else if (found.includes(column)) note(`is there twice: it means "${column.key}" like another column`);
    if (column) found.push(column);
  }
  const keys = found.map(({ key }) => key);
  if (!keys.includes('product') && !keys.includes('sku')) {
    problems.push({ line, column: 'product', fault: 'is missing: a line is known by its product or its sku' });
  }
  return { columns: found, problems };
}

function namesOf({ key, column, language }: SheetColumn, languages: readonly string[]): string[] {
  const names = [column.name, ...column.aliases];
  const translated = names.map((name) => plain(`${name}:${language}`));
  if (language === undefined) return names.map(plain);
  return key === column.name || language === languages[0] ? [...names.map(plain), ...translated] : translated;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function unknown(cell: string, known: readonly SheetColumn[]): string {
  const near = nearestName(cell.trim(), [...known.map(({ key }) => key), ...columns.flatMap(({ aliases }) => aliases)]);
  const allowed =
    near === undefined
      ? `allowed are ${known
          .map(({ key }) => key)
          .filter(isFirst)
          .join(', ')}`
      : `did you mean "${near}"?`;
  return `is not a column of this sheet; ${allowed}`;
}

function isFirst(name: string, index: number, names: readonly string[]): boolean {
  return names.indexOf(name) === index;
}
