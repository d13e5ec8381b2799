import { glow, inkOn, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { band, lathe, mouth, type Profile, tilt } from '../tools/lathe.ts';
import { smallPrint, word } from '../tools/lettering.ts';
import { at, blurred, box, clip, ellipse, line, linear, n, radial, shape } from '../tools/paint.ts';
import { castShadow, dice, leaf, shadow, stem, tube } from '../tools/parts.ts';
import { arch, oval } from '../tools/path.ts';
import type { Drawing } from './drawing.ts';
import { terracottaPot } from './flower-pot.ts';
import { leafGreen } from './materials.ts';

export const garden = { pot, 'watering-can': wateringCan, 'seed-pack': seedPack } satisfies Record<string, Drawing>;

function pot(color: string): string {
  const saucer: Profile = [
    [178, 764],
    [186, 770],
    [168, 800],
  ];
  return (
    shadow(470, 800, 180) +
    shadow(718, 806, 76) +
    lathe({ cx: 470, profile: saucer, color: tone(color, -0.03), streak: 0.1 }) +
    ellipse(470, 764, 178, 39, tone(color, 0.08)) +
    ellipse(470, 768, 150, 30, shade(0.4)) +
    terracottaPot(470, 380, 208, 132, 392, color, false) +
    line('M300 560C360 590 580 590 640 560', inkOn(color), 4, 'opacity="0.35"') +
    line('M306 590C364 620 576 620 634 590', inkOn(color), 4, 'opacity="0.35"') +
    terracottaPot(718, 636, 94, 64, 170, mix(color, '#fff2dd', 0.4), false)
  );
}

function wateringCan(color: string): string {
  const body: Profile = [
    [124, 470],
    [150, 486],
    [158, 640],
    [166, 780],
    [156, 800],
  ];
  const spout = 'M626 668C690 650 736 560 800 420L836 432C786 590 730 720 636 756Z';
  return (
    shadow(480, 800, 165) +
    tube('M350 560C210 520 190 700 330 730', 26, color, 'gloss') +
    shape(spout, linear([tone(color, 0.12), at(0.5, tone(color, -0.04)), tone(color, -0.22)], 'diagonal')) +
    `<g transform="rotate(20 826 416)">${shape(
      'M796 430L774 384H878L856 430Z',
      linear(['#e8cd8c', at(0.5, '#c39b4a'), '#8d6a2a'], 'across'),
    )}${ellipse(
      826,
      384,
      53,
      17,
      linear(['#f6e3ac', '#a57f36'], 'across'),
    )}${Array.from({ length: 9 }, (_, i) => ellipse(796 + (i % 5) * 15, 380 + (i > 4 ? 8 : 0), 3, 2, '#6d521f')).join('')}</g>` +
    lathe({ cx: 480, profile: body, color, finish: 'gloss' }) +
    band(480, body, 520, 530, tone(color, 0.16)) +
    band(480, body, 742, 752, tone(color, 0.16)) +
    mouth(480, 470, 124, 10, color) +
    clip(oval(480, 472, 112, 112 * tilt), ellipse(480, 490, 112, 18, '#7fa9ad')) +
    shape('M356 470A124 27 0 0 1 604 470L600 478C560 452 400 452 360 478Z', tone(color, 0.04)) +
    tube('M380 462C372 300 440 270 500 272S600 310 590 462', 26, color, 'gloss') +
    box(436, 260, 110, 32, 16, linear(['#b98555', '#7d5034'])) +
    emblem('leaf', 470, 640, 100, inkOn(color), 5)
  );
}

function seedPack(color: string): string {
  const front =
    'M322 214L334 206L346 214L358 206L370 214L382 206L394 214L406 206L418 214L430 206L442 214L454 206L466 214L478 206L490 214L502 206L514 214L526 206L538 214L550 206L562 214L574 206L586 214L598 206L610 214L622 206L634 214L646 206L658 214L670 206L678 214V802H322Z';
  const next = dice(21);
  const seeds = Array.from({ length: 12 }, () => {
    const [x, y, angle] = [660 + next() * 130, 806 + next() * 22 - 8, next() * 180];
    return `<g transform="rotate(${n(angle)} ${n(x)} ${n(y)})">${ellipse(x + 2, y + 3, 11, 6, shade(0.3))}${ellipse(
      x,
      y,
      10,
      5.5,
      linear(['#7a5a3c', '#3d2a1b']),
    )}</g>`;
  }).join('');
  return (
    castShadow([
      [328, 802],
      [680, 802],
      [700, 780],
      [348, 780],
    ]) +
    shape(front, linear([tone(color, 0.08), at(0.5, color), tone(color, -0.12)], 'diagonal')) +
    line('M326 246H674M326 254H674', shade(0.16), 2.5) +
    clip(
      front,
      blurred(
        shape('M322 206H350V802H322Z', glow(0.22)) +
          shape('M650 206H680V802H650Z', shade(0.18)) +
          shape('M322 760Q500 800 680 760V806H322Z', shade(0.14)),
        8,
      ),
    ) +
    shape(arch(500, 690, 276, 400), linear(['#fffaf0', '#efe1c6'], 'diagonal')) +
    clip(arch(500, 690, 276, 400), sunflowers()) +
    line(arch(500, 690, 276, 400), mix(color, '#f3dfb8', 0.7), 4) +
    word('SEEDS', 500, 752, 40, inkOn(color), 10, 44) +
    smallPrint(500, 776, [130], 10, inkOn(color), 3) +
    seeds
  );
}

function sunflowers(): string {
  const bloom = (x: number, y: number, s: number, fill: string) =>
    Array.from(
      { length: 10 },
      (_, i) => `<g transform="rotate(${i * 36} ${x} ${y})">${leaf(x, y - 10 * s, 56 * s, 28 * s, 0, fill)}</g>`,
    ).join('') + ellipse(x, y, 22 * s, 22 * s, radial(['#8a5a2c', '#5b3a1c']));
  return (
    stem(
      [
        [500, 700],
        [492, 560],
        [500, 460],
      ],
      9,
      leafGreen,
    ) +
    stem(
      [
        [440, 700],
        [436, 630],
        [424, 560],
      ],
      7,
      leafGreen,
    ) +
    stem(
      [
        [560, 700],
        [566, 640],
        [580, 590],
      ],
      7,
      leafGreen,
    ) +
    leaf(496, 640, 110, 50, -56, leafGreen) +
    leaf(498, 610, 110, 50, 58, '#6b8d4f') +
    leaf(500, 690, 90, 46, 40, '#4d7140') +
    bloom(500, 440, 1.25, '#e2a63a') +
    bloom(422, 556, 0.8, '#d9774a') +
    bloom(582, 584, 0.72, '#e6bd57')
  );
}
