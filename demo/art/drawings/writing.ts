import { fade, glow, inkOn, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { at, blurred, box, clip, ellipse, flat, line, linear, shape } from '../tools/paint.ts';
import { castShadow } from '../tools/parts.ts';
import { camera, cuboid, onto } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';
import { sheet } from './materials.ts';

export const writing = { pen, 'pencil-case': pencilCase } satisfies Record<string, Drawing>;

function pen(color: string): string {
  const see = camera(0.44, 0.62, 470, 700);
  const page = [see([-260, 0, 150]), see([260, 0, 150]), see([260, 0, -190]), see([-260, 0, -190])];
  const nib = 'M0 0C10 -18 24 -62 24 -96L-24 -96C-24 -62 -10 -18 0 0Z';
  const body = 'M-26 -100C-40 -150 -46 -250 -44 -330H44C46 -250 40 -150 26 -100Z';
  const barrel = 'M-46 -336C-46 -520 -38 -640 -24 -690Q0 -704 24 -690C38 -640 46 -520 46 -336Z';
  return (
    castShadow(page, 0.7) +
    cuboid(see, { at: [0, 0, -20], size: [520, 12, 340], round: 3, tones: [0.03, -0.08, -0.14] }, sheet) +
    `<g transform="${onto(see, [0, 13, -20], 'floor')}">${[-110, -62, -14].map((y) => line(`M-220 ${y}C-180 ${y - 14} -170 ${y + 10} -130 ${y}S-60 ${y - 12} -20 ${y}S80 ${y - 10} ${y === -14 ? -20 : 200} ${y}`, fade('#3b4a76', 0.55), 5)).join('')}</g>` +
    `<g data-shadow="">${blurred(line('M470 690L700 640', shade(0.35), 26), 9)}</g>` +
    `<g transform="translate(452 700) rotate(38)">` +
    shape(nib, linear(['#a57f36', at(0.4, '#f3dc9c'), '#9a7430'], 'across')) +
    line('M0 -6V-60', '#6d521f', 2.5) +
    ellipse(0, -64, 5, 5, '#6d521f') +
    shape(body, linear([tone('#2c2622', -0.02), at(0.3, '#6b605a'), at(0.55, '#39312d'), '#1c1714'], 'across')) +
    shape(barrel, linear([tone(color, -0.1), at(0.25, tone(color, 0.16)), at(0.45, tone(color, 0.02)), tone(color, -0.26)], 'across')) +
    box(-48, -352, 96, 26, 5, linear(['#a57f36', at(0.3, '#f6e3ac'), '#8d6a2a'], 'across')) +
    box(-40, -622, 80, 14, 4, linear(['#a57f36', at(0.3, '#f6e3ac'), '#8d6a2a'], 'across')) +
    line('M-20 -380C-22 -500 -20 -580 -14 -640', glow(0.5), 8) +
    '</g>'
  );
}

function pencilCase(color: string): string {
  const pouch = 'M220 560Q220 520 260 520H740Q780 520 780 560V760Q780 806 734 806H266Q220 806 220 760Z';
  const pencils = [
    [300, '#d9a13a', -8, 236],
    [372, '#a8452f', -3, 190],
    [442, '#4d7d78', 3, 250],
    [508, '#e3d3b4', 8, 210],
    [590, '#2d3a5e', 13, 262],
  ] as const;
  const pencil = ([x, paint, angle, top]: readonly [number, string, number, number]) => {
    const body = linear(
      [tone(paint, 0.1), at(0.33, tone(paint, 0.1)), at(0.34, paint), at(0.66, paint), at(0.67, tone(paint, -0.14)), tone(paint, -0.14)],
      'across',
    );
    return `<g transform="rotate(${angle} ${x} 640)">${shape(
      `M${x} ${top}L${x + 22} ${top + 62}H${x - 22}Z`,
      linear(['#f0d6ab', '#c79f6c'], 'across'),
    )}${shape(`M${x} ${top}L${x + 8} ${top + 22}H${x - 8}Z`, tone(paint, -0.16))}${shape(`M${x - 22} ${top + 60}q7 -12 14 0q8 -12 16 0q7 -12 14 0V640H${x - 22}Z`, body)}</g>`;
  };
  return (
    castShadow([
      [236, 806],
      [770, 806],
      [784, 780],
      [250, 780],
    ]) +
    shape('M236 566Q236 500 300 506L700 500Q764 500 764 566Z', tone(color, -0.28)) +
    pencils.map(pencil).join('') +
    shape(pouch, linear([tone(color, 0.06), at(0.4, tone(color, 0)), tone(color, -0.14)], 'diagonal')) +
    clip(
      pouch,
      shape('M220 560C320 620 360 780 300 810H220Z', shade(0.08)) +
        shape('M250 540C400 600 640 590 760 540V524H240Z', glow(0.14)) +
        shape('M220 760Q500 820 780 750V810H220Z', shade(0.14)),
    ) +
    box(232, 524, 536, 28, 12, tone(color, -0.2)) +
    Array.from({ length: 52 }, (_, i) => box(242 + i * 10, 530, 5, 16, 2, i % 2 ? '#d9b66a' : '#b58f48')).join('') +
    box(706, 522, 40, 32, 7, linear(['#f1dca4', '#a57f36'], 'diagonal')) +
    line('M738 548C760 580 756 600 748 624', '#8a5a3a', 12) +
    box(734, 616, 28, 50, 10, '#8a5a3a') +
    line('M246 570V760Q246 782 270 782H730Q754 782 754 760V570', inkOn(color), 3.5, 'stroke-dasharray="13 10" opacity="0.6"') +
    box(430, 636, 140, 84, 6, flat('#a06a42')) +
    box(437, 643, 126, 70, 4, 'none', 'stroke="#e9cfa5" stroke-width="2.5" stroke-dasharray="8 6"') +
    emblem('arch', 500, 678, 46, '#f3dfb8', 4)
  );
}
