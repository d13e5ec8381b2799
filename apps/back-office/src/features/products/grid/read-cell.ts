import { fromAmountText, toAmountText } from '@souk/money/currency';
import { currencySymbol } from '@souk/money/format';
import { withLatinDigits } from '@souk/ui/forms/latin-digits.ts';
import type { EditedColumn } from './grid-lines.ts';

/** The text as it is stored, or why it cannot be. */
export type ReadText = { text: string; problem?: CellProblem };
export type CellProblem = 'amount' | 'price' | 'stock' | 'active';

type Words = { currency: string; yes: string; no: string };

/** Reads what somebody typed or pasted from a spreadsheet. */
export function readCell(column: EditedColumn, typed: string, words: Words): ReadText {
  switch (column) {
    case 'price':
      return readPrice(typed, words.currency);
    case 'discount_price': {
      const amount = typed.trim() === '' ? 0 : readAmount(typed, words.currency);
      return amount === undefined ? { text: typed, problem: 'amount' } : { text: amount === 0 ? '' : toAmountText(amount) };
    }
    case 'stock': {
      const digits = plainDigits(typed);
      return /^\d{1,9}$/.test(digits) ? { text: String(Number(digits)) } : { text: typed, problem: 'stock' };
    }
    case 'active':
      return readFlag(typed.trim().toLowerCase(), words);
  }
}

function readPrice(typed: string, currency: string): ReadText {
  const amount = readAmount(typed, currency);
  if (amount === undefined) return { text: typed, problem: typed.trim() === '' ? 'price' : 'amount' };
  return amount === 0 ? { text: typed, problem: 'price' } : { text: toAmountText(amount) };
}

function readFlag(word: string, { yes, no }: Words): ReadText {
  if (['yes', 'y', 'true', '1', yes.toLowerCase()].includes(word)) return { text: 'yes' };
  if (['no', 'n', 'false', '0', no.toLowerCase()].includes(word)) return { text: 'no' };
  return { text: word, problem: 'active' };
}

/**
 * An amount with or without the currency of the marketplace, and with thousands separators where they are certain:
 * `1,234` may be a thousand or one, so it is none.
 */
function readAmount(typed: string, currency: string): number | undefined {
  const plain = [currency, currencySymbol(currency)].reduce((text, name) => withoutEnds(text, name), plainDigits(typed));
  if (/^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(plain) || /^\d{1,3}(,\d{3}){2,}$/.test(plain)) return fromAmountText(plain.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(plain) || /^\d{1,3}(\.\d{3}){2,}$/.test(plain)) return fromAmountText(plain.replaceAll('.', ''));
  return /^\d{1,10}([.,]\d{1,2})?$/.test(plain) ? fromAmountText(plain) : undefined;
}

/** Western digits, without spaces, marks of direction and the thousands separators of Arabic and Swiss numbers. */
function plainDigits(text: string): string {
  return withLatinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll(/[\s٬'’\u200e\u200f\u061c]/g, '');
}

function withoutEnds(text: string, name: string): string {
  if (name !== '' && text.startsWith(name)) return text.slice(name.length);
  return name !== '' && text.endsWith(name) ? text.slice(0, -name.length) : text;
}
