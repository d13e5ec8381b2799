import { expect, test } from 'vitest';
import { addSearch } from './recent-searches.ts';

test('[browse-04] the latest search stands first, and each only once', () => {
  expect(addSearch(['tea', 'lamp'], 'Lamp')).toEqual(['Lamp', 'tea']);
});

test('[browse-04] old searches give way', () => {
  expect(addSearch(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
});
