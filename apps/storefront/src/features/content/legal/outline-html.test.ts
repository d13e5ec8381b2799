import { expect, test } from 'vitest';
import { addHeadingIds } from './outline-html.ts';

test('headings get ids and are listed as text', () => {
  const { html, headings } = addHeadingIds('<p>One.</p><h2>Prices &amp; <em>vouchers</em></h2><p>Two.</p><h3>If we change them</h3>');
  expect(html).toBe(
    '<p>One.</p><h2 id="prices-vouchers">Prices &amp; <em>vouchers</em></h2><p>Two.</p><h3 id="if-we-change-them">If we change them</h3>',
  );
  expect(headings).toEqual([
    { id: 'prices-vouchers', text: 'Prices & vouchers', level: 2 },
    { id: 'if-we-change-them', text: 'If we change them', level: 3 },
  ]);
});

test('ids contain letters of any script, and equal headings get different ids', () => {
  const { headings } = addHeadingIds('<h2>من يبيعك؟</h2><h2>حقوقك</h2><h2>حقوقك</h2><h2>حقوقك</h2><h2>!</h2>');
  const ids = headings.map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(['من-يبيعك', 'حقوقك', 'حقوقك-2']);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an existing id stays; empty headings and texts without headings stay unchanged', () => {
  expect(addHeadingIds('<h2 class="x" id="why">Why</h2>').html).toBe('<h2 id="why">Why</h2>');
  expect(addHeadingIds('<h2> </h2><p>Text</p>')).toEqual({ html: '<h2> </h2><p>Text</p>', headings: [] });
});
