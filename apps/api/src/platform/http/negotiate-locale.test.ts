import { expect, test } from 'vitest';
import { negotiateLocale } from './negotiate-locale.ts';

const offered = new Set(['en', 'ar', 'ir']);

test.each([
  ['ar', 'ar'],
  ['ir', 'ir'],
  ['fa-IR,fa;q=0.9', 'ir'],
  ['AR-eg', 'ar'],
  ['de,fr;q=0.9,ar;q=0.8,en;q=0.7', 'ar'],
  ['en;q=0.1, ar', 'ar'],
  ['ar;q=0.5,en;q=0.5', 'ar'],
  ['ar;q=0, de', 'en'],
  ['ar;q=nonsense', 'en'],
  ['ar; Q=0.3', 'ar'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [';;,,;q=1,-,=', 'en'],
  ['__proto__,constructor,toString', 'en'],
  [`${'x,'.repeat(200)}ar`, 'en'],
])('%j is answered in %s', (header, locale) => {
  expect(negotiateLocale(header, offered, 'en')).toBe(locale);
});
