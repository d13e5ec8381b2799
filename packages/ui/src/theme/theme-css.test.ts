import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { palettes } from './palettes.ts';
import { contrast, grounds, readable, shades, themeCss, themeTokens } from './theme-css.ts';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function bothSchemes(value: string | undefined): readonly [string, string] {
  const found = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value ?? '');
  if (!found?.[1] || !found[2]) throw new Error(`Not a pair of colours: ${value}`);
  return [found[1], found[2]];
}

function tokenPair(name: string): readonly [string, string] {
  return bothSchemes(new RegExp(`--color-${name}: (light-dark\\([^)]*\\));`).exec(tokens)?.[1]);
}

describe.each(Object.entries(palettes))('palette %s', (_name, palette) => {
  const css = themeTokens(palette);

  test('text on primary, on its hover and on its soft background is readable in both schemes', () => {
    const fill = bothSchemes(css['--color-primary']);
    const hover = bothSchemes(css['--color-primary-hover']);
    const onFill = bothSchemes(css['--color-on-primary']);
    const soft = bothSchemes(css['--color-primary-soft']);
    const onSoft = bothSchemes(css['--color-on-primary-soft']);
    for (const scheme of [0, 1] as const) {
      expect(contrast(fill[scheme], onFill[scheme])).toBeGreaterThanOrEqual(readable);
      expect(contrast(hover[scheme], onFill[scheme])).toBeGreaterThanOrEqual(readable);
      expect(contrast(soft[scheme], onSoft[scheme])).toBeGreaterThanOrEqual(readable);
    }
  });

  test('accent text is readable on every background of its scheme', () => {
    const [light, dark] = bothSchemes(css['--color-accent']);
    for (const ground of grounds.light) expect(contrast(light, ground)).toBeGreaterThanOrEqual(readable);
    for (const ground of grounds.dark) expect(contrast(dark, ground)).toBeGreaterThanOrEqual(readable);
  });
});

test('[settings-09] colours apply only if all twelve are present', () => {
  expect(themeCss(palettes.lagoon)).toContain('--color-primary-950:#032726');
  for (const name of ['primary', ...shades]) {
    expect(themeCss({ ...palettes.lagoon, [name]: undefined }), name).toBeUndefined();
  }
  expect(themeCss(null)).toBeUndefined();
});

test('only a plain hex colour reaches the page', () => {
  expect(themeCss({ ...palettes.plum, 50: 'red}</style><script>' })).toBeUndefined();
  expect(themeCss({ ...palettes.plum, 50: '#FFF' })).toContain('--color-primary-50:#ffffff');
});

test('tokens.css has the default palette as themeCss would write it', () => {
  for (const [name, value] of Object.entries(themeTokens(palettes.terracotta))) {
    expect(tokens).toContain(`${name}: ${value};`);
  }
  expect(grounds.light).toEqual([tokenPair('surface')[0], tokenPair('ground')[0], tokenPair('tint')[0]]);
  expect(grounds.dark).toEqual([tokenPair('ground')[1], tokenPair('surface')[1], tokenPair('tint')[1]]);
});

test.each([
  ['ink', ['ground', 'surface', 'raised', 'tint', 'sunken']],
  ['ink-muted', ['ground', 'surface', 'raised', 'tint', 'sunken']],
  ['ink-faint', ['ground', 'surface', 'raised', 'tint']],
  ['sale-text', ['ground', 'surface', 'tint', 'sale-soft']],
  ['success-text', ['ground', 'surface', 'tint', 'success-soft']],
  ['warn-text', ['ground', 'surface', 'warn-soft']],
  ['on-sale', ['sale']],
  ['on-success', ['success']],
  ['on-inverse', ['inverse']],
])('%s is readable in both schemes', (text, on) => {
  for (const ground of on) {
    for (const scheme of [0, 1] as const) {
      expect(contrast(tokenPair(text)[scheme], tokenPair(ground)[scheme]), `${ground} ${scheme}`).toBeGreaterThanOrEqual(readable);
    }
  }
});
