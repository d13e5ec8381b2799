import { expect, test } from 'vitest';
import { mergeTexts, pickText, pickTextOrNull } from './texts.ts';

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

test('wordings are laid over what is there, and an empty one takes its language away', () => {
  expect(mergeTexts({ en: 'Lamp', ar: 'مصباح', ir: 'چراغ' }, { en: 'Oil lamp', ar: '' })).toEqual({ en: 'Oil lamp', ir: 'چراغ' });
  expect(mergeTexts(null, { en: 'Lamp' })).toEqual({ en: 'Lamp' });
});
