import { fade, glow, inkOn, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { smallPrint, word } from '../tools/lettering.ts';
import { at, box, clip, ellipse, flat, line, linear, n, shape } from '../tools/paint.ts';
import { castShadow } from '../tools/parts.ts';
import { arch, poly, roundedRect } from '../tools/path.ts';
import { camera, cuboid, face, onto } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';
import { sheet } from './materials.ts';

export const paper = { notebook, book, cards, planner } satisfies Record<string, Drawing>;

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
    `<g transform="${onto(see, [6, 280, 51], 'front')}">${line('M-160 -252H160V252H-160Z', gold, 4)}${shape(arch(0, 96, 210, 300), fade(mix(color, '#1c120c', 0.55), 0.75))}${clip(arch(0, 96, 210, 300), `<circle cx="34" cy="-86" r="44" fill="${gold}"/>${shape('M-110 96V10Q-60 -30 -10 14T110 -6V96Z', mix(color, '#f3dfb8', 0.45))}${shape('M-110 96V54Q-40 10 30 56T110 44V96Z', mix(color, '#f3dfb8', 0.7))}`)}${word('TALES OF', 0, 156, 30, mark, 10, 32)}${word('THE SOUK', 0, 206, 30, mark, 10, 32)}</g>` +
    line(`M${see([-172, 556, 51]).map(n).join(' ')}L${see([-172, 4, 51]).map(n).join(' ')}`, shade(0.2), 5) +
    shape(cover, linear([glow(0.14), at(0.5, glow(0)), shade(0.1)], 'diagonal'))
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
    tabs.map(([fill, y]) => box(680, y, 52, 74, 10, linear([tone(fill, 0.08), tone(fill, -0.1)], 'across'))).join('') +
    shape(roundedRect(306, 190, 404, 614, 18), tone(color, -0.22)) +
    shape(roundedRect(306, 190, 396, 612, 14), sheet) +
    shape(roundedRect(306, 190, 392, 610, 14), tone(sheet, -0.08)) +
    shape(roundedRect(300, 186, 392, 616, 18), linear([tone(color, 0.08), at(0.5, color), tone(color, -0.1)], 'diagonal')) +
    shape('M300 200V790H346V196Z', shade(0.08)) +
    box(352, 390, 312, 340, 12, linear(['#fffaf0', '#ecdfc8'], 'diagonal')) +
    box(352, 390, 312, 62, 12, mix(color, '#3a2618', 0.4)) +
    box(352, 430, 312, 22, 0, mix(color, '#3a2618', 0.4)) +
    word('MARCH', 508, 434, 26, '#fff3dc', 11, 40) +
    days +
    word('PLANNER', 508, 316, 46, inkOn(color), 9, 30) +
    smallPrint(508, 346, [150], 10, inkOn(color), 3.5) +
    [232, 290, 348, 406, 464, 522, 580, 638, 696, 754].map(ring).join('')
  );
}
