import { glow, inkOn, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { band, highlight, lathe, lidTop, type Profile } from '../tools/lathe.ts';
import { smallPrint, word } from '../tools/lettering.ts';
import { at, box, clip, ellipse, flat, line, linear, n, radial, shape } from '../tools/paint.ts';
import { shadow } from '../tools/parts.ts';
import type { Drawing } from './drawing.ts';
import { brass, capOf, label } from './materials.ts';

export const skincare = { bottle, 'dropper-bottle': dropperBottle, 'cream-jar': creamJar, tube } satisfies Record<string, Drawing>;

function bottle(color: string): string {
  const cap = capOf(color);
  const profile: Profile = [
    [46, 404],
    [60, 416],
    [112, 448],
    [128, 500],
    [128, 760],
    [122, 790],
    [112, 800],
  ];
  return (
    shadow(500, 800, 118) +
    shape(
      'M486 300H520V252Q520 232 500 232H404Q376 232 376 262V276H398V266Q398 258 408 258H486Z',
      linear([tone(cap, 0.16), at(0.5, cap), tone(cap, -0.14)]),
    ) +
    lathe({
      cx: 503,
      profile: [
        [13, 290],
        [13, 360],
      ],
      color: cap,
      finish: 'gloss',
      streak: 0,
    }) +
    lathe({
      cx: 500,
      profile: [
        [46, 340],
        [50, 348],
        [50, 408],
      ],
      color: cap,
      finish: 'gloss',
    }) +
    lidTop(500, 340, 46, cap) +
    lathe({
      cx: 503,
      profile: [
        [13, 290],
        [13, 338],
      ],
      color: cap,
      streak: 0,
    }) +
    lathe({ cx: 500, profile, color, finish: 'gloss' }) +
    frontLabel(532, 720, color, 'leaf', 'WASH') +
    highlight(500, profile, 0.35, 0.8, 0.88)
  );
}

function dropperBottle(color: string): string {
  const cap = capOf(color);
  const profile: Profile = [
    [58, 478],
    [60, 500],
    [126, 530],
    [138, 570],
    [138, 764],
    [130, 792],
    [122, 800],
  ];
  const liquid: Profile = [
    [120, 552],
    [128, 590],
    [128, 764],
    [118, 788],
  ];
  return (
    shadow(500, 800, 126) +
    lathe({
      cx: 500,
      profile: [
        [10, 232],
        [30, 244],
        [40, 280],
        [36, 352],
      ],
      color: cap,
      finish: 'gloss',
    }) +
    lathe({
      cx: 500,
      profile: [
        [54, 362],
        [60, 372],
        [60, 478],
      ],
      color: brass,
      finish: 'metal',
      streak: 0,
    }) +
    lidTop(500, 362, 54, brass) +
    lathe({
      cx: 500,
      profile: [
        [36, 318],
        [40, 352],
      ],
      color: cap,
      finish: 'gloss',
      streak: 0,
    }) +
    Array.from({ length: 11 }, (_, i) =>
      line(`M${446 + i * 10.8} ${n(386 + Math.sqrt(1 - ((i - 5) / 5.6) ** 2) * 10)}v84`, shade(0.1), 2),
    ).join('') +
    lathe({ cx: 500, profile, color, finish: 'gloss', streak: 0 }) +
    lathe({ cx: 500, profile: liquid, color: tone(color, 0.08), finish: 'gloss', streak: 0 }) +
    shape('M370 560H630V780H370Z', radial([glow(0.3), glow(0)], 0.66, 0.7, 0.55)) +
    frontLabel(602, 748, color, 'drop', 'SERUM') +
    highlight(500, profile, 0.6, 0.78, 0.9)
  );
}

function creamJar(color: string): string {
  const profile: Profile = [
    [196, 560],
    [206, 572],
    [206, 744],
    [190, 786],
    [170, 800],
  ];
  const lid = mix(color, '#fff4e2', 0.82);
  return (
    shadow(500, 800, 190) +
    lathe({ cx: 500, profile, color, finish: 'gloss' }) +
    ellipse(500, 564, 198, 44, shade(0.34)) +
    lathe({
      cx: 500,
      profile: [
        [200, 430],
        [210, 442],
        [210, 556],
      ],
      color: lid,
      finish: 'gloss',
    }) +
    lidTop(500, 430, 200, lid) +
    ellipse(500, 430, 172, 37, 'none', `stroke="${tone(lid, -0.1)}" stroke-width="3"`) +
    band(
      500,
      [
        [210, 442],
        [210, 556],
      ],
      536,
      550,
      brass,
    ) +
    `<g transform="translate(500 430) scale(1 .24)">${emblem('flower', 0, 0, 150, tone(lid, -0.22), 5)}</g>` +
    word('CREAM', 500, 704, 38, inkOn(color), 9, 40) +
    smallPrint(500, 728, [150, 90], 16, inkOn(color), 3)
  );
}

function tube(color: string): string {
  const body = 'M366 216H634C634 420 606 560 596 690H404C394 560 366 420 366 216Z';
  const cap = capOf(color);
  return (
    shadow(500, 800, 92) +
    shape(
      body,
      linear(
        [
          tone(color, -0.1),
          at(0.14, tone(color, 0.04)),
          at(0.3, tone(color, 0.13)),
          at(0.5, tone(color, 0.01)),
          at(0.8, tone(color, -0.14)),
          tone(color, -0.16),
        ],
        'across',
      ),
    ) +
    clip(
      body,
      shape('M366 216H634V330C560 270 440 270 366 330Z', linear([glow(0.28), glow(0.02)])) +
        shape('M402 270C416 420 426 560 430 690H420C410 540 400 420 386 270Z', glow(0.4)),
    ) +
    box(360, 182, 280, 44, 6, flat(tone(color, 0.03))) +
    Array.from({ length: 27 }, (_, i) => line(`M${370 + i * 10} 190v28`, shade(0.12), 3)).join('') +
    lathe({
      cx: 500,
      profile: [
        [98, 686],
        [102, 694],
        [94, 792],
        [90, 800],
      ],
      color: cap,
      finish: 'gloss',
    }) +
    Array.from({ length: 15 }, (_, i) =>
      line(`M${n(412 + i * 12.6)} ${n(706 + Math.sqrt(1 - ((i - 7) / 7.6) ** 2) * 18)}v76`, shade(0.12), 2.5),
    ).join('') +
    emblem('flower', 500, 410, 84, inkOn(color), 4) +
    word('BALM', 500, 516, 40, inkOn(color), 9, 40) +
    smallPrint(500, 546, [112, 76], 17, inkOn(color), 3) +
    line('M452 640H548', inkOn(color), 4)
  );
}

function frontLabel(top: number, bottom: number, color: string, mark: 'leaf' | 'drop', text: string): string {
  const h = bottom - top;
  return (
    box(416, top, 168, h, 8, linear(['#fffaf0', at(0.6, label), '#dccdb3'], 'across')) +
    emblem(mark, 500, top + h * 0.34, h * 0.36, mix(color, '#3a2618', 0.5), 4) +
    word(text, 500, top + h * 0.76, 24, '#4a3527', 11, 36) +
    line(`M470 ${n(top + h * 0.87)}H530`, '#a48c70', 3)
  );
}
