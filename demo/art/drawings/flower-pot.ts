import { shade, tone } from '../tools/color.ts';
import { lathe, mouth, type Profile, tilt } from '../tools/lathe.ts';
import { ball, clip, ellipse, line } from '../tools/paint.ts';
import { dice } from '../tools/parts.ts';
import { curve, oval } from '../tools/path.ts';
import { soil } from './materials.ts';

/** A pot with a rim; planted ones show soil. */
export function terracottaPot(cx: number, top: number, r: number, foot: number, height: number, color: string, collar: boolean): string {
  const lip = Math.min(62, height * 0.24);
  const body: Profile = [
    [r * 0.93, top + lip * 0.6],
    [foot, top + height],
  ];
  return (
    lathe({ cx, profile: body, color }) +
    (collar ? '' : ellipse(cx, top + lip, r * 0.94, r * 0.94 * tilt, shade(0.3))) +
    lathe({
      cx,
      profile: [
        [r, top],
        [r * 0.97, top + lip],
      ],
      color,
      streak: 0.16,
    }) +
    mouth(cx, top, r, 12, color) +
    clip(oval(cx, top + 2, r - 13, (r - 13) * tilt), ellipse(cx, top + 24, r, r * tilt * 0.85, soil))
  );
}

/** The front of its rim, over the stalks. */
export function potLip(cx: number, top: number, r: number, color: string): string {
  return line(
    curve([
      [cx - r + 4, top + 3],
      [cx - r * 0.7, top + r * tilt * 0.74],
      [cx, top + r * tilt],
      [cx + r * 0.7, top + r * tilt * 0.74],
      [cx + r - 4, top + 3],
    ]),
    tone(color, 0.12),
    8,
  );
}

export function pebbles(cx: number, cy: number, r: number): string {
  const next = dice(17);
  return Array.from({ length: 46 }, () =>
    ellipse(
      cx + (next() * 2 - 1) * r,
      cy + (next() * 2 - 1) * r * 0.2,
      7 + next() * 7,
      5 + next() * 4,
      ball(['#cbbba4', '#a8967d', '#e2d6c2'][Math.floor(next() * 3)] ?? '#cbbba4'),
    ),
  ).join('');
}
