import sharp from 'sharp';
import type { ColorSlug, PictureKind } from '../../content-schema.ts';
import { demoContent } from '../../read-content.ts';
import { drawings, stances } from '../drawings/all.ts';
import type { View } from '../drawings/drawing.ts';
import { fade, glow, mix, shade, tone } from '../tools/color.ts';
import { at, document, group, linear, n, radial, shape } from '../tools/paint.ts';
import { arch } from '../tools/path.ts';

export type Frame = { left: number; top: number; right: number; bottom: number };
const frames = new Map<PictureKind, Frame>();

/** Wall colours that set a material off: pale goods on deeper clay and stone, dark and loud ones on pale sand. */
const walls: Record<ColorSlug, string> = {
  sand: '#e9e1d8',
  cream: '#dfcdb9',
  white: '#e3d3c2',
  terracotta: '#f1e4d6',
  rose: '#f2e6db',
  saffron: '#f0e8dc',
  olive: '#efe6d6',
  sage: '#f0e7d8',
  teal: '#f1e5d5',
  indigo: '#f0e4d6',
  navy: '#efe3d3',
  charcoal: '#efe5d8',
  black: '#eee3d5',
  walnut: '#f0e6d9',
  oak: '#ede4da',
  brass: '#efe7dd',
};

export async function productPicture(kind: PictureKind, color: ColorSlug, view: View): Promise<string> {
  const hex = demoContent.colors[color].hex;
  const frame = await frameOf(kind);
  const drawing = drawings[kind](hex, view);
  if (view === 'front') return document(1000, 1000, niche(walls[color]) + group(fitted(frame, kind), drawing));
  return document(1000, 1000, sunlit(mix(hex, walls[color], 0.8)) + group(closeUp(frame, kind), drawing));
}

/** Where a drawing has ink, without its shadow: measured once, so that every product is framed alike. */
export async function frameOf(kind: PictureKind): Promise<Frame> {
  const known = frames.get(kind);
  if (known) return known;
  const bare = drawings[kind]('#b4573a', 'front').replaceAll('data-shadow=""', 'visibility="hidden"');
  const margin = 300;
  const svg = document(1600, 1600, group(`translate(${margin} ${margin})`, bare));
  const { data, info } = await sharp(Buffer.from(svg)).resize(400).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const frame: Frame = { left: 1e9, top: 1e9, right: 0, bottom: 0 };
  for (let i = 0; i < data.length; i++) {
    if ((data[i] ?? 0) < 40) continue;
    const [x, y] = [(i % info.width) * 4 - margin, Math.floor(i / info.width) * 4 - margin];
    frame.left = Math.min(frame.left, x);
    frame.right = Math.max(frame.right, x + 4);
    frame.top = Math.min(frame.top, y);
    frame.bottom = Math.max(frame.bottom, y + 4);
  }
  frames.set(kind, frame);
  return frame;
}

/** The plain set of every first picture: a wall with an arched niche, a floor, light from the upper left. */
export function niche(wall: string, size = 1000): string {
  const s = size / 1000;
  const opening = arch(500, 742, 700, 650);
  return group(
    `scale(${s})`,
    `<rect width="1000" height="1000" fill="${radial([tone(wall, 0.05), at(0.6, wall), tone(wall, -0.06)], 0.25, 0.15, 1)}"/>` +
      shape(opening, linear([tone(wall, -0.075), at(0.5, tone(wall, -0.035)), tone(wall, 0.005)], 'diagonal')) +
      shape(opening, linear([shade(0.05), at(0.3, shade(0)), glow(0.14)])) +
      `<rect y="742" width="1000" height="258" fill="${linear([tone(wall, -0.055), at(0.25, tone(wall, 0)), tone(wall, 0.035)])}"/>` +
      `<rect y="741" width="1000" height="3" fill="${linear([glow(0.75), at(0.6, glow(0.3)), glow(0)], 'across')}"/>`,
  );
}

/** The set of every second picture: a wall in a pale shade of the product, with light falling through an arched window. */
function sunlit(wall: string): string {
  const beam = (x: number) => group(`translate(${x} 640) skewX(-16)`, shape(arch(0, 200, 210, 760), linear([glow(0.05), glow(0.34)])));
  return (
    `<rect width="1000" height="1000" fill="${linear([tone(wall, 0.05), tone(wall, -0.08)], 'diagonal')}"/>` +
    beam(300) +
    beam(560) +
    beam(820) +
    `<rect y="880" width="1000" height="120" fill="${linear([tone(wall, -0.1), tone(wall, -0.02)])}"/><rect y="879" width="1000" height="3" fill="${fade('#ffffff', 0.35)}"/>`
  );
}

function fitted(frame: Frame, kind: PictureKind): string {
  const [w, h] = [frame.right - frame.left, frame.bottom - frame.top];
  // Squarish things would look larger than tall ones at the same height, so their area counts too.
  const scale = Math.min(620 / h, 650 / w, Math.sqrt(285000 / (w * h)));
  const foot = stances[kind] === 'hangs' ? 520 + (h * scale) / 2 - 20 : 826 - Math.max(0, 90 - h * scale * 0.15);
  return move(frame, scale, 500, foot);
}

/** As wide as the picture allows; of what is tall, the part it is known by. */
function closeUp(frame: Frame, kind: PictureKind): string {
  const [w, h] = [frame.right - frame.left, frame.bottom - frame.top];
  const scale = Math.min(1180 / h, 900 / w);
  if (stances[kind] === 'hangs') return move(frame, scale * 0.86, 500, 500 + h * scale * 0.43);
  return move(
    frame,
    scale,
    500,
    stances[kind] === 'foot-first' || h * scale < 780 ? 930 - Math.max(0, 700 - h * scale) * 0.25 : 130 + h * scale,
  );
}

function move(frame: Frame, scale: number, x: number, foot: number): string {
  return `translate(${n(x - ((frame.left + frame.right) / 2) * scale)} ${n(foot - frame.bottom * scale)}) scale(${Math.round(scale * 1000) / 1000})`;
}
