import { tone } from '../tools/color.ts';
import { lathe, lidTop, type Profile } from '../tools/lathe.ts';
import { at, clip, ellipse, line, linear, radial, shape } from '../tools/paint.ts';
import { airyShadow, rod, shadow } from '../tools/parts.ts';
import { oval } from '../tools/path.ts';
import type { Drawing } from './drawing.ts';
import { brass, linen } from './materials.ts';

export const lamps = { 'table-lamp': tableLamp, 'floor-lamp': floorLamp, 'pendant-lamp': pendantLamp } satisfies Record<string, Drawing>;

function tableLamp(color: string): string {
  const base: Profile = [
    [26, 520],
    [52, 540],
    [118, 610],
    [134, 680],
    [100, 760],
    [88, 786, 'corner'],
    [92, 800],
  ];
  return (
    shadow(500, 800, 100) +
    halo(500, 380, 360) +
    rod([500, 540], [500, 420], 18, brass, 'metal') +
    lathe({ cx: 500, profile: base, color, finish: 'gloss' }) +
    lathe({
      cx: 500,
      profile: [
        [32, 504],
        [34, 524],
      ],
      color: brass,
      finish: 'metal',
      streak: 0,
    }) +
    lidTop(500, 504, 32, brass) +
    lampShade(500, 190, 128, 480, 216, linen)
  );
}

function floorLamp(color: string): string {
  return (
    airyShadow(505, 802, 110, 22) +
    halo(500, 260, 230) +
    rod([500, 330], [560, 796], 10, '#7b5233') +
    rod([496, 300], [496, 420], 9, brass, 'metal') +
    rod([492, 380], [404, 802], 13, '#9a6a43') +
    rod([506, 380], [612, 812], 13, '#9a6a43') +
    lathe({
      cx: 499,
      profile: [
        [16, 366],
        [18, 400],
      ],
      color: brass,
      finish: 'metal',
      streak: 0,
    }) +
    lampShade(500, 130, 84, 318, 138, color)
  );
}

function pendantLamp(color: string): string {
  const dome: Profile = [
    [34, 420],
    [70, 436],
    [160, 486],
    [232, 580],
    [250, 660],
  ];
  return (
    `<g data-shadow="">${line('M500 -900V380', '#3a2b22', 6)}${shape(
      'M270 664L90 1150H910L730 664Z',
      linear(['#ffe6ae55', at(0.7, '#ffe6ae00'), '#ffe6ae00']),
    )}</g>` +
    lathe({
      cx: 500,
      profile: [
        [16, 330],
        [22, 340],
        [30, 400],
        [36, 424],
      ],
      color: brass,
      finish: 'metal',
      streak: 0,
    }) +
    ellipse(500, 660, 250, 54, tone(color, -0.2)) +
    lathe({ cx: 500, profile: dome, color, finish: 'gloss', k: 0 }) +
    ellipse(500, 660, 250, 52, tone(color, 0.08)) +
    ellipse(500, 664, 240, 46, radial(['#fff8e0', at(0.4, '#ffe6ad'), '#d9a95c'])) +
    ellipse(500, 664, 62, 34, radial(['#ffffff', at(0.7, '#fffbe8'), '#ffeebb'])) +
    line('M252 656A250 52 0 0 1 748 656', tone(color, -0.1), 5)
  );
}

/** A cloth shade that is lit from within. */
function lampShade(cx: number, top: number, topR: number, bottom: number, bottomR: number, color: string): string {
  const profile: Profile = [
    [topR, top],
    [bottomR, bottom],
  ];
  const d = `M${cx - topR} ${top}A${topR} ${topR * 0.2} 0 0 1 ${cx + topR} ${top}L${cx + bottomR} ${bottom}A${bottomR} ${bottomR * 0.2} 0 0 1 ${cx - bottomR} ${bottom}Z`;
  return (
    ellipse(cx, bottom, bottomR, bottomR * 0.2, '#ffe9b8') +
    lathe({ cx, profile, color, k: 0.2, streak: 0 }) +
    shape(d, radial(['#fff0c2cc', at(0.5, '#ffd98a77'), '#ffcf7a00'], 0.5, 0.78, 0.62)) +
    ellipse(cx, top, topR, topR * 0.2, tone(color, -0.2)) +
    clip(oval(cx, top, topR - 4, topR * 0.2 - 2), ellipse(cx, top + 6, topR * 0.9, topR * 0.17, '#fff2cf')) +
    line(`M${cx - bottomR} ${bottom}A${bottomR} ${bottomR * 0.2} 0 0 0 ${cx + bottomR} ${bottom}`, tone(color, -0.14), 6) +
    line(`M${cx - topR} ${top}A${topR} ${topR * 0.2} 0 0 0 ${cx + topR} ${top}`, tone(color, 0.14), 4)
  );
}

function halo(cx: number, cy: number, r: number): string {
  return `<g data-shadow="">${ellipse(cx, cy, r, r, radial(['#ffe2a070', at(0.5, '#ffdd9430'), '#ffdd9400']))}</g>`;
}
