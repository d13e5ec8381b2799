import { tone } from './color.ts';
import { moved } from './moved.ts';

export type Point = readonly [x: number, y: number];
export type Stop = readonly [offset: number, color: string];
/** A colour without an offset is at an even distance. */
type Shades = readonly (string | Stop)[];
export type Finish = 'matte' | 'gloss' | 'metal';

/**
 * Gradients and clips are named by what they hold, so a drawing stays a plain string: `document` later adds the
 * definitions that its text mentions, and the same drawing can be in a picture many times.
 */
const definitions = new Map<string, string>();

export function linear(stops: Shades, direction: 'across' | 'down' | 'diagonal' = 'down'): string {
  const ends = { across: 'x2="1" y2="0"', down: 'x2="0" y2="1"', diagonal: 'x2="1" y2="1"' }[direction];
  return define((id) => `<linearGradient id="${id}" x1="0" y1="0" ${ends}>${stopTags(stops)}</linearGradient>`);
}

export function at(offset: number, color: string): Stop {
  return [offset, color];
}

/** A gradient between two points of the canvas. */
export function between(from: Point, to: Point, stops: readonly Stop[]): string {
  const ends = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`;
  return define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stopTags(stops)}</linearGradient>`);
}

export function radial(stops: Shades, cx = 0.5, cy = 0.5, r = 0.5): string {
  return define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`);
}

/** How light runs over a round body that is lit from the upper left. */
export function roundStops(color: string, finish: Finish = 'matte'): Stop[] {
  return roundLight[finish].map(([offset, delta]) => [offset, tone(color, delta)]);
}

export function round(color: string, finish: Finish = 'matte'): string {
  return linear(roundStops(color, finish), 'across');
}

/** A surface that faces us: lighter at the upper left. */
export function flat(color: string, contrast = 0.07): string {
  return linear(
    [
      [0, tone(color, contrast)],
      [0.5, tone(color, 0)],
      [1, tone(color, -contrast)],
    ],
    'diagonal',
  );
}

/** A ball. */
export function ball(color: string, finish: Finish = 'matte'): string {
  const light = finish === 'matte' ? 0.14 : 0.26;
  return radial(
    [
      [0, tone(color, light)],
      [0.35, tone(color, 0.04)],
      [0.75, tone(color, -0.14)],
      [1, tone(color, -0.26)],
    ],
    0.34,
    0.28,
    0.8,
  );
}

export function clip(path: string, content: string): string {
  return `<g clip-path="${define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)}">${content}</g>`;
}

/** The part of a shape that its moved copy does not cover: the side away from the light. */
export function crescent(d: string, dx: number, dy: number, fill: string): string {
  return clip(d, `<path d="M-900-900H1500V1620H-900Z${moved(d, dx, dy)}" fill-rule="evenodd" fill="${fill}"/>`);
}

/** A content's flat shadow, so far to the right and down; the content itself is not in it. */
export function thrown(content: string, dx: number, dy: number, color: string, opacity: number): string {
  return `<g filter="${define((id) => `<filter id="${id}" x="-10%" y="-10%" width="130%" height="130%"><feFlood flood-color="${color}" flood-opacity="${opacity}"/><feComposite in2="SourceAlpha" operator="in"/><feOffset dx="${dx}" dy="${dy}"/></filter>`)}">${content}</g>`;
}

export function blurred(content: string, radius: number | string): string {
  return `<g filter="${define((id) => `<filter id="${id}" x="-40%" y="-60%" width="180%" height="220%"><feGaussianBlur stdDeviation="${radius}"/></filter>`)}">${content}</g>`;
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
}

export function box(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}" ${more}/>`;
}

export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

export function document(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${mentioned(content)}</defs>${content}</svg>`;
}

/** A number as short as the eye allows. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

const roundLight = {
  matte: [
    [0, -0.1],
    [0.1, 0.01],
    [0.28, 0.1],
    [0.45, 0.03],
    [0.7, -0.09],
    [0.92, -0.21],
    [1, -0.16],
  ],
  gloss: [
    [0, -0.13],
    [0.08, 0],
    [0.24, 0.13],
    [0.4, 0.03],
    [0.66, -0.08],
    [0.9, -0.25],
    [1, -0.15],
  ],
  metal: [
    [0, -0.24],
    [0.1, -0.04],
    [0.22, 0.24],
    [0.34, 0.06],
    [0.52, -0.1],
    [0.7, -0.2],
    [0.82, 0.06],
    [0.92, -0.22],
    [1, -0.14],
  ],
} as const satisfies Record<Finish, readonly (readonly [number, number])[]>;

function stopTags(stops: Shades): string {
  return stops
    .map((stop, i) => (typeof stop === 'string' ? at(i / (stops.length - 1), stop) : stop))
    .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join('');
}

function define(make: (id: string) => string): string {
  const id = `p${hash(make(''))}`;
  definitions.set(id, make(id));
  return `url(#${id})`;
}

function mentioned(content: string): string {
  const ids = new Set(Array.from(content.matchAll(/url\(#(p\w+)\)/g), (match) => match[1] ?? ''));
  return Array.from(ids, (id) => definitions.get(id) ?? '').join('');
}

function hash(text: string): string {
  let high = 0x811c9dc5;
  let low = 0x1234567;
  for (const letter of text) {
    high = Math.imul(high ^ letter.charCodeAt(0), 0x01000193);
    low = Math.imul(low ^ letter.charCodeAt(0), 0x85ebca6b);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}
