import { fade, glow, inkOn, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { band, highlight, lathe, lidTop, type Profile } from '../tools/lathe.ts';
import { smallPrint, word } from '../tools/lettering.ts';
import { ball, box, clip, ellipse, line, linear, n, radial, shape } from '../tools/paint.ts';
import { castShadow, dice, shadow, shine } from '../tools/parts.ts';
import { arch } from '../tools/path.ts';
import { type Camera, camera, cuboid, face, onto, type Spot } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';

export const pantry = {
  'tea-tin': teaTin,
  'coffee-bag': coffeeBag,
  'chocolate-bar': chocolateBar,
  'sweets-box': sweetsBox,
  'honey-jar': honeyJar,
  'dates-box': datesBox,
} satisfies Record<string, Drawing>;

const paper = '#f8eedb';
const cocoa = '#4b2a1d';

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
    shape(
      arch(500, 730, 176, 262),
      linear(
        [
          [0, '#fffaf0'],
          [0.6, paper],
          [1, '#dfcfb3'],
        ],
        'across',
      ),
    ) +
    line(arch(500, 722, 160, 244), inkOn(paper), 2.5, 'opacity="0.6"') +
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
          [0, tone(color, -0.12)],
          [0.07, tone(color, 0.03)],
          [0.2, tone(color, 0.09)],
          [0.55, tone(color, 0)],
          [0.88, tone(color, -0.12)],
          [0.93, tone(color, -0.22)],
          [1, tone(color, -0.14)],
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
        shape(
          'M352 300H648V350H352Z',
          linear([
            [0, shade(0.3)],
            [1, shade(0)],
          ]),
        ),
    ) +
    shape(
      'M346 214Q346 206 354 206H646Q654 206 654 214L656 296Q656 304 648 304H352Q344 304 344 296Z',
      linear(
        [
          [0, tone(fold, 0.12)],
          [0.5, tone(fold, 0.02)],
          [1, tone(fold, -0.12)],
        ],
        'diagonal',
      ),
    ) +
    line('M346 238H654M346 262H654', shade(0.14), 3) +
    box(
      330,
      270,
      340,
      18,
      8,
      linear(
        [
          [0, '#e6c889'],
          [1, '#b08d4f'],
        ],
        'across',
      ),
    ) +
    box(
      404,
      404,
      192,
      272,
      8,
      linear(
        [
          [0, '#fffaf0'],
          [0.6, paper],
          [1, '#e3d3b8'],
        ],
        'across',
      ),
    ) +
    box(404, 404, 192, 12, 5, mix(color, '#3a2618', 0.3)) +
    emblem('bean', 500, 500, 92, cocoa, 6) +
    word('COFFEE', 500, 602, 28, cocoa, 12, 20) +
    smallPrint(500, 624, [120, 90], 15, '#8b745d') +
    ellipse(500, 368, 13, 13, shade(0.25)) +
    ellipse(500, 366, 9, 9, tone(color, -0.12))
  );
}

