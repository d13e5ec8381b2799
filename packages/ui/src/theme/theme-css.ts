export const shades = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;
type Shade = (typeof shades)[number];

/** The primary colour and its eleven shades, as the settings have them. */
export type ThemeColors = Record<Shade | 'primary', string>;

/** The backgrounds behind text in the accent colour, equal to those in tokens.css (a test compares them). */
export const grounds = { light: ['#ffffff', '#fcfaf6', '#f5f0e8'], dark: ['#161210', '#1f1a17', '#2a231e'] } as const;

/** The minimum contrast of small text in every palette. */
export const readable = 4.5;
/** The minimum contrast of a filled button on a dark background. */
const visible = 3;

/**
 * The CSS for these colours, for a `<style>` on the server or in the browser. Undefined unless all twelve are hex
 * colours, so that nothing else can get into the page.
 */
export function themeCss(colors: Readonly<Record<string, unknown>> | null | undefined): string | undefined {
  const palette = readPalette(colors);
  if (!palette) return undefined;
  const declarations = Object.entries(themeTokens(palette)).map(([name, value]) => `${name}:${value}`);
  // A doubled :root overrides tokens.css wherever the style element is.
  return `:root:root{${declarations.join(';')}}`;
}

/** The custom properties of a palette. Text colours are chosen by contrast, so any palette stays readable. */
export function themeTokens(palette: ThemeColors): Record<string, string> {
  const light = lightRoles(palette);
  const dark = darkRoles(palette);
  const both = (role: keyof typeof light) => `light-dark(${light[role]}, ${dark[role]})`;
  return {
    ...Object.fromEntries(shades.map((shade) => [`--color-primary-${shade}`, palette[shade]])),
    '--color-primary': both('fill'),
    '--color-primary-hover': both('hover'),
    '--color-on-primary': both('onFill'),
    '--color-accent': both('accent'),
    '--color-primary-soft': both('soft'),
    '--color-on-primary-soft': both('onSoft'),
  };
}

function lightRoles(palette: ThemeColors) {
  const fill = palette.primary;
  const soft = palette['100'];
  const darkening = [palette['700'], palette['800'], palette['900'], palette['950']];
  return {
    ...fillRoles(palette, fill),
    accent: firstReadable(darkening, [...grounds.light, soft], '#000000'),
    soft,
    onSoft: firstReadable(darkening.slice(1), [soft], '#000000'),
  };
}

function darkRoles(palette: ThemeColors) {
  const brightening = [palette.primary, palette['500'], palette['400'], palette['300']];
  const fill = brightening.find((color) => contrast(color, grounds.dark[1]) >= visible) ?? palette['300'];
  const soft = palette['950'];
  return {
    ...fillRoles(palette, fill),
    accent: firstReadable([palette['300'], palette['200'], palette['100'], palette['50']], [...grounds.dark, soft], '#ffffff'),
    soft,
    onSoft: firstReadable([palette['200'], palette['100'], palette['50']], [soft], '#ffffff'),
  };
}

function fillRoles(palette: ThemeColors, fill: string) {
  const onFill = firstReadable(['#ffffff', palette['950']], [fill], '#000000');
  const away = onFill === '#ffffff' ? (['700', '800', '900'] as const) : (['400', '300', '200'] as const);
  const hover = away.map((shade) => palette[shade]).find((color) => color !== fill && contrast(onFill, color) >= readable);
  return { fill, onFill, hover: hover ?? fill };
}

function firstReadable(candidates: readonly string[], on: readonly string[], otherwise: string): string {
  return candidates.find((color) => on.every((ground) => contrast(color, ground) >= readable)) ?? otherwise;
}

function readPalette(colors: Readonly<Record<string, unknown>> | null | undefined): ThemeColors | undefined {
  if (!colors) return undefined;
  const read = (name: keyof ThemeColors) => normalizeHex(colors[name]) ?? '';
  const palette: ThemeColors = {
    primary: read('primary'),
    50: read('50'),
    100: read('100'),
    200: read('200'),
    300: read('300'),
    400: read('400'),
    500: read('500'),
    600: read('600'),
    700: read('700'),
    800: read('800'),
    900: read('900'),
    950: read('950'),
  };
  return Object.values(palette).includes('') ? undefined : palette;
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `#rgb` and `#rrggbb` as lower-case `#rrggbb`; undefined for anything else. */
export function normalizeHex(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const hex = value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(hex)) return hex;
  if (/^#[0-9a-f]{3}$/.test(hex)) return hex.replace(/[0-9a-f]/g, '$&$&');
  return undefined;
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
