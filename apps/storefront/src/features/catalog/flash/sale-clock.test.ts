import { expect, test } from 'vitest';
import { nextPhaseChange, salePhase } from './sale-clock.ts';

const sale = { starts_at: '2026-03-01T12:00:00.000Z', ends_at: '2026-03-03T12:00:00.000Z' };
const start = Date.parse(sale.starts_at);
const end = Date.parse(sale.ends_at);

test.each([
  ['long before', start - 86_400_000, 'coming', start],
  ['a moment before it starts', start - 1, 'coming', start],
  ['as it starts', start, 'running', end],
  ['a moment before it ends', end - 1, 'running', end],
  ['as it ends', end, 'over', null],
  ['long after', end + 86_400_000, 'over', null],
] as const)('[browse-07] %s the phase follows the clock', (_when, now, phase, change) => {
  expect(salePhase(sale, now)).toBe(phase);
  expect(nextPhaseChange(sale, now)).toBe(change);
});
