import { expect, test } from 'vitest';
import { filterOptions, moveHighlight } from './combobox-state.ts';

const options = [
  { value: '1', label: 'Oman', also: '968' },
  { value: '2', label: 'Romania', also: '40' },
  { value: '3', label: 'Côte d’Ivoire', also: '225' },
  { value: '4', label: 'ایران', also: '98' },
];
const found = (typed: string) => filterOptions(options, typed).map((option) => option.value);

test('[browse-06] filtered options that start with the text come first', () => {
  expect(found('')).toEqual(['1', '2', '3', '4']);
  expect(found('OMAN')).toEqual(['1', '2']);
  expect(found('mani')).toEqual(['2']);
  expect(found('cote')).toEqual(['3']);
  expect(found('98')).toEqual(['4']);
  expect(found('xyz')).toEqual([]);
});

test('Arabic and Persian forms of a letter match each other', () => {
  expect(found('ايران')).toEqual(['4']);
});

test('arrow keys wrap around and page keys stop at the ends', () => {
  expect(moveHighlight('ArrowDown', -1, 3)).toBe(0);
  expect(moveHighlight('ArrowDown', 2, 3)).toBe(0);
  expect(moveHighlight('ArrowUp', 0, 3)).toBe(2);
  expect(moveHighlight('ArrowUp', -1, 3)).toBe(2);
  expect(moveHighlight('PageDown', 1, 3)).toBe(2);
  expect(moveHighlight('ArrowDown', 0, 0)).toBeUndefined();
  expect(moveHighlight('a', 0, 3)).toBeUndefined();
});
