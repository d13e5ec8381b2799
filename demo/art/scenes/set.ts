/**
 * The description of pictures with several things. Lengths are in units of the set: a picture is `tall` of them high where
 * `y` is 0; `x` runs to the right from the middle, `y` away from the eye, `z` up from the floor.
 */
import type { ColorSlug, PictureKind } from '../../content-schema.ts';
import { demoContent } from '../../read-content.ts';
import { mix, tone, vivid } from '../tools/color.ts';

/** A thing on a shelf: kind, colour and position; then height, scale, rotation and tilt. */
export type Actor = readonly [
  kind: PictureKind,
  color: ColorSlug,
  x: number,
  y: number,
  z?: number,
  size?: number,
  turn?: number,
  lean?: number,
];

/** The paints of a set: shades of its tint, and colours that go with every tint. */
type Paint = 'wall' | 'niche' | 'deep' | 'floor' | 'block' | 'pale' | 'linen' | 'paper' | 'wood' | 'walnut' | 'brass' | 'leaf' | 'tan';
type Stuff = 'plaster' | 'smooth' | 'stone' | 'wood' | 'linen' | 'paper' | 'leather' | 'brass' | 'leaf';
export type Piece = { kind: string; of: Stuff; paint: Paint; at: readonly number[] };

export type Scene = {
  tint: string;
  /** How many units a centimetre of the things is. */
  cm: number;
  pieces: readonly Piece[];
  actors: readonly Actor[];
  /** Degrees that the eye looks down; 9 by default. */
  tilt?: number;
  /** How many units the picture is high; 10 by default. */
  tall?: number;
  /** Where the middle of the floor shows, from the top; 0.8 by default. */
  foot?: number;
  key?: number;
};

/** A part of a picture that is stored as a separate picture. */
export type Cut = { name: string; left: number; width: number };
export type Stage = {
  cm: number;
  tilt: number;
  tall: number;
  foot: number;
  key: number;
  pieces: { kind: string; of: Stuff; color: string; at: readonly number[] }[];
  actors: { kind: PictureKind; color: string; x: number; y: number; z: number; size: number; turn: number; lean: number }[];
};
/** `finer`: small pictures are rendered larger, for smooth edges. */
export type Staged = { name: string; width: number; height: number; finer: number; stage: Stage; cuts: readonly Cut[] };

export function staged(
  name: string,
  width: number,
  height: number,
  scene: Scene,
  cuts: readonly Cut[] = [{ name, left: 0, width }],
): Staged {
  const paints = scheme(scene.tint);
  const { cm, tilt = 9, tall = 10, foot = 0.8, key = 1 } = scene;
  return {
    name,
    width,
    height,
    finer: width * height < 600_000 ? 1.5 : 1,
    cuts,
    stage: {
      ...{ cm, tilt, tall, foot, key },
      pieces: scene.pieces.map(({ kind, of, paint, at }) => ({ kind, of, color: paints[paint], at })),
      actors: scene.actors.map(([kind, color, x, y, z = 0, size = 1, turn = 0, lean = 0]) => ({
        ...{ kind, x, y, z, size, turn, lean },
        color: demoContent.colors[color].hex,
      })),
    },
  };
}

function scheme(tint: string): Record<Paint, string> {
  const wall = vivid(tint, 1.45, -0.04);
  return {
    wall,
    niche: vivid(tint, 1.8, -0.07),
    deep: vivid(tint, 2.1, -0.17),
    floor: mix(wall, '#f3e3d0', 0.45),
    block: mix(wall, '#f8ecdc', 0.6),
    pale: tone(mix(wall, '#fbf4ea', 0.85), 0.01),
    linen: '#e4d5bd',
    paper: '#f7eddb',
    wood: '#c0905c',
    walnut: '#6b4630',
    brass: '#d9b36a',
    leaf: '#72804f',
    tan: '#a8714a',
  };
}

/** A wall with arched niches (`x`, width and height of each) a hand deep, and the floor before it. */
export function wallWithNiches(y: number, ...niches: readonly (readonly [x: number, width: number, height: number])[]): Piece[] {
  const depth = 1.1;
  return [
    piece('floor', 'smooth', 'floor'),
    piece('rear', 'plaster', 'niche', y + depth),
    piece('wall', 'plaster', 'wall', y, depth, ...niches.flat()),
  ];
}

export function drum(x: number, y: number, radius: number, height: number, z = 0, paint: Paint = 'block'): Piece {
  return piece('drum', stuffOf(paint), paint, x, y, radius, height, z);
}

export function block(
  x: number,
  y: number,
  [width, depth, height]: readonly [width: number, depth: number, height: number],
  z = 0,
  paint: Paint = 'block',
  turn = 0,
): Piece {
  return piece('block', stuffOf(paint), paint, x, y, width, depth, height, z, turn);
}

export function disc(x: number, y: number, radius: number, z: number, paint: Paint = 'deep'): Piece {
  return piece('disc', stuffOf(paint), paint, x, y, radius, z);
}

/** Linen that hangs; a cloth over a block whose front edge is at `front` and top at `top`. */
export function drape(x: number, y: number, width: number, height: number, paint: Paint = 'linen'): Piece {
  return piece('drape', 'linen', paint, x, y, width, height);
}

export function runner(x: number, front: number, width: number, top: number, back: number, drop: number, paint: Paint = 'linen'): Piece {
  return piece('runner', 'linen', paint, x, front, width, top, back, drop);
}

export function tray(x: number, y: number, radius: number, z = 0): Piece {
  return piece('tray', 'brass', 'brass', x, y, radius, z);
}

export function cord(x: number, y: number, z: number): Piece {
  return piece('cord', 'linen', 'tan', x, y, z);
}

export function sprig(x: number, y: number, z: number, turn: number, length: number): Piece {
  return piece('sprig', 'leaf', 'leaf', x, y, z, turn, length);
}

export function petals(x: number, y: number, spread: number, count: number, z = 0): Piece {
  return piece('petals', 'paper', 'deep', x, y, spread, count, z);
}

export function sheets(x: number, y: number, width: number, depth: number, count: number, z = 0, turn = 0): Piece {
  return piece('sheets', 'paper', 'paper', x, y, width, depth, count, z, turn);
}

function piece(kind: string, of: Stuff, paint: Paint, ...at: number[]): Piece {
  return { kind, of, paint, at };
}

function stuffOf(paint: Paint): Stuff {
  if (paint === 'wood' || paint === 'walnut') return 'wood';
  if (paint === 'linen' || paint === 'brass' || paint === 'paper') return paint;
  if (paint === 'tan') return 'leather';
  return paint === 'pale' ? 'stone' : 'smooth';
}
