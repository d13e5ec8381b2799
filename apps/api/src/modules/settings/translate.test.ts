import { expect, test } from 'vitest';
import { translate } from './translate.ts';

const page = { text: 'Page {page} of {pages}', with: { page: 2, pages: 12 } };

test('a message is translated, and its numbers use the language’s digits', () => {
  expect(['en', 'ar', 'ir'].map((locale) => translate(locale, page))).toEqual(['Page 2 of 12', 'صفحة 2 من 12', 'صفحه ۲ از ۱۲']);
});

test.each([
  ['ar', 'picture_id', 'الصورة: غير موجود'],
  ['ir', 'picture_id', 'تصویر: وجود ندارد'],
  ['ar', 'lines.0.quantity', 'الكمية (1): غير موجود'],
  ['ir', 'lines.11.quantity', 'تعداد (۱۲): وجود ندارد'],
  ['ar', 'state.items.2.name.ir', 'الاسم (3 · الفارسية): غير موجود'],
  ['ar', 'unknown_to_us', 'unknown_to_us: غير موجود'],
  ['en', 'picture_id', 'Picture does not exist'],
  ['en', 'state.items.2.sub_category_id', 'Sub-category (3) does not exist'],
  ['en', 'unknown_to_us', 'unknown_to_us does not exist'],
])('in %s an error of an operator names the field %s as the panel does', (locale, field, text) => {
  expect(translate(locale, { text: '{field} does not exist', with: { field } })).toBe(text);
});

test('the name of a field within a sentence is small in English', () => {
  expect(translate('en', { text: 'The {field} field is required', with: { field: 'lines.0.product id' } })).toBe(
    'The product (1) field is required',
  );
});

test('values are in the reader’s language: amounts, statuses and names by language', () => {
  const limit = { text: '{field} cannot be above {amount}', with: { field: 'discount', amount: 12.5 } };
  expect(translate('ir', limit)).toBe('تخفیف: نمی‌تواند بیش از ۱۲٫۵۰ باشد');
  expect(translate('en', limit)).toBe('Discount cannot be above 12.50');
  expect(translate('ar', { text: '{code} is {status} already.', with: { code: 'SK-7F3K9Q', status: 'Delivered' } })).toBe(
    'حالة SK-7F3K9Q هي «تم التوصيل» بالفعل.',
  );
  const sold = {
    text: '{field}: more than {quantity} of "{name}" are sold already',
    with: { field: 'offers', quantity: 3, name: { en: 'Lamp', ar: 'مصباح' } },
  };
  expect(['ar', 'ir'].map((locale) => translate(locale, sold))).toEqual([
    'المنتجات المخفّضة: المبيع من «مصباح» تجاوز 3 بالفعل',
    'محصولات حراج: از «Lamp» بیش از ۳ عدد فروخته شده است',
  ]);
});

test('an unknown language or text falls back to English', () => {
  expect(translate('xx', page)).toBe('Page 2 of 12');
  expect(translate('ir', { text: 'Nobody says this to {name}', with: { name: 'A4' } })).toBe('Nobody says this to A4');
});
