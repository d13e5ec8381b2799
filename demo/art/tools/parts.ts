import { glow, shade, tone } from './color.ts';
import { at, between, blurred, ellipse, type Finish, group, line, linear, n, type Point, radial, roundStops, shape } from './paint.ts';
import { curve, poly } from './path.ts';

/** The shadow of a thing that touches the table at `cx`, `y`: soft and to the right, dark directly below. */
export function shadow(cx: number, y: number, rx: number, ry = rx * 0.22): string {
  const soft = radial([shade(0.34), at(0.55, shade(0.2)), shade(0)]);
  const core = radial([shade(0.62), at(0.72, shade(0.4)), shade(0)]);
  return `<g data-shadow="">${ellipse(cx + rx * 0.24, y + ry * 0.12, rx * 1.42, ry * 1.35 + 14, soft)}${ellipse(cx + rx * 0.04, y + ry * 0.06, rx * 1.07, ry * 1.07 + 4, core)}</g>`;
}

/** The shadow of a thing on legs: no dark centre, only the light that its top blocks. */
export function airyShadow(cx: number, y: number, rx: number, ry = rx * 0.22): string {
  return `<g data-shadow="">${ellipse(
    cx + rx * 0.2,
    y,
    rx * 1.35,
    ry * 1.35 + 10,
    radial([shade(0.3), at(0.5, shade(0.2)), shade(0)]),
  )}</g>`;
}

/** The shadow of a footprint with corners. */
export function castShadow(outline: readonly Point[], strength = 1): string {
  const d = poly(outline);
  return `<g data-shadow="">${group('translate(26 5)', blurred(shape(d, shade(0.34 * strength)), 15))}${group('translate(5 3)', blurred(shape(d, shade(0.5 * strength)), 4))}</g>`;
}

/** A straight leg, stick or pipe. */
export function rod(from: Point, to: Point, width: number, color: string, finish: Finish = 'matte', endWidth = width): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const side = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length] as const;
  // The lit side is always the upper left one.
  const sign = side[0] + side[1] * 0.6 > 0 ? -1 : 1;
  const edge = ([x, y]: Point, by: number): Point => [x + side[0] * by * sign, y + side[1] * by * sign];
  const fill = between(edge(from, width / 2), edge(from, -width / 2), roundStops(color, finish));
  return shape(
    poly([edge(from, width / 2), edge(to, endWidth / 2), edge(to, -endWidth / 2), edge(from, -width / 2)]),
    fill,
    `stroke="${fill}" stroke-width="2" stroke-linejoin="round"`,
  );
}

/** A bent tube: handles, cords, spouts. */
export function tube(d: string, width: number, color: string, finish: Finish = 'matte'): string {
  const shine = finish === 'matte' ? 0.1 : 0.18;
  const layers = 9;
  return Array.from({ length: layers }, (_, i) => {
    const share = i / (layers - 1);
    const shift = n(-width * 0.15 * share);
    return `<g transform="translate(${shift} ${shift})">${line(d, tone(color, -0.24 + (0.24 + shine) * share ** 0.9), width * (1 - share * 0.86))}</g>`;
  }).join('');
}

/** A leaf from its stalk along `angle` (0 is up, clockwise, in degrees). */
export function leaf(x: number, y: number, length: number, width: number, angle: number, color: string): string {
  const half = (side: number) =>
    `M0 0C${n(side * width * 0.75)} ${n(-length * 0.22)} ${n(side * width * 0.6)} ${n(-length * 0.72)} 0 ${n(-length)}`;
  const lit = angle > 20 ? 1 : -1;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${shape(
    `${half(lit)}L0 0Z`,
    linear([tone(color, 0.12), tone(color, -0.04)]),
  )}${shape(
    `${half(-lit)}L0 0Z`,
    linear([tone(color, -0.02), tone(color, -0.16)]),
  )}${line(`M0 0Q${n(width * 0.04)} ${n(-length * 0.5)} 0 ${n(-length * 0.93)}`, tone(color, 0.16), Math.max(1.5, length * 0.012))}</g>`;
}

export function stem(points: readonly Point[], width: number, color: string): string {
  return (
    line(curve(points), tone(color, -0.12), width) +
    `<g transform="translate(${n(-width * 0.16)} 0)">${line(curve(points), tone(color, 0.06), width * 0.45)}</g>`
  );
}

export function flame(x: number, y: number, height: number): string {
  const drop = (h: number, w: number) =>
    `M${n(x)} ${n(y - h)}C${n(x + w * 0.3)} ${n(y - h * 0.6)} ${n(x + w)} ${n(y - h * 0.35)} ${n(x + w * 0.55)} ${n(y - h * 0.08)}Q${n(x)} ${n(y + h * 0.1)} ${n(x - w * 0.55)} ${n(y - h * 0.08)}C${n(x - w)} ${n(y - h * 0.35)} ${n(x - w * 0.3)} ${n(y - h * 0.6)} ${n(x)} ${n(y - h)}Z`;
  return (
    `<g data-shadow="">${ellipse(
      x,
      y - height * 0.4,
      height * 1.9,
      height * 1.9,
      radial(['#ffdd8866', at(0.4, '#ffcf7a2e'), '#ffcf7a00']),
    )}</g>` +
    shape(drop(height, height * 0.36), linear(['#f6a93b', at(0.5, '#ffcf5e'), '#ffe9ad'])) +
    shape(drop(height * 0.58, height * 0.2), linear(['#fff0bd', '#fffbee']))
  );
}

/** A soft light spot. */
export function shine(x: number, y: number, rx: number, ry: number, strength = 0.6, angle = 0): string {
  return `<g transform="rotate(${n(angle)} ${n(x)} ${n(y)})">${ellipse(
    x,
    y,
    rx,
    ry,
    radial([glow(strength), at(0.5, glow(strength * 0.5)), glow(0)]),
  )}</g>`;
}

/** Numbers that look random and are the same on every run. */
export function dice(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** Iron spots of a glaze. */
export function speckles(cx: number, cy: number, rx: number, ry: number, color: string, seed: number): string {
  const next = dice(seed);
  return Array.from({ length: 34 }, () => {
    const [x, y, r] = [cx + (next() * 2 - 1) * rx, cy + (next() * 2 - 1) * ry, 1.2 + next() * 2.4];
    return ellipse(x, y, r, r, next() > 0.3 ? tone(color, -0.24) : tone(color, 0.2), 'opacity="0.55"');
  }).join('');
}
