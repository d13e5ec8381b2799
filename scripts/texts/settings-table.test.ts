import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Master } from '@souk/contract/settings';
import { expect, test } from 'vitest';
import { effectOf } from '../../e2e/support/settings-table.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = ['e2e/journeys/*.ts', 'apps/*/src/**/*.test.{ts,tsx}'];

/** The titles of tests, and those that a table of a journey gives to its tests. */
const titles = globSync(sources, { cwd: root }).flatMap((file) => {
  const text = readFileSync(resolve(root, file), 'utf8');
  return [...text.matchAll(/\b(?:test|describe)\(\s*(['`])(.+?)\1|\btitle: '(.+?)'/g)].map((found) => found[2] ?? found[3] ?? '');
});

test('[settings-01] every field of the configuration has a test that shows what it changes', () => {
  const without = Object.keys(Master.shape).filter((field) => !Object.entries(effectOf).some(([name]) => name === field));
  expect(without).toEqual([]);
  const untold = Object.entries(effectOf).filter(
    ([, words]) => !titles.some((title) => (words.length > 24 ? title.includes(words) : title === words)),
  );
  expect(untold).toEqual([]);
});
