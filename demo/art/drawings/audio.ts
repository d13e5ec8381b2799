import { fade, glow, inkOn, lightness, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { lathe, lidTop, type Profile } from '../tools/lathe.ts';
import { ball, blurred, box, clip, ellipse, flat, line, linear, n, radial, shape } from '../tools/paint.ts';
import { castShadow, rod, shadow, shine, tube } from '../tools/parts.ts';
import { blob, oval } from '../tools/path.ts';
import { camera, cuboid, onto } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';

export const audio = { headphones, earbuds, speaker, keyboard, turntable, microphone, mouse } satisfies Record<string, Drawing>;

const steel = '#b9b4ad';
const dark = '#2b2725';

function headphones(color: string): string {
  const cup = (x: number, side: 1 | -1) =>
    `<g transform="rotate(${side * -7} ${x} 640)">` +
    ellipse(
      x - side * 40,
      640,
      58,
      132,
      linear(
        [
          [0, '#4b433e'],
          [0.4, '#332d2a'],
          [1, '#1e1a18'],
        ],
        'across',
      ),
    ) +
    ellipse(
      x,
      640,
      74,
      148,
      linear(
        [
          [0, tone(color, 0.12)],
          [0.4, tone(color, 0)],
          [1, tone(color, -0.24)],
        ],
        'diagonal',
      ),
    ) +
    ellipse(
      x + side * 14,
      640,
      54,
      118,
      linear(
        [
          [0, tone(color, -0.12)],
          [1, tone(color, 0.08)],
        ],
        'diagonal',
      ),
    ) +
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
      linear(
        [
          [0, tone(color, 0.1)],
          [0.5, color],
          [1, tone(color, -0.2)],
        ],
        'across',
      ),
    ) +
    line('M322 392C344 262 410 192 500 192', glow(0.4), 7) +
    shape('M352 404C370 300 420 238 500 238S630 300 648 404L636 400C610 310 570 258 500 258S390 310 364 400Z', '#3a3330') +
    box(
      292,
      470,
      44,
      90,
      14,
      linear(
        [
          [0, '#e4e0db'],
          [1, '#8d8781'],
        ],
        'across',
      ),
    ) +
    box(
      664,
      470,
      44,
      90,
      14,
      linear(
        [
          [0, '#e4e0db'],
          [1, '#77716b'],
        ],
        'across',
      ),
    ) +
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
      linear(
        [
          [0, tone(color, 0.16)],
          [0.5, tone(color, 0.04)],
          [1, tone(color, -0.16)],
        ],
        'across',
      ),
    )}${ellipse(x + side * 10, 450, 62, 58, ball(color, 'gloss'))}${ellipse(x - side * 34, 452, 24, 34, '#3a3330')}${ellipse(x - side * 38, 450, 15, 24, '#57504b')}${shine(x - 4, 424, 22, 14, 0.7, -20)}</g>`;
  const base = 'M290 560Q290 544 306 544H694Q710 544 710 560V640C710 760 630 802 500 802S290 760 290 640Z';
  return (
    shadow(500, 796, 160, 26) +
    shape(
      lid,
      linear(
        [
          [0, tone(color, -0.02)],
          [1, tone(color, -0.16)],
        ],
        'diagonal',
      ),
    ) +
    shape(
      'M330 520V440C330 356 390 314 500 314S670 356 670 440V520Z',
      linear([
        [0, tone(color, -0.34)],
        [1, tone(color, -0.2)],
      ]),
    ) +
    line('M304 470V430C304 334 374 284 500 284', glow(0.4), 5) +
    ellipse(500, 552, 206, 40, tone(color, -0.34)) +
    ellipse(420, 556, 78, 24, shade(0.4)) +
    ellipse(580, 556, 78, 24, shade(0.4)) +
    bud(416, -1) +
    bud(584, 1) +
    shape(
      base,
      linear(
        [
          [0, tone(color, 0.1)],
          [0.4, tone(color, 0.01)],
          [1, tone(color, -0.2)],
        ],
        'diagonal',
      ),
    ) +
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
    ellipse(
      0,
      y,
      r + 16,
      r + 16,
      linear(
        [
          [0, '#e8cd8c'],
          [0.5, '#a57f36'],
          [1, '#e8cd8c'],
        ],
        'diagonal',
      ),
    ) +
    ellipse(0, y, r + 8, r + 8, dark) +
    ellipse(
      0,
      y,
      r,
      r,
      radial([
        [0, '#2a2624'],
        [0.5, '#4a4440'],
        [0.85, '#34302d'],
        [1, '#191615'],
      ]),
    ) +
    ellipse(0, y, r * 0.72, r * 0.72, 'none', 'stroke="#5e5751" stroke-width="3"') +
    ellipse(
      0,
      y,
      r * 0.34,
      r * 0.34,
      radial(
        [
          [0, '#8a827b'],
          [0.6, '#4a4440'],
          [1, '#231f1d'],
        ],
        0.35,
        0.3,
        0.8,
      ),
    );
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

function keyboard(color: string): string {
  const see = camera(0.36, 0.72, 500, 700);
  const light = lightness(color) > 0.6;
  const keyColor = light ? tone(color, 0.05) : mix(color, '#f4e9d6', 0.86);
  const rows: readonly (readonly number[])[] = [
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
    [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
    [1.8, 1, 1, 1, 1, 1, 1, 1, 1, 2.2],
    [1.4, 1.2, 5.6, 1.2, 1.2, 1.4],
  ];
  const keys = rows.flatMap((widths, row) => {
    let at = -294;
    return widths.map((units, i) => {
      const w = units * 49;
      const accent = (row === 0 && i === 0) || (row === 2 && i === widths.length - 1);
      const mod = units > 1 && units < 5;
      const fill = accent ? '#d06a3a' : mod ? mix(keyColor, color, light ? 0 : 0.35) : keyColor;
      const key = cuboid(
        see,
        { at: [at + w / 2, 34, -86 + row * 58], size: [w - 9, 26, 46], round: 7, tones: [0.06, -0.1, -0.2] },
        light && mod ? tone(color, -0.14) : fill,
      );
      at += w;
      return key;
    });
  });
  return (
    castShadow([see([-330, 0, 140]), see([330, 0, 140]), see([330, 0, -140]), see([-330, 0, -140])]) +
    tube(
      `M${see([120, 20, -130]).map(n).join(' ')}C${see([140, 10, -220]).map(n).join(' ')} ${see([40, 0, -230]).map(n).join(' ')} ${see([60, 0, -330]).map(n).join(' ')}`,
      12,
      color,
    ) +
    cuboid(see, { at: [0, 0, 0], size: [650, 40, 290], round: 20 }, color) +
    `<g transform="${onto(see, [0, 41, 0], 'floor')}">${box(-302, -120, 604, 240, 12, tone(color, -0.24))}</g>` +
    keys.join('')
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
          color: dark,
          k: 0.4,
          streak: 0,
        }),
      )
      .join('') +
    cuboid(see, { at: [0, 10, 0], size: [610, 60, 450], round: 16 }, color) +
    ellipse(cx + 8, cy + 10, 212, 212 * k, shade(0.35)) +
    ellipse(
      cx,
      cy,
      208,
      208 * k,
      linear(
        [
          [0, '#d8d3cc'],
          [0.5, '#8b857f'],
          [1, '#e8e4de'],
        ],
        'across',
      ),
    ) +
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
    rod([arm[0] + 12, arm[1] - 58], [arm[0], arm[1] - 22], 30, dark) +
    line(`M${n(arm[0])} ${n(arm[1] - 24)}L${n(arm[0] - 46)} ${n(arm[1] + 110)}L${n(arm[0] - 108)} ${n(arm[1] + 168)}`, '#77716b', 12) +
    line(`M${n(arm[0] - 2)} ${n(arm[1] - 26)}L${n(arm[0] - 48)} ${n(arm[1] + 108)}L${n(arm[0] - 110)} ${n(arm[1] + 166)}`, '#efece7', 5) +
    rod([arm[0] - 98, arm[1] + 160], [arm[0] - 132, arm[1] + 190], 26, dark) +
    `<g transform="${onto(see, [236, 71, 140], 'floor')}">${ellipse(0, 0, 30, 30, shade(0.3))}${ellipse(0, -6, 26, 26, '#d8d3cc')}${line('M0 -6V-28', dark, 5)}</g>`
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
      color: dark,
      finish: 'gloss',
      streak: 0.3,
    }) +
    ellipse(
      500,
      768,
      130,
      28,
      linear(
        [
          [0, '#6b625c'],
          [1, '#3a3330'],
        ],
        'across',
      ),
    ) +
    rod([500, 766], [500, 660], 26, steel, 'metal') +
    line('M366 470V560C366 660 430 716 500 716S634 660 634 560V470', '#5e5751', 20) +
    line('M362 474V560C362 650 420 708 494 712', '#cfcac3', 5) +
    [366, 634]
      .map((x) =>
        ellipse(
          x,
          500,
          24,
          24,
          linear(
            [
              [0, '#f6e3ac'],
              [1, '#8d6a2a'],
            ],
            'diagonal',
          ),
        ),
      )
      .join('') +
    line('M386 500H614', '#5e5751', 14) +
    shape(
      grille,
      linear(
        [
          [0, '#77706a'],
          [0.25, '#d9d4cd'],
          [0.5, '#a39d96'],
          [1, '#57504b'],
        ],
        'across',
      ),
    ) +
    clip(
      grille,
      mesh +
        shape(
          'M408 176H592V470H408Z',
          linear(
            [
              [0, shade(0.1)],
              [0.3, glow(0.22)],
              [0.6, shade(0)],
              [1, shade(0.35)],
            ],
            'across',
          ),
        ),
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

function mouse(color: string): string {
  const body = blob([
    [250, 700],
    [270, 590],
    [390, 500],
    [560, 480],
    [700, 540],
    [760, 660],
    [730, 750],
    [600, 796],
    [400, 796],
    [276, 770],
  ]);
  return (
    `<g data-shadow="">${blurred(ellipse(530, 786, 270, 44, shade(0.5)), 18)}</g>` +
    tube('M262 650C200 620 190 560 130 560S60 600 20 590', 12, dark) +
    shape(
      blob([
        [246, 720],
        [300, 640],
        [520, 600],
        [740, 660],
        [762, 730],
        [720, 784],
        [560, 810],
        [380, 808],
        [270, 780],
      ]),
      dark,
    ) +
    shape(
      body,
      radial(
        [
          [0, tone(color, 0.2)],
          [0.35, tone(color, 0.06)],
          [0.7, tone(color, -0.06)],
          [1, tone(color, -0.22)],
        ],
        0.4,
        0.2,
        0.85,
      ),
    ) +
    clip(
      body,
      line('M246 690C330 620 400 590 520 580', shade(0.4), 6) +
        line('M520 580C510 540 500 510 480 470', shade(0.4), 6) +
        line('M520 580C620 560 660 520 680 500', shade(0.4), 6) +
        blurred(shape('M240 730Q500 830 770 720V830H240Z', shade(0.3)), 12),
    ) +
    `<g transform="rotate(-24 372 590)">${ellipse(372, 592, 52, 22, '#231f1d')}${ellipse(
      370,
      588,
      44,
      17,
      linear(
        [
          [0, '#d9b76c'],
          [0.5, '#f6e3ac'],
          [1, '#8d6a2a'],
        ],
        'across',
      ),
    )}${[-24, -8, 8, 24].map((x) => line(`M${370 + x} 576V600`, '#8d6a2a', 4)).join('')}</g>` +
    shine(560, 530, 110, 24, 0.55, 10) +
    emblem('arch', 664, 660, 50, inkOn(color), 4)
  );
}
