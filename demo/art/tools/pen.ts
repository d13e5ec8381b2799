import { glow, shade, tone } from './color.ts';
import { clip, crescent, line, n, shape } from './paint.ts';

/** The pen of all drawings: 6 of 600 units wide, as 2.25 of 200 in the storefront's `ui/drawings`. */
const ink = '#33201a';
const pen = 6;

/** A thing: flat paint, what is painted on it, one flat shade at its right where the light does not come, and the contour over all. */
export function body(d: string, color: string, inside = '', depth = 18): string {
  return shape(d, color) + (inside && clip(d, inside)) + (depth ? crescent(d, -depth, -depth * 0.3, shade(0.17)) : '') + contour(d);
}

export function contour(d: string): string {
  return line(d, ink, pen);
}

/** Detail within a thing. */
export function fine(d: string, color = ink, width = 4.5): string {
  return line(d, color, width);
}

/** Where the light of the upper left is caught. */
export function gleam(d: string): string {
  return line(d, glow(0.65), 7);
}

/** A rod, a handle, a cable: paint between two contours. */
export function rod(d: string, color: string, width: number): string {
  return line(d, ink, width + pen * 2) + line(d, color, width);
}

/** A thing's shadow on the ground, to the right. */
export function cast(x: number, y: number, width: number): string {
  return `<ellipse cx="${n(x + width * 0.08)}" cy="${n(y)}" rx="${n(width / 2)}" ry="10" fill="${shade(0.16)}"/>`;
}

/** A leaf from its stem's end, lighter on the side of the light. */
export function leaf(x: number, y: number, angle: number, length: number, width: number, color: string): string {
  const half = (side: number) => `C${n(length * 0.25)} ${n(side * width)} ${n(length * 0.7)} ${n(side * width)} ${n(length)} 0`;
  const whole = `M0 0${half(-0.66)}C${n(length * 0.7)} ${n(width * 0.66)} ${n(length * 0.25)} ${n(width * 0.66)} 0 0Z`;
  // The darker half is the one that hangs to the right or below.
  const side = Math.cos((angle * Math.PI) / 180) < 0 ? -0.66 : 0.66;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${shape(whole, color)}${shape(`M0 0${half(side)}Z`, tone(color, -0.11))}${fine(`M0 0H${n(length * 0.72)}`)}${contour(whole)}</g>`;
}
