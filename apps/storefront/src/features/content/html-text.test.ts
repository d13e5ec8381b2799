import { expect, test } from 'vitest';
import { summarizeHtml } from './html-text.ts';

test('a short text stays whole, without tags and entities', () => {
  expect(summarizeHtml('<p>Clay &amp; <em>fire</em>.</p>\n<p>It&#39;s &constructor; hot.</p>')).toBe(
    "Clay & fire. It's &constructor; hot.",
  );
});

test('a long text is cut between two words and ends with an ellipsis', () => {
  const summary = summarizeHtml(`<p>${'These are the rules of the market, '.repeat(9)}</p>`);
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/\w…$/);
  expect(summarizeHtml('x'.repeat(400))).toBe(`${'x'.repeat(159)}…`);
});
