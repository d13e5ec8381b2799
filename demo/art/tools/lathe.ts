import { glow, shade, tone } from './color.ts';
import { at, blurred, ellipse, type Finish, linear, n, type Point, round, shape } from './paint.ts';
import { through } from './path.ts';

/** Radius at a height, from the top down; 'corner' breaks the curve. */
export type Profile = readonly (readonly [radius: number, y: number, corner?: 'corner'])[];
type Turned = { cx: number; profile: Profile; color: string; finish?: Finish; k?: number; streak?: number };

/** How flat circles look: the camera is a little above the table. */
export const tilt = 0.22;

/** A body turned on a wheel: shading across, a darker foot, a highlight that follows its side. */
export function lathe({ cx, profile, color, finish = 'matte', k = tilt, streak = finish === 'matte' ? 0.22 : 0.5 }: Turned): string {
  const path = turnedPath(cx, profile, k);
  const foot = linear([glow(0.1), at(0.3, glow(0)), at(0.6, shade(0)), shade(0.24)]);
  return shape(path, round(color, finish)) + shape(path, foot) + highlight(cx, profile, streak);
}

export function turnedPath(cx: number, profile: Profile, k = tilt): string {
  const first = profile[0];
  const last = profile.at(-1);
  if (!first || !last) return '';
  const down = side(profile, cx, 1);
  const up = side([...profile].reverse(), cx, -1);
  return `M${n(cx - first[0])} ${n(first[1])}A${n(first[0])} ${n(first[0] * k)} 0 0 1 ${n(cx + first[0])} ${n(first[1])}${down}A${n(last[0])} ${n(last[0] * k)} 0 0 1 ${n(cx - last[0])} ${n(last[1])}${up}Z`;
}

/** The mouth of a vessel: a lit rim around a hollow whose far right wall catches the light. */
export function mouth(cx: number, y: number, r: number, wall: number, color: string, k = tilt): string {
  const inner = linear([tone(color, -0.34), at(0.45, tone(color, -0.2)), tone(color, 0.02)], 'across');
  return (
    ellipse(cx, y, r, r * k, linear([tone(color, 0.16), tone(color, -0.02)], 'across')) +
    ellipse(cx, y + wall * 0.12, r - wall, (r - wall) * k, inner) +
    ellipse(cx, y + wall * 0.12, r - wall, (r - wall) * k, linear([shade(0.26), at(0.7, shade(0))]))
  );
}

/** The content of a vessel up to `depth` under its rim. */
export function filling(cx: number, y: number, r: number, color: string, k = tilt): string {
  return ellipse(cx, y, r, r * k, linear([tone(color, -0.1), at(0.6, tone(color, 0.03)), tone(color, 0.14)], 'across'));
}

/** A closed top. */
export function lidTop(cx: number, y: number, r: number, color: string, k = tilt): string {
  return ellipse(cx, y, r, r * k, linear([tone(color, 0.2), tone(color, 0)], 'across'));
}

/** A label or stripe around a turned body. */
export function band(cx: number, profile: Profile, from: number, to: number, color: string, k = tilt, grow = 1): string {
  const cut: [number, number][] = [[radiusAt(profile, from) + grow, from]];
  for (const [radius, y] of profile) if (y > from && y < to) cut.push([radius + grow, y]);
  cut.push([radiusAt(profile, to) + grow, to]);
  const last = cut.at(-1) ?? [0, 0];
  const first = cut[0] ?? [0, 0];
  const d = `M${n(cx - first[0])} ${n(first[1])}A${n(first[0])} ${n(first[0] * k)} 0 0 0 ${n(cx + first[0])} ${n(first[1])}${side(cut, cx, 1)}A${n(last[0])} ${n(last[0] * k)} 0 0 1 ${n(cx - last[0])} ${n(last[1])}${side([...cut].reverse(), cx, -1)}Z`;
  return shape(d, round(color));
}

export function highlight(cx: number, profile: Profile, strength: number, from = 0.56, to = 0.74): string {
  if (strength === 0) return '';
  const top = profile[0]?.[1] ?? 0;
  const bottom = profile.at(-1)?.[1] ?? 0;
  const inset = (bottom - top) * 0.09;
  const steps = Array.from({ length: 9 }, (_, i) => top + inset + ((bottom - top - inset * 2.4) * i) / 8);
  const outer: Point[] = steps.map((y) => [cx - radiusAt(profile, y) * to, y]);
  const inner: Point[] = [...steps].reverse().map((y) => [cx - radiusAt(profile, y) * from, y]);
  const start = outer[0] ?? [0, 0];
  const turn = inner[0] ?? [0, 0];
  const d = `M${n(start[0])} ${n(start[1])}${through(outer)}L${n(turn[0])} ${n(turn[1])}${through(inner)}Z`;
  return blurred(
    shape(d, linear([glow(strength * 0.4), at(0.3, glow(strength)), glow(0)])),
    n(Math.max(1.5, radiusAt(profile, (top + bottom) / 2) * 0.03)),
  );
}

export function radiusAt(profile: Profile, y: number): number {
  for (let i = 0; i < profile.length - 1; i++) {
    const a = profile[i];
    const b = profile[i + 1];
    if (a && b && y >= a[1] && y <= b[1]) return a[0] + ((b[0] - a[0]) * (y - a[1])) / Math.max(1, b[1] - a[1]);
  }
  return (y < (profile[0]?.[1] ?? 0) ? profile[0] : profile.at(-1))?.[0] ?? 0;
}

function side(profile: Profile, cx: number, sign: 1 | -1): string {
  let out = '';
  let run: Point[] = [];
  for (const [radius, y, corner] of profile) {
    run.push([cx + sign * radius, y]);
    if (corner && run.length > 1) {
      out += through(run);
      run = [[cx + sign * radius, y]];
    }
  }
  return out + through(run);
}
