/** The colours of a mail: filled buttons, what is written on them and on white, and a pale ground. */
export type LetterColors = { accent: string; on_accent: string; on_white: string; tint: string };

/** Terracotta, which a market without colours of its own wears. */
const usual = { primary: '#B4501E', '50': '#FDF6F0', '800': '#763419', '950': '#33150A' };
const readable = 4.5;

/** Of the market's colours, those that stay readable in a mail; the usual ones where one of these is no colour. */
export function letterColors(theme: unknown): LetterColors {
  const { primary, 50: tint, 800: dark, 950: darkest } = readTheme(theme);
  return {
    accent: primary,
    on_accent: contrast('#ffffff', primary) >= readable ? '#ffffff' : contrast(darkest, primary) >= readable ? darkest : '#000000',
    on_white: [primary, dark].find((color) => contrast(color, '#ffffff') >= readable) ?? '#000000',
    tint,
  };
}

function readTheme(theme: unknown): typeof usual {
  if (typeof theme !== 'object' || theme === null) return usual;
  const given: Record<string, unknown> = { ...theme };
  const read = (name: keyof typeof usual) => {
    const color = given[name];
    return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : '';
  };
  const colors = { primary: read('primary'), '50': read('50'), '800': read('800'), '950': read('950') };
  return Object.values(colors).includes('') ? usual : colors;
}

/** WCAG contrast of two `#rrggbb` colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
