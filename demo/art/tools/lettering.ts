import { line, n } from './paint.ts';

/** Width and strokes of each capital, 100 units high; drawn with one round pen, so that no font is needed. */
const letters: Record<string, readonly [width: number, strokes: string]> = {
  A: [76, 'M0 100L38 0L76 100M15 64H61'],
  B: [60, 'M0 100V0H30A24 24 0 0 1 30 48H0H34A26 26 0 0 1 34 100Z'],
  C: [80, 'M78 20A46 50 0 1 0 78 80'],
  D: [74, 'M0 0V100H26A48 50 0 0 0 26 0Z'],
  E: [54, 'M54 0H0V100H54M0 49H46'],
  F: [52, 'M52 0H0V100M0 50H44'],
  G: [84, 'M78 20A46 50 0 1 0 82 82V54H50'],
  H: [70, 'M0 0V100M70 0V100M0 50H70'],
  I: [2, 'M1 0V100'],
  J: [44, 'M44 0V70A22 30 0 0 1 0 74'],
  K: [66, 'M0 0V100M62 0L0 58M22 40L66 100'],
  L: [50, 'M0 0V100H50'],
  M: [88, 'M0 100V0L44 66L88 0V100'],
  N: [72, 'M0 100V0L72 100V0'],
  O: [94, 'M0 50A47 50 0 1 1 94 50A47 50 0 1 1 0 50Z'],
  P: [58, 'M0 100V0H30A27 27 0 0 1 30 55H0'],
  Q: [94, 'M0 50A47 50 0 1 1 94 50A47 50 0 1 1 0 50ZM60 70L92 104'],
  R: [62, 'M0 100V0H30A27 27 0 0 1 30 55H0M30 55L62 100'],
  S: [58, 'M55 16C48 4 40 0 29 0C12 0 3 11 3 25C3 57 57 42 57 74C57 90 46 100 29 100C15 100 6 94 0 82'],
  T: [66, 'M0 0H66M33 0V100'],
  U: [70, 'M0 0V64A35 36 0 0 0 70 64V0'],
  V: [74, 'M0 0L37 100L74 0'],
  W: [108, 'M0 0L27 100L54 14L81 100L108 0'],
  X: [66, 'M0 0L66 100M66 0L0 100'],
  Y: [70, 'M0 0L35 50L70 0M35 50V100'],
  Z: [62, 'M0 0H62L0 100H62'],
  '&': [80, 'M78 100L20 32C10 18 20 0 36 0C54 0 60 20 44 32L18 48C-8 64 2 100 32 100C56 100 70 82 74 56'],
  ' ': [36, ''],
  '7': [58, 'M0 0H58L22 100'],
  '.': [2, 'M1 99V100'],
};

export function wordWidth(text: string, size: number, spacing = 26): number {
  const units = Array.from(text).reduce((sum, letter) => sum + (letters[letter]?.[0] ?? 0) + spacing, -spacing);
  return (units * size) / 100;
}

/** A word in capitals around `x`, its baseline at `y`. */
export function word(text: string, x: number, y: number, size: number, color: string, weight = 11, spacing = 26): string {
  let at = 0;
  const strokes = Array.from(text).map((letter) => {
    const [width, d] = letters[letter] ?? [0, ''];
    const part = d ? `<g transform="translate(${n(at)} 0)">${line(d, color, weight)}</g>` : '';
    at += width + spacing;
    return part;
  });
  const scale = size / 100;
  return `<g transform="translate(${n(x - wordWidth(text, size, spacing) / 2)} ${n(y - size)}) scale(${scale})">${strokes.join('')}</g>`;
}

/** Lines that represent small print. */
export function smallPrint(x: number, y: number, widths: readonly number[], gap: number, color: string, weight = 3): string {
  return widths.map((width, i) => line(`M${n(x - width / 2)} ${n(y + i * gap)}h${n(width)}`, color, weight)).join('');
}
