import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createKnownLetters } from './known-letters.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));

describe.each(['400', '700'])('what can be drawn at the weight %s', (weight) => {
  const { withKnown, drawerOf } = createKnownLetters({ text: fileOf(`cairo-${weight}`), signs: fileOf(`noto-currency-${weight}`) });

  test('has the signs of currencies, each from the font that has it', () => {
    const signs = '$€£¥₹₺₽₩₪₫₦₱฿₴₸₼₾₵₡₲₭₮৳֏ƒ¢';
    expect(withKnown(signs)).toBe(signs);
    expect([...'$€£¥'].map(drawerOf)).toEqual(['text', 'text', 'text', 'text']);
    expect([...'₹₺₽฿৳'].map(drawerOf)).toEqual(['signs', 'signs', 'signs', 'signs', 'signs']);
    expect(['د', 'A', '5', ' ', '🫖'].map(drawerOf)).toEqual(['text', 'text', 'text', 'text', 'text']);
  });

  test('spells out a sign for several letters, and asks about what it does not know', () => {
    expect(withKnown('20﷼ № 4')).toBe('20ریال No 4');
    expect(withKnown('tea 🫖 名')).toBe('tea ? ?');
    expect(withKnown('line\nline \u2068end\u2069')).toBe('line\nline \u2068end\u2069');
  });
});
