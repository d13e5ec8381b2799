import { expect, test } from 'vitest';
import { nearestName } from './nearest-name.ts';

test.each([
  ['prise', 'price'],
  ['Colour', 'color'],
  ['stcok', 'stock'],
  ['weight', undefined],
  ['x', undefined],
])('%s is probably %s', (typed, meant) => {
  expect(nearestName(typed, ['price', 'color', 'stock', 'name'])).toBe(meant);
});
