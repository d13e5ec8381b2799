/** Lightness (0 to 1) and two hue axes of the OKLab space: equal steps look equal. */
type Lab = { l: number; a: number; b: number };

const warmShadow = '#2b1710';

/** The same colour in more (`delta` > 0) or less light; shadows drift warm, lights lose a little colour. */
export function tone(hex: string, delta: number): string {
  const lab = toLab(hex);
  // White and black leave a margin on both sides, so that the form is visible.
  const base = Math.min(0.945, Math.max(0.27, lab.l));
  const margin = delta > 0 ? Math.min(1, 0.35 + (1 - base) * 1.25) : Math.min(1, 0.3 + base * 0.85);
  const l = Math.min(0.99, Math.max(0.06, base + delta * margin));
  const chroma = delta > 0 ? 1 - delta * 0.7 : 1 + delta * 0.85;
  const warm = delta < 0 ? -delta * 0.03 : delta * 0.02;
  return toHex({ l, a: lab.a * chroma + warm * 0.3, b: lab.b * chroma + warm });
}

export function mix(from: string, to: string, share: number): string {
  const a = toLab(from);
  const b = toLab(to);
  const between = (x: number, y: number) => x + (y - x) * share;
  return toHex({ l: between(a.l, b.l), a: between(a.a, b.a), b: between(a.b, b.b) });
}

/** The same colour with more of its own hue, and `delta` lighter. */
export function vivid(hex: string, times: number, delta = 0): string {
  const { l, a, b } = toLab(hex);
  return toHex({ l: Math.min(0.985, l + delta), a: a * times, b: b * times });
}

/** `#rrggbbaa`. */
export function fade(hex: string, opacity: number): string {
  return (
    hex.slice(0, 7) +
    Math.round(Math.min(1, Math.max(0, opacity)) * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

export function shade(opacity: number): string {
  return fade(warmShadow, opacity);
}

export function glow(opacity: number): string {
  return fade('#fffaf0', opacity);
}

export function lightness(hex: string): number {
  return toLab(hex).l;
}

/** A readable print colour on this colour. */
export function inkOn(hex: string): string {
  return lightness(hex) > 0.62 ? mix(hex, '#2a1a12', 0.78) : mix(hex, '#fff6e6', 0.86);
}

function toLab(hex: string): Lab {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const r = channel(1);
  const g = channel(3);
  const b = channel(5);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toHex({ l, a, b }: Lab): string {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (value: number) => {
    const light = Math.min(1, Math.max(0, value));
    const coded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z)}${channel(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z)}${channel(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z)}`;
}
