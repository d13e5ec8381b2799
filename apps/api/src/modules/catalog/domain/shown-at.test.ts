import { describe, expect, test } from 'vitest';
import { boundariesOf, isShownAt, stateAt } from './shown-at.ts';

const [before, start, middle, end] = ['2026-01-01', '2026-02-01', '2026-02-10', '2026-03-01'].map((day) => `${day}T00:00:00.000Z`);
const range = { is_active: true, starts_at: start ?? null, ends_at: end ?? null };
const at = (iso: string | undefined) => new Date(iso ?? '');

describe('a range', () => {
  test.each([
    [before, false],
    [start, true],
    [middle, true],
    [end, false],
  ])('at %s is shown: %s', (moment, shown) => {
    expect(isShownAt(range, at(moment))).toBe(shown);
    expect(isShownAt({ ...range, is_active: false }, at(moment))).toBe(false);
  });

  test('without a start or an end has none', () => {
    expect(isShownAt({ ...range, starts_at: null }, at(before))).toBe(true);
    expect(isShownAt({ ...range, ends_at: null }, at(end))).toBe(true);
  });
});

test('the boundaries are those of what is active', () => {
  const hidden = { ...range, is_active: false };
  expect(boundariesOf([range, hidden, { ...range, ends_at: null }])).toEqual([at(start), at(end), at(start)].map((each) => each.getTime()));
});

test('a state at a moment has no ranges any more', () => {
  const section = { key: 'posts', title: {}, sort: null, ...range } as const;
  expect(stateAt({ kind: 'home', sections: [section] }, at(before))).toEqual({
    kind: 'home',
    sections: [{ ...section, is_active: false, starts_at: null, ends_at: null }],
  });
  expect(stateAt({ kind: 'social-links', links: [] }, at(before))).toEqual({ kind: 'social-links', links: [] });
});
