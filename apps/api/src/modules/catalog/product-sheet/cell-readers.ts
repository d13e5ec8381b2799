import { fromAmountText, toAmountText } from '@souk/money/amount-text';
import { cleanHtml } from '../../../platform/text/clean-html.ts';
import { nearestName } from './nearest-name.ts';
import type { SheetTerms } from './sheet-terms.ts';

/**
 * What a cell says, in the one way in which the market itself would write it: a product and its line in a sheet are compared
 * by these texts. Or what is wrong with it, and what may stand there.
 */
export type Reading = { value: string } | { problem: string };
export type CellReader = (cell: string, terms: SheetTerms) => Reading;

export function textOf(longest: number): CellReader {
  return (cell) => fitting(cell.trim(), longest);
}

export function htmlOf(longest: number): CellReader {
  return (cell) => fitting(cleanHtml(cell), longest);
}

function fitting(text: string, longest: number): Reading {
  return text.length <= longest ? { value: text } : { problem: `has ${text.length} letters; at most ${longest} are allowed` };
}

export const amount: CellReader = (cell) => {
  const read = fromAmountText(cell);
  if (read !== undefined) return { value: toAmountText(read) };
  return { problem: `${quoted(cell)} is not an amount; write it like 1234.50, without a currency or marks between thousands` };
};

/** Nothing taken off, or nothing added, is no amount. */
export const amountOrNone: CellReader = (cell, terms) => {
  const reading = amount(cell, terms);
  return 'value' in reading && fromAmountText(reading.value) === 0 ? { value: '' } : reading;
};

export const pieces: CellReader = (cell) => {
  const digits = cell.trim();
  if (/^\d{1,9}$/.test(digits)) return { value: String(Number(digits)) };
  return { problem: `${quoted(cell)} is not a number of pieces; write a whole number from 0 to 999999999` };
};

const yes = ['yes', 'y', 'true', '1'];
const no = ['no', 'n', 'false', '0'];

export const yesOrNo: CellReader = (cell) => {
  const word = cell.trim().toLowerCase();
  if (yes.includes(word)) return { value: 'yes' };
  return no.includes(word) ? { value: 'no' } : { problem: `${quoted(cell)} is neither yes nor no` };
};

export const film: CellReader = (cell) => {
  const address = cell.trim();
  const isAddress = /^(https?:\/\/|\/media\/)\S+$/.test(address) && address.length <= 500;
  return isAddress ? { value: address } : { problem: `${quoted(cell)} is not an address; it begins with https:// or /media/` };
};

export const skuReader: CellReader = (cell) => {
  const sku = cell.trim();
  return sku.length <= 64 && !/[\n\t]/.test(sku) ? { value: sku } : { problem: 'has more than 64 letters or a line break in it' };
};

export const slug: CellReader = (cell) => ({ value: cell.trim() });

/** One of the things that the market has, by its slug (or name, where it has none). */
export function oneOf(what: string, known: (terms: SheetTerms) => Iterable<string>): CellReader {
  return (cell, terms) => {
    const names = [...known(terms)];
    const typed = cell.trim();
    const name = names.find((each) => each === typed) ?? names.find((each) => each.toLowerCase() === typed.toLowerCase());
    return name === undefined ? { problem: `there is no ${what} ${quoted(cell)}; ${suggestion(typed, names)}` } : { value: name };
  };
}

/** A size is nothing but its name, so an import may bring new ones. */
export const size: CellReader = (cell, terms) => {
  if (!terms.addsSizes) return knownSize(cell, terms);
  const name = cell.trim();
  return name.length <= 40 ? { value: name } : { problem: 'has more than 40 letters' };
};

const knownSize = oneOf('size', (terms) => terms.sizes.keys());

const mostShown = 12;

function suggestion(typed: string, names: readonly string[]): string {
  const near = nearestName(typed, names);
  if (near !== undefined) return `did you mean ${quoted(near)}?`;
  const more = names.length > mostShown ? ` and ${names.length - mostShown} more` : '';
  return names.length === 0 ? 'there is none yet' : `allowed are ${names.slice(0, mostShown).join(', ')}${more}`;
}

const longestQuote = 40;

export function quoted(cell: string): string {
  const text = cell.trim();
  return `"${text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text}"`;
}
