import { mix, tone } from '../tools/color.ts';
import { clip, crescent, document, shape, thrown } from '../tools/paint.ts';
import { contour, fine } from '../tools/pen.ts';

export type Tile = {
  /** The colour of the wall; all else behind the things is made of it. */
  ground: string;
  /** Light on the wall, behind the things. */
  light?: string;
  things: string;
};

/** The paints of all tiles; one tile uses three or four of them and paper. */
export const paints = {
  paper: '#fff8ec',
  sand: '#ecd9b8',
  terracotta: '#c25a28',
  clay: '#e28b57',
  saffron: '#eaaa2c',
  olive: '#7f8f3f',
  leaf: '#4f7a4a',
  teal: '#2f7f7a',
  lapis: '#35528c',
  rose: '#e39a8e',
  pomegranate: '#a8304a',
  wood: '#a8683a',
  dark: '#4a3528',
} as const;

const floorLine = 592;

/** 600 × 720, cut by an arch on the page, so nothing important is in the upper corners. Wall, niche, floor, and the things before them. */
export function tilePicture({ ground, light = '', things }: Tile): string {
  const niche = keel(76, 524, 84);
  return document(
    600,
    720,
    shape('M0 0H600V720H0Z', ground) +
      shape(niche, mix(ground, paints.paper, 0.42)) +
      crescent(niche, 20, 7, tone(ground, -0.05)) +
      fine(niche, tone(ground, -0.2), 3.5) +
      light +
      shape(`M0 ${floorLine}H600V720H0Z`, tone(ground, -0.075)) +
      contour(`M-10 ${floorLine}H610`) +
      fine('M52 690H128M204 690H408M470 690H520', tone(ground, -0.2), 5) +
      clip(`M0 0H600V${floorLine}H0Z`, thrown('<use href="#things"/>', 26, 12, '#2b1710', 0.13)) +
      `<g id="things">${things}</g>`,
  );
}

/** The arch of the storefront's frames (`--arch` in its styles), down to the floor. */
function keel(left: number, right: number, top: number): string {
  const u = (right - left) / 100;
  const x = (part: number) => left + part * u;
  const y = (part: number) => top + part * u;
  return `M${left} ${floorLine}V${y(49)}C${x(0)} ${y(31)} ${x(9)} ${y(21)} ${x(25)} ${y(14)}C${x(37)} ${y(9)} ${x(45)} ${y(6)} ${x(50)} ${y(0)}C${x(55)} ${y(6)} ${x(63)} ${y(9)} ${x(75)} ${y(14)}C${x(91)} ${y(21)} ${x(100)} ${y(31)} ${x(100)} ${y(49)}V${floorLine}Z`;
}
