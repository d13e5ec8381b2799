import { describe, expect, test } from 'vitest';
import { visualRuns } from './visual-runs.ts';

describe('a line from left to right', () => {
  test('of one script is one piece', () => {
    expect(visualRuns('Tea bowl, 2 pieces', 'ltr')).toEqual(['Tea bowl, 2 pieces']);
  });

  test('has Arabic words as one piece that the font turns around', () => {
    expect(visualRuns('Bowl وعاء شاي big', 'ltr')).toEqual(['Bowl ', 'وعاء شاي', ' big']);
  });
});

describe('a line from right to left', () => {
  test('of Arabic words is one piece', () => {
    expect(visualRuns('فاتورة الطلب', 'rtl')).toEqual(['فاتورة الطلب']);
  });

  test('ends at the left with what comes last', () => {
    expect(visualRuns('الطلب SK-12', 'rtl')).toEqual(['SK-12', 'الطلب ']);
  });

  test('keeps the order of digits, Latin and Persian', () => {
    expect(visualRuns('تعداد 1250 عدد', 'rtl')).toEqual([' عدد', '1250', 'تعداد ']);
    // Turned here, because the font turns them again.
    expect(visualRuns('تعداد ۱۲۵ عدد', 'rtl')).toEqual([' عدد', '۵۲۱', 'تعداد ']);
  });

  test('has its brackets the other way round', () => {
    expect(visualRuns('لون (أزرق)', 'rtl')).toEqual(['لون )أزرق(']);
    expect(visualRuns('(Blue)', 'rtl')).toEqual(['(', 'Blue', ')']);
  });

  test('parts a word where its letters do not join', () => {
    expect(visualRuns('صورت\u200cحساب', 'rtl')).toEqual(['حساب', 'صورت']);
  });

  test('keeps a price together that is isolated, without its marks', () => {
    expect(visualRuns('السعر \u2068-$3.00\u2069', 'rtl').join('|')).toBe('-$3.00|السعر ');
  });
});
