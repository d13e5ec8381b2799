import { expect, test } from 'vitest';
import { changeLine, noValues, toggleLine, toReturnRequest } from './return-values.ts';

const bowl = { line_id: 7, name: 'Bowl', options: '', picture: null, quantity: 3, left: 2 };
const cup = { ...bowl, line_id: 8, left: 1 };

test('a chosen line begins with all items that are left, and is left out when it is chosen again', () => {
  const chosen = toggleLine(toggleLine(noValues, bowl), cup);
  expect(chosen.lines).toEqual([
    { line_id: 7, quantity: 2, reason: '' },
    { line_id: 8, quantity: 1, reason: '' },
  ]);
  expect(toggleLine(chosen, bowl).lines).toEqual([{ line_id: 8, quantity: 1, reason: '' }]);
});

test('the request has each line with its quantity and reason, and no empty words', () => {
  const chosen = changeLine(toggleLine(noValues, bowl), 7, { quantity: 1, reason: 'damaged' });
  expect(toReturnRequest({ ...chosen, note: '  ' })).toEqual({ lines: '7:1:damaged' });
  expect(toReturnRequest({ ...chosen, note: 'Cracked' })).toEqual({ lines: '7:1:damaged', note: 'Cracked' });
});
