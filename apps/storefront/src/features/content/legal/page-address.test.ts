import { expect, test } from 'vitest';
import { legalHref, readLegalSlug } from './page-address.ts';

test('[shell-05] a page with its own address has no other', () => {
  expect(['about-us', 'terms-and-conditions', 'privacy-policy', 'shipping-policy', 'constructor'].map(legalHref)).toEqual([
    '/about-us',
    '/terms-and-conditions',
    '/privacy-policy',
    '/page/shipping-policy',
    '/page/constructor',
  ]);
});

test('the slug is the parameter, or the address itself', () => {
  expect(readLegalSlug('shipping-policy', '/page/shipping-policy')).toBe('shipping-policy');
  expect(readLegalSlug(undefined, '/about-us')).toBe('about-us');
  expect(readLegalSlug(undefined, '/about-us/')).toBe('about-us');
});

test.each(['', '  ', 'x'.repeat(161)])('an impossible slug is not found: %j', (slug) => {
  expect(() => readLegalSlug(slug, '/page/x')).toThrow(expect.objectContaining({ status: 404 }));
});
