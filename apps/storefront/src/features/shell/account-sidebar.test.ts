import { expect, test } from 'vitest';
import { isWithin } from './account-sidebar.tsx';

test.each([
  ['/order-history', '/order-history', true],
  ['/order-history/12', '/order-history', true],
  ['/manage-address/new', '/manage-address', true],
  ['/manage-address/3/edit', '/manage-address', true],
  ['/support-ticket/T-9', '/support-tickets', true],
  ['/order-history-of-others', '/order-history', false],
  ['/dashboard', '/order-history', false],
])('[shell-19] at %s the section %s is lit: %s', (pathname, section, lit) => {
  expect(isWithin(pathname, section)).toBe(lit);
});