function chocolateBar(color: string): string {
  const squares = [0, 1]
    .flatMap((row) =>
      [0, 1, 2].map((column) => {
        const [x, y] = [344 + column * 106, 176 + row * 104];
        return (
          box(
            x,
            y,
            100,
            98,
            8,
            linear(
              [
                [0, '#7d4a31'],
                [1, '#4b2a1d'],
              ],
              'diagonal',
            ),
          ) +
          box(
            x + 12,
            y + 12,
            76,
            74,
            6,
            linear(
              [
                [0, '#5a3222'],
                [1, '#6b3d29'],
              ],
              'diagonal',
            ),
          ) +
          line(`M${x + 8} ${y + 90}V${y + 8}H${x + 92}`, fade('#d9a47e', 0.55), 3)
        );
      }),
    )
    .join('');
  const wrap = 'M330 400L364 384L392 402L424 380L456 404L492 384L526 402L560 382L592 402L632 382L670 398V806H330Z';
  const foil = 'M326 372L352 340L380 362L410 332L446 360L486 330L520 362L552 336L592 360L630 330L674 366V420H326Z';
  return (
    castShadow([
      [334, 804],
      [672, 804],
      [690, 784],
      [352, 784],
    ]) +
    box(336, 168, 328, 330, 12, '#3a1f15') +
    squares +
    shape(
      foil,
      linear(
        [
          [0, '#fff6dd'],
          [0.3, '#d6b56c'],
          [0.5, '#f8e8bd'],
          [0.75, '#c49b4f'],
          [1, '#f0dba6'],
        ],
        'across',
      ),
    ) +
    shape(
      wrap,
      linear(
        [
          [0, tone(color, -0.06)],
          [0.06, tone(color, 0.09)],
          [0.5, tone(color, 0)],
          [0.94, tone(color, -0.1)],
          [1, tone(color, -0.2)],
        ],
        'across',
      ),
    ) +
    clip(
      wrap,
      shape(
        'M330 384H670V430H330Z',
        linear([
          [0, glow(0.3)],
          [1, glow(0)],
        ]),
      ) + line('M330 450H670M330 770H670', mix(color, '#f0d28c', 0.8), 5),
    ) +
    box(
      386,
      500,
      228,
      214,
      8,
      linear(
        [
          [0, '#fffaf0'],
          [1, '#eadabd'],
        ],
        'diagonal',
      ),
    ) +
    emblem('lattice', 500, 578, 84, mix(color, cocoa, 0.35), 4) +
    word('CACAO', 500, 668, 28, cocoa, 12) +
    smallPrint(500, 688, [104], 14, '#8b745d')
  );
}

function sweetsBox(color: string): string {
  const see = camera(0.34, 0.62, 500, 740);
  const fills = ['#e5a9a0', '#f2e2b8', '#a9b98a', '#d98f6a', '#efd6c8', '#c9a45a'];
  const pieces = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const at: Spot = [-180 + column * 120, 34, -100 + row * 100];
      const color = fills[(row * 5 + column * 2) % fills.length] ?? paper;
      return (
        cuboid(see, { at, size: [84, 52, 68], round: 16, tones: [0.08, -0.02, -0.12] }, color) +
        (column % 2 === row % 2 ? dust(see, at) : ellipse(...see([at[0], 88, at[2]]), 13, 9, '#7d9a4c'))
      );
    }),
  );
  return (
    castShadow([see([-270, 0, 180]), see([270, 0, 180]), see([270, 0, -180]), see([-270, 0, -180])]) +
    openLid(see, color) +
    cuboid(see, { at: [0, 0, 0], size: [520, 84, 350], round: 8 }, color) +
    face(
      see,
      [
        [-246, 84, -160],
        [246, 84, -160],
        [246, 84, 160],
        [-246, 84, 160],
      ],
      tone(paper, -0.16),
    ) +
    face(
      see,
      [
        [-246, 84, -160],
        [-246, 84, 160],
        [-246, 40, 160],
        [-246, 40, -160],
      ],
      '#d9c8a8',
    ) +
    pieces.join('') +
    frontWall(see, color)
  );
}

function openLid(see: Camera, color: string): string {
  const [a, b, c, d]: Spot[] = [
    [-260, 84, -176],
    [260, 84, -176],
    [260, 400, -290],
    [-260, 400, -290],
  ];
  return (
    face(see, [d ?? [0, 0, 0], c ?? [0, 0, 0], b ?? [0, 0, 0], a ?? [0, 0, 0]], tone(color, -0.06), 10) +
    `<g transform="${onto(see, [0, 262, -234], 'front')}">${line(arch(0, 96, 180, 190), mix(color, '#f0d28c', 0.85), 5)}${emblem('star', 0, 10, 84, mix(color, '#f0d28c', 0.85), 5)}</g>`
  );
}

