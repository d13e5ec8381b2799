import { glow, tone } from './color.ts';
import { between, line, type Point, shape } from './paint.ts';
import { poly } from './path.ts';

export type Spot = readonly [x: number, y: number, z: number];
/** The position of a point on the canvas: x to the right, y up, z towards us. */
export type Camera = (spot: Spot) => Point;
type Cuboid = { at: Spot; size: Spot; round?: number; tones?: readonly [top: number, front: number, right: number] };

/** A parallel camera turned by `yaw` and bent down by `pitch`; the origin is at `x`, `y`. */
export function camera(yaw = 0.5, pitch = 0.24, x = 500, y = 800): Camera {
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  return ([px, py, pz]) => {
    const depth = px * sinYaw + pz * cosYaw;
    return [x + px * cosYaw - pz * sinYaw, y - py * cosPitch + depth * sinPitch];
  };
}

/** A block whose `at` is the middle of its bottom; top, front and right are seen. */
export function cuboid(
  see: Camera,
  { at: [x, y, z], size: [w, h, d], round = 6, tones = [0.12, 0, -0.17] }: Cuboid,
  color: string,
): string {
  const [l, r, b, f] = [x - w / 2, x + w / 2, z - d / 2, z + d / 2];
  const top: Spot[] = [
    [l, y + h, b],
    [r, y + h, b],
    [r, y + h, f],
    [l, y + h, f],
  ];
  const front: Spot[] = [
    [l, y + h, f],
    [r, y + h, f],
    [r, y, f],
    [l, y, f],
  ];
  const right: Spot[] = [
    [r, y + h, f],
    [r, y + h, b],
    [r, y, b],
    [r, y, f],
  ];
  const rim = line(`M${see([l, y + h, f]).join(' ')}L${see([r, y + h, f]).join(' ')}L${see([r, y + h, b]).join(' ')}`, glow(0.35), 2);
  return (
    face(see, right, tone(color, tones[2]), round) +
    face(see, front, tone(color, tones[1]), round) +
    face(see, top, tone(color, tones[0]), round) +
    (h > 10 ? rim : '')
  );
}

/** A flat piece of any plane, lighter at its first corner than at its third; `round` softens its corners. */
export function face(see: Camera, spots: readonly Spot[], color: string, round = 0): string {
  const points = spots.map(see);
  const fill = between(points[0] ?? [0, 0], points[Math.floor(points.length / 2)] ?? [1, 1], [
    [0, tone(color, 0.05)],
    [1, tone(color, -0.06)],
  ]);
  return shape(poly(points), fill, round ? `stroke="${fill}" stroke-width="${round}" stroke-linejoin="round"` : '');
}

/** A circle around `at` in the plane of two directions. */
export function disc(see: Camera, at: Spot, r: number, plane: 'floor' | 'front' | 'side' = 'floor'): string {
  return poly(
    Array.from({ length: 72 }, (_, i) => {
      const [c, s] = [Math.cos((i / 36) * Math.PI) * r, Math.sin((i / 36) * Math.PI) * r];
      if (plane === 'floor') return see([at[0] + c, at[1], at[2] + s]);
      return plane === 'front' ? see([at[0] + c, at[1] + s, at[2]]) : see([at[0], at[1] + s, at[2] + c]);
    }),
  );
}

/** The SVG transform that lays a drawing (its x to the right, its y down) onto a front- or right-facing plane. */
export function onto(see: Camera, origin: Spot, plane: 'front' | 'side' | 'floor'): string {
  const from = see(origin);
  const [ox, oy, oz] = origin;
  const u = see(plane === 'side' ? [ox, oy, oz - 1] : [ox + 1, oy, oz]);
  const v = see(plane === 'floor' ? [ox, oy, oz + 1] : [ox, oy - 1, oz]);
  const values = [u[0] - from[0], u[1] - from[1], v[0] - from[0], v[1] - from[1], from[0], from[1]];
  return `matrix(${values.map((value) => Math.round(value * 1000) / 1000).join(' ')})`;
}
