import { expect, test } from 'vitest';
import type { EditedColumn } from './grid-lines.ts';
import { readCell } from './read-cell.ts';

const words = { currency: 'USD', yes: 'نعم', no: 'لا' };

test.each<[EditedColumn, string, object]>([
  ['price', '12', { text: '12.00' }],
  ['price', ' 12,5 ', { text: '12.50' }],
  ['price', '$1,234.50', { text: '1234.50' }],
  ['price', '1.234,50', { text: '1234.50' }],
  ['price', '1,234,567', { text: '1234567.00' }],
  ['price', '12 USD', { text: '12.00' }],
  ['price', '١٬٢٣٤٫٥', { text: '1234.50' }],
  ['price', '۱۲', { text: '12.00' }],
  ['price', '1,234', { text: '1,234', problem: 'amount' }],
  ['price', '12 EUR', { text: '12 EUR', problem: 'amount' }],
  ['price', '€12', { text: '€12', problem: 'amount' }],
  ['price', '-5', { text: '-5', problem: 'amount' }],
  ['price', '12.345', { text: '12.345', problem: 'amount' }],
  ['price', '', { text: '', problem: 'price' }],
  ['price', '0', { text: '0', problem: 'price' }],
  ['discount_price', '', { text: '' }],
  ['discount_price', '0.00', { text: '' }],
  ['discount_price', '9', { text: '9.00' }],
  ['stock', '007', { text: '7' }],
  ['stock', '٢٠', { text: '20' }],
  ['stock', '2.5', { text: '2.5', problem: 'stock' }],
  ['stock', '', { text: '', problem: 'stock' }],
  ['active', 'TRUE', { text: 'yes' }],
  ['active', 'لا', { text: 'no' }],
  ['active', 'maybe', { text: 'maybe', problem: 'active' }],
])('%s “%s”', (column, typed, read) => {
  expect(readCell(column, typed, words)).toEqual(read);
});
