/** The colours of a mail: button fill, text on it, links on white, tinted background. */
export type MailColors = { accent: string; on_accent: string; on_white: string; tint: string };

/** Terracotta, for a marketplace without its own theme. */
const defaults = { primary: '#B4501E', '50': '#FDF6F0', '800': '#763419', '950': '#33150A' };
const minContrast = 4.5;

/** Picks readable colours of the theme; the default ones if the theme has an invalid colour. */
export function mailColors(theme: unknown): MailColors {
  const { primary, 50: tint, 800: dark, 950: darkest } = readTheme(theme);
  return {
    accent: primary,
    on_accent: contrast('#ffffff', primary) >= minContrast ? '#ffffff' : contrast(darkest, primary) >= minContrast ? darkest : '#000000',
    on_white: [primary, dark].find((color) => contrast(color, '#ffffff') >= minContrast) ?? '#000000',
    tint,
  };
}

function readTheme(theme: unknown): typeof defaults {
  if (typeof theme !== 'object' || theme === null) return defaults;
  const stored: Record<string, unknown> = { ...theme };
  const readColor = (name: keyof typeof defaults) => {
    const color = stored[name];
    return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : '';
  };
  const colors = { primary: readColor('primary'), '50': readColor('50'), '800': readColor('800'), '950': readColor('950') };
  return Object.values(colors).includes('') ? defaults : colors;
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
