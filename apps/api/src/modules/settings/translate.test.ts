import { expect, test } from 'vitest';
import { translate } from './translate.ts';

const page = { text: 'Page {page} of {pages}', with: { page: 2, pages: 12 } };

test('a message is translated, and its numbers use the language’s digits', () => {
  expect(['en', 'ar', 'ir'].map((locale) => translate(locale, page))).toEqual(['Page 2 of 12', 'صفحة 2 من 12', 'صفحه‌ی ۲ از ۱۲']);
});

test('an unknown language or text falls back to English', () => {
  expect(translate('xx', page)).toBe('Page 2 of 12');
  expect(translate('ir', { text: 'Nobody says this to {name}', with: { name: 'A4' } })).toBe('Nobody says this to A4');
});
