import { fade, glow, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { smallPrint, word } from '../tools/lettering.ts';
import { at, ball, box, clip, ellipse, line, linear, n, shape } from '../tools/paint.ts';
import { castShadow, dice, shine } from '../tools/parts.ts';
import { arch } from '../tools/path.ts';
import { type Camera, camera, cuboid, face, onto, type Spot } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';
import { cocoa, wrapper } from './materials.ts';

export const sweets = { 'chocolate-bar': chocolateBar, 'sweets-box': sweetsBox, 'dates-box': datesBox } satisfies Record<string, Drawing>;

function chocolateBar(color: string): string {
  const squares = [0, 1]
    .flatMap((row) =>
      [0, 1, 2].map((column) => {
        const [x, y] = [344 + column * 106, 176 + row * 104];
        return (
          box(x, y, 100, 98, 8, linear(['#7d4a31', '#4b2a1d'], 'diagonal')) +
          box(x + 12, y + 12, 76, 74, 6, linear(['#5a3222', '#6b3d29'], 'diagonal')) +
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
    shape(foil, linear(['#fff6dd', at(0.3, '#d6b56c'), at(0.5, '#f8e8bd'), at(0.75, '#c49b4f'), '#f0dba6'], 'across')) +
    shape(
      wrap,
      linear(
        [tone(color, -0.06), at(0.06, tone(color, 0.09)), at(0.5, tone(color, 0)), at(0.94, tone(color, -0.1)), tone(color, -0.2)],
        'across',
      ),
    ) +
    clip(
      wrap,
      shape('M330 384H670V430H330Z', linear([glow(0.3), glow(0)])) + line('M330 450H670M330 770H670', mix(color, '#f0d28c', 0.8), 5),
    ) +
    box(386, 500, 228, 214, 8, linear(['#fffaf0', '#eadabd'], 'diagonal')) +
    emblem('lattice', 500, 578, 84, mix(color, cocoa, 0.35), 4) +
    word('CACAO', 500, 668, 28, cocoa, 12) +
    smallPrint(500, 688, [104], 14, '#8b745d')
  );
}

function sweetsBox(color: string): string {
  const see = camera(0.34, 0.62, 500, 740);
  const fills = ['#e5a9a0', '#f2e2b8', '#a9b98a', '#d98f6a', '#efd6c8', '#c9a45a'];
  const chocolates = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const at: Spot = [-180 + column * 120, 34, -100 + row * 100];
      const color = fills[(row * 5 + column * 2) % fills.length] ?? wrapper;
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
      tone(wrapper, -0.16),
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
    chocolates.join('') +
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
