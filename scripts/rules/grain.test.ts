import { expect, test } from 'vitest';
import { brokenLimits } from './grain.ts';

const met = { files: 9, median: 70, percentile95: 240, longest: { file: 'a.ts', lines: 300 }, underTwentyFive: 0.1, fullFolders: [] };

test('figures within the limits break none', () => {
  expect(brokenLimits(met)).toEqual([]);
});

test.each([
  [{ median: 40 }, 'The median file has 40 lines; 60 to 90 are wanted.'],
  [{ percentile95: 260 }, '5 of 100 files have more than 260 lines; the limit is 250.'],
  [{ longest: { file: 'a.ts', lines: 401 } }, 'a.ts has 401 lines; the limit is 400.'],
  [{ underTwentyFive: 0.2 }, '20 of 100 files have less than 25 lines; the limit is 12.5.'],
  [{ fullFolders: ['src (21)'] }, 'src (21) has more than 20 files; give it sub-folders by subject.'],
])('%o breaks a limit', (over, line) => {
  expect(brokenLimits({ ...met, ...over })).toEqual([line]);
});
