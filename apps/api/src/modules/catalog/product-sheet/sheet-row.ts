import { hasNoControls } from '@souk/contract/fields';
import type { CsvRow } from '../../../platform/csv/read-csv.ts';
import type { Reading } from './cell-readers.ts';
import type { SheetColumn } from './columns.ts';
import type { Header, SheetProblem } from './read-header.ts';
import type { SheetTerms } from './sheet-terms.ts';

/** Which picture a cell means; asked for before lines are judged. */
export type PictureNames = ReadonlyMap<string, Reading>;

export type CellContext = { header: Header; terms: SheetTerms; pictures: PictureNames };

/** An empty cell says nothing; this one says that there is to be nothing. */
const nothing = '(none)';
const quotedNothing = /^'+\(none\)$/i;

/** The cells of a line that say something, as their columns read them. */
export type GivenCells = Map<string, string>;

/** Reads those cells of a line that belong to a product or to a variant. */
export function readCells(row: CsvRow, of: 'product' | 'variant', context: CellContext, problems: SheetProblem[]): GivenCells {
  const given: GivenCells = new Map();
  for (const [index, column] of context.header.columns.entries()) {
    const cell = row.cells[index] ?? '';
    if (column.column.of !== of || cell.trim() === '') continue;
    const reading = readCell(cell, column, context);
    if ('value' in reading) given.set(column.key, reading.value);
    else problems.push({ line: row.line, column: column.key, fault: reading.problem });
  }
  return given;
}

/** The text of one cell as it stands in the sheet. */
export function cellOf(row: CsvRow, key: string, header: Header): string {
  const index = header.columns.findIndex((column) => column.key === key);
  return (index === -1 ? '' : (row.cells[index] ?? '')).trim();
}

/** How a sheet has a text: `(none)` itself must not pass for the word. */
export function writtenCell(text: string): string {
  return text.toLowerCase() === nothing || quotedNothing.test(text) ? `'${text}` : text;
}

function readCell(cell: string, { column, key, language }: SheetColumn, { terms, pictures }: CellContext): Reading {
  const text = cell.trim();
  if (!hasNoControls(text.replaceAll(/\r\n?/g, '\n'))) return { problem: 'has a character in it that is not allowed' };
  if (text.toLowerCase() === nothing)
    return emptied(column.isNeeded === true && (language === undefined || language === terms.languages[0]), key);
  const meant = quotedNothing.test(text) ? text.slice(1) : cell;
  if (column.isPictures) return pictureOf(column.name, pictures.get(meant.trim()) ?? column.read(meant, terms));
  return column.read(meant, terms);
}

function pictureOf(name: string, reading: Reading): Reading {
  const isMany = 'value' in reading && reading.value.includes(' | ');
  return isMany && name !== 'pictures' ? { problem: 'takes one picture' } : reading;
}

function emptied(isNeeded: boolean, key: string): Reading {
  const cannot = isNeeded || ['product', 'sku', 'active', 'variant_active', 'stock_was'].includes(key);
  return cannot ? { problem: 'cannot be (none)' } : { value: '' };
}
