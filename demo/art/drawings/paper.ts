import { fade, glow, inkOn, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { smallPrint, word } from '../tools/lettering.ts';
import { blurred, box, clip, ellipse, flat, line, linear, n, shape } from '../tools/paint.ts';
import { castShadow } from '../tools/parts.ts';
import { arch, poly, roundedRect } from '../tools/path.ts';
import { camera, cuboid, face, onto } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';

export const paper = { notebook, pen, book, cards, 'pencil-case': pencilCase, planner } satisfies Record<string, Drawing>;

const sheet = '#faf3e6';

function notebook(color: string): string {
  const see = camera(0.5, 0.2, 470, 800);
  const mark = inkOn(color);
  return (
    castShadow([see([-180, 0, 36]), see([180, 0, 36]), see([180, 0, -36]), see([-180, 0, -36])]) +
    shape(poly([see([110, 0, 4]), see([132, 0, 4]), see([132, -40, 4]), see([121, -26, 4]), see([110, -40, 4])]), '#b0412c') +
    cuboid(see, { at: [0, 0, 0], size: [372, 540, 70], round: 8, tones: [0.05, 0, -0.2] }, color) +
    face(
      see,
      [
        [187, 532, 26],
        [187, 532, -26],
        [187, 8, -26],
        [187, 8, 26],
      ],
      sheet,
    ) +
    Array.from({ length: 8 }, (_, i) =>
      line(
        `M${see([188, 530, -22 + i * 6])
          .map(n)
          .join(' ')}L${see([188, 10, -22 + i * 6])
          .map(n)
          .join(' ')}`,
        shade(0.12),
        1.5,
      ),
    ).join('') +
    face(
      see,
      [
        [-150, 540, 36],
        [-134, 540, 36],
        [-134, 0, 36],
        [-150, 0, 36],
      ],
      tone(color, -0.1),
    ) +
    face(
      see,
      [
        [130, 541, 37],
        [148, 541, 37],
        [148, -1, 37],
        [130, -1, 37],
      ],
      tone(color, -0.22),
    ) +
    face(
      see,
      [
        [130, 541, 37],
        [148, 541, 37],
        [148, 541, -36],
        [130, 541, -36],
      ],
      tone(color, -0.1),
    ) +
    `<g transform="${onto(see, [-6, 290, 37], 'front')}">${line(arch(0, 130, 170, 250), mark, 4)}${emblem('moon', 0, -8, 76, mark, 5)}${word('NOTES', 0, 104, 24, mark, 11, 40)}</g>`
  );
}

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
    shape(
      nib,
      linear(
        [
          [0, '#a57f36'],
          [0.4, '#f3dc9c'],
          [1, '#9a7430'],
        ],
        'across',
      ),
    ) +
    line('M0 -6V-60', '#6d521f', 2.5) +
    ellipse(0, -64, 5, 5, '#6d521f') +
    shape(
      body,
      linear(
        [
          [0, tone('#2c2622', -0.02)],
          [0.3, '#6b605a'],
          [0.55, '#39312d'],
          [1, '#1c1714'],
        ],
        'across',
      ),
    ) +
    shape(
      barrel,
      linear(
        [
          [0, tone(color, -0.1)],
          [0.25, tone(color, 0.16)],
          [0.45, tone(color, 0.02)],
          [1, tone(color, -0.26)],
        ],
        'across',
      ),
    ) +
    box(
      -48,
      -352,
      96,
      26,
      5,
      linear(
        [
          [0, '#a57f36'],
          [0.3, '#f6e3ac'],
          [1, '#8d6a2a'],
        ],
        'across',
      ),
    ) +
    box(
      -40,
      -622,
      80,
      14,
      4,
      linear(
        [
          [0, '#a57f36'],
          [0.3, '#f6e3ac'],
          [1, '#8d6a2a'],
        ],
        'across',
      ),
    ) +
    line('M-20 -380C-22 -500 -20 -580 -14 -640', glow(0.5), 8) +
    '</g>'
  );
}

