import { expect, test } from 'vitest';
import { compactNumber, endingOf, isIban } from './account-number.ts';

test.each([
  'GB82 WEST 1234 5698 7654 32',
  'de89 3704 0044 0532 0130 00',
  'JO94 CBJO 0010 0000 0000 0131 0003 02',
  'IR58 0540 1051 8002 1273 1130 07',
  'IR۵۸ ۰۵۴۰ ۱۰۵۱ ۸۰۰۲ ۱۲۷۳ ۱۱۳۰ ۰۷',
  'jo٩٤-CBJO-٠٠١٠-٠٠٠٠-٠٠٠٠-٠١٣١-٠٠٠٣-٠٢',
])('%s is an IBAN', (typed) => {
  expect(isIban(compactNumber(typed))).toBe(true);
});

test.each(['GB82 WEST 1234 5698 7654 33', 'GB82', '', '12345678901234567', 'GB82WEST12345698765432GB82WEST12345698765432'])(
  '"%s" is none',
  (typed) => {
    expect(isIban(compactNumber(typed))).toBe(false);
  },
);

test('the ending has the last four letters or digits', () => {
  expect(endingOf('Bank of Fes, account 12-34 5')).toBe('2345');
});
