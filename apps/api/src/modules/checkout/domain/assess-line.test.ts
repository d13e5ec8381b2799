import { expect, test } from 'vitest';
import { assessLine, type CheckedLine } from './assess-line.ts';

const line: CheckedLine = { line_id: 7, product_id: 3, quantity: 2, stock: 5, is_available: true, seen_price: 1000, price: 1000 };
const ids = { line_id: 7, product_id: 3 };

test.each<[string, Partial<CheckedLine>, ReturnType<typeof assessLine>]>([
  ['as it was', {}, { quantity: 2, changes: [] }],
  ['just enough', { stock: 2 }, { quantity: 2, changes: [] }],
  ['too few', { stock: 1 }, { quantity: 1, changes: [{ ...ids, kind: 'stock', before: 2, now: 1 }] }],
  ['sold out, its price does not matter', { stock: 0, price: 1 }, { quantity: 0, changes: [{ ...ids, kind: 'stock', before: 2, now: 0 }] }],
  ['dearer', { price: 1200 }, { quantity: 2, changes: [{ ...ids, kind: 'price', before: 1000, now: 1200 }] }],
  ['cheaper', { price: 800 }, { quantity: 2, changes: [{ ...ids, kind: 'price', before: 1000, now: 800 }] }],
  [
    'withdrawn',
    { is_available: false, stock: 0, price: 1 },
    { quantity: 0, changes: [{ ...ids, kind: 'unavailable', before: null, now: null }] },
  ],
])('[cart-13] a line %s', (_title, over, assessed) => {
  expect(assessLine({ ...line, ...over })).toEqual(assessed);
});

test('[cart-13] two things may have changed at once', () => {
  expect(assessLine({ ...line, stock: 1, price: 1200 }).changes.map(({ kind }) => kind)).toEqual(['stock', 'price']);
});
