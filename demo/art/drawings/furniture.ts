import { fade, glow, mix, shade, tone } from '../tools/color.ts';
import { lathe, mouth } from '../tools/lathe.ts';
import { at, clip, ellipse, flat, line, linear, shape } from '../tools/paint.ts';
import { airyShadow, castShadow, rod, tube } from '../tools/parts.ts';
import { arch } from '../tools/path.ts';
import { type Camera, camera, cuboid, face } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';
import { linen } from './materials.ts';

export const furniture = { stool, chair, shelf, 'side-table': sideTable, mirror } satisfies Record<string, Drawing>;

function stool(color: string): string {
  return (
    airyShadow(500, 792, 150, 36) +
    rod([446, 500], [438, 756], 26, tone(color, -0.12), 'matte', 20) +
    rod([554, 500], [566, 756], 26, tone(color, -0.16), 'matte', 20) +
    rod([440, 660], [562, 660], 14, tone(color, -0.1)) +
    rod([404, 510], [372, 806], 32, color, 'matte', 24) +
    rod([596, 510], [628, 806], 32, color, 'matte', 24) +
    rod([384, 716], [616, 716], 16, color) +
    lathe({
      cx: 500,
      profile: [
        [150, 466],
        [156, 480],
        [152, 508],
        [138, 520],
      ],
      color,
      k: 0.26,
      streak: 0.14,
    }) +
    ellipse(500, 466, 150, 39, linear([tone(color, 0.16), tone(color, 0.02)], 'across')) +
    [0.82, 0.62, 0.42, 0.22]
      .map((s) => ellipse(499, 467, 150 * s, 39 * s, 'none', `stroke="${tone(color, -0.12)}" stroke-width="2.5" opacity="0.35"`))
      .join('')
  );
}

function chair(color: string): string {
  const see = camera(0.52, 0.3, 480, 770);
  const wood = tone(color, -0.02);
  const leg = (x: number, z: number, top: number, splay: number) =>
    rod(see([x, top, z]), see([x * splay, 0, z * splay]), 26, wood, 'matte', 19);
  const slat = (x: number) => rod(see([x, 262, -118]), see([x * 1.06, 470, -150]), 13, tone(color, -0.06));
  const feet = [see([-150, 0, 150]), see([150, 0, 150]), see([150, 0, -150]), see([-150, 0, -150])];
  const rail = [-150, -90, -30, 30, 90, 150].map((x) => see([x * 1.06, 500, -152 - (1 - (x / 150) ** 2) * 26]));
  return (
    castShadow(feet, 0.5) +
    leg(-120, -120, 250, 1.18) +
    leg(120, -120, 250, 1.18) +
    rod(see([-132, 110, -132]), see([132, 110, -132]), 12, tone(color, -0.12)) +
    [-88, -30, 30, 88].map(slat).join('') +
    rod(see([-132, 250, -120]), see([-158, 500, -152]), 22, wood) +
    rod(see([132, 250, -120]), see([158, 500, -152]), 22, wood) +
    tube(`M${rail.map((point) => point.join(' ')).join('L')}`, 46, color) +
    rod(see([-134, 110, 134]), see([-134, 110, -134]), 12, tone(color, -0.1)) +
    rod(see([134, 110, 134]), see([134, 110, -134]), 12, tone(color, -0.1)) +
    leg(-126, 126, 240, 1.16) +
    leg(126, 126, 240, 1.16) +
    cuboid(see, { at: [0, 238, 0], size: [304, 26, 296], round: 22 }, color) +
    cuboid(see, { at: [0, 264, 4], size: [258, 14, 246], round: 26, tones: [0.1, 0, -0.1] }, mix(linen, color, 0.1))
  );
}

function shelf(color: string): string {
  const see = camera(0.36, 0.16, 470, 800);
  const levels = [14, 156, 298, 440];
  const inside = tone(color, -0.24);
  const hollow = (y: number, h: number) =>
    face(
      see,
      [
        [-150, y + h, 66],
        [150, y + h, 66],
        [150, y, 66],
        [-150, y, 66],
      ],
      inside,
    ) +
    shape(
      `M${see([-150, y, 66]).join(' ')}L${see([150, y, 66]).join(' ')}L${see([150, y, -40]).join(' ')}L${see([-128, y, -40]).join(' ')}L${see([-150, y, 20]).join(' ')}Z`,
      tone(color, 0.02),
    ) +
    face(
      see,
      [
        [-150, y + h, 66],
        [-104, y + h, -40],
        [-104, y, -40],
        [-150, y, 66],
      ],
      tone(color, -0.16),
    ) +
    shape(
      `M${see([-150, y + h, 66]).join(' ')}L${see([150, y + h, 66]).join(' ')}L${see([150, y + h - 26, 66]).join(' ')}L${see([-150, y + h - 26, 66]).join(' ')}Z`,
      linear([shade(0.4), shade(0)]),
    );
  return (
    castShadow([see([-170, 0, 70]), see([170, 0, 70]), see([170, 0, -70]), see([-170, 0, -70])]) +
    cuboid(see, { at: [0, 0, 0], size: [330, 590, 134], round: 6 }, color) +
    levels.map((y) => hollow(y, 130)).join('') +
    shelfGoods(see)
  );
}

