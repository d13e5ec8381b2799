import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

test('a password matches its hash, another does not', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).not.toContain('correct');
  expect(await isPassword('correct horse', hash)).toBe(true);
  expect(await isPassword('correct horsf', hash)).toBe(false);
});

test('the same password has another hash each time', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
});

test('the same letters written in two ways are one password', async () => {
  expect(await isPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

test.each([null, '', 'scrypt', 'md5$1$a$b'])('no password matches the stored value %j', async (stored) => {
  expect(await isPassword('', stored)).toBe(false);
});
