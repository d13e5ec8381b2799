import { expect, test } from 'vitest';
import { createLimiter } from './create-limiter.ts';

test('allows a burst, then the rate, and names the seconds to wait', () => {
  let now = 0;
  const limiter = createLimiter({ burst: 3, perMinute: 6, now: () => now });
  expect([1, 2, 3].map(() => limiter.take('a'))).toEqual([undefined, undefined, undefined]);
  expect(limiter.take('a')).toBe(10);
  expect(limiter.take('b')).toBeUndefined();
  now = 10_000;
  expect(limiter.take('a')).toBeUndefined();
  expect(limiter.take('a')).toBe(10);
  now = 600_000;
  expect([1, 2, 3].map(() => limiter.take('a'))).toEqual([undefined, undefined, undefined]);
  expect(limiter.take('a')).toBe(10);
});

test('forgets the key that was used least recently', () => {
  const limiter = createLimiter({ burst: 1, perMinute: 1, maxKeys: 2, now: () => 0 });
  limiter.take('a');
  limiter.take('b');
  limiter.take('a');
  limiter.take('c');
  expect(limiter.take('a')).toBe(60);
  expect(limiter.take('b')).toBeUndefined();
});
