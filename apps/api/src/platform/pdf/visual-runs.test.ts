import { describe, expect, test } from 'vitest';
import { type Direction, visualRuns } from './visual-runs.ts';

/** The texts of the runs; currency signs have another font. */
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

  test('preserves the order of digits, Latin and Persian', () => {
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

  test('does not split an isolated price, and drops its marks', () => {
    expect(textsOf('السعر \u2068-$3.00\u2069', 'rtl').join('|')).toBe('-$3.00|السعر ');
  });
});

describe('a sign that another font draws', () => {
  test('is a run of its own, in its place', () => {
    expect(textsOf('₹20.00', 'ltr')).toEqual(['₹', '20.00']);
    expect(textsOf('20.00 ₺', 'ltr')).toEqual(['20.00 ', '₺']);
  });

  test('stays with its number in a line from right to left', () => {
    expect(textsOf('السعر \u2068₹20.00\u2069', 'rtl').join('|')).toBe('₹|20.00|السعر ');
    expect(textsOf('علامة ₹ جديدة', 'rtl').join('|')).toBe(' جديدة|₹|علامة ');
  });
});
