import { glow, inkOn, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { band, lathe, mouth, type Profile, tilt } from '../tools/lathe.ts';
import { smallPrint, word } from '../tools/lettering.ts';
import { ball, blurred, box, clip, ellipse, line, linear, n, radial, shape } from '../tools/paint.ts';
import { castShadow, dice, leaf, shadow, stem, tube } from '../tools/parts.ts';
import { arch, curve, oval } from '../tools/path.ts';
import type { Drawing } from './drawing.ts';

export const plants = {
  'potted-plant': pottedPlant,
  cactus,
  succulent,
  pot,
  'watering-can': wateringCan,
  'hanging-plant': hangingPlant,
  'seed-pack': seedPack,
} satisfies Record<string, Drawing>;

const green = '#56783f';
const soil = '#4a3324';

function pottedPlant(color: string): string {
  const leaves = [
    [-150, 330, 190, 100, -62],
    [150, 340, 190, 100, 60],
    [-100, 240, 200, 104, -36],
    [112, 230, 200, 104, 36],
    [-30, 180, 210, 108, -8],
    [-172, 450, 160, 88, -86],
    [176, 452, 160, 88, 84],
    [50, 300, 180, 96, 22],
    [-56, 360, 170, 92, -26],
  ] as const;
  const stalks = leaves
    .map(([dx, y]) =>
      stem(
        [
          [500 + dx * 0.08, 580],
          [500 + dx * 0.3, (y + 560) / 2],
          [500 + dx * 0.62, y + 20],
        ],
        8,
        '#5f7a43',
      ),
    )
    .join('');
  return (
    shadow(500, 800, 118) +
    terracottaPot(500, 570, 150, 112, 230, color, false) +
    stalks +
    leaves
      .map(([dx, y, length, width, angle], i) =>
        leaf(500 + dx * 0.6, y + 30, length, width, angle, ['#4d7140', '#5c8047', '#43663a', '#6b8d4f'][i % 4] ?? green),
      )
      .join('') +
    potLip(500, 570, 150, color)
  );
}

function cactus(color: string): string {
  const skin = '#5d8350';
  const trunk = (x: number, top: number, foot: number, r: number) => {
    const d = `M${x - r} ${foot}V${top + r}A${r} ${r} 0 0 1 ${x + r} ${top + r}V${foot}Z`;
    const ribs = [-0.68, -0.36, 0, 0.36, 0.68]
      .map((share) =>
        line(`M${n(x + r * share)} ${foot}V${n(top + r * (1 - Math.sqrt(1 - share * share)) + 12)}`, tone(skin, -0.14), 4, 'opacity="0.7"'),
      )
      .join('');
    const spines = [-0.52, -0.18, 0.18, 0.52]
      .flatMap((share, i) =>
        Array.from({ length: Math.floor((foot - top) / 38) - 1 }, (_, j) =>
          line(`M${n(x + r * share - 5)} ${n(top + 46 + j * 38 + (i % 2) * 19)}l5 5l5 -5m-5 5v-9`, '#f2e8c8', 2.2),
        ),
      )
      .join('');
    return (
      shape(
        d,
        linear(
          [
            [0, tone(skin, -0.08)],
            [0.26, tone(skin, 0.12)],
            [0.5, tone(skin, 0)],
            [1, tone(skin, -0.2)],
          ],
          'across',
        ),
      ) +
      ribs +
      spines
    );
  };
  const arm = (d: string) =>
    line(d, tone(skin, -0.16), 66) +
    `<g transform="translate(-4 -2)">${line(d, tone(skin, -0.02), 54)}</g><g transform="translate(-12 -4)">${line(d, tone(skin, 0.12), 14)}</g>` +
    line(d, '#f2e8c8', 3, 'stroke-dasharray="2 22"');
  const flower = (x: number, y: number, s: number) =>
    [-50, -25, 0, 25, 50].map((angle) => leaf(x, y + 8, 44 * s, 26 * s, angle, '#e0779a')).join('') +
    ellipse(x, y, 10 * s, 6 * s, '#f2c14e');
  return (
    shadow(500, 800, 128) +
    terracottaPot(500, 600, 156, 118, 200, color, true) +
    arm('M500 480C400 490 380 470 380 380') +
    arm('M500 420C600 430 622 400 622 310') +
    trunk(500, 196, 612, 72) +
    flower(500, 200, 1.1) +
    flower(622, 280, 0.75) +
    clip(oval(500, 604, 142, 142 * tilt), ellipse(500, 626, 150, 22, soil) + pebbles(500, 620, 130)) +
    potLip(500, 600, 156, color)
  );
}

function succulent(color: string): string {
  const skin = '#7fa184';
  const ring = (count: number, length: number, width: number, spread: number, y: number, lift: number, from: number) =>
    Array.from({ length: count }, (_, i) => -spread + (2 * spread * i) / (count - 1))
      .sort((a, b) => Math.abs(b) - Math.abs(a))
      .map((angle, i) =>
        petal(
          500 + Math.sin((angle * Math.PI) / 180) * 26,
          y,
          length * (1 - (Math.abs(angle) / spread) * 0.12),
          width,
          angle,
          mix(tone(skin, lift), '#c98b8f', 0.1 + (i % 2) * 0.05 + from),
        ),
      )
      .join('');
  return (
    shadow(500, 800, 180) +
    terracottaPot(500, 560, 210, 176, 240, color, true) +
    clip(oval(500, 564, 194, 194 * tilt), pebbles(500, 574, 190)) +
    ellipse(500, 570, 150, 26, shade(0.4)) +
    ring(7, 240, 120, 96, 560, -0.12, 0) +
    ring(7, 220, 116, 74, 548, -0.04, 0.02) +
    ring(6, 190, 104, 54, 540, 0.03, 0.04) +
    ring(5, 150, 86, 38, 534, 0.09, 0.05) +
    ring(3, 108, 64, 20, 530, 0.14, 0.06)
  );
}

function petal(x: number, y: number, length: number, width: number, angle: number, color: string): string {
  const d = `M0 0C${n(-width * 0.5)} ${n(-length * 0.25)} ${n(-width * 0.62)} ${n(-length * 0.78)} 0 ${n(-length)}C${n(width * 0.62)} ${n(-length * 0.78)} ${n(width * 0.5)} ${n(-length * 0.25)} 0 0Z`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${shape(
    d,
    linear([
      [0, '#d98e8a'],
      [0.12, tone(color, 0.12)],
      [0.6, color],
      [1, tone(color, -0.24)],
    ]),
  )}${shape(`M0 ${n(-length * 0.1)}C${n(-width * 0.34)} ${n(-length * 0.3)} ${n(-width * 0.42)} ${n(-length * 0.76)} ${n(-width * 0.05)} ${n(-length * 0.93)}C${n(-width * 0.2)} ${n(-length * 0.7)} ${n(-width * 0.16)} ${n(-length * 0.3)} 0 ${n(-length * 0.1)}Z`, glow(0.22))}${line(d, tone(color, -0.2), 1.6, 'opacity="0.5"')}</g>`;
}

function pot(color: string): string {
  const saucer: Profile = [
    [178, 764],
    [186, 770],
    [168, 800],
  ];
  return (
    shadow(470, 800, 180) +
    shadow(718, 806, 76) +
    lathe({ cx: 470, profile: saucer, color: tone(color, -0.03), streak: 0.1 }) +
    ellipse(470, 764, 178, 39, tone(color, 0.08)) +
    ellipse(470, 768, 150, 30, shade(0.4)) +
    terracottaPot(470, 380, 208, 132, 392, color, false) +
    line('M300 560C360 590 580 590 640 560', inkOn(color), 4, 'opacity="0.35"') +
    line('M306 590C364 620 576 620 634 590', inkOn(color), 4, 'opacity="0.35"') +
    terracottaPot(718, 636, 94, 64, 170, mix(color, '#fff2dd', 0.4), false)
  );
}

function wateringCan(color: string): string {
  const body: Profile = [
    [124, 470],
    [150, 486],
    [158, 640],
    [166, 780],
    [156, 800],
  ];
  const spout = 'M626 668C690 650 736 560 800 420L836 432C786 590 730 720 636 756Z';
  return (
    shadow(480, 800, 165) +
    tube('M350 560C210 520 190 700 330 730', 26, color, 'gloss') +
    shape(
      spout,
      linear(
        [
          [0, tone(color, 0.12)],
          [0.5, tone(color, -0.04)],
          [1, tone(color, -0.22)],
        ],
        'diagonal',
      ),
    ) +
    `<g transform="rotate(20 826 416)">${shape(
      'M796 430L774 384H878L856 430Z',
      linear(
        [
          [0, '#e8cd8c'],
          [0.5, '#c39b4a'],
          [1, '#8d6a2a'],
        ],
        'across',
      ),
    )}${ellipse(
      826,
      384,
      53,
      17,
      linear(
        [
          [0, '#f6e3ac'],
          [1, '#a57f36'],
        ],
        'across',
      ),
    )}${Array.from({ length: 9 }, (_, i) => ellipse(796 + (i % 5) * 15, 380 + (i > 4 ? 8 : 0), 3, 2, '#6d521f')).join('')}</g>` +
    lathe({ cx: 480, profile: body, color, finish: 'gloss' }) +
    band(480, body, 520, 530, tone(color, 0.16)) +
    band(480, body, 742, 752, tone(color, 0.16)) +
    mouth(480, 470, 124, 10, color) +
    clip(oval(480, 472, 112, 112 * tilt), ellipse(480, 490, 112, 18, '#7fa9ad')) +
    shape('M356 470A124 27 0 0 1 604 470L600 478C560 452 400 452 360 478Z', tone(color, 0.04)) +
    tube('M380 462C372 300 440 270 500 272S600 310 590 462', 26, color, 'gloss') +
    box(
      436,
      260,
      110,
      32,
      16,
      linear([
        [0, '#b98555'],
        [1, '#7d5034'],
      ]),
    ) +
    emblem('leaf', 470, 640, 100, inkOn(color), 5)
  );
}

function hangingPlant(color: string): string {
  const cord = '#e6d6b8';
  const pot: Profile = [
    [160, 560],
    [168, 580],
    [160, 670],
    [112, 740],
    [70, 760],
  ];
  const vines = [
    [-150, 566, -230, 900, 0],
    [-96, 580, -120, 820, 1],
    [-40, 586, -56, 930, 0],
    [60, 586, 84, 860, 1],
    [112, 580, 160, 940, 0],
    [152, 566, 236, 810, 1],
  ] as const;
  const vine = ([x0, y0, x1, y1, phase]: (typeof vines)[number]) => {
    const path = [
      [500 + x0 * 0.7, y0 - 26],
      [500 + x0 * 1.12, y0 + 10],
      [500 + (x0 * 1.1 + x1) / 2, (y0 + y1) / 2 + 20],
      [500 + x1, y1],
    ] as const;
    const count = Math.round((y1 - y0) / 34);
    return (
      stem(path, 5, '#5f7f47') +
      Array.from({ length: count }, (_, i) => {
        const t = (i + 1) / count;
        const [x, y] = [500 + x0 * 1.1 + (x1 - x0 * 1.1) * t, y0 + (y1 - y0) * t];
        const side = (i + phase) % 2 ? 1 : -1;
        return leaf(x, y, 56 - t * 14, 40 - t * 8, side * 106, ['#5d8350', '#6f9a58', '#4d7445'][i % 3] ?? green);
      }).join('')
    );
  };
  const crown = [-80, -54, -28, -4, 22, 48, 76]
    .map((angle, i) =>
      leaf(500 + angle * 1.2, 570, 130 - Math.abs(angle) * 0.3, 66, angle, ['#5d8350', '#4d7445', '#6f9a58'][i % 3] ?? green),
    )
    .join('');
  return (
    `<g data-shadow="">${line('M500 -1200V200', cord, 9)}${line('M497 -1200V200', '#fff6e2', 2.5)}</g>` +
    line('M500 196L352 566M500 196L470 540M500 196L648 566', tone(cord, -0.12), 8) +
    lathe({
      cx: 500,
      profile: [
        [18, 172],
        [26, 186],
        [18, 204],
      ],
      color: '#b98555',
      streak: 0.2,
    }) +
    ellipse(500, 560, 160, 35, soil) +
    crown +
    lathe({ cx: 500, profile: pot, color, finish: 'gloss' }) +
    line('M340 562A160 35 0 0 0 660 562', tone(color, 0.14), 10) +
    line(
      'M352 566C356 660 420 736 496 766M648 566C644 660 580 736 504 766M470 596C440 660 470 730 498 764M530 596C560 660 530 730 502 764',
      cord,
      8,
    ) +
    line('M500 766V800', cord, 16) +
    line('M488 806V868M500 806V884M512 806V868', cord, 6) +
    vines.map(vine).join('')
  );
}

function seedPack(color: string): string {
  const front =
    'M322 214L334 206L346 214L358 206L370 214L382 206L394 214L406 206L418 214L430 206L442 214L454 206L466 214L478 206L490 214L502 206L514 214L526 206L538 214L550 206L562 214L574 206L586 214L598 206L610 214L622 206L634 214L646 206L658 214L670 206L678 214V802H322Z';
  const next = dice(21);
  const seeds = Array.from({ length: 12 }, () => {
    const [x, y, angle] = [660 + next() * 130, 806 + next() * 22 - 8, next() * 180];
    return `<g transform="rotate(${n(angle)} ${n(x)} ${n(y)})">${ellipse(x + 2, y + 3, 11, 6, shade(0.3))}${ellipse(
      x,
      y,
      10,
      5.5,
      linear([
        [0, '#7a5a3c'],
        [1, '#3d2a1b'],
      ]),
    )}</g>`;
  }).join('');
  const bloom = (x: number, y: number, s: number, fill: string) =>
    Array.from(
      { length: 10 },
      (_, i) => `<g transform="rotate(${i * 36} ${x} ${y})">${leaf(x, y - 10 * s, 56 * s, 28 * s, 0, fill)}</g>`,
    ).join('') +
    ellipse(
      x,
      y,
      22 * s,
      22 * s,
      radial([
        [0, '#8a5a2c'],
        [1, '#5b3a1c'],
      ]),
    );
  return (
    castShadow([
      [328, 802],
      [680, 802],
      [700, 780],
      [348, 780],
    ]) +
    shape(
      front,
      linear(
        [
          [0, tone(color, 0.08)],
          [0.5, color],
          [1, tone(color, -0.12)],
        ],
        'diagonal',
      ),
    ) +
    line('M326 246H674M326 254H674', shade(0.16), 2.5) +
    clip(
      front,
      blurred(
        shape('M322 206H350V802H322Z', glow(0.22)) +
          shape('M650 206H680V802H650Z', shade(0.18)) +
          shape('M322 760Q500 800 680 760V806H322Z', shade(0.14)),
        8,
      ),
    ) +
    shape(
      arch(500, 690, 276, 400),
      linear(
        [
          [0, '#fffaf0'],
          [1, '#efe1c6'],
        ],
        'diagonal',
      ),
    ) +
    clip(
      arch(500, 690, 276, 400),
      stem(
        [
          [500, 700],
          [492, 560],
          [500, 460],
        ],
        9,
        green,
      ) +
        stem(
          [
            [440, 700],
            [436, 630],
            [424, 560],
          ],
          7,
          green,
        ) +
        stem(
          [
            [560, 700],
            [566, 640],
            [580, 590],
          ],
          7,
          green,
        ) +
        leaf(496, 640, 110, 50, -56, green) +
        leaf(498, 610, 110, 50, 58, '#6b8d4f') +
        leaf(500, 690, 90, 46, 40, '#4d7140') +
        bloom(500, 440, 1.25, '#e2a63a') +
        bloom(422, 556, 0.8, '#d9774a') +
        bloom(582, 584, 0.72, '#e6bd57'),
    ) +
    line(arch(500, 690, 276, 400), mix(color, '#f3dfb8', 0.7), 4) +
    word('SEEDS', 500, 752, 40, inkOn(color), 10, 44) +
    smallPrint(500, 776, [130], 10, inkOn(color), 3) +
    seeds
  );
}

/** A pot with a rim; planted ones show soil. */
function terracottaPot(cx: number, top: number, r: number, foot: number, height: number, color: string, collar: boolean): string {
  const lip = Math.min(62, height * 0.24);
  const body: Profile = [
    [r * 0.93, top + lip * 0.6],
    [foot, top + height],
  ];
  return (
    lathe({ cx, profile: body, color }) +
    (collar ? '' : ellipse(cx, top + lip, r * 0.94, r * 0.94 * tilt, shade(0.3))) +
    lathe({
      cx,
      profile: [
        [r, top],
        [r * 0.97, top + lip],
      ],
      color,
      streak: 0.16,
    }) +
    mouth(cx, top, r, 12, color) +
    clip(oval(cx, top + 2, r - 13, (r - 13) * tilt), ellipse(cx, top + 24, r, r * tilt * 0.85, soil))
  );
}

function potLip(cx: number, top: number, r: number, color: string): string {
  return line(
    curve([
      [cx - r + 4, top + 3],
      [cx - r * 0.7, top + r * tilt * 0.74],
      [cx, top + r * tilt],
      [cx + r * 0.7, top + r * tilt * 0.74],
      [cx + r - 4, top + 3],
    ]),
    tone(color, 0.12),
    8,
  );
}

function pebbles(cx: number, cy: number, r: number): string {
  const next = dice(17);
  return Array.from({ length: 46 }, () =>
    ellipse(
      cx + (next() * 2 - 1) * r,
      cy + (next() * 2 - 1) * r * 0.2,
      7 + next() * 7,
      5 + next() * 4,
      ball(['#cbbba4', '#a8967d', '#e2d6c2'][Math.floor(next() * 3)] ?? '#cbbba4'),
    ),
  ).join('');
}
