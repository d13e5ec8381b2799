import { fade, glow, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { lathe, lidTop } from '../tools/lathe.ts';
import { word } from '../tools/lettering.ts';
import { at, clip, line, linear, shape } from '../tools/paint.ts';
import { castShadow, shine } from '../tools/parts.ts';
import { arch, roundedRect } from '../tools/path.ts';
import { camera, cuboid, onto } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';
import { brass, capOf } from './materials.ts';

export const perfumery = { perfume, soap } satisfies Record<string, Drawing>;

function perfume(color: string): string {
  const glass = roundedRect(330, 420, 340, 386, 34);
  const liquid = roundedRect(356, 476, 288, 292, 20);
  const cap = capOf(color);
  return (
    castShadow([
      [340, 806],
      [664, 806],
      [680, 784],
      [352, 784],
    ]) +
    shape(
      glass,
      linear([fade(tone(color, 0.3), 0.9), at(0.5, mix(color, '#f7efe2', 0.62)), mix(tone(color, -0.1), '#e6d9c6', 0.5)], 'diagonal'),
    ) +
    shape(liquid, linear([tone(color, 0.14), at(0.3, tone(color, 0.04)), at(0.75, tone(color, -0.07)), tone(color, -0.16)], 'diagonal')) +
    clip(
      liquid,
      shape('M356 476H644V496H356Z', glow(0.28)) +
        shape('M356 640L560 476H644L356 716Z', glow(0.16)) +
        shape('M420 768Q560 700 644 560V768Z', glow(0.12)),
    ) +
    line(glass, glow(0.7), 4) +
    line('M346 460V770', glow(0.8), 7) +
    line('M654 470V760', shade(0.14), 5) +
    line('M366 790H634', glow(0.55), 6) +
    lathe({
      cx: 500,
      profile: [
        [54, 372],
        [54, 424],
      ],
      color: brass,
      finish: 'metal',
      streak: 0,
    }) +
    lathe({
      cx: 500,
      profile: [
        [74, 206],
        [80, 216],
        [80, 380],
      ],
      color: cap,
      finish: 'gloss',
    }) +
    lidTop(500, 206, 74, cap) +
    shape(arch(500, 726, 160, 220), linear(['#fffaf0', '#e9dac1'], 'diagonal')) +
    line(arch(500, 720, 148, 206), '#a98450', 2.5) +
    emblem('star', 500, 594, 50, '#6a4a30', 5) +
    word('OUD', 500, 676, 32, '#4a3527', 9, 44)
  );
}

function soap(color: string): string {
  const see = camera(0.42, 0.34, 500, 790);
  const low = mix(color, '#f5ead8', 0.6);
  const bar = (y: number, color: string, turn: number) =>
    cuboid(camera(0.42 + turn, 0.34, 500, 790), { at: [0, y, 0], size: [380, 96, 230], round: 46, tones: [0.1, 0, -0.13] }, color);
  return (
    castShadow([see([-200, 0, 125]), see([200, 0, 125]), see([200, 0, -125]), see([-200, 0, -125])]) +
    bar(14, low, 0.06) +
    bar(142, color, 0) +
    `<g transform="${onto(see, [0, 250, 0], 'floor')}">${line('M-176 -98H176V98H-176Z', tone(color, -0.12), 4)}${line('M-174 -96V96', glow(0.3), 3)}${emblem('arch', 0, 2, 140, tone(color, -0.22), 7)}<g transform="translate(3 3)">${emblem('arch', 0, 2, 140, glow(0.35), 3)}</g></g>` +
    `<g transform="${onto(see, [0, 188, 138], 'front')}">${word('OLIVE SOAP', 0, 14, 30, tone(color, -0.26), 10, 30)}<g transform="translate(2 2)">${word('OLIVE SOAP', 0, 14, 30, glow(0.3), 4, 30)}</g></g>` +
    shine(400, 500, 120, 26, 0.5, 4)
  );
}
