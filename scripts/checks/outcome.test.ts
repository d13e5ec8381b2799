import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { type Part, runParts, Stopped } from './outcome.ts';

const printed: string[] = [];
vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
afterEach(() => printed.splice(0));

const part = (title: string, milliseconds: number, passed: number, ...failures: string[]): Part => ({
  title,
  run: () => setTimeout(milliseconds, { passed, failures }),
});

test('failures are listed in the order of the parts, and the last line counts all', async () => {
  const step = [part('slow', 30, 1, 'slow failed'), part('quick', 1, 1, 'quick failed'), part('third', 1, 2)];
  expect(await runParts([part('first', 1, 3), step, part('last', 1, 4, 'last failed')])).toBe(1);
  expect(printed).toEqual(['  ✗ slow failed', '  ✗ quick failed', '  ✗ last failed', '11 passed, 3 failed']);
});

test('a run without failures prints so and exits with 0', async () => {
  expect(await runParts([[part('one', 2, 1), part('other', 1, 1)], part('last', 1, 1)])).toBe(0);
  expect(printed).toEqual(['3 passed, 0 failed']);
});

test('a step begins when all parts of the previous step are finished', async () => {
  const seen: string[] = [];
  const recording = (title: string, milliseconds: number): Part => ({
    title,
    async run() {
      await setTimeout(milliseconds);
      seen.push(title);
      return { passed: 1, failures: [] };
    },
  });
  await runParts([[recording('slow', 30), recording('quick', 1)], recording('next', 0)]);
  expect(seen.at(-1)).toBe('next');
});

test('a stopped run prints no summary', async () => {
  const stopped: Part = { title: 'stopped', run: () => Promise.reject(new Stopped(130)) };
  expect(await runParts([stopped, part('later', 1, 1)])).toBe(130);
  expect(printed).toEqual([]);
});
