import { line, n } from './paint.ts';
import { arch } from './path.ts';

/** Small printed marks around `x`, `y`, drawn with one pen; `size` is their height. */
export function emblem(kind: Emblem, x: number, y: number, size: number, color: string, weight = 5): string {
  const scale = size / 100;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})">${emblems[kind](color, weight / scale)}</g>`;
}

const emblems = {
  arch: (c, w) => line(arch(0, 50, 76, 100), c, w) + line(arch(0, 50, 44, 70), c, w),
  sun: (c, w) => `<circle r="22" fill="${c}"/>${rays(c, w, 8, 34, 50)}`,
  leaf: (c, w) => line('M0 50V-10M0 20C-40 20 -44 -12 -40 -30C-12 -30 0 -8 0 20ZM0 0C36 -4 38 -32 34 -50C8 -46 0 -26 0 0Z', c, w),
  bean: (c, w) =>
    `<g transform="rotate(28)">${line('M0 -48C30 -48 34 -20 34 0C34 22 28 48 0 48C-28 48 -34 22 -34 0C-34 -20 -30 -48 0 -48ZM2 -46C-16 -22 18 14 -2 46', c, w)}</g>`,
  bee: (c, w) =>
    line(
      'M0 -22A17 32 0 0 1 0 46A17 32 0 0 1 0 -22ZM-15 2H15M-16 20H16M-8 -20C-34 -46 -56 -24 -16 -4M8 -20C34 -46 56 -24 16 -4M-6 -24L-14 -42M6 -24L14 -42',
      c,
      w,
    ),
  flower: (c, w) => `${petals(c, w, 6)}<circle r="9" fill="${c}"/>`,
  drop: (c, w) => line('M0 -50C22 -18 34 0 34 18A34 32 0 0 1 -34 18C-34 0 -22 -18 0 -50ZM-16 20A18 18 0 0 0 2 36', c, w),
  flame: (c, w) =>
    line(
      'M0 -50C8 -20 36 -6 32 22A32 30 0 0 1 -32 22C-34 2 -14 -10 0 -50ZM0 6C6 18 14 22 12 34A12 12 0 0 1 -12 34C-13 24 -4 18 0 6Z',
      c,
      w,
    ),
  star: (c, w) => line('M0 -48L13.6 -13.6L48 0L13.6 13.6L0 48L-13.6 13.6L-48 0L-13.6 -13.6Z', c, w),
  lattice: (c, w) => line('M-34 -34H34V34H-34ZM0 -48L48 0L0 48L-48 0Z', c, w),
  wave: (c, w) => line('M-46 -16C-30 -36 -16 -36 0 -16S30 4 46 -16M-46 20C-30 0 -16 0 0 20S30 40 46 20', c, w),
  moon: (c, w) => line('M22 -44A47 47 0 1 0 44 26A37 37 0 0 1 22 -44Z', c, w),
  tree: (c, w) => line('M0 50V-4M0 26L24 4M0 14L-22 -6', c, w) + line('M0 -50C40 -50 52 8 26 20H-26C-52 8 -40 -50 0 -50Z', c, w),
  kite: (c, w) => line('M0 -50L34 -14L0 30L-34 -14ZM0 -50V30M-34 -14H34M0 30C10 38 -10 42 0 50', c, w),
  clock: (c, w) => line('M-44 0A44 44 0 1 1 44 0A44 44 0 1 1 -44 0ZM0 -24V0L18 12', c, w),
  needle: (c, w) =>
    line('M-40 40L34 -34M18 -30A12 12 0 0 1 34 -44A12 12 0 0 1 40 -26A12 12 0 0 1 30 -18M-46 -6C-30 -30 -10 -6 -24 8S-50 30 -30 46', c, w),
  candle: (c, w) => line('M-18 50V-2H18V50ZM0 -2V-10M0 -50C10 -36 14 -30 12 -22A12 12 0 0 1 -12 -22C-14 -30 -8 -36 0 -50Z', c, w),
  bowl: (c, w) =>
    line(
      'M-46 -12H46C46 18 26 38 16 40H-16C-26 38 -46 18 -46 -12ZM-14 48H14M-16 -46C-8 -38 -24 -34 -16 -26M6 -46C14 -38 -2 -34 6 -26',
      c,
      w,
    ),
  lamp: (c, w) => line('M-20 -46H20L40 4H-40ZM0 4V44M-20 48H20M24 4V20', c, w),
  pan: (c, w) => line('M-46 8A30 30 0 1 1 14 8A30 30 0 1 1 -46 8ZM-34 8A18 18 0 1 1 2 8A18 18 0 1 1 -34 8ZM8 -10L46 -36', c, w),
  note: (c, w) =>
    line('M-20 34V-36L30 -46V22', c, w) +
    `<ellipse cx="-32" cy="36" rx="14" ry="11" fill="${c}"/><ellipse cx="18" cy="24" rx="14" ry="11" fill="${c}"/>`,
  key: (c, w) => line('M-40 -34Q-40 -42 -32 -42H32Q40 -42 40 -34V34Q40 42 32 42H-32Q-40 42 -40 34ZM-24 -30H24L28 18H-28Z', c, w),
  chair: (c, w) => line('M-24 -50V50M-24 4H26V50M-24 -26H-24M-24 -50C-8 -44 -8 -14 -24 -8', c, w),
  date: (c, w) =>
    line(
      'M0 -14C20 -14 24 10 22 24C20 42 10 50 0 50S-20 42 -22 24C-24 10 -20 -14 0 -14ZM0 -14C-2 -30 10 -44 26 -48M2 -30C-14 -44 -30 -40 -38 -30C-26 -20 -8 -20 2 -30Z',
      c,
      w,
    ),
  cube: (c, w) => line('M0 -48L42 -24V24L0 48L-42 24V-24ZM-42 -24L0 0L42 -24M0 0V48', c, w),
  top: (c, w) => line('M0 -50V-22M-44 -6C-40 -22 40 -22 44 -6C40 14 14 30 0 50C-14 30 -40 14 -44 -6ZM-42 -2H42', c, w),
  pot: (c, w) =>
    line(
      'M-34 4H34L24 50H-24ZM0 4V-20M0 -10C-26 -10 -32 -30 -30 -42C-12 -42 0 -30 0 -10ZM0 -16C22 -18 30 -34 28 -50C10 -48 0 -36 0 -16Z',
      c,
      w,
    ),
  page: (c, w) => line('M-36 -48H36V48H-36ZM-16 -48V48M0 -24H22M0 -4H22M0 16H14', c, w),
  bag: (c, w) => line('M-36 -10H36L42 48H-42ZM-18 -10V-24C-18 -56 18 -56 18 -24V-10', c, w),
  pod: (c, w) => line('M0 -50C34 -26 34 26 0 50C-34 26 -34 -26 0 -50ZM0 -50C12 -20 12 20 0 50M0 -50C-12 -20 -12 20 0 50', c, w),
  ring: (c, w) => line('M-44 0A44 44 0 1 1 44 0A44 44 0 1 1 -44 0ZM-20 0A20 20 0 1 1 20 0A20 20 0 1 1 -20 0Z', c, w),
} as const satisfies Record<string, (color: string, weight: number) => string>;
export type Emblem = keyof typeof emblems;

function rays(color: string, weight: number, count: number, from: number, to: number): string {
  const turn = (i: number) => (i * 2 * Math.PI) / count;
  return Array.from({ length: count }, (_, i) =>
    line(
      `M${n(Math.cos(turn(i)) * from)} ${n(Math.sin(turn(i)) * from)}L${n(Math.cos(turn(i)) * to)} ${n(Math.sin(turn(i)) * to)}`,
      color,
      weight,
    ),
  ).join('');
}

function petals(color: string, weight: number, count: number): string {
  return Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${(i * 360) / count})">${line('M0 -12C-18 -24 -16 -48 0 -50C16 -48 18 -24 0 -12Z', color, weight)}</g>`,
  ).join('');
}
