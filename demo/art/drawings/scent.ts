import { fade, inkOn, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { filling, highlight, lathe, mouth, type Profile } from '../tools/lathe.ts';
import { word } from '../tools/lettering.ts';
import { at, blurred, box, ellipse, line, linear, radial, shape } from '../tools/paint.ts';
import { castShadow, flame, rod, shadow } from '../tools/parts.ts';
import { arch, curve } from '../tools/path.ts';
import { camera, cuboid, face, onto } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';
import { brass, label } from './materials.ts';

export const scent = { candle, 'candle-jar': candleJar, diffuser, incense, matches } satisfies Record<string, Drawing>;

function candle(color: string): string {
  const pillar = (cx: number, top: number, foot: number, r: number, color: string) =>
    lathe({
      cx,
      profile: [
        [r - 4, top],
        [r, top + 10],
        [r, foot],
      ],
      color,
      streak: 0.3,
    }) +
    ellipse(cx, top, r - 4, (r - 4) * 0.22, linear([tone(color, 0.2), tone(color, 0.02)], 'across')) +
    ellipse(cx, top + 3, r * 0.7, r * 0.14, radial(['#fff1c4', tone(color, 0.04)])) +
    shape(`M${cx - r} ${top + 4}H${cx + r}V${top + 150}H${cx - r}Z`, linear(['#ffe2a055', '#ffe2a000'])) +
    line(`M${cx} ${top + 2}q3 -12 1 -24`, '#3a2a20', 5) +
    flame(cx + 1, top - 16, 84);
  return (
    shadow(500, 806, 220, 50) +
    lathe({
      cx: 500,
      profile: [
        [228, 766],
        [232, 776],
        [190, 802],
      ],
      color: brass,
      finish: 'metal',
      streak: 0,
    }) +
    ellipse(500, 766, 228, 50, linear(['#e8cd8c', at(0.5, '#c39b4a'), '#8d6c2d'], 'across')) +
    ellipse(510, 768, 196, 40, shade(0.22)) +
    pillar(576, 400, 754, 76, mix(color, '#fff2dd', 0.28)) +
    pillar(424, 280, 776, 84, color)
  );
}

function candleJar(color: string): string {
  const profile: Profile = [
    [160, 470],
    [164, 480],
    [164, 770],
    [154, 794],
    [144, 800],
  ];
  const wax = mix('#f8eedb', color, 0.16);
  return (
    shadow(500, 800, 154) +
    lathe({ cx: 500, profile, color, finish: 'gloss' }) +
    mouth(500, 470, 160, 9, color) +
    filling(500, 484, 145, wax) +
    ellipse(500, 485, 96, 18, radial(['#fff3cc', at(0.6, '#ffe6ad99'), '#ffe6ad00'])) +
    line('M500 486q3 -14 1 -28', '#3a2a20', 6) +
    flame(501, 462, 112) +
    box(404, 540, 192, 190, 8, linear(['#fffaf0', at(0.6, label), '#dccdb3'], 'across')) +
    box(414, 550, 172, 170, 5, 'none', `stroke="${mix(color, '#3a2618', 0.5)}" stroke-width="2.5"`) +
    emblem('flame', 500, 612, 78, mix(color, '#3a2618', 0.5), 4.5) +
    word('AMBER', 500, 692, 25, '#4a3527', 11, 34) +
    highlight(500, profile, 0.45, 0.8, 0.9)
  );
}

function diffuser(color: string): string {
  const profile: Profile = [
    [44, 512],
    [50, 540],
    [126, 580],
    [146, 640],
    [146, 760],
    [136, 792],
    [124, 800],
  ];
  const reeds = [
    [-150, 230],
    [-92, 190],
    [-28, 172],
    [40, 176],
    [104, 200],
    [166, 246],
  ] as const;
  return (
    shadow(500, 800, 134) +
    reeds.map(([dx, top], i) => rod([500 + dx * 0.13, 520], [500 + dx, top], 9, i % 2 ? '#b98d5c' : '#d2aa78')).join('') +
    lathe({
      cx: 500,
      profile: [
        [46, 486],
        [50, 494],
        [50, 530],
      ],
      color: brass,
      finish: 'metal',
      streak: 0,
    }) +
    line('M454 486A46 10 0 0 0 546 486', '#e8cd8c', 5) +
    lathe({ cx: 500, profile, color, finish: 'gloss' }) +
    shape(arch(500, 766, 132, 158), linear(['#fffaf0', at(0.6, label), '#dccdb3'], 'across')) +
    line(arch(500, 760, 120, 144), '#a98450', 2.5) +
    emblem('wave', 500, 690, 44, '#6a4a30', 6) +
    word('IRIS', 500, 744, 20, '#4a3527', 12, 40) +
    highlight(500, profile, 0.45, 0.78, 0.88)
  );
}

/** Three wisps: points, width and opacity. */
const wisps = [
  [
    [
      [426, 330],
      [400, 260],
      [450, 200],
      [410, 120],
      [440, 40],
    ],
    22,
    0.5,
  ],
  [
    [
      [506, 290],
      [540, 220],
      [490, 150],
      [530, 70],
      [500, -10],
    ],
    26,
    0.55,
  ],
  [
    [
      [588, 340],
      [610, 270],
      [570, 210],
      [610, 140],
    ],
    18,
    0.45,
  ],
] as const;

function incense(color: string): string {
  const bowl: Profile = [
    [150, 690],
    [148, 720],
    [110, 780],
    [80, 792, 'corner'],
    [78, 800],
  ];
  const smoke = `<g data-shadow="">${wisps.map(([points, width, opacity]) => blurred(line(curve(points), fade('#ffffff', opacity), width), 7)).join('')}</g>`;
  const sticks = [
    [-74, 340, '#6f4a33'],
    [6, 300, '#5f3f2b'],
    [88, 350, '#7a5239'],
  ] as const;
  return (
    shadow(500, 796, 84, 16) +
    smoke +
    ellipse(500, 690, 150, 33, tone(color, 0.14)) +
    ellipse(500, 692, 139, 28, tone(color, -0.26)) +
    ellipse(500, 702, 128, 20, '#cdbfa9') +
    ellipse(500, 700, 120, 15, '#ddd1bd') +
    sticks
      .map(
        ([dx, top, wood]) =>
          rod([500 + dx * 0.25, 704], [500 + dx * 0.62, 520], 6, '#c9a06c') +
          rod([500 + dx * 0.6, 540], [500 + dx, top], 13, wood) +
          ellipse(500 + dx, top, 8, 10, radial(['#ffd27a', at(0.5, '#f07b2c'), '#b8421c'])) +
          ellipse(500 + dx, top - 8, 5, 8, '#e9e3da'),
      )
      .join('') +
    lathe({ cx: 500, profile: bowl, color, finish: 'gloss', k: 0.1 }) +
    shape('M350 690A150 33 0 0 0 650 690L650 692A150 33 0 0 1 350 692Z', tone(color, 0.12)) +
    line('M352 694A150 33 0 0 0 648 694', tone(color, 0.16), 9) +
    line('M366 730Q500 790 634 730', inkOn(color), 4, 'opacity="0.4"') +
    cone(690, 806, color)
  );
}

function cone(x: number, y: number, color: string): string {
  return (
    shadow(x, y - 6, 26, 8) +
    lathe({
      cx: x,
      profile: [
        [4, y - 76],
        [28, y - 6],
      ],
      color: mix(color, '#5a3a28', 0.7),
      streak: 0.2,
    })
  );
}

function matches(color: string): string {
  const see = camera(0.46, 0.4, 470, 760);
  const head = tone('#b8412c', 0.04);
  const match = (x: number, z: number) => {
    const from = see([x, 92, 60 + z * 0.1]);
    const to = see([x, 92, 250 + z]);
    return rod(from, to, 15, '#e2c08e') + ellipse(to[0], to[1], 13, 15, radial([tone(head, 0.14), tone(head, -0.14)], 0.35, 0.3, 0.8));
  };
  const gold = mix(color, '#f7e2b2', 0.85);
  return (
    castShadow([see([-190, 0, 260]), see([190, 0, 260]), see([190, 0, -230]), see([-190, 0, -230])]) +
    cuboid(see, { at: [0, 0, -50], size: [378, 112, 330], round: 6 }, color) +
    face(
      see,
      [
        [189, 92, 106],
        [189, 92, -206],
        [189, 22, -206],
        [189, 22, 106],
      ],
      '#5a4438',
    ) +
    `<g transform="${onto(see, [0, 113, -50], 'floor')}">${line('M-168 -142H168V142H-168Z', gold, 4)}${emblem('sun', 0, -28, 140, gold, 6)}${word('MATCHES', 0, 108, 34, gold, 11, 30)}</g>` +
    cuboid(see, { at: [0, 4, 120], size: [350, 96, 280], round: 4 }, '#e9d9bd') +
    face(
      see,
      [
        [-164, 100, 60],
        [164, 100, 60],
        [164, 100, 252],
        [-164, 100, 252],
      ],
      '#b79c74',
    ) +
    [-140, -108, -76, -44, -12, 20, 52, 84, 116, 146].map((x, i) => match(x, (i % 3) * 7 - 12)).join('') +
    face(
      see,
      [
        [-175, 98, 260],
        [175, 98, 260],
        [175, 4, 260],
        [-175, 4, 260],
      ],
      '#e3d0ae',
      3,
    )
  );
}
