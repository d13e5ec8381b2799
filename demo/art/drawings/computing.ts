import { inkOn, lightness, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { at, blurred, box, clip, ellipse, line, linear, n, radial, shape } from '../tools/paint.ts';
import { castShadow, shine, tube } from '../tools/parts.ts';
import { blob } from '../tools/path.ts';
import { camera, cuboid, onto } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';
import { rubber } from './materials.ts';

export const computing = { keyboard, mouse } satisfies Record<string, Drawing>;

function keyboard(color: string): string {
  const see = camera(0.36, 0.72, 500, 700);
  const rows: readonly (readonly number[])[] = [
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
    [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
    [1.8, 1, 1, 1, 1, 1, 1, 1, 1, 2.2],
    [1.4, 1.2, 5.6, 1.2, 1.2, 1.4],
  ];
  const keys = rows.flatMap((widths, row) => {
    let at = -294;
    return widths.map((units, i) => {
      const w = units * 49;
      const accent = (row === 0 && i === 0) || (row === 2 && i === widths.length - 1);
      const key = cuboid(
        see,
        { at: [at + w / 2, 34, -86 + row * 58], size: [w - 9, 26, 46], round: 7, tones: [0.06, -0.1, -0.2] },
        keyColor(color, units, accent),
      );
      at += w;
      return key;
    });
  });
  return (
    castShadow([see([-330, 0, 140]), see([330, 0, 140]), see([330, 0, -140]), see([-330, 0, -140])]) +
    tube(
      `M${see([120, 20, -130]).map(n).join(' ')}C${see([140, 10, -220]).map(n).join(' ')} ${see([40, 0, -230]).map(n).join(' ')} ${see([60, 0, -330]).map(n).join(' ')}`,
      12,
      color,
    ) +
    cuboid(see, { at: [0, 0, 0], size: [650, 40, 290], round: 20 }, color) +
    `<g transform="${onto(see, [0, 41, 0], 'floor')}">${box(-302, -120, 604, 240, 12, tone(color, -0.24))}</g>` +
    keys.join('')
  );
}

function mouse(color: string): string {
  const body = blob([
    [250, 700],
    [270, 590],
    [390, 500],
    [560, 480],
    [700, 540],
    [760, 660],
    [730, 750],
    [600, 796],
    [400, 796],
    [276, 770],
  ]);
  return (
    `<g data-shadow="">${blurred(ellipse(530, 786, 270, 44, shade(0.5)), 18)}</g>` +
    tube('M262 650C200 620 190 560 130 560S60 600 20 590', 12, rubber) +
    shape(
      blob([
        [246, 720],
        [300, 640],
        [520, 600],
        [740, 660],
        [762, 730],
        [720, 784],
        [560, 810],
        [380, 808],
        [270, 780],
      ]),
      rubber,
    ) +
    shape(body, radial([tone(color, 0.2), at(0.35, tone(color, 0.06)), at(0.7, tone(color, -0.06)), tone(color, -0.22)], 0.4, 0.2, 0.85)) +
    clip(
      body,
      line('M246 690C330 620 400 590 520 580', shade(0.4), 6) +
        line('M520 580C510 540 500 510 480 470', shade(0.4), 6) +
        line('M520 580C620 560 660 520 680 500', shade(0.4), 6) +
        blurred(shape('M240 730Q500 830 770 720V830H240Z', shade(0.3)), 12),
    ) +
    `<g transform="rotate(-24 372 590)">${ellipse(372, 592, 52, 22, '#231f1d')}${ellipse(
      370,
      588,
      44,
      17,
      linear(['#d9b76c', at(0.5, '#f6e3ac'), '#8d6a2a'], 'across'),
    )}${[-24, -8, 8, 24].map((x) => line(`M${370 + x} 576V600`, '#8d6a2a', 4)).join('')}</g>` +
    shine(560, 530, 110, 24, 0.55, 10) +
    emblem('arch', 664, 660, 50, inkOn(color), 4)
  );
}

/** Letters are pale, wide keys nearer to the case, two of them loud. */
function keyColor(color: string, units: number, accent: boolean): string {
  const wide = units > 1 && units < 5;
  if (lightness(color) > 0.6) return wide ? tone(color, -0.14) : accent ? '#d06a3a' : tone(color, 0.05);
  const pale = mix(color, '#f4e9d6', 0.86);
  if (accent) return '#d06a3a';
  return wide ? mix(pale, color, 0.35) : pale;
}
