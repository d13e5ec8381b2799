import { glow, inkOn, mix, shade, tone } from '../tools/color.ts';
import { emblem } from '../tools/emblems.ts';
import type { Profile } from '../tools/lathe.ts';
import { lathe } from '../tools/lathe.ts';
import { ball, ellipse, flat, line, n, shape } from '../tools/paint.ts';
import { castShadow } from '../tools/parts.ts';
import { type Camera, camera, cuboid, face, onto, type Spot } from '../tools/solid.ts';
import type { Drawing } from './drawing.ts';
import { beech, friends } from './materials.ts';

export const games = { blocks, puzzle, 'board-game': boardGame } satisfies Record<string, Drawing>;

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

const size = 62;

function boardGame(color: string): string {
  const see = camera(0.42, 0.6, 500, 740);
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
  const pale = '#f6ead3';
  const dark = '#3a2c26';
  const [dx, dy] = see([150, 36, 250]);
  return (
    castShadow([see([-222, 0, 222]), see([222, 0, 222]), see([222, 0, -222]), see([-222, 0, -222])]) +
    cuboid(see, { at: [0, 0, 0], size: [440, 34, 440], round: 12 }, '#9a6a43') +
    squares +
    `<g transform="${onto(see, [0, 37, 0], 'floor')}">${line('M-187 -187H187V187H-187Z', '#e8cd8c', 4)}</g>` +
    pawn(see, 1, 0, dark) +
    pawn(see, 4, 0, dark) +
    pawn(see, 2, 1, dark) +
    pawn(see, 5, 1, dark) +
    pawn(see, 3, 2, pale) +
    pawn(see, 0, 3, dark) +
    pawn(see, 1, 4, pale) +
    pawn(see, 4, 4, pale) +
    pawn(see, 2, 5, pale) +
    pawn(see, 5, 5, pale) +
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

function pawn(see: Camera, column: number, row: number, fill: string): string {
  const [x, y] = see([-155 + column * size, 36, -155 + row * size]);
  const body: Profile = [
    [12, y - 62],
    [14, y - 40],
    [24, y - 8],
    [25, y],
  ];
  return (
    ellipse(x + 10, y + 3, 30, 14, shade(0.35)) +
    lathe({ cx: x, profile: body, color: fill, finish: 'gloss', k: 0.45, streak: 0.3 }) +
    ellipse(x, y - 62, 17, 8, tone(fill, 0.05)) +
    ellipse(x, y - 80, 21, 21, ball(fill, 'gloss'))
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
