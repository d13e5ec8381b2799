import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

const words = (count: number, word = 'clay') => Array.from({ length: count }, () => word).join(' ');

test.each([
  ['nothing', '', 1],
  ['a line', '<p>Clay &amp; fire.</p>', 1],
  ['three minutes', `<p>${words(540)}</p>`, 3],
  ['a minute and a half, rounded up', `<p>${words(275)}</p>`, 2],
  ['another script', `<p>${words(360, 'طين')}</p>`, 2],
])('%s', (_what, html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});

test('tags, entities and dashes are no words', () => {
  expect(readingMinutes(`<ul>${'<li class="a b c">– &nbsp; —</li>'.repeat(500)}</ul>`)).toBe(1);
});
