import { describe, expect, test } from 'vitest';
import { type Direction, visualRuns } from './visual-runs.ts';

/** The pieces' texts; signs of currencies are drawn by another font. */
function textsOf(line: string, direction: Direction): string[] {
  return visualRuns(line, direction, (char) => '₹₺'.includes(char)).map(({ text }) => text);
}

describe('a line from left to right', () => {
  test('of one script is one piece', () => {
    expect(textsOf('Tea bowl, 2 pieces', 'ltr')).toEqual(['Tea bowl, 2 pieces']);
  });

  test('has Arabic words as one piece that the font turns around', () => {
    expect(textsOf('Bowl وعاء شاي big', 'ltr')).toEqual(['Bowl ', 'وعاء شاي', ' big']);
  });
});

describe('a line from right to left', () => {
  test('of Arabic words is one piece', () => {
    expect(textsOf('فاتورة الطلب', 'rtl')).toEqual(['فاتورة الطلب']);
  });

  test('ends at the left with what comes last', () => {
    expect(textsOf('الطلب SK-12', 'rtl')).toEqual(['SK-12', 'الطلب ']);
  });

  test('keeps the order of digits, Latin and Persian', () => {
    expect(textsOf('تعداد 1250 عدد', 'rtl')).toEqual([' عدد', '1250', 'تعداد ']);
    // Turned here, because the font turns them again.
    expect(textsOf('تعداد ۱۲۵ عدد', 'rtl')).toEqual([' عدد', '۵۲۱', 'تعداد ']);
  });

  test('has its brackets the other way round', () => {
    expect(textsOf('لون (أزرق)', 'rtl')).toEqual(['لون )أزرق(']);
    expect(textsOf('(Blue)', 'rtl')).toEqual(['(', 'Blue', ')']);
  });

  test('parts a word where its letters do not join', () => {
    expect(textsOf('صورت\u200cحساب', 'rtl')).toEqual(['حساب', 'صورت']);
  });

  test('keeps a price together that is isolated, without its marks', () => {
    expect(textsOf('السعر \u2068-$3.00\u2069', 'rtl').join('|')).toBe('-$3.00|السعر ');
  });
});

describe('a sign that another font draws', () => {
  test('is a piece of its own, where it stood', () => {
    expect(textsOf('₹20.00', 'ltr')).toEqual(['₹', '20.00']);
    expect(textsOf('20.00 ₺', 'ltr')).toEqual(['20.00 ', '₺']);
  });

  test('stays with its number in a line from right to left', () => {
    expect(textsOf('السعر \u2068₹20.00\u2069', 'rtl').join('|')).toBe('₹|20.00|السعر ');
    expect(textsOf('علامة ₹ جديدة', 'rtl').join('|')).toBe(' جديدة|₹|علامة ');
  });
});
