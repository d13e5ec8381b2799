import { afterEach, expect, test, vi } from 'vitest';
import { addSearch, keepSearches, readSearches, rememberSearch } from './recent-searches.ts';

afterEach(() => vi.unstubAllGlobals());

test('[browse-04] the latest search stands first, and each only once', () => {
  expect(addSearch(['tea', 'lamp'], 'Lamp')).toEqual(['Lamp', 'tea']);
});

test('[browse-04] old searches give way', () => {
  expect(addSearch(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
});

test('[browse-04] what was searched for is kept, and what is let go is gone', () => {
  keepIn(new Map());
  rememberSearch('tea');
  rememberSearch('lamp');
  expect(readSearches()).toEqual(['lamp', 'tea']);
  keepSearches(['tea']);
  expect(readSearches()).toEqual(['tea']);
});

test.each([
  ['no JSON', '{"'],
  ['no list', '{"tea": 1}'],
  ['nothing', 'null'],
  ['no words', '[1, null, {}, ["tea"]]'],
  ['empty words', '["", "  "]'],
  ['words that nobody can have typed', JSON.stringify(['x'.repeat(101)])],
])('[settings-12] kept searches that are %s are none, and the next one is kept', (_what, text) => {
  keepIn(new Map([['souk.searches', text]]));
  expect(readSearches()).toEqual([]);
  rememberSearch('tea');
  expect(readSearches()).toEqual(['tea']);
});

test('[settings-12] of more searches than are ever kept the first few count, each once', () => {
  keepIn(new Map([['souk.searches', JSON.stringify(['a', 'a', ...'bcdefghij'])]]));
  expect(readSearches()).toEqual([...'abcdef']);
});

test('[settings-12] a browser that keeps nothing has searched for nothing', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  rememberSearch('tea');
  expect(readSearches()).toEqual([]);
});

function keepIn(kept: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}
