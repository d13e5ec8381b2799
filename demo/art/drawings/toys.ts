import { fade, glow, inkOn, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { band, lathe, type Profile } from '../tools/lathe.ts';
import { at, ball, blurred, box, clip, ellipse, line, linear, n, radial, shape } from '../tools/paint.ts';
import { dice, rod, shadow, shine } from '../tools/parts.ts';
import { curve, poly } from '../tools/path.ts';
import type { Drawing } from './drawing.ts';
import { beech, friends } from './materials.ts';

export const toys = { plush, 'toy-car': toyCar, 'spinning-top': spinningTop, kite } satisfies Record<string, Drawing>;

function plush(color: string): string {
  const soft = (cx: number, cy: number, rx: number, ry: number, angle = 0) =>
    `<g transform="rotate(${angle} ${cx} ${cy})">${ellipse(cx, cy, rx, ry, ball(color))}</g>`;
  const belly = mix(color, '#fff4e4', 0.66);
  const dark = '#2f2420';
  const next = dice(8);
  const fluff = Array.from({ length: 90 }, () => {
    const [angle, far] = [next() * 6.28, Math.sqrt(next())];
    const top = next() > 0.45;
    const [x, y] = top
      ? [500 + Math.cos(angle) * far * 140, 340 + Math.sin(angle) * far * 120]
      : [500 + Math.cos(angle) * far * 130, 620 + Math.sin(angle) * far * 140];
    return line(`M${n(x)} ${n(y)}q4 -8 12 -8`, next() > 0.5 ? tone(color, 0.14) : tone(color, -0.12), 2.5, 'opacity="0.6"');
  }).join('');
  const ear = (x: number) => ellipse(x, 214, 62, 62, ball(color)) + ellipse(x, 220, 38, 38, radial([belly, tone(belly, -0.1)]));
  const foot = (x: number, angle: number) =>
    soft(x, 744, 78, 66, angle) +
    ellipse(x, 752, 46, 40, radial([belly, tone(belly, -0.1)])) +
    [-22, 0, 22].map((dx) => ellipse(x + dx, 714 + Math.abs(dx) * 0.3, 9, 9, belly)).join('');
  return (
    shadow(500, 796, 190, 30) +
    soft(326, 590, 58, 112, 32) +
    soft(674, 590, 58, 112, -32) +
    soft(500, 630, 172, 172) +
    ellipse(500, 648, 108, 116, radial([tone(belly, 0.06), at(0.7, belly), tone(belly, -0.1)], 0.4, 0.3, 0.75)) +
    ear(374) +
    ear(626) +
    ellipse(504, 500, 130, 24, shade(0.28)) +
    ellipse(500, 346, 176, 156, ball(color)) +
    fluff +
    shape('M432 480Q500 520 568 480L580 500Q500 548 420 500Z', '#c4603f') +
    shape('M500 506L448 478V540ZM500 506L552 478V540Z', linear(['#d9744f', '#a84b2c'])) +
    ellipse(500, 508, 14, 16, '#a84b2c') +
    ellipse(500, 400, 76, 62, radial([tone(belly, 0.06), at(0.7, belly), tone(belly, -0.1)], 0.4, 0.3, 0.75)) +
    shape('M472 374Q500 360 528 374Q524 400 500 408Q476 400 472 374Z', dark) +
    ellipse(490, 378, 8, 5, glow(0.6)) +
    line('M500 408V424M500 424Q482 444 464 432M500 424Q518 444 536 432', dark, 5) +
    [430, 570].map((x) => ellipse(x, 326, 17, 19, dark) + ellipse(x - 5, 319, 5, 6, '#ffffff')).join('') +
    ellipse(396, 386, 30, 20, fade('#e08a72', 0.35)) +
    ellipse(604, 386, 30, 20, fade('#e08a72', 0.35)) +
    foot(382, -12) +
    foot(618, 12)
  );
}

function toyCar(color: string): string {
  const body =
    'M190 640C190 596 214 584 262 576L344 564C386 478 420 440 500 440H596C660 440 690 480 720 560C790 566 820 588 824 640V690Q824 722 794 722H220Q190 722 190 690Z';
  const wheel = (x: number) =>
    ellipse(x + 12, 736, 78, 78, '#1f1b19') +
    ellipse(x, 736, 76, 76, linear(['#4a433e', '#221e1c'], 'diagonal')) +
    ellipse(x, 736, 50, 50, linear([tone(beech, 0.1), tone(beech, -0.14)], 'diagonal')) +
    ellipse(x, 736, 34, 34, 'none', `stroke="${tone(beech, -0.2)}" stroke-width="3" opacity="0.6"`) +
    ellipse(x, 736, 14, 14, linear(['#f6e3ac', '#8d6a2a'], 'diagonal'));
  const pane = (d: string) =>
    shape(d, linear(['#e8efee', at(0.5, '#b9cccb'), '#8aa3a4'], 'diagonal')) +
    clip(d, shape('M380 560L520 420H560L420 560ZM600 560L700 440H720L640 560Z', glow(0.5))) +
    line(d, tone(color, -0.26), 4);
  return (
    `<g data-shadow="">${blurred(ellipse(520, 808, 340, 26, shade(0.45)), 13)}${ellipse(340, 812, 66, 10, shade(0.5))}${ellipse(690, 812, 66, 10, shade(0.5))}</g>` +
    `<g transform="translate(14 -8)">${shape(body, tone(color, -0.3))}</g>` +
    shape(body, linear([tone(color, 0.16), at(0.4, tone(color, 0.03)), tone(color, -0.16)])) +
    clip(
      body,
      line('M180 650H840', glow(0.35), 4) +
        shape('M180 660H840V730H180Z', shade(0.08)) +
        blurred(shape('M344 564C386 478 420 440 500 440H596C560 460 440 470 400 580Z', glow(0.3)), 6),
    ) +
    pane('M396 564C420 504 446 478 496 478H526V564Z') +
    pane('M550 564V478H596C634 478 656 510 672 564Z') +
    line('M538 580V700', tone(color, -0.2), 3) +
    box(560, 606, 40, 12, 6, tone(beech, 0.02)) +
    ellipse(208, 634, 20, 26, linear(['#fff3c8', '#e6b650'], 'diagonal')) +
    box(800, 618, 20, 36, 8, '#b8412c') +
    ellipse(340, 724, 90, 84, tone(color, -0.36)) +
    ellipse(690, 724, 90, 84, tone(color, -0.36)) +
    box(250, 716, 520, 14, 6, tone(color, -0.34)) +
    wheel(340) +
    wheel(690) +
    emblem('star', 466, 650, 52, inkOn(color), 4)
  );
}

function spinningTop(color: string): string {
  const body: Profile = [
    [34, 372],
    [60, 400],
    [180, 450],
    [250, 520],
    [216, 610],
    [110, 710],
    [34, 770],
    [10, 806],
  ];
  const stripes =
    band(500, body, 434, 458, friends[4], 0.22, 0) +
    band(500, body, 500, 536, friends[0], 0.22, 0) +
    band(500, body, 600, 626, friends[4], 0.22, 0) +
    band(500, body, 690, 706, friends[0], 0.22, 0);
  return (
    `<g data-shadow="">${blurred(ellipse(560, 806, 200, 32, shade(0.42)), 14)}${ellipse(486, 808, 26, 8, shade(0.6))}</g>` +
    `<g transform="rotate(9 490 806)">` +
    lathe({
      cx: 500,
      profile: [
        [18, 196],
        [34, 210],
        [30, 236],
        [16, 256],
        [16, 376],
      ],
      color: beech,
      streak: 0.3,
    }) +
    lathe({ cx: 500, profile: body, color, finish: 'gloss' }) +
    stripes +
    lathe({
      cx: 500,
      profile: [
        [9, 780],
        [4, 812],
      ],
      color: '#8d8781',
      finish: 'metal',
      streak: 0,
    }) +
    shine(390, 500, 34, 60, 0.6, 24) +
    '</g>' +
    line('M206 700C180 640 190 560 220 520', fade('#ffffff', 0.55), 7) +
    line('M812 640C820 580 806 520 780 486', fade('#ffffff', 0.55), 7)
  );
}

function kite(color: string): string {
  const [top, right, bottom, left, mid] = [
    [520, 170],
    [720, 390],
    [480, 700],
    [290, 360],
    [506, 376],
  ] as const;
  const second = friends[0];
  const part = (a: readonly [number, number], b: readonly [number, number], fill: string) =>
    shape(poly([a, b, mid]), linear([tone(fill, 0.1), tone(fill, -0.08)], 'diagonal'));
  const tail = [
    [480, 700],
    [500, 750],
    [450, 800],
    [500, 850],
    [440, 900],
    [476, 950],
  ] as const;
  const bow = (x: number, y: number, angle: number, fill: string) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">${shape('M0 0L-44 -20V20Z', linear([tone(fill, 0.1), tone(fill, -0.06)]))}${shape(
      'M0 0L44 -20V20Z',
      linear([tone(fill, 0), tone(fill, -0.16)]),
    )}${ellipse(0, 0, 8, 8, tone(fill, -0.1))}</g>`;
  return (
    `<g data-shadow="" transform="translate(70 60)">${blurred(shape(poly([top, right, bottom, left]), shade(0.26)) + line(curve(tail), shade(0.2), 8), 20)}</g>` +
    line(curve(tail), '#6b4630', 5) +
    part(top, right, second) +
    part(right, bottom, color) +
    part(bottom, left, mix(color, '#fff2dd', 0.5)) +
    part(left, top, color) +
    clip(poly([top, right, bottom, left]), shape('M506 376L620 282L610 560ZM506 376L400 270L380 530Z', glow(0.12))) +
    rod(top, bottom, 9, '#8a5a3a') +
    line(`M${left.join(' ')}Q520 352 ${right.join(' ')}`, '#8a5a3a', 8) +
    line(poly([top, right, bottom, left]), tone(color, -0.24), 5) +
    emblem('sun', 506, 372, 110, '#fff2d6', 7) +
    bow(490, 772, 30, friends[2]) +
    bow(476, 848, -24, second) +
    bow(462, 922, 26, color)
  );
}