function frontWall(see: Camera, color: string): string {
  return (
    face(
      see,
      [
        [-260, 84, 175],
        [260, 84, 175],
        [260, 0, 175],
        [-260, 0, 175],
      ],
      tone(color, 0.01),
      4,
    ) +
    face(
      see,
      [
        [-260, 84, 175],
        [260, 84, 175],
        [260, 84, 162],
        [-260, 84, 162],
      ],
      tone(color, 0.14),
      2,
    ) +
    `<g transform="${onto(see, [0, 44, 175], 'front')}">${word('SWEETS', 0, 16, 30, mix(color, '#f7dfa6', 0.88), 11)}</g>`
  );
}

function dust(see: Camera, [x, y, z]: Spot): string {
  const next = dice(Math.round(x * 7 + z * 3 + 999));
  return Array.from({ length: 12 }, () =>
    ellipse(...see([x - 34 + next() * 68, y + 53, z - 26 + next() * 52]), 3, 2.2, '#ffffff', 'opacity="0.8"'),
  ).join('');
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
    shape(
      'M360 520H640V760H360Z',
      radial(
        [
          [0, '#ffc95599'],
          [1, '#ffc95500'],
        ],
        0.65,
        0.6,
        0.6,
      ),
    ) +
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
    box(
      404,
      548,
      192,
      186,
      12,
      linear(
        [
          [0, '#fffaf0'],
          [0.6, paper],
          [1, '#dccbac'],
        ],
        'across',
      ),
    ) +
    box(404, 548, 192, 14, 6, color) +
    emblem('bee', 500, 624, 76, '#5b3a1c', 4.5) +
    word('HONEY', 500, 706, 26, '#5b3a1c', 12)
  );
}

function datesBox(color: string): string {
  const see = camera(0.3, 0.66, 500, 720);
  const dates = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 7 }, (_, column) => {
      const [x, y] = see([-216 + column * 72, 60, -84 + row * 84]);
      const color = ['#6d3a1f', '#7d4524', '#5b2f1b'][(row + column) % 3] ?? cocoa;
      return `<g transform="rotate(${-10 + ((row * 3 + column) % 4) * 4} ${n(x)} ${n(y)})">${ellipse(x + 6, y + 8, 27, 44, shade(0.35))}${ellipse(x, y, 26, 44, ball(color, 'gloss'))}${line(`M${n(x - 6)} ${n(y - 28)}q-8 26 0 56M${n(x + 8)} ${n(y - 26)}q8 26 0 48`, shade(0.3), 2.5)}${shine(x - 9, y - 18, 7, 15, 0.7)}</g>`;
    }),
  );
  return (
    castShadow([see([-280, 0, 160]), see([280, 0, 160]), see([280, 0, -160]), see([-280, 0, -160])]) +
    cuboid(see, { at: [0, 0, 0], size: [550, 76, 310], round: 10 }, color) +
    face(
      see,
      [
        [-256, 76, -138],
        [256, 76, -138],
        [256, 76, 138],
        [-256, 76, 138],
      ],
      '#e9d7b4',
    ) +
    face(
      see,
      [
        [-256, 76, -138],
        [256, 76, -138],
        [256, 60, -110],
        [-256, 60, -110],
      ],
      '#c9b184',
    ) +
    dates.join('') +
    face(
      see,
      [
        [-275, 76, 155],
        [275, 76, 155],
        [275, 76, 138],
        [-275, 76, 138],
      ],
      tone(color, 0.12),
      2,
    ) +
    face(
      see,
      [
        [-275, 76, 155],
        [275, 76, 155],
        [275, 0, 155],
        [-275, 0, 155],
      ],
      color,
      4,
    ) +
    `<g transform="${onto(see, [0, 40, 155], 'front')}">${word('DATES', 0, 15, 30, mix(color, '#f7dfa6', 0.88), 11)}${emblem('star', -150, 0, 36, mix(color, '#f7dfa6', 0.88), 4)}${emblem('star', 150, 0, 36, mix(color, '#f7dfa6', 0.88), 4)}</g>`
  );
}