function book(color: string): string {
  const see = camera(-0.5, 0.2, 530, 800);
  const mark = inkOn(color);
  const gold = mix(color, '#f3d48c', 0.85);
  const cover = poly([see([-190, 560, 50]), see([190, 560, 50]), see([190, 0, 50]), see([-190, 0, 50])]);
  return (
    castShadow([see([-190, 0, 50]), see([190, 0, 50]), see([190, 0, -50]), see([-190, 0, -50])]) +
    face(
      see,
      [
        [-190, 560, -50],
        [190, 560, -50],
        [190, 560, 50],
        [-190, 560, 50],
      ],
      tone(sheet, -0.06),
      2,
    ) +
    face(
      see,
      [
        [-190, 560, -50],
        [-190, 560, 50],
        [-190, 0, 50],
        [-190, 0, -50],
      ],
      tone(color, -0.15),
      6,
    ) +
    face(
      see,
      [
        [-190, 560, 50],
        [190, 560, 50],
        [190, 0, 50],
        [-190, 0, 50],
      ],
      color,
      6,
    ) +
    [500, 470, 90, 60]
      .map((y) => line(`M${see([-190, y, -48]).map(n).join(' ')}L${see([-190, y, 48]).map(n).join(' ')}`, gold, 4))
      .join('') +
    `<g transform="${onto(see, [6, 280, 51], 'front')}">${line('M-160 -252H160V252H-160Z', gold, 4)}${shape(arch(0, 96, 210, 300), fade(mix(color, '#1c120c', 0.55), 0.75))}${clip(arch(0, 96, 210, 300), `<circle cx="34" cy="-86" r="44" fill="${gold}"/>` + shape('M-110 96V10Q-60 -30 -10 14T110 -6V96Z', mix(color, '#f3dfb8', 0.45)) + shape('M-110 96V54Q-40 10 30 56T110 44V96Z', mix(color, '#f3dfb8', 0.7)))}${word('TALES OF', 0, 156, 30, mark, 10, 32)}${word('THE SOUK', 0, 206, 30, mark, 10, 32)}</g>` +
    line(`M${see([-172, 556, 51]).map(n).join(' ')}L${see([-172, 4, 51]).map(n).join(' ')}`, shade(0.2), 5) +
    shape(
      cover,
      linear(
        [
          [0, glow(0.14)],
          [0.5, glow(0)],
          [1, shade(0.1)],
        ],
        'diagonal',
      ),
    )
  );
}

