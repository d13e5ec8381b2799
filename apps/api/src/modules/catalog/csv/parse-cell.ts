import { fromAmountText, toAmountText } from '@souk/money/currency';
import type { Message } from '../../../platform/app-error.ts';
import { cleanHtml } from '../../../platform/text/html.ts';
import { editDistance } from '../domain/search-words.ts';
import type { CsvTerms } from './csv-terms.ts';

/** The text of a cell as an export would write it, so that rows compare with stored products; or its problem. */
export type ParsedCell = { value: string } | { problem: Message };
export type CellParser = (cell: string, terms: CsvTerms) => ParsedCell;

export function textCell(maxLength: number): CellParser {
  return (cell) => checkLength(cell.trim(), maxLength);
}

export function htmlCell(maxLength: number): CellParser {
  return (cell) => checkLength(cleanHtml(cell), maxLength);
}

function checkLength(text: string, maxLength: number): ParsedCell {
  return text.length <= maxLength
    ? { value: text }
    : { problem: { text: 'has {count} characters; at most {limit} are allowed', with: { count: text.length, limit: maxLength } } };
}

export const amount: CellParser = (cell) => {
  const parsed = fromAmountText(cell);
  if (parsed !== undefined) return { value: toAmountText(parsed) };
  return { problem: aboutCell('"{cell}" is not an amount; write it like 1234.50, without a currency or thousands separators', cell) };
};

/** An optional amount: zero is the same as none. */
export const amountOrNone: CellParser = (cell, terms) => {
  const parsed = amount(cell, terms);
  return 'value' in parsed && fromAmountText(parsed.value) === 0 ? { value: '' } : parsed;
};

export const quantity: CellParser = (cell) => {
  const digits = cell.trim();
  if (/^\d{1,9}$/.test(digits)) return { value: String(Number(digits)) };
  return { problem: aboutCell('"{cell}" is not a quantity; write a whole number from 0 to 999999999', cell) };
};

const yes = ['yes', 'y', 'true', '1'];
const no = ['no', 'n', 'false', '0'];

export const yesOrNo: CellParser = (cell) => {
  const word = cell.trim().toLowerCase();
  if (yes.includes(word)) return { value: 'yes' };
  return no.includes(word) ? { value: 'no' } : { problem: aboutCell('"{cell}" is neither yes nor no', cell) };
};

export const videoUrl: CellParser = (cell) => {
  const address = cell.trim();
  const isAddress = /^(https?:\/\/|\/media\/)\S+$/.test(address) && address.length <= 500;
  return isAddress ? { value: address } : { problem: aboutCell('"{cell}" is not an address; it begins with https:// or /media/', cell) };
};

export const sku: CellParser = (cell) => {
  const text = cell.trim();
  return text.length <= 64 && !/[\n\t]/.test(text)
    ? { value: text }
    : { problem: { text: 'has more than 64 letters or a line break in it' } };
};

export const slug: CellParser = (cell) => ({ value: cell.trim() });

/** An existing row by its slug, or by its name if it has no slug. */
export function oneOf(kind: string, known: (terms: CsvTerms) => Iterable<string>): CellParser {
  return (cell, terms) => {
    const names = [...known(terms)];
    const typed = cell.trim();
    const name = names.find((each) => each === typed) ?? names.find((each) => each.toLowerCase() === typed.toLowerCase());
    return name === undefined ? { problem: unknownName(kind, cell, names) } : { value: name };
  };
}

/** A size has nothing but a name, so an import can create it. */
export const size: CellParser = (cell, terms) => {
  if (!terms.allowsNewSizes) return knownSize(cell, terms);
  const name = cell.trim();
  return name.length <= 40 ? { value: name } : { problem: { text: 'has more than 40 letters' } };
};

const knownSize = oneOf('size', (terms) => terms.sizes.keys());

const maxSuggestions = 12;

function unknownName(kind: string, cell: string, names: readonly string[]): Message {
  const near = findNearestName(cell.trim(), names);
  if (near !== undefined) return aboutCell('there is no {kind} "{cell}"; did you mean "{near}"?', cell, { kind, near: shorten(near) });
  if (names.length === 0) return aboutCell('there is no {kind} "{cell}"; there is none yet', cell, { kind });
  const listed = names.slice(0, maxSuggestions).join(', ');
  if (names.length <= maxSuggestions) return aboutCell('there is no {kind} "{cell}"; allowed are {names}', cell, { kind, names: listed });
  const values = { kind, names: listed, more: names.length - maxSuggestions };
  return aboutCell('there is no {kind} "{cell}"; allowed are {names} and {more} more', cell, values);
}

function aboutCell(text: string, cell: string, values: Message['with'] = {}): Message {
  return { text, with: { cell: shorten(cell), ...values } };
}

const maxQuoteLength = 40;

/** A cell as a message quotes it. */
export function shorten(cell: string): string {
  const text = cell.trim();
  return text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}…` : text;
}

/** The most similar name; undefined if none is similar enough. */
export function findNearestName(typed: string, names: readonly string[]): string | undefined {
  const lowerCase = typed.toLowerCase();
  const allowed = Math.max(1, Math.floor(lowerCase.length / 3));
  const near = names
    .map((name) => ({ name, distance: editDistance(lowerCase, name.toLowerCase(), allowed) }))
    .filter(({ distance }) => distance <= allowed && distance < lowerCase.length);
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.name;
}
