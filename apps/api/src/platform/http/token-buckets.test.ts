import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

function open(perMinute: number) {
  const clock = { now: 0 };
  return { clock, buckets: createTokenBuckets(perMinute, () => clock.now) };
}

test('an address has so many at once, and then one after another', () => {
  const { clock, buckets } = open(60);
  for (let each = 0; each < 60; each++) expect(buckets.take('192.0.2.1')).toBeUndefined();
  expect(buckets.take('192.0.2.1')).toBe(1);
  expect(buckets.take('192.0.2.2')).toBeUndefined();
  clock.now += 1000;
  expect(buckets.take('192.0.2.1')).toBeUndefined();
  expect(buckets.take('192.0.2.1')).toBe(1);
});

test('the addresses of one IPv6 network count together, those of IPv4 do not', () => {
  const { buckets } = open(1);
  expect(buckets.take('2001:db8:1:2::1')).toBeUndefined();
  expect(buckets.take('2001:db8:1:2:ffff::9')).toBe(60);
  expect(buckets.take('2001:db8:1:3::1')).toBeUndefined();
  expect(buckets.take('::ffff:192.0.2.1')).toBeUndefined();
  expect(buckets.take('::ffff:192.0.2.2')).toBeUndefined();
});

test('0 sets no limit', () => {
  const { buckets } = open(0);
  for (let each = 0; each < 1000; each++) expect(buckets.take('192.0.2.1')).toBeUndefined();
});
