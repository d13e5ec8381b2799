import { expect, test } from 'vitest';
import { pickText, pickTextOrNull } from './pick-text.ts';

const arabic = { locale: 'ar', defaultLocale: 'en' };

test('text is picked in the wanted language', () => {
  expect(pickText({ en: 'Mug', ar: 'كوب' }, arabic)).toBe('كوب');
});

test('a missing or empty text falls back to the default language, then to any', () => {
  expect(pickText({ en: 'Mug', ar: '' }, arabic)).toBe('Mug');
  expect(pickText({ ir: 'ماگ' }, arabic)).toBe('ماگ');
});

test('an optional text is never picked in a third language', () => {
  expect(pickTextOrNull({ ar: '', en: 'Arcade 3', ir: 'پاساژ ۳' }, arabic)).toBe('Arcade 3');
  expect(pickTextOrNull({ ar: '', en: '', ir: 'پاساژ ۳' }, arabic)).toBeNull();
  expect(pickTextOrNull(null, arabic)).toBeNull();
});

test('no text at all is empty or null', () => {
  expect(pickText({}, arabic)).toBe('');
  expect(pickText(null, arabic)).toBe('');
  expect(pickTextOrNull({ en: '' }, arabic)).toBeNull();
});
