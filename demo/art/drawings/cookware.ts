import { glow, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { lathe, lidTop, type Profile, tilt } from '../tools/lathe.ts';
import { at, box, clip, ellipse, flat, line, linear, n, radial, round, shape } from '../tools/paint.ts';
import { castShadow, dice, leaf, rod, shadow, shine, speckles, stem } from '../tools/parts.ts';
import { curve, roundedRect } from '../tools/path.ts';
import { camera, cuboid } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';
import { clay } from './materials.ts';

export const cookware = { vase, pan, 'cutting-board': cuttingBoard, knife, jar } satisfies Record<string, Drawing>;

function vase(color: string): string {
  const profile: Profile = [
    [58, 470],
    [46, 500],
    [52, 540],
    [130, 610],
    [164, 690],
    [140, 770],
    [112, 800],
  ];
  const dry = ['#c9a26a', '#b98d55', '#d8b883'];
  const stems = [
    [-170, 190, -24],
    [-86, 120, -11],
    [10, 90, 2],
    [104, 132, 13],
    [180, 210, 26],
  ] as const;
  const grass = stems.map(([dx, top, angle], i) => {
    const color = dry[i % 3] ?? clay;
    const plume = Array.from({ length: 9 }, (_, j) =>
      leaf(500 + dx * (1 - j * 0.055), top + 118 - j * 15 + 0, 120 - j * 3, 34, angle * 0.8 + (j % 2 ? 20 : -20) * (1 - j / 9), color),
    ).join('');
    return (
      stem(
        [
          [500 + dx * 0.1, 480],
          [500 + dx * 0.5, (480 + top) / 2 + 20],
          [500 + dx, top + 60],
        ],
        5,
        '#8d7443',
      ) + plume
    );
  });
  return (
    shadow(500, 800, 130) +
    ellipse(500, 470, 58, 13, tone(color, -0.3)) +
    grass.join('') +
    lathe({ cx: 500, profile, color }) +
    speckles(500, 690, 110, 70, color, 11) +
    frontLip(500, 470, 58, color)
  );
}

function pan(color: string): string {
  const steel = '#8f8a84';
  return (
    shadow(420, 770, 230, 70) +
    rod([640, 640], [720, 596], 40, steel, 'metal', 30) +
    rod([712, 600], [930, 486], 40, '#8a5a3a', 'matte', 50) +
    ellipse(926, 488, 12, 9, shade(0.5)) +
    lathe({
      cx: 420,
      profile: [
        [290, 670],
        [262, 740],
        [236, 770],
      ],
      color,
      finish: 'gloss',
      k: 0.34,
      streak: 0.3,
    }) +
    ellipse(420, 670, 290, 99, linear([tone(color, 0.22), tone(color, 0.02)], 'across')) +
    ellipse(420, 674, 276, 91, linear(['#2a2523', '#5c534d'], 'across')) +
    ellipse(420, 698, 236, 66, radial(['#4f4742', at(0.8, '#3b3430'), '#2c2623'], 0.4, 0.4, 0.7)) +
    [0.35, 0.6, 0.85]
      .map(
        (share) =>
          `<ellipse cx="420" cy="698" rx="${n(236 * share)}" ry="${n(66 * share)}" fill="none" stroke="#ffffff" stroke-opacity="0.06" stroke-width="4"/>`,
      )
      .join('') +
    shine(330, 680, 120, 26, 0.28, -6) +
    ellipse(628, 648, 8, 6, '#d8d3cc') +
    ellipse(612, 628, 8, 6, '#d8d3cc')
  );
}

function cuttingBoard(color: string): string {
  const outline =
    'M330 300Q330 250 380 250H430C462 250 458 196 462 170Q468 130 500 130Q532 130 538 170C542 196 538 250 570 250H620Q670 250 670 300V760Q670 800 630 800H370Q330 800 330 760Z';
  const next = dice(5);
  const grain = Array.from({ length: 15 }, (_, i) => {
    const x = 336 + i * 24;
    return line(
      `M${n(x)} 130C${n(x + next() * 26 - 13)} 330 ${n(x + next() * 30 - 15)} 560 ${n(x + next() * 20 - 10)} 810`,
      tone(color, next() > 0.4 ? -0.13 : 0.1),
      2 + next() * 5,
      'opacity="0.4"',
    );
  }).join('');
  return (
    castShadow([
      [336, 800],
      [680, 800],
      [690, 784],
      [346, 784],
    ]) +
    `<g transform="translate(16 2)">${shape(outline, linear([tone(color, -0.16), tone(color, -0.3)]))}</g>` +
    shape(outline, flat(color, 0.09)) +
    clip(
      outline,
      grain +
        ellipse(560, 560, 46, 76, 'none', `stroke="${tone(color, -0.16)}" stroke-width="5" opacity="0.4"`) +
        ellipse(560, 562, 22, 42, 'none', `stroke="${tone(color, -0.18)}" stroke-width="5" opacity="0.4"`),
    ) +
    shape(roundedRect(362, 288, 276, 480, 24), 'none', `stroke="${tone(color, -0.2)}" stroke-width="7" opacity="0.55"`) +
    shape(roundedRect(365, 292, 276, 480, 24), 'none', `stroke="${glow(0.35)}" stroke-width="3"`) +
    ellipse(500, 178, 15, 19, tone(color, -0.42)) +
    ellipse(503, 181, 12, 16, '#d9cbb8') +
    line('M333 760V300Q333 253 380 253H432', glow(0.5), 4)
  );
}

function knife(color: string): string {
  const see = camera(0.42, 0.24, 500, 790);
  const blade = 'M454 394L556 394L556 640C556 700 520 742 462 752L454 752Z';
  return (
    castShadow([see([-150, 0, 70]), see([150, 0, 70]), see([150, 0, -70]), see([-150, 0, -70])]) +
    cuboid(see, { at: [0, 0, -10], size: [260, 420, 70], round: 10 }, '#a8794f') +
    cuboid(see, { at: [0, 0, 10], size: [310, 34, 170], round: 8 }, '#8e623d') +
    `<g transform="translate(-20 -24)"><g opacity="0.5" transform="translate(16 10)">${shape(blade, shade(0.5))}</g>` +
    shape(blade, linear(['#f2f1ee', at(0.3, '#cfcdc9'), at(0.62, '#aeaba7'), at(0.64, '#dedcd8'), '#f6f5f3'], 'across')) +
    line('M454 398V748', '#8d8985', 3) +
    line('M556 398V640C556 700 520 742 466 750', '#ffffff', 3) +
    box(448, 372, 114, 26, 4, linear(['#8a8580', at(0.3, '#f1efec'), '#7c7772'], 'across')) +
    shape('M456 374C452 300 446 230 458 150Q462 120 500 120H520Q552 122 552 160C550 230 544 300 548 374Z', round(color)) +
    [180, 250, 320].map((y) => ellipse(502, y, 10, 10, '#d9cfbd') + ellipse(502, y, 6, 6, '#a9977a')).join('') +
    line('M470 160C464 240 466 300 470 366', glow(0.3), 6) +
    '</g>'
  );
}

function jar(color: string): string {
  const profile: Profile = [
    [158, 392],
    [172, 420],
    [176, 560],
    [176, 720],
    [166, 780],
    [152, 800],
  ];
  return (
    shadow(500, 800, 160) +
    lathe({ cx: 500, profile, color, finish: 'gloss' }) +
    ellipse(500, 396, 160, 34, shade(0.4)) +
    lathe({
      cx: 500,
      profile: [
        [166, 344],
        [168, 350],
        [168, 392],
      ],
      color: '#b07f50',
      streak: 0.15,
    }) +
    lidTop(500, 344, 166, '#b07f50') +
    ellipse(500, 344, 110, 22, 'none', 'stroke="#8d6038" stroke-width="3" opacity="0.5"') +
    lathe({
      cx: 500,
      profile: [
        [26, 292],
        [38, 304],
        [34, 322],
        [20, 342],
      ],
      color: '#9a6b40',
      streak: 0.2,
    }) +
    box(418, 508, 164, 190, 10, linear(['#fffaf0', at(0.5, '#f7ecd9'), '#dccbb0'], 'across')) +
    box(428, 518, 144, 170, 6, 'none', `stroke="${mix(color, '#3a2618', 0.5)}" stroke-width="2.5"`) +
    emblem('arch', 500, 598, 96, mix(color, '#3a2618', 0.55), 5)
  );
}

/** The front half of a mouth, over the stalks that come out of it. */
function frontLip(cx: number, y: number, r: number, color: string): string {
  return line(
    curve([
      [cx - r, y],
      [cx - r * 0.7, y + r * tilt * 0.72],
      [cx, y + r * tilt],
      [cx + r * 0.7, y + r * tilt * 0.72],
      [cx + r, y],
    ]),
    tone(color, 0.12),
    8,
  );
}
