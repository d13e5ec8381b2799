import { afterEach, expect, test, vi } from 'vitest';
import { addSearch, readSearches, recordSearch, storeSearches } from './recent-searches.ts';

afterEach(() => vi.unstubAllGlobals());

test('[browse-04] the latest search is first, and each is there once', () => {
  expect(addSearch(['tea', 'lamp'], 'Lamp')).toEqual(['Lamp', 'tea']);
});

test('[browse-04] the oldest search is dropped', () => {
  expect(addSearch(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
});

test('[browse-04] searches are stored, and removed ones are not', () => {
  stubStorage(new Map());
  recordSearch('tea');
  recordSearch('lamp');
  expect(readSearches()).toEqual(['lamp', 'tea']);
  storeSearches(['tea']);
  expect(readSearches()).toEqual(['tea']);
});

test.each([
  ['invalid JSON', '{"'],
  ['an object', '{"tea": 1}'],
  ['null', 'null'],
  ['items that are no strings', '[1, null, {}, ["tea"]]'],
  ['empty strings', '["", "  "]'],
  ['strings that are too long', JSON.stringify(['x'.repeat(101)])],
])('[settings-12] stored searches with %s are ignored, and the next one is stored', (_what, text) => {
  stubStorage(new Map([['souk.searches', text]]));
  expect(readSearches()).toEqual([]);
  recordSearch('tea');
  expect(readSearches()).toEqual(['tea']);
});

test('[settings-12] only the first six of too many stored searches are read, without duplicates', () => {
  stubStorage(new Map([['souk.searches', JSON.stringify(['a', 'a', ...'bcdefghij'])]]));
  expect(readSearches()).toEqual([...'abcdef']);
});

test('[settings-12] without storage there are no recent searches', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  recordSearch('tea');
  expect(readSearches()).toEqual([]);
});

function stubStorage(items: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
}
