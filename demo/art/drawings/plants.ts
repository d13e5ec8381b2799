import { glow, mix, shade, tone } from '../tools/color.ts';
import { lathe, type Profile, tilt } from '../tools/lathe.ts';
import { at, clip, ellipse, line, linear, n, shape } from '../tools/paint.ts';
import { leaf, shadow, stem } from '../tools/parts.ts';
import { oval } from '../tools/path.ts';
import type { Drawing } from './drawing.ts';
import { pebbles, potLip, terracottaPot } from './flower-pot.ts';
import { leafGreen, soil } from './materials.ts';

export const plants = { 'potted-plant': pottedPlant, cactus, succulent, 'hanging-plant': hangingPlant } satisfies Record<string, Drawing>;

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
        leaf(500 + dx * 0.6, y + 30, length, width, angle, ['#4d7140', '#5c8047', '#43663a', '#6b8d4f'][i % 4] ?? leafGreen),
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
      shape(d, linear([tone(skin, -0.08), at(0.26, tone(skin, 0.12)), at(0.5, tone(skin, 0)), tone(skin, -0.2)], 'across')) + ribs + spines
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
    linear(['#d98e8a', at(0.12, tone(color, 0.12)), at(0.6, color), tone(color, -0.24)]),
  )}${shape(`M0 ${n(-length * 0.1)}C${n(-width * 0.34)} ${n(-length * 0.3)} ${n(-width * 0.42)} ${n(-length * 0.76)} ${n(-width * 0.05)} ${n(-length * 0.93)}C${n(-width * 0.2)} ${n(-length * 0.7)} ${n(-width * 0.16)} ${n(-length * 0.3)} 0 ${n(-length * 0.1)}Z`, glow(0.22))}${line(d, tone(color, -0.2), 1.6, 'opacity="0.5"')}</g>`;
}

const vines = [
  [-150, 566, -230, 900, 0],
  [-96, 580, -120, 820, 1],
  [-40, 586, -56, 930, 0],
  [60, 586, 84, 860, 1],
  [112, 580, 160, 940, 0],
  [152, 566, 236, 810, 1],
] as const;

function hangingPlant(color: string): string {
  const cord = '#e6d6b8';
  const pot: Profile = [
    [160, 560],
    [168, 580],
    [160, 670],
    [112, 740],
    [70, 760],
  ];
  const crown = [-80, -54, -28, -4, 22, 48, 76]
    .map((angle, i) =>
      leaf(500 + angle * 1.2, 570, 130 - Math.abs(angle) * 0.3, 66, angle, ['#5d8350', '#4d7445', '#6f9a58'][i % 3] ?? leafGreen),
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

function vine([x0, y0, x1, y1, phase]: (typeof vines)[number]): string {
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
      return leaf(x, y, 56 - t * 14, 40 - t * 8, side * 106, ['#5d8350', '#6f9a58', '#4d7445'][i % 3] ?? leafGreen);
    }).join('')
  );
}