function cards(color: string): string {
  const gold = mix(color, '#f3d48c', 0.8);
  const card = (fill: string, art: string) => box(-150, -400, 300, 400, 8, flat(fill)) + line('M-146 -4V-396H146', glow(0.5), 3) + art;
  const moonlit =
    shape(arch(0, -70, 190, 270), mix(color, '#1c1420', 0.3)) +
    emblem('moon', 0, -210, 86, '#f3dfa8', 6) +
    emblem('star', 46, -270, 26, '#f3dfa8', 8) +
    emblem('star', -50, -150, 20, '#f3dfa8', 9) +
    word('THANK YOU', -4, -26, 19, '#4a3527', 12, 34);
  const see = camera(0.3, 0.5, 520, 770);
  return (
    castShadow([
      [300, 800],
      [720, 800],
      [740, 770],
      [320, 770],
    ]) +
    `<g transform="translate(640 790) rotate(9)">${card('#eadcc2', shape(arch(0, -60, 200, 280), mix(color, '#fff2dd', 0.62)) + emblem('flower', 0, -190, 120, tone(color, -0.1), 5))}</g>` +
    `<g transform="translate(364 792) rotate(-8)">${card(tone(color, 0.02), line('M-130 -380H130V-20H-130Z', gold, 4) + emblem('sun', 0, -210, 150, gold, 5))}</g>` +
    `<g data-shadow="">${box(358, 380, 300, 420, 8, shade(0.16))}</g>` +
    `<g transform="translate(498 800)">${card(sheet, moonlit)}</g>` +
    castShadow([see([80, 0, 140]), see([340, 0, 140]), see([340, 0, -20]), see([80, 0, -20])], 0.6) +
    cuboid(see, { at: [210, 0, 60], size: [260, 10, 160], round: 3 }, mix(color, '#fff2dd', 0.55)) +
    `<g transform="${onto(see, [210, 11, 60], 'floor')}">${line('M-126 -76L0 14L126 -76', tone(color, -0.1), 4)}${shape('M0 2m-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0', '#a8402c')}</g>`
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
      [
        [0, tone(paint, 0.1)],
        [0.33, tone(paint, 0.1)],
        [0.34, paint],
        [0.66, paint],
        [0.67, tone(paint, -0.14)],
        [1, tone(paint, -0.14)],
      ],
      'across',
    );
    return `<g transform="rotate(${angle} ${x} 640)">${shape(
      `M${x} ${top}L${x + 22} ${top + 62}H${x - 22}Z`,
      linear(
        [
          [0, '#f0d6ab'],
          [1, '#c79f6c'],
        ],
        'across',
      ),
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
    shape(
      pouch,
      linear(
        [
          [0, tone(color, 0.06)],
          [0.4, tone(color, 0)],
          [1, tone(color, -0.14)],
        ],
        'diagonal',
      ),
    ) +
    clip(
      pouch,
      shape('M220 560C320 620 360 780 300 810H220Z', shade(0.08)) +
        shape('M250 540C400 600 640 590 760 540V524H240Z', glow(0.14)) +
        shape('M220 760Q500 820 780 750V810H220Z', shade(0.14)),
    ) +
    box(232, 524, 536, 28, 12, tone(color, -0.2)) +
    Array.from({ length: 52 }, (_, i) => box(242 + i * 10, 530, 5, 16, 2, i % 2 ? '#d9b66a' : '#b58f48')).join('') +
    box(
      706,
      522,
      40,
      32,
      7,
      linear(
        [
          [0, '#f1dca4'],
          [1, '#a57f36'],
        ],
        'diagonal',
      ),
    ) +
    line('M738 548C760 580 756 600 748 624', '#8a5a3a', 12) +
    box(734, 616, 28, 50, 10, '#8a5a3a') +
    line('M246 570V760Q246 782 270 782H730Q754 782 754 760V570', inkOn(color), 3.5, 'stroke-dasharray="13 10" opacity="0.6"') +
    box(430, 636, 140, 84, 6, flat('#a06a42')) +
    box(437, 643, 126, 70, 4, 'none', 'stroke="#e9cfa5" stroke-width="2.5" stroke-dasharray="8 6"') +
    emblem('arch', 500, 678, 46, '#f3dfb8', 4)
  );
}

function planner(color: string): string {
  const ring = (y: number) =>
    ellipse(322, y, 9, 9, shade(0.55)) +
    line(`M324 ${y}C290 ${y - 22} 270 ${y - 4} 282 ${y + 6}S310 ${y + 8} 318 ${y + 2}`, '#7d6230', 8) +
    line(`M323 ${y - 1}C292 ${y - 21} 272 ${y - 5} 282 ${y + 4}`, '#e8cd8c', 4);
  const days = Array.from({ length: 35 }, (_, i) => {
    const [x, y] = [386 + (i % 7) * 42, 496 + Math.floor(i / 7) * 44];
    return i === 17 ? ellipse(x, y, 17, 17, tone(color, -0.04)) : ellipse(x, y, 5.5, 5.5, i % 7 > 4 ? '#b9603f' : '#7a6653');
  }).join('');
  const tabs = [
    ['#d9a13a', 250],
    ['#4d7d78', 340],
    ['#b4573a', 430],
    ['#7a7d45', 520],
  ] as const;
  return (
    castShadow([
      [300, 806],
      [702, 806],
      [722, 782],
      [320, 782],
    ]) +
    tabs
      .map(([fill, y]) =>
        box(
          680,
          y,
          52,
          74,
          10,
          linear(
            [
              [0, tone(fill, 0.08)],
              [1, tone(fill, -0.1)],
            ],
            'across',
          ),
        ),
      )
      .join('') +
    shape(roundedRect(306, 190, 404, 614, 18), tone(color, -0.22)) +
    shape(roundedRect(306, 190, 396, 612, 14), sheet) +
    shape(roundedRect(306, 190, 392, 610, 14), tone(sheet, -0.08)) +
    shape(
      roundedRect(300, 186, 392, 616, 18),
      linear(
        [
          [0, tone(color, 0.08)],
          [0.5, color],
          [1, tone(color, -0.1)],
        ],
        'diagonal',
      ),
    ) +
    shape('M300 200V790H346V196Z', shade(0.08)) +
    box(
      352,
      390,
      312,
      340,
      12,
      linear(
        [
          [0, '#fffaf0'],
          [1, '#ecdfc8'],
        ],
        'diagonal',
      ),
    ) +
    box(352, 390, 312, 62, 12, mix(color, '#3a2618', 0.4)) +
    box(352, 430, 312, 22, 0, mix(color, '#3a2618', 0.4)) +
    word('MARCH', 508, 434, 26, '#fff3dc', 11, 40) +
    days +
    word('PLANNER', 508, 316, 46, inkOn(color), 9, 30) +
    smallPrint(508, 346, [150], 10, inkOn(color), 3.5) +
    [232, 290, 348, 406, 464, 522, 580, 638, 696, 754].map(ring).join('')
  );
}
