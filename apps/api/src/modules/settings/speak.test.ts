import { expect, test } from 'vitest';
import { speak } from './speak.ts';

const page = { text: 'Page {page} of {pages}', with: { page: 2, pages: 12 } };

test('a message is said in the language, its numbers in the language’s figures', () => {
  expect(['en', 'ar', 'ir'].map((locale) => speak(locale, page))).toEqual(['Page 2 of 12', 'صفحة 2 من 12', 'صفحه‌ی ۲ از ۱۲']);
});

test('a language or a text that is not known leaves the English one', () => {
  expect(speak('xx', page)).toBe('Page 2 of 12');
  expect(speak('ir', { text: 'Nobody says this to {name}', with: { name: 'A4' } })).toBe('Nobody says this to A4');
});
