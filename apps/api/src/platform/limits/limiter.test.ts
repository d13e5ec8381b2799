import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';
import { createMissLimit, networkOf } from './miss-limit.ts';

test('allows a burst, then the rate, and names the seconds to wait', () => {
  let now = 0;
  const limiter = createLimiter({ burst: 3, perMinute: 6, now: () => now });
  expect([1, 2, 3].map(() => limiter.consume('a'))).toEqual([undefined, undefined, undefined]);
  expect(limiter.consume('a')).toBe(10);
  expect(limiter.consume('b')).toBeUndefined();
  now = 10_000;
  expect(limiter.consume('a')).toBeUndefined();
  expect(limiter.consume('a')).toBe(10);
  now = 600_000;
  expect([1, 2, 3].map(() => limiter.consume('a'))).toEqual([undefined, undefined, undefined]);
  expect(limiter.consume('a')).toBe(10);
});

test('forgets the key that was used least recently', () => {
  const limiter = createLimiter({ burst: 1, perMinute: 1, maxKeys: 2, now: () => 0 });
  limiter.consume('a');
  limiter.consume('b');
  limiter.consume('a');
  limiter.consume('c');
  expect(limiter.consume('a')).toBe(60);
  expect(limiter.consume('b')).toBeUndefined();
});

test("a person may miss three minutes' worth at once, then the rate; what was found is not counted", () => {
  let now = 0;
  const limit = createMissLimit(2, () => now);
  const guesser = { person: 'a', network: '203.0.113.7' };
  for (let time = 0; time < 100; time += 1) {
    expect(limit.countMiss(guesser)).toBeUndefined();
    limit.uncountMiss(guesser);
  }
  for (let time = 0; time < 6; time += 1) expect(limit.countMiss(guesser)).toBeUndefined();
  expect(limit.countMiss(guesser)).toBe(30);
  expect(limit.countMiss({ ...guesser, person: 'b' })).toBeUndefined();
  now = 30_000;
  expect(limit.countMiss(guesser)).toBeUndefined();
  expect(limit.countMiss(guesser)).toBe(30);
});

test('a network may miss as often as five people', () => {
  const limit = createMissLimit(1, () => 0);
  const from = (person: number) => ({ person: `person ${person}`, network: '203.0.113.7' });
  for (let person = 0; person < 15; person += 1) expect(limit.countMiss(from(person))).toBeUndefined();
  expect(limit.countMiss(from(20))).toBe(12);
  expect(limit.countMiss({ ...from(20), network: '203.0.113.8' })).toBeUndefined();
});

test('0 sets no limit', () => {
  const limit = createMissLimit(0);
  const guesser = { person: 'a', network: 'n' };
  expect(Array.from({ length: 1000 }, () => limit.countMiss(guesser)).some((wait) => wait !== undefined)).toBe(false);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
