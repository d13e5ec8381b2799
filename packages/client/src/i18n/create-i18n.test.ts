import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';

test('a text is found by its English text, with its placeholders filled', () => {
  const { t } = createI18n('ar', { Cart: 'السلة', 'Hello {name}': 'أهلاً {name}' });
  expect([t('Cart'), t('Hello {name}', { name: 'مينا' })]).toEqual(['السلة', 'أهلاً مينا']);
});

test('a price has its own direction in right-to-left text', () => {
  const { t } = createI18n('ar', { 'For {price}': 'مقابل {price}', 'Plan {name}': 'Plan {name}' });
  expect(t('For {price}', { price: '$3.00' })).toBe('مقابل \u2068$3.00\u2069');
  expect([t('For {price}', { price: '3.00' }), t('Plan {name}', { name: 'Souk+' })]).toEqual(['مقابل \u20683.00\u2069', 'Plan Souk+']);
});

test('names are joined with the comma of their script', () => {
  const lists = ['en', 'ar', 'ir'].map((locale) => createI18n(locale, {}).list(['Mug', 'Bowl']));
  expect(lists).toEqual(['Mug, Bowl', 'Mug، Bowl', 'Mug، Bowl']);
});

test('[settings-03] without texts the English one is shown', () => {
  const { t, plural } = createI18n('ar', {});
  expect([t('Cart'), t('constructor'), plural(1, '{count} item', '{count} items'), plural(2, '{count} item', '{count} items')]).toEqual([
    'Cart',
    'constructor',
    '1 item',
    '2 items',
  ]);
});

test('a language’s own plural forms are used', () => {
  const { plural } = createI18n('ar', {
    '{count} items|two': 'قطعتان',
    '{count} items|few': '{count} قطع',
    '{count} items': '{count} قطعة',
  });
  const format = (count: number) => plural(count, '{count} item', '{count} items');
  expect([format(2), format(3), format(100)]).toEqual(['قطعتان', '3 قطع', '100 قطعة']);
});

test('[settings-06] ir is Persian to the page; dates have month names and do not depend on the time zone', () => {
  expect(createI18n('ir', {}).language).toBe('fa');
  expect(createI18n('en', {}).date('2026-11-20T23:30:00Z')).toBe('Nov 20, 2026');
  expect(createI18n('ar', {}).date('2026-11-20T23:30:00Z')).toBe('20 نوفمبر 2026');
  expect(createI18n('en', {}).longDate('2026-11-20T23:30:00Z')).toBe('November 20, 2026');
  expect(createI18n('ar', {}).longDate('2026-11-20T23:30:00Z')).toBe('20 نوفمبر 2026');
  expect(createI18n('ir', {}).longDate('2026-11-20T23:30:00Z')).toBe('۲۹ آبان ۱۴۰۵');
});

test('Persian has its own digits: in counts, in numeric placeholders, and in single numbers', () => {
  const { t, plural, number, percent, figures } = createI18n('ir', {
    '{position} of {total}': '{position} از {total}',
    '{count} items': '{count} کالا',
  });
  expect(t('{position} of {total}', { position: 2, total: 5 })).toBe('۲ از ۵');
  expect(plural(1200, '{count} item', '{count} items')).toBe('۱٬۲۰۰ کالا');
  expect([number(4.3), percent(20), figures('09'), figures(2026)]).toEqual(['۴٫۳', '۲۰٪', '۰۹', '۲۰۲۶']);
  // A name has its own digits.
  expect(t('{position} of {total}', { position: 'A4', total: 5 })).toBe('\u2068A4\u2069 از ۵');
});
