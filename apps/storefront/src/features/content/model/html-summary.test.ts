import { expect, test } from 'vitest';
import { htmlSummary } from './html-summary.ts';

test('a short text is said as it is, without its signs', () => {
  expect(htmlSummary('<p>Clay &amp; <em>fire</em>.</p>\n<p>It&#39;s &constructor; hot.</p>')).toBe("Clay & fire. It's &constructor; hot.");
});

test('a long one is cut between two words, with dots', () => {
  const summary = htmlSummary(`<p>${'These are the rules of the market, '.repeat(9)}</p>`);
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/\w…$/);
  expect(htmlSummary('x'.repeat(400))).toBe(`${'x'.repeat(159)}…`);
});
