import { glow, inkOn, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { band, highlight, lathe, lidTop, type Profile } from '../tools/lathe.ts';
import { smallPrint, word } from '../tools/lettering.ts';
import { at, box, clip, ellipse, line, linear, n, radial, shape } from '../tools/paint.ts';
import { castShadow, shadow } from '../tools/parts.ts';
import { arch } from '../tools/path.ts';
import type { Drawing } from './drawing.ts';
import { cocoa, wrapper } from './materials.ts';

export const drinks = { 'tea-tin': teaTin, 'coffee-bag': coffeeBag, 'honey-jar': honeyJar } satisfies Record<string, Drawing>;

function teaTin(color: string): string {
  const profile: Profile = [
    [150, 350],
    [150, 800],
  ];
  const gold = mix(color, '#e8c070', 0.75);
  return (
    shadow(500, 800, 150) +
    lathe({ cx: 500, profile, color, finish: 'gloss' }) +
    band(500, profile, 420, 432, gold) +
    band(500, profile, 740, 752, gold) +
    ellipse(500, 372, 152, 33, shade(0.35)) +
    lathe({
      cx: 500,
      profile: [
        [152, 268],
        [156, 276],
        [156, 362],
      ],
      color: mix(color, '#fff4e0', 0.12),
      finish: 'gloss',
    }) +
    lidTop(500, 268, 152, mix(color, '#fff4e0', 0.12)) +
    ellipse(500, 268, 122, 26, 'none', `stroke="${tone(color, -0.14)}" stroke-width="4" opacity="0.6"`) +
    shape(arch(500, 730, 176, 262), linear(['#fffaf0', at(0.6, wrapper), '#dfcfb3'], 'across')) +
    line(arch(500, 722, 160, 244), inkOn(wrapper), 2.5, 'opacity="0.6"') +
    emblem('leaf', 500, 576, 92, mix(color, '#3b2a1c', 0.35), 5) +
    word('TEA', 500, 672, 30, '#4a3527', 12) +
    smallPrint(500, 692, [86, 56], 13, '#8b745d')
  );
}

function coffeeBag(color: string): string {
  const bag = 'M352 300L648 300C654 420 672 620 676 790Q676 806 658 806H342Q324 806 324 790C328 620 346 420 352 300Z';
  const fold = mix(color, '#fff3de', 0.08);
  return (
    castShadow([
      [330, 806],
      [672, 806],
      [690, 780],
      [350, 780],
    ]) +
    shape(
      bag,
      linear(
        [
          tone(color, -0.12),
          at(0.07, tone(color, 0.03)),
          at(0.2, tone(color, 0.09)),
          at(0.55, tone(color, 0)),
          at(0.88, tone(color, -0.12)),
          at(0.93, tone(color, -0.22)),
          tone(color, -0.14),
        ],
        'across',
      ),
    ) +
    clip(
      bag,
      shape('M352 300C362 480 352 700 330 806H324V300Z', shade(0.12)) +
        shape('M330 806C420 762 580 762 672 806Z', shade(0.16)) +
        shape('M380 330C420 400 398 520 384 610C380 520 366 420 380 330Z', glow(0.2)) +
        shape('M612 330C570 380 620 440 600 540C640 460 630 380 612 330Z', shade(0.12)) +
        shape('M352 300H648V350H352Z', linear([shade(0.3), shade(0)])),
    ) +
    shape(
      'M346 214Q346 206 354 206H646Q654 206 654 214L656 296Q656 304 648 304H352Q344 304 344 296Z',
      linear([tone(fold, 0.12), at(0.5, tone(fold, 0.02)), tone(fold, -0.12)], 'diagonal'),
    ) +
    line('M346 238H654M346 262H654', shade(0.14), 3) +
    box(330, 270, 340, 18, 8, linear(['#e6c889', '#b08d4f'], 'across')) +
    box(404, 404, 192, 272, 8, linear(['#fffaf0', at(0.6, wrapper), '#e3d3b8'], 'across')) +
    box(404, 404, 192, 12, 5, mix(color, '#3a2618', 0.3)) +
    emblem('bean', 500, 500, 92, cocoa, 6) +
    word('COFFEE', 500, 602, 28, cocoa, 12, 20) +
    smallPrint(500, 624, [120, 90], 15, '#8b745d') +
    ellipse(500, 368, 13, 13, shade(0.25)) +
    ellipse(500, 366, 9, 9, tone(color, -0.12))
  );
}

function honeyJar(color: string): string {
  const glass: Profile = [
    [118, 420],
    [130, 444],
    [168, 480],
    [172, 560],
    [172, 730],
    [160, 786],
    [140, 800],
  ];
  const honey: Profile = [
    [112, 428],
    [122, 446],
    [160, 484],
    [164, 560],
    [164, 728],
    [153, 782],
    [138, 793],
  ];
  return (
    shadow(500, 800, 150) +
    lathe({ cx: 500, profile: glass, color: '#e9d3a6', finish: 'gloss', streak: 0 }) +
    lathe({ cx: 500, profile: honey, color: '#d98a1e', finish: 'gloss', streak: 0 }) +
    shape('M360 520H640V760H360Z', radial(['#ffc95599', '#ffc95500'], 0.65, 0.6, 0.6)) +
    highlight(500, glass, 0.65, 0.78, 0.9) +
    lathe({
      cx: 500,
      profile: [
        [132, 346],
        [138, 354],
        [138, 424],
      ],
      color,
      finish: 'gloss',
    }) +
    lidTop(500, 346, 132, color) +
    Array.from({ length: 17 }, (_, i) =>
      line(`M${n(500 - 134 + i * 16.8)} ${n(366 + Math.sqrt(1 - ((i - 8) / 8.2) ** 2) * 28)}v52`, shade(0.1), 3),
    ).join('') +
    box(404, 548, 192, 186, 12, linear(['#fffaf0', at(0.6, wrapper), '#dccbac'], 'across')) +
    box(404, 548, 192, 14, 6, color) +
    emblem('bee', 500, 624, 76, '#5b3a1c', 4.5) +
    word('HONEY', 500, 706, 26, '#5b3a1c', 12)
  );
}
