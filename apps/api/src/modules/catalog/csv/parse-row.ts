import { hasNoControls } from '@souk/contract/fields';
import type { CsvRow } from '../../../platform/csv/read-csv.ts';
import type { CsvColumn, CsvProblem, Header } from './columns.ts';
import type { CsvTerms } from './csv-terms.ts';
import type { ParsedCell } from './parse-cell.ts';

/** Parsed picture cells by their text; pictures are loaded before rows are validated. */
export type ParsedPictures = ReadonlyMap<string, ParsedCell>;

type CellContext = { header: Header; terms: CsvTerms; pictures: ParsedPictures };

/** An empty cell changes nothing; this one clears the value. */
const clearValue = '(none)';
const quotedClearValue = /^'+\(none\)$/i;

/** Non-empty cells by column key. */
export type ParsedCells = Map<string, string>;

/** Parses the cells of a row that belong to its product or to its variant. */
export function parseCells(row: CsvRow, owner: 'product' | 'variant', context: CellContext, problems: CsvProblem[]): ParsedCells {
  const parsed: ParsedCells = new Map();
  for (const [index, column] of context.header.columns.entries()) {
    const cell = row.cells[index] ?? '';
    if (column.column.owner !== owner || cell.trim() === '') continue;
    const result = parseCell(cell, column, context);
    if ('value' in result) parsed.set(column.key, result.value);
    else problems.push({ line: row.line, column: column.key, problem: result.problem });
  }
  return parsed;
}

/** The raw text of a cell. */
export function cellText(row: CsvRow, key: string, header: Header): string {
  const index = header.columns.findIndex((column) => column.key === key);
  return (index === -1 ? '' : (row.cells[index] ?? '')).trim();
}

/** Quotes a text that would be read as `(none)`. */
export function formatCell(text: string): string {
  return text.toLowerCase() === clearValue || quotedClearValue.test(text) ? `'${text}` : text;
}

function parseCell(cell: string, { column, key, language }: CsvColumn, { terms, pictures }: CellContext): ParsedCell {
  const text = cell.trim();
  if (!hasNoControls(text.replaceAll(/\r\n?/g, '\n'))) return { problem: { text: 'has a character in it that is not allowed' } };
  if (text.toLowerCase() === clearValue)
    return clearedCell(column.isRequired === true && (language === undefined || language === terms.languages[0]), key);
  const unquoted = quotedClearValue.test(text) ? text.slice(1) : cell;
  if (column.isPictures) return checkSinglePicture(column.name, pictures.get(unquoted.trim()) ?? column.parse(unquoted, terms));
  return column.parse(unquoted, terms);
}

function checkSinglePicture(name: string, cell: ParsedCell): ParsedCell {
  const isMany = 'value' in cell && cell.value.includes(' | ');
  return isMany && name !== 'pictures' ? { problem: { text: 'takes one picture' } } : cell;
}

function clearedCell(isRequired: boolean, key: string): ParsedCell {
  const cannotClear = isRequired || ['product', 'sku', 'active', 'variant_active', 'stock_was'].includes(key);
  return cannotClear ? { problem: { text: 'cannot be (none)' } } : { value: '' };
}

/** The rows of one product within a batch. */
export type ProductRows = { slug: string; rows: readonly CsvRow[] };

/** `review` is set for what a shop changes and shoppers read: it waits for approval, or is accepted because the shop is trusted. */
export type CellChange = { column: string; sku?: string; from: string; to: string; review?: 'waits' | 'accepted' };

export type ValidationContext = CellContext & {
  /** Slugs of the products that have the SKUs of these rows. */
  owners: ReadonlyMap<string, string>;
  /** Addresses of films that are in these rows, but not in the media library. */
  missingFilms: ReadonlySet<string>;
  /** Slugs and SKUs that a shop may not use, because other shops have them. */
  inUse: ReadonlySet<string>;
  /** Lines of the whole file so far, by SKU and by the slug of each written product; the caller provides the maps. */
  claimed: Map<string, number>;
  touched: Map<string, number>;
};
