import { fade, glow, inkOn, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import { band, lathe, type Profile } from '../tools/lathe.ts';
import { ball, blurred, box, clip, ellipse, flat, line, linear, n, radial, shape } from '../tools/paint.ts';
import { castShadow, dice, rod, shadow, shine } from '../tools/parts.ts';
import { curve, poly } from '../tools/path.ts';
import { type Camera, camera, cuboid, face, onto, type Spot } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';

export const toys = {
  blocks,
  puzzle,
  plush,
  'toy-car': toyCar,
  'spinning-top': spinningTop,
  'board-game': boardGame,
  kite,
} satisfies Record<string, Drawing>;

const beech = '#e2bd8a';

/** Colours that go with the main one, for toys that have several. */
const friends = ['#d9a13a', '#4d8a84', '#c4603f', '#8a9a63', '#e8d6b6'] as const;

function blocks(color: string): string {
  const see = camera(0.46, 0.26, 490, 790);
  const cube = (x: number, y: number, z: number, fill: string, mark: 'sun' | 'moon' | 'star' | 'flower') =>
    cuboid(see, { at: [x, y, z], size: [150, 150, 150], round: 14 }, fill) +
    `<g transform="${onto(see, [x, y + 75, z + 76], 'front')}">${emblem(mark, 0, 0, 84, inkOn(fill), 7)}</g>`;
  const roof: Spot[] = [
    [-95, 450, 75],
    [95, 450, 75],
    [0, 560, 75],
  ];
  return (
    castShadow([see([-240, 0, 90]), see([240, 0, 90]), see([240, 0, -80]), see([-240, 0, -80])]) +
    cube(-158, 0, 0, friends[1], 'moon') +
    cube(6, 0, 0, beech, 'flower') +
    archBlock(see, color) +
    cube(-80, 150, 0, color, 'sun') +
    cube(76, 150, 0, friends[0], 'star') +
    cuboid(see, { at: [0, 300, 0], size: [330, 150, 150], round: 12 }, friends[4]) +
    `<g transform="${onto(see, [0, 300, 76], 'front')}">${shape('M-90 1V-20C-90 -80 -50 -108 0 -122C50 -108 90 -80 90 -20V1Z', tone(friends[4], -0.34))}${shape('M-90 1V-20C-90 -80 -50 -108 0 -122C-40 -100 -70 -70 -70 -14V1Z', tone(friends[4], -0.16))}</g>` +
    face(
      see,
      [
        [95, 450, 75],
        [95, 450, -75],
        [0, 560, -75],
        [0, 560, 75],
      ],
      tone(friends[2], -0.14),
      10,
    ) +
    face(see, [roof[2] ?? [0, 0, 0], roof[1] ?? [0, 0, 0], roof[0] ?? [0, 0, 0]], friends[2], 10)
  );
}

function archBlock(see: Camera, color: string): string {
  return (
    cuboid(see, { at: [172, 0, 0], size: [150, 150, 150], round: 14 }, mix(color, '#fff2dd', 0.35)) +
    `<g transform="${onto(see, [172, 75, 76], 'front')}">${emblem('arch', 0, 4, 90, inkOn(mix(color, '#fff2dd', 0.35)), 7)}</g>`
  );
}

function puzzle(color: string): string {
  const side = 150;
  const tab = (dir: number) =>
    `l52 0c8 0 10 ${-8 * dir} 4 ${-18 * dir}a24 24 0 1 ${dir > 0 ? 1 : 0} 38 0c-6 ${10 * dir} -4 ${18 * dir} 4 ${18 * dir}l52 0`;
  const edge = (kind: number) => (kind === 0 ? `l${side} 0` : tab(kind));
  // Each side is drawn from left to right and then turned into its place.
  const piece = (
    x: number,
    y: number,
    sides: readonly [number, number, number, number],
    fill: string,
    mark: 'sun' | 'moon' | 'star' | 'flower' | 'leaf' | 'arch' | 'wave' | 'drop' | 'bee',
  ) => {
    const d = `M0 0${[0, 1, 2, 3].map((turn) => turned(edge(sides[turn] ?? 0), turn)).join('')}Z`;
    return `<g transform="translate(${n(x)} ${n(y)})"><g transform="translate(7 9)">${shape(d, tone(fill, -0.3))}</g>${shape(d, flat(fill, 0.09))}${line(d, glow(0.3), 2)}${emblem(mark, side / 2, side / 2, 66, inkOn(fill), 5)}</g>`;
  };
  const fills = [
    color,
    friends[0],
    mix(color, '#fff2dd', 0.4),
    friends[1],
    tone(color, 0.04),
    friends[4],
    mix(color, '#fff2dd', 0.6),
    friends[2],
    color,
  ];
  const marks = ['sun', 'leaf', 'moon', 'flower', 'arch', 'star', 'wave', 'drop', 'bee'] as const;
  const inner = [
    [1, -1],
    [-1, 1],
  ];
  const place = Array.from({ length: 9 }, (_, i) => {
    const [row, column] = [Math.floor(i / 3), i % 3];
    const down = (r: number, c: number) => inner[(r + c) % 2]?.[0] ?? 0;
    const right = (r: number, c: number) => inner[(r + c + 1) % 2]?.[0] ?? 0;
    const sides = [
      row ? -down(row - 1, column) : 0,
      column < 2 ? right(row, column) : 0,
      row < 2 ? down(row, column) : 0,
      column ? -right(row, column - 1) : 0,
    ] as const;
    const loose = i === 2;
    return `<g ${loose ? 'transform="translate(46 -52) rotate(13 640 300)"' : ''}>${piece(275 + column * side, 330 + row * side, sides, fills[i] ?? color, marks[i] ?? 'sun')}</g>`;
  });
  return (
    castShadow([
      [276, 792],
      [730, 792],
      [752, 766],
      [300, 766],
    ]) + [0, 1, 3, 4, 5, 6, 7, 8, 2].map((i) => place[i]).join('')
  );
}

/** A path of relative `l`, `c` and `a` steps turned by quarter turns. */
function turned(steps: string, quarters: number): string {
  const spin = (x: number, y: number): string => {
    let [a, b] = [x, y];
    for (let i = 0; i < quarters; i++) [a, b] = [-b, a];
    return `${n(a)} ${n(b)}`;
  };
  return steps.replace(/([lca])([^lca]+)/g, (_, command: string, body: string) => {
    const values = body.trim().split(/\s+/).map(Number);
    if (command === 'a') return `a${values.slice(0, 5).join(' ')} ${spin(values[5] ?? 0, values[6] ?? 0)}`;
    const pairs = Array.from({ length: values.length / 2 }, (_, i) => spin(values[i * 2] ?? 0, values[i * 2 + 1] ?? 0));
    return `${command}${pairs.join(' ')}`;
  });
}

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
  const ear = (x: number) =>
    ellipse(x, 214, 62, 62, ball(color)) +
    ellipse(
      x,
      220,
      38,
      38,
      radial([
        [0, belly],
        [1, tone(belly, -0.1)],
      ]),
    );
  const foot = (x: number, angle: number) =>
    soft(x, 744, 78, 66, angle) +
    ellipse(
      x,
      752,
      46,
      40,
      radial([
        [0, belly],
        [1, tone(belly, -0.1)],
      ]),
    ) +
    [-22, 0, 22].map((dx) => ellipse(x + dx, 714 + Math.abs(dx) * 0.3, 9, 9, belly)).join('');
  return (
    shadow(500, 796, 190, 30) +
    soft(326, 590, 58, 112, 32) +
    soft(674, 590, 58, 112, -32) +
    soft(500, 630, 172, 172) +
    ellipse(
      500,
      648,
      108,
      116,
      radial(
        [
          [0, tone(belly, 0.06)],
          [0.7, belly],
          [1, tone(belly, -0.1)],
        ],
        0.4,
        0.3,
        0.75,
      ),
    ) +
    ear(374) +
    ear(626) +
    ellipse(504, 500, 130, 24, shade(0.28)) +
    ellipse(500, 346, 176, 156, ball(color)) +
    fluff +
    shape('M432 480Q500 520 568 480L580 500Q500 548 420 500Z', '#c4603f') +
    shape(
      'M500 506L448 478V540ZM500 506L552 478V540Z',
      linear([
        [0, '#d9744f'],
        [1, '#a84b2c'],
      ]),
    ) +
    ellipse(500, 508, 14, 16, '#a84b2c') +
    ellipse(
      500,
      400,
      76,
      62,
      radial(
        [
          [0, tone(belly, 0.06)],
          [0.7, belly],
          [1, tone(belly, -0.1)],
        ],
        0.4,
        0.3,
        0.75,
      ),
    ) +
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
    ellipse(
      x,
      736,
      76,
      76,
      linear(
        [
          [0, '#4a433e'],
          [1, '#221e1c'],
        ],
        'diagonal',
      ),
    ) +
    ellipse(
      x,
      736,
      50,
      50,
      linear(
        [
          [0, tone(beech, 0.1)],
          [1, tone(beech, -0.14)],
        ],
        'diagonal',
      ),
    ) +
    ellipse(x, 736, 34, 34, 'none', `stroke="${tone(beech, -0.2)}" stroke-width="3" opacity="0.6"`) +
    ellipse(
      x,
      736,
      14,
      14,
      linear(
        [
          [0, '#f6e3ac'],
          [1, '#8d6a2a'],
        ],
        'diagonal',
      ),
    );
  const pane = (d: string) =>
    shape(
      d,
      linear(
        [
          [0, '#e8efee'],
          [0.5, '#b9cccb'],
          [1, '#8aa3a4'],
        ],
        'diagonal',
      ),
    ) +
    clip(d, shape('M380 560L520 420H560L420 560ZM600 560L700 440H720L640 560Z', glow(0.5))) +
    line(d, tone(color, -0.26), 4);
  return (
    `<g data-shadow="">${blurred(ellipse(520, 808, 340, 26, shade(0.45)), 13)}${ellipse(340, 812, 66, 10, shade(0.5))}${ellipse(690, 812, 66, 10, shade(0.5))}</g>` +
    `<g transform="translate(14 -8)">${shape(body, tone(color, -0.3))}</g>` +
    shape(
      body,
      linear([
        [0, tone(color, 0.16)],
        [0.4, tone(color, 0.03)],
        [1, tone(color, -0.16)],
      ]),
    ) +
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
    ellipse(
      208,
      634,
      20,
      26,
      linear(
        [
          [0, '#fff3c8'],
          [1, '#e6b650'],
        ],
        'diagonal',
      ),
    ) +
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

function boardGame(color: string): string {
  const see = camera(0.42, 0.6, 500, 740);
  const size = 62;
  const squares = Array.from({ length: 36 }, (_, i) => {
    const [x, z] = [-186 + (i % 6) * size, -186 + Math.floor(i / 6) * size];
    return face(
      see,
      [
        [x, 36, z],
        [x + size, 36, z],
        [x + size, 36, z + size],
        [x, 36, z + size],
      ],
      ((i % 6) + Math.floor(i / 6)) % 2 ? color : '#f1e2c6',
    );
  }).join('');
  const pawn = (column: number, row: number, fill: string) => {
    const [x, y] = see([-155 + column * size, 36, -155 + row * size]);
    return (
      ellipse(x + 10, y + 3, 30, 14, shade(0.35)) +
      lathe({
        cx: x,
        profile: [
          [12, y - 62],
          [14, y - 40],
          [24, y - 8],
          [25, y],
        ],
        color: fill,
        finish: 'gloss',
        k: 0.45,
        streak: 0.3,
      }) +
      ellipse(x, y - 62, 17, 8, tone(fill, 0.05)) +
      ellipse(x, y - 80, 21, 21, ball(fill, 'gloss'))
    );
  };
  const pale = '#f6ead3';
  const dark = '#3a2c26';
  const [dx, dy] = see([150, 36, 250]);
  return (
    castShadow([see([-222, 0, 222]), see([222, 0, 222]), see([222, 0, -222]), see([-222, 0, -222])]) +
    cuboid(see, { at: [0, 0, 0], size: [440, 34, 440], round: 12 }, '#9a6a43') +
    squares +
    `<g transform="${onto(see, [0, 37, 0], 'floor')}">${line('M-187 -187H187V187H-187Z', '#e8cd8c', 4)}</g>` +
    pawn(1, 0, dark) +
    pawn(4, 0, dark) +
    pawn(2, 1, dark) +
    pawn(5, 1, dark) +
    pawn(3, 2, pale) +
    pawn(0, 3, dark) +
    pawn(1, 4, pale) +
    pawn(4, 4, pale) +
    pawn(2, 5, pale) +
    pawn(5, 5, pale) +
    castShadow(
      [
        [dx - 60, dy + 52],
        [dx + 10, dy + 66],
        [dx + 30, dy + 40],
        [dx - 30, dy + 26],
      ],
      0.8,
    ) +
    die(camera(0.7, 0.6, dx - 20, dy + 40))
  );
}

function die(see: Camera): string {
  const pips = (plane: 'front' | 'side' | 'floor', at: Spot, spots: readonly (readonly [number, number])[]) =>
    `<g transform="${onto(see, at, plane)}">${spots.map(([x, y]) => ellipse(x, y, 5, 5, '#3a2c26')).join('')}</g>`;
  return (
    cuboid(see, { at: [0, 0, 0], size: [56, 56, 56], round: 12, tones: [0.05, -0.04, -0.14] }, '#faf0dd') +
    pips(
      'floor',
      [0, 57, 0],
      [
        [0, 0],
        [-16, -16],
        [16, 16],
      ],
    ) +
    pips(
      'front',
      [0, 28, 29],
      [
        [-14, -14],
        [14, 14],
      ],
    ) +
    pips('side', [29, 28, 0], [[0, 0]])
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
    shape(
      poly([a, b, mid]),
      linear(
        [
          [0, tone(fill, 0.1)],
          [1, tone(fill, -0.08)],
        ],
        'diagonal',
      ),
    );
  const tail = [
    [480, 700],
    [500, 750],
    [450, 800],
    [500, 850],
    [440, 900],
    [476, 950],
  ] as const;
  const bow = (x: number, y: number, angle: number, fill: string) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">${shape(
      'M0 0L-44 -20V20Z',
      linear([
        [0, tone(fill, 0.1)],
        [1, tone(fill, -0.06)],
      ]),
    )}${shape(
      'M0 0L44 -20V20Z',
      linear([
        [0, tone(fill, 0)],
        [1, tone(fill, -0.16)],
      ]),
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
