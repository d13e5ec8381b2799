import { n, type Point } from './paint.ts';

export function poly(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A soft curve through points, to be put after an `M` to the first of them. Its handles are as long as their own piece allows, so that close points make no loops. */
export function through(points: readonly Point[], tension = 1): string {
  let out = '';
  for (let i = 0; i < points.length - 1; i++) {
    const from = at(points, i);
    const to = at(points, i + 1);
    const reach = (Math.hypot(to[0] - from[0], to[1] - from[1]) / 3) * tension;
    const leaving = direction(at(points, Math.max(0, i - 1)), to);
    const arriving = direction(from, at(points, Math.min(points.length - 1, i + 2)));
    out += `C${n(from[0] + leaving[0] * reach)} ${n(from[1] + leaving[1] * reach)} ${n(to[0] - arriving[0] * reach)} ${n(to[1] - arriving[1] * reach)} ${n(to[0])} ${n(to[1])}`;
  }
  return out;
}

export function curve(points: readonly Point[], tension = 1): string {
  const [x, y] = at(points, 0);
  return `M${n(x)} ${n(y)}${through(points, tension)}`;
}

/** A closed soft shape. */
export function blob(points: readonly Point[]): string {
  const count = points.length;
  const around = Array.from({ length: count + 3 }, (_, i) => at(points, (i + count - 1) % count));
  const [x, y] = at(around, 1);
  const whole = through(around);
  const parts = whole.split('C').slice(2, count + 2);
  return `M${n(x)} ${n(y)}C${parts.join('C')}Z`;
}

export function oval(cx: number, cy: number, rx: number, ry: number): string {
  return `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`;
}

export function roundedRect(x: number, y: number, w: number, h: number, r: number): string {
  return `M${n(x + r)} ${n(y)}H${n(x + w - r)}Q${n(x + w)} ${n(y)} ${n(x + w)} ${n(y + r)}V${n(y + h - r)}Q${n(x + w)} ${n(y + h)} ${n(x + w - r)} ${n(y + h)}H${n(x + r)}Q${n(x)} ${n(y + h)} ${n(x)} ${n(y + h - r)}V${n(y + r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Z`;
}

/** The arch of the logo: straight sides, a faintly pointed top. `x` is the middle, `y` the foot. */
export function arch(x: number, y: number, w: number, h: number): string {
  const half = w / 2;
  const spring = y - h + half * 1.08;
  return `M${n(x - half)} ${n(y)}V${n(spring)}C${n(x - half)} ${n(spring - half * 0.62)} ${n(x - half * 0.42)} ${n(y - h + half * 0.16)} ${n(x)} ${n(y - h)}C${n(x + half * 0.42)} ${n(y - h + half * 0.16)} ${n(x + half)} ${n(spring - half * 0.62)} ${n(x + half)} ${n(spring)}V${n(y)}Z`;
}

function at(points: readonly Point[], index: number): Point {
  const point = points[index];
  if (!point) throw new Error(`a curve has no point ${index}`);
  return point;
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}
