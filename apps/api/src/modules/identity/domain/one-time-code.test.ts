import { expect, test } from 'vitest';
import { createCodeMaker, createSeed } from './one-time-code.ts';
import { prefixOf } from './send-limits.ts';

const codes = createCodeMaker('a secret of this server');

test('a seed gives the same code again, with as many digits as are wanted', () => {
  const seed = createSeed();
  expect(codes.derive(seed, 6)).toMatch(/^\d{6}$/);
  expect(codes.derive(seed, 6)).toBe(codes.derive(seed, 6));
});

test('another secret gives another code, and no secret a random one', () => {
  const seed = createSeed();
  expect(createCodeMaker('another secret').derive(seed, 8)).not.toBe(codes.derive(seed, 8));
  expect(createCodeMaker().derive(seed, 8)).not.toBe(createCodeMaker().derive(seed, 8));
});

test('codes are spread over all digits', () => {
  const first = new Set(Array.from({ length: 500 }, () => codes.derive(createSeed(), 4)[0]));
  expect(first.size).toBe(10);
});

test('[auth-15] a hash is bound to purpose and destination', () => {
  const hash = codes.hash('1234', 'login', '919876543210');
  expect(codes.hash('1234', 'login', '919876543210')).toEqual(hash);
  expect(codes.hash('1234', 'password-reset', '919876543210')).not.toEqual(hash);
  expect(codes.hash('1234', 'login', '919876543211')).not.toEqual(hash);
});

test('a block is ten thousand numbers; mail addresses have none', () => {
  expect(prefixOf('919876543210')).toBe('91987654');
  expect(prefixOf('asha@example.com')).toBeUndefined();
});