function shelfGoods(see: Camera): string {
  const books = (x: number, y: number, parts: readonly (readonly [number, number, string])[]) => {
    let at = x;
    return parts
      .map(([w, h, color]) => {
        at += w;
        return cuboid(see, { at: [at - w / 2, y, 34], size: [w, h, 50], round: 2 }, color);
      })
      .join('');
  };
  const pot = (x: number, y: number, color: string, r: number, h: number) => {
    const [px, py] = see([x, y, 34]);
    return lathe({
      cx: px,
      profile: [
        [r * 0.6, py - h],
        [r, py - h * 0.5],
        [r * 0.7, py],
      ],
      color,
      k: 0.16,
    });
  };
  return (
    books(-120, 440, [
      [26, 92, '#a34b32'],
      [20, 104, '#e6d2ad'],
      [30, 86, '#41627a'],
      [22, 98, '#c9973e'],
    ]) +
    pot(70, 440, '#e7dccb', 34, 84) +
    pot(-70, 298, '#b4573a', 38, 78) +
    cuboid(see, { at: [60, 298, 34], size: [110, 20, 60], round: 3 }, '#6c7a54') +
    cuboid(see, { at: [56, 318, 34], size: [96, 18, 54], round: 3 }, '#ead9bb') +
    books(10, 156, [
      [24, 100, '#7d8b6a'],
      [30, 90, '#d8b483'],
      [20, 104, '#8b3f35'],
      [26, 94, '#34424f'],
    ]) +
    pot(-80, 156, '#d7a23b', 30, 96) +
    cuboid(see, { at: [-40, 14, 30], size: [170, 66, 60], round: 6 }, '#c8a579') +
    pot(100, 14, '#566b78', 32, 90)
  );
}

function sideTable(color: string): string {
  return (
    airyShadow(500, 792, 160, 36) +
    rod([500, 430], [516, 764], 22, tone(color, -0.18), 'matte', 16) +
    rod([430, 440], [356, 806], 26, color, 'matte', 18) +
    rod([570, 440], [650, 806], 26, color, 'matte', 18) +
    ellipse(502, 640, 122, 28, tone(color, -0.22)) +
    ellipse(502, 634, 122, 28, linear([tone(color, 0.1), tone(color, -0.04)], 'across')) +
    lathe({
      cx: 500,
      profile: [
        [246, 404],
        [252, 416],
        [246, 436],
        [226, 446],
      ],
      color,
      k: 0.24,
      streak: 0.12,
    }) +
    ellipse(500, 404, 246, 59, linear([tone(color, 0.16), tone(color, 0.01)], 'across')) +
    ellipse(500, 405, 228, 53, 'none', `stroke="${tone(color, -0.14)}" stroke-width="3" opacity="0.5"`) +
    ellipse(590, 404, 70, 15, shade(0.3)) +
    lathe({
      cx: 580,
      profile: [
        [44, 334],
        [46, 350],
        [42, 390],
        [34, 400],
      ],
      color: '#f1e6d4',
      finish: 'gloss',
    }) +
    mouth(580, 334, 44, 5, '#f1e6d4') +
    cuboid(camera(0.5, 0.24, 430, 410), { at: [0, 0, 0], size: [130, 18, 90], round: 3 }, '#8b4a35') +
    cuboid(camera(0.7, 0.24, 432, 392), { at: [0, 0, 0], size: [112, 14, 80], round: 3 }, '#e3cda4')
  );
}

function mirror(color: string): string {
  const glass = arch(500, 776, 300, 588);
  return (
    castShadow([
      [330, 802],
      [670, 802],
      [690, 776],
      [350, 776],
    ]) +
    `<g transform="translate(16 0)">${shape(arch(500, 802, 356, 642), tone(color, -0.3))}</g>` +
    shape(arch(500, 802, 356, 642), flat(color, 0.12)) +
    line(arch(500, 800, 350, 634), glow(0.3), 3) +
    shape(glass, linear(['#f2f0ea', at(0.4, '#d5d8d5'), '#b9beba'], 'diagonal')) +
    clip(
      glass,
      shape('M340 560L700 180V330L340 700Z', glow(0.5)) +
        shape('M340 730L700 370V400L340 764Z', glow(0.42)) +
        shape('M340 690H660V800H340Z', linear(['#d9c4a4', '#cdb592'])) +
        line('M340 690H660', fade('#8f7a5c', 0.4), 3) +
        shape(arch(560, 690, 120, 240), fade('#8f8f84', 0.25)),
    ) +
    line(glass, tone(color, -0.26), 6) +
    `<g transform="translate(3 3)">${line(glass, shade(0.18), 4)}</g>`
  );
}
