import { fade, glow, inkOn, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { lathe, lidTop, type Profile } from '../tools/lathe.ts';
import { at, ball, blurred, box, clip, ellipse, flat, line, linear, n, radial, shape } from '../tools/paint.ts';
import { castShadow, rod, shadow, shine, tube } from '../tools/parts.ts';
import { oval } from '../tools/path.ts';
import { camera, cuboid, onto } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';
import { rubber } from './materials.ts';

export const audio = { headphones, earbuds, speaker, turntable, microphone } satisfies Record<string, Drawing>;

const steel = '#b9b4ad';

function headphones(color: string): string {
  const cup = (x: number, side: 1 | -1) =>
    `<g transform="rotate(${side * -7} ${x} 640)">` +
    ellipse(x - side * 40, 640, 58, 132, linear(['#4b433e', at(0.4, '#332d2a'), '#1e1a18'], 'across')) +
    ellipse(x, 640, 74, 148, linear([tone(color, 0.12), at(0.4, tone(color, 0)), tone(color, -0.24)], 'diagonal')) +
    ellipse(x + side * 14, 640, 54, 118, linear([tone(color, -0.12), tone(color, 0.08)], 'diagonal')) +
    ellipse(x + side * 16, 640, 48, 108, flat(color, 0.1)) +
    emblem('arch', x + side * 16, 640, 60, inkOn(color), 4) +
    shine(x - 22, 560, 18, 46, 0.5, 14) +
    '</g>';
  return (
    shadow(338, 790, 90, 18) +
    shadow(662, 790, 90, 18) +
    line('M318 560C300 300 380 196 500 196S700 300 682 560', '#8d8781', 20) +
    line('M314 556C298 300 378 192 498 192', '#dedad5', 5) +
    shape(
      'M306 400C330 250 400 172 500 172S670 250 694 400L662 408C640 290 590 226 500 226S360 290 338 408Z',
      linear([tone(color, 0.1), at(0.5, color), tone(color, -0.2)], 'across'),
    ) +
    line('M322 392C344 262 410 192 500 192', glow(0.4), 7) +
    shape('M352 404C370 300 420 238 500 238S630 300 648 404L636 400C610 310 570 258 500 258S390 310 364 400Z', '#3a3330') +
    box(292, 470, 44, 90, 14, linear(['#e4e0db', '#8d8781'], 'across')) +
    box(664, 470, 44, 90, 14, linear(['#e4e0db', '#77716b'], 'across')) +
    cup(330, -1) +
    cup(670, 1)
  );
}

function earbuds(color: string): string {
  const lid = 'M300 520V430C300 330 370 280 500 280S700 330 700 430V520Z';
  const bud = (x: number, side: 1 | -1) =>
    `<g transform="rotate(${side * 6} ${x} 470)">${box(
      x - 22,
      470,
      44,
      130,
      22,
      linear([tone(color, 0.16), at(0.5, tone(color, 0.04)), tone(color, -0.16)], 'across'),
    )}${ellipse(x + side * 10, 450, 62, 58, ball(color, 'gloss'))}${ellipse(x - side * 34, 452, 24, 34, '#3a3330')}${ellipse(x - side * 38, 450, 15, 24, '#57504b')}${shine(x - 4, 424, 22, 14, 0.7, -20)}</g>`;
  const base = 'M290 560Q290 544 306 544H694Q710 544 710 560V640C710 760 630 802 500 802S290 760 290 640Z';
  return (
    shadow(500, 796, 160, 26) +
    shape(lid, linear([tone(color, -0.02), tone(color, -0.16)], 'diagonal')) +
    shape('M330 520V440C330 356 390 314 500 314S670 356 670 440V520Z', linear([tone(color, -0.34), tone(color, -0.2)])) +
    line('M304 470V430C304 334 374 284 500 284', glow(0.4), 5) +
    ellipse(500, 552, 206, 40, tone(color, -0.34)) +
    ellipse(420, 556, 78, 24, shade(0.4)) +
    ellipse(580, 556, 78, 24, shade(0.4)) +
    bud(416, -1) +
    bud(584, 1) +
    shape(base, linear([tone(color, 0.1), at(0.4, tone(color, 0.01)), tone(color, -0.2)], 'diagonal')) +
    clip(base, blurred(shape('M330 580C330 700 380 770 470 780C380 790 300 740 300 580Z', glow(0.4)), 8)) +
    line('M294 556H706', tone(color, 0.18), 6) +
    box(430, 540, 140, 14, 7, tone(color, -0.22)) +
    ellipse(500, 604, 7, 7, '#8fd19a') +
    ellipse(500, 604, 15, 15, '#8fd19a44') +
    emblem('arch', 500, 700, 66, inkOn(color), 3.5)
  );
}

function speaker(color: string): string {
  const see = camera(0.44, 0.17, 460, 800);
  const cloth = tone(color, -0.03);
  const cone = (y: number, r: number) =>
    ellipse(0, y, r + 16, r + 16, linear(['#e8cd8c', at(0.5, '#a57f36'), '#e8cd8c'], 'diagonal')) +
    ellipse(0, y, r + 8, r + 8, rubber) +
    ellipse(0, y, r, r, radial(['#2a2624', at(0.5, '#4a4440'), at(0.85, '#34302d'), '#191615'])) +
    ellipse(0, y, r * 0.72, r * 0.72, 'none', 'stroke="#5e5751" stroke-width="3"') +
    ellipse(0, y, r * 0.34, r * 0.34, radial(['#8a827b', at(0.6, '#4a4440'), '#231f1d'], 0.35, 0.3, 0.8));
  return (
    castShadow([see([-170, 0, 110]), see([170, 0, 110]), see([170, 0, -110]), see([-170, 0, -110])]) +
    cuboid(see, { at: [0, 14, 0], size: [340, 540, 220], round: 26 }, color) +
    [-130, 130].map((x) => cuboid(see, { at: [x, 0, 70], size: [50, 16, 40], round: 4 }, '#8a5a3a')).join('') +
    `<g transform="${onto(see, [0, 284, 111], 'front')}">${box(-152, -250, 304, 500, 22, flat(mix(cloth, '#000000', 0.06)))}${cone(90, 116)}${cone(-112, 56)}${box(-60, 224, 120, 4, 2, fade('#e8cd8c', 0.9))}${emblem('arch', -116, -214, 34, inkOn(color), 4)}${ellipse(118, -216, 13, 13, '#d9b76c')}${ellipse(118, -216, 7, 7, '#8d6a2a')}</g>` +
    `<g transform="${onto(see, [0, 555, 0], 'floor')}">${ellipse(-90, 0, 30, 30, '#8d6a2a')}${ellipse(-90, -5, 28, 28, '#e8cd8c')}${ellipse(0, 0, 18, 18, tone(color, -0.2))}${ellipse(70, 0, 18, 18, tone(color, -0.2))}</g>` +
    tube(
      `M${see([-150, 560, 0]).map(n).join(' ')}C${see([-120, 640, 0]).map(n).join(' ')} ${see([120, 640, 0]).map(n).join(' ')} ${see([150, 560, 0]).map(n).join(' ')}`,
      20,
      '#8a5a3a',
    )
  );
}

function turntable(color: string): string {
  const see = camera(0.3, 0.62, 500, 720);
  const c = [-60, 70, 0] as const;
  const [cx, cy] = see(c);
  const k = Math.sin(0.62);
  const groove = (r: number) => ellipse(cx, cy, r, r * k, 'none', 'stroke="#ffffff" stroke-opacity="0.07" stroke-width="3"');
  const arm = see([205, 110, -120]);
  return (
    castShadow([see([-300, 0, 220]), see([300, 0, 220]), see([300, 0, -220]), see([-300, 0, -220])]) +
    [-240, 240]
      .map((x) =>
        lathe({
          cx: see([x, 0, 180])[0],
          profile: [
            [34, see([x, 16, 180])[1]],
            [30, see([x, 0, 180])[1] + 6],
          ],
          color: rubber,
          k: 0.4,
          streak: 0,
        }),
      )
      .join('') +
    cuboid(see, { at: [0, 10, 0], size: [610, 60, 450], round: 16 }, color) +
    ellipse(cx + 8, cy + 10, 212, 212 * k, shade(0.35)) +
    ellipse(cx, cy, 208, 208 * k, linear(['#d8d3cc', at(0.5, '#8b857f'), '#e8e4de'], 'across')) +
    `<g transform="translate(0 -10)">${ellipse(cx, cy, 200, 200 * k, '#1c1918')}${[190, 176, 162, 148, 134, 120, 106, 92].map(groove).join('')}${clip(oval(cx, cy, 200, 200 * k), shape(`M${n(cx)} ${n(cy)}L${n(cx - 220)} ${n(cy - 140)}L${n(cx - 120)} ${n(cy - 190)}Z M${n(cx)} ${n(cy)}L${n(cx + 220)} ${n(cy + 140)}L${n(cx + 120)} ${n(cy + 190)}Z`, glow(0.17)))}${ellipse(cx, cy, 72, 72 * k, '#d06a3a')}${ellipse(cx, cy, 50, 50 * k, 'none', 'stroke="#f6dfc0" stroke-width="3"')}${ellipse(cx, cy, 7, 5, '#f6e9d6')}</g>` +
    ellipse(arm[0] + 6, arm[1] + 46, 52, 52 * k, shade(0.3)) +
    lathe({
      cx: arm[0],
      profile: [
        [40, arm[1] + 4],
        [46, arm[1] + 38],
      ],
      color: '#8b857f',
      finish: 'metal',
      k,
      streak: 0,
    }) +
    lidTop(arm[0], arm[1] + 4, 40, '#c9c4bd', k) +
    lathe({
      cx: arm[0],
      profile: [
        [16, arm[1] - 26],
        [16, arm[1]],
      ],
      color: steel,
      finish: 'metal',
      k,
      streak: 0,
    }) +
    rod([arm[0] + 12, arm[1] - 58], [arm[0], arm[1] - 22], 30, rubber) +
    line(`M${n(arm[0])} ${n(arm[1] - 24)}L${n(arm[0] - 46)} ${n(arm[1] + 110)}L${n(arm[0] - 108)} ${n(arm[1] + 168)}`, '#77716b', 12) +
    line(`M${n(arm[0] - 2)} ${n(arm[1] - 26)}L${n(arm[0] - 48)} ${n(arm[1] + 108)}L${n(arm[0] - 110)} ${n(arm[1] + 166)}`, '#efece7', 5) +
    rod([arm[0] - 98, arm[1] + 160], [arm[0] - 132, arm[1] + 190], 26, rubber) +
    `<g transform="${onto(see, [236, 71, 140], 'floor')}">${ellipse(0, 0, 30, 30, shade(0.3))}${ellipse(0, -6, 26, 26, '#d8d3cc')}${line('M0 -6V-28', rubber, 5)}</g>`
  );
}

function microphone(color: string): string {
  const body: Profile = [
    [88, 470],
    [92, 480],
    [92, 610],
    [78, 650],
    [40, 668],
  ];
  const grille = 'M408 470V300C408 216 440 176 500 176S592 216 592 300V470Z';
  const mesh = Array.from({ length: 30 }, (_, i) =>
    line(`M${380 + i * 14} 160L${240 + i * 14} 480M${240 + i * 14} 160L${380 + i * 14} 480`, fade('#2b2725', 0.55), 2.5),
  ).join('');
  return (
    shadow(500, 800, 142) +
    lathe({
      cx: 500,
      profile: [
        [130, 768],
        [142, 778],
        [142, 800],
      ],
      color: rubber,
      finish: 'gloss',
      streak: 0.3,
    }) +
    ellipse(500, 768, 130, 28, linear(['#6b625c', '#3a3330'], 'across')) +
    rod([500, 766], [500, 660], 26, steel, 'metal') +
    line('M366 470V560C366 660 430 716 500 716S634 660 634 560V470', '#5e5751', 20) +
    line('M362 474V560C362 650 420 708 494 712', '#cfcac3', 5) +
    [366, 634].map((x) => ellipse(x, 500, 24, 24, linear(['#f6e3ac', '#8d6a2a'], 'diagonal'))).join('') +
    line('M386 500H614', '#5e5751', 14) +
    shape(grille, linear(['#77706a', at(0.25, '#d9d4cd'), at(0.5, '#a39d96'), '#57504b'], 'across')) +
    clip(
      grille,
      mesh + shape('M408 176H592V470H408Z', linear([shade(0.1), at(0.3, glow(0.22)), at(0.6, shade(0)), shade(0.35)], 'across')),
    ) +
    line('M500 178V462', '#8d8781', 12) +
    line('M498 180V462', '#dedad5', 4) +
    lathe({ cx: 500, profile: body, color, finish: 'gloss' }) +
    lathe({
      cx: 500,
      profile: [
        [94, 446],
        [96, 452],
        [96, 478],
      ],
      color: '#c39b4a',
      finish: 'metal',
      streak: 0,
    }) +
    shape('M406 446A94 21 0 0 0 594 446V440H406Z', '#8d8781') +
    emblem('arch', 500, 566, 56, inkOn(color), 4) +
    ellipse(500, 628, 8, 8, '#e2563c')
  );
}
