import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskContacts } from './mask-contacts.ts';

const masked = (text: string) => maskContacts(text).text;

describe('[account-09] contact data is masked', () => {
  test.each([
    ['Call +91 98765 43210 please', 'Call ••• please'],
    ['Call me: 09121234567.', 'Call me: •••.'],
    ['شماره من ۰۹۱۲ ۱۲۳ ۴۵۶۷ است', 'شماره من ••• است'],
    ['رقمي ٠٥٠١٢٣٤٥٦٧', 'رقمي •••'],
    ['(555) 123-4567', '•••'],
    ['0 5 0 1 2 3 4 5 6 7', '•••'],
    ['9\u200b8\u200b7\u200b6\u200b5\u200b4\u200b3\u200b2\u200b1\u200b0', '•••'],
    ['asha@mail.example is mine', '••• is mine'],
    ['asha @ mail . example', '•••'],
    ['asha (at) mail (dot) example', '•••'],
    ['See https://elsewhere.example/x?y=1 now', 'See ••• now'],
    ['See www.elsewhere.example', 'See •••'],
    ['buy at elsewhere.com/sale, cheap', 'buy at ••• cheap'],
    ['t.me/asha', '•••'],
    ['wa.me/989121234567', '•••'],
    ['I am @asha_shop there', 'I am ••• there'],
    ['tel:5551', '•••'],
  ])('in %j', (text, expected) => {
    expect(maskContacts(text)).toEqual({ text: expected, isMasked: true });
  });

  test.each([
    'Is my order SK-7F3K9Q packed?',
    'Do you have sizes 38, 40, 42, 44 and 46?',
    'It came on 2026-11-24, or 24.11.2026.',
    'It costs 12,500,000 elsewhere.',
    'قیمت ۱۲٬۵۰۰٬۰۰۰ تومان است',
    'Two bowls at 10.50 each... thanks.',
    'The bowl is 120 x 80 cm, 1500 g.',
    'Ready in 24/7 hours? OK',
    '',
  ])('but not in %j', (text) => {
    expect(maskContacts(text)).toEqual({ text, isMasked: false });
  });
});

const scripts = ['0', '٠', '۰', '०'].map((zero) => zero.codePointAt(0) ?? 0);
const phone = fc
  .record({
    zero: fc.constantFrom(...scripts),
    digits: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 14 }),
    separators: fc.array(fc.constantFrom('', '', ' ', '-', '.', ' - ', '\u200c', '/'), { minLength: 14, maxLength: 14 }),
    prefix: fc.constantFrom('', '+', '00'),
  })
  .map(({ zero, digits, separators, prefix }) => ({
    prefix,
    zero,
    digits,
    text:
      prefix +
      digits.map((digit, index) => String.fromCodePoint(zero + digit) + (index + 1 < digits.length ? separators[index] : '')).join(''),
  }));
const words = fc
  .array(fc.constantFrom('please', 'call', 'سلام', 'مرحبا', 'bowl', 'on', 'it'), { maxLength: 4 })
  .map((all) => all.join(' '));

describe('[account-09] for any text', () => {
  test('no phone number of any script is left', () => {
    fc.assert(
      fc.property(words, phone, words, (before, number, after) => {
        const { text, isMasked } = maskContacts(`${before} ${number.text} ${after}`);
        expect(isMasked).toBe(true);
        expect(text.match(/\p{Nd}/gu)).toBeNull();
        expect(text.startsWith(before) && text.endsWith(after)).toBe(true);
      }),
    );
  });

  test('no mail address is left', () => {
    fc.assert(
      fc.property(words, fc.emailAddress(), words, (before, address, after) => {
        const text = masked(`${before} ${address} ${after}`);
        expect(text).not.toContain(address.slice(address.indexOf('@')));
      }),
    );
  });

  test('a masked text stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const once = maskContacts(text);
        expect(maskContacts(once.text)).toEqual({ text: once.text, isMasked: false });
      }),
    );
  });

  test('words without digits, dots, colons and at signs stay as they are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z ,!?سلامکتاب]{0,200}$/), (text) => {
        expect(maskContacts(text)).toEqual({ text, isMasked: false });
      }),
    );
  });
});
