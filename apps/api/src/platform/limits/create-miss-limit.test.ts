import { expect, test } from 'vitest';
import { createMissLimit } from './create-miss-limit.ts';

test("a person may miss three minutes' worth at once, then the rate; what was found is not counted", () => {
  let now = 0;
  const limit = createMissLimit(2, () => now);
  const guesser = { person: 'a', network: '203.0.113.7' };
  for (let time = 0; time < 100; time += 1) {
    expect(limit.take(guesser)).toBeUndefined();
    limit.hit(guesser);
  }
  for (let time = 0; time < 6; time += 1) expect(limit.take(guesser)).toBeUndefined();
  expect(limit.take(guesser)).toBe(30);
  expect(limit.take({ ...guesser, person: 'b' })).toBeUndefined();
  now = 30_000;
  expect(limit.take(guesser)).toBeUndefined();
  expect(limit.take(guesser)).toBe(30);
});

test('a network may miss as often as five people', () => {
  const limit = createMissLimit(1, () => 0);
  const from = (person: number) => ({ person: `person ${person}`, network: '203.0.113.7' });
  for (let person = 0; person < 15; person += 1) expect(limit.take(from(person))).toBeUndefined();
  expect(limit.take(from(20))).toBe(12);
  expect(limit.take({ ...from(20), network: '203.0.113.8' })).toBeUndefined();
});

test('0 sets no limit', () => {
  const limit = createMissLimit(0);
  const guesser = { person: 'a', network: 'n' };
  expect(Array.from({ length: 1000 }, () => limit.take(guesser)).some((wait) => wait !== undefined)).toBe(false);
});
