import type { PictureKind } from '../../../apps/api/db/seed/content/shape.ts';
import { glow, shade, tone } from '../tools/color.ts';
import { at, group, lattice, linear, n, radial, shape } from '../tools/paint.ts';
import { arch } from '../tools/path.ts';
import { placed } from './product.ts';

/** A product on a stage: `x` of its middle, `y` of its foot. */
export type Actor = readonly [kind: PictureKind, color: string, x: number, y: number, height: number];

export async function cast(actors: readonly Actor[]): Promise<string> {
  const parts = await Promise.all(actors.map(([kind, color, x, y, height]) => placed(kind, color, x, y, height)));
  return parts.join('');
}

/** A plain wall with a whisper of lattice, lit from the upper left. */
export function wall(width: number, height: number, tint: string, pattern = 0.05): string {
  return (
    `<rect width="${width}" height="${height}" fill="${linear([tone(tint, 0.03), at(0.55, tint), tone(tint, -0.05)], 'diagonal')}"/>` +
    (pattern ? `<rect width="${width}" height="${height}" fill="${lattice(shade(pattern))}"/>` : '') +
    `<rect width="${width}" height="${height}" fill="${radial([glow(0.5), glow(0)], 0.1, 0, 0.7)}"/>`
  );
}

export function floor(width: number, height: number, y: number, tint: string): string {
  return (
    `<rect y="${n(y)}" width="${width}" height="${n(height - y)}" fill="${linear([tone(tint, -0.09), at(0.3, tone(tint, -0.03)), tone(tint, 0.02)])}"/>` +
    `<rect y="${n(y - 1)}" width="${width}" height="3" fill="${linear([glow(0.7), glow(0.2)], 'across')}"/>`
  );
}

/** A recess in the wall whose left edge throws a soft shadow inside. */
export function recess(x: number, foot: number, width: number, height: number, tint: string, depth = 0.08): string {
  const d = arch(x, foot, width, height);
  return (
    shape(d, linear([tone(tint, -depth * 1.9), at(0.35, tone(tint, -depth)), tone(tint, -depth * 0.35)], 'diagonal')) +
    shape(d, linear([shade(0.1), at(0.16, shade(0)), shade(0)], 'across')) +
    group('translate(3 3)', `<path d="${d}" fill="none" stroke="${glow(0.5)}" stroke-width="2.5"/>`)
  );
}
