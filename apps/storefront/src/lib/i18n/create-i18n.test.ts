import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';

test('a text is found by its English text, with its places filled', () => {
  const { t } = createI18n('ar', { Cart: 'السلة', 'Hello {name}': 'أهلاً {name}' });
  expect([t('Cart'), t('Hello {name}', { name: 'مينا' })]).toEqual(['السلة', 'أهلاً مينا']);
});

test('a price keeps its direction in a text that runs right to left', () => {
  const { t } = createI18n('ar', { 'For {price}': 'مقابل {price}', 'Plan {name}': 'Plan {name}' });
  expect(t('For {price}', { price: '$3.00' })).toBe('مقابل \u2068$3.00\u2069');
  expect([t('For {price}', { price: '3.00' }), t('Plan {name}', { name: 'Souk+' })]).toEqual(['مقابل \u20683.00\u2069', 'Plan Souk+']);
});

test('names follow each other with the comma of their script', () => {
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
  const say = (count: number) => plural(count, '{count} item', '{count} items');
  expect([say(2), say(3), say(100)]).toEqual(['قطعتان', '3 قطع', '100 قطعة']);
});

test('[settings-06] ir is Persian to the page; dates have Latin digits and are the same wherever they are read', () => {
  expect(createI18n('ir', {}).language).toBe('fa');
  expect(createI18n('en', {}).date('2026-11-20T23:30:00Z')).toBe('Nov 20, 2026');
  expect(createI18n('ar', {}).date('2026-11-20T23:30:00Z')).toMatch(/2026/);
  expect(createI18n('en', {}).longDate('2026-11-20T23:30:00Z')).toBe('November 20, 2026');
  expect(createI18n('ar', {}).longDate('2026-11-20T23:30:00Z')).toBe('20 نوفمبر 2026');
  expect(createI18n('ir', {}).longDate('2026-11-20T23:30:00Z')).toMatch(/^29 آبان 1405/);
});
