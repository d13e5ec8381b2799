import { expect, test } from 'vitest';
import { createTestClock } from '../../../test/test-clock.ts';
import { createSecondFactor } from './second-factor.ts';

const clock = createTestClock();
const factor = createSecondFactor({ secret: 'a secret of the server' }, clock);

test('a code is accepted once, within a step, and none older than the last', () => {
  const secret = factor.createSecret();
  const code = factor.currentCode(secret) ?? '';
  const step = factor.verify(secret, code, 0) ?? 0;
  expect(step).toBeGreaterThan(0);
  expect(factor.verify(secret, code, step)).toBeUndefined();
  clock.advance(30);
  expect(factor.verify(secret, code, 0)).toBe(step);
  clock.advance(60);
  expect(factor.verify(secret, code, 0)).toBeUndefined();
});

test('a wrong code and a code of another secret are refused', () => {
  const [one, other] = [factor.createSecret(), factor.createSecret()];
  expect(factor.verify(one, factor.currentCode(other) ?? '', 0)).toBeUndefined();
});

test('the stored secret is encrypted, and another APP_SECRET cannot read it', () => {
  const stored = factor.createSecret();
  const account = { issuer: 'Souk', label: '+91 98' };
  const described = factor.describe(stored, account);
  expect(described?.address).toContain(`secret=${described?.secret}`);
  expect(stored.includes(Buffer.from(described?.secret ?? ''))).toBe(false);
  const other = createSecondFactor({ secret: 'another secret' }, clock);
  expect([other.describe(stored, account), other.currentCode(stored) ?? null]).toEqual([null, null]);
  expect(other.verify(stored, '000000', 0)).toBeUndefined();
});
