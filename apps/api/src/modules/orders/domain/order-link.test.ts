import { expect, test } from 'vitest';
import { createOrderLinks } from './order-link.ts';

const links = createOrderLinks('a secret of this server');
const expiresAt = new Date('2026-12-24T10:00:00Z');

test.each([
  { kind: 'order', id: 1 },
  { kind: 'purchase', id: 987_654_321 },
] as const)('a token gives back its subject and expiry: %o', (subject) => {
  const token = links.sign(subject, expiresAt);
  expect(token).toMatch(/^[\w-]{10,45}$/);
  expect(links.verify(token)).toEqual({ ...subject, expiresAt });
});

test('[account-07] a changed token, one of another secret and anything else is not valid', () => {
  const token = links.sign({ kind: 'order', id: 35 }, expiresAt);
  const changed = [
    token.replace('oz', 'oy'),
    token.replace('oz', 'pz'),
    token.replace(/-(\w+)-/, (_, expiry) => `-${(Number.parseInt(expiry, 36) + 60).toString(36)}-`),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    createOrderLinks('another secret').sign({ kind: 'order', id: 35 }, expiresAt),
  ];
  for (const wrong of [...changed, '', token.slice(1), `${token}x`, token.toUpperCase(), 'o1-1-', '../../etc']) {
    expect(links.verify(wrong), wrong).toBeUndefined();
  }
});

test('without a secret every process signs with its own', () => {
  expect(createOrderLinks().verify(createOrderLinks().sign({ kind: 'order', id: 1 }, expiresAt))).toBeUndefined();
});
