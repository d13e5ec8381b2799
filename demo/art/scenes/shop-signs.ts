import { type Emblem, emblem } from '../tools/emblems.ts';
import { document } from '../tools/paint.ts';

/** The material of a sign and its colour. */
type Made = readonly [
  of: 'clay' | 'glaze' | 'gilt' | 'wood' | 'leather' | 'linen' | 'paper' | 'plaster' | 'wax' | 'lacquer' | 'thread',
  color: string,
];
/** A sign: its ground, the panel let into it, and the mark on the panel, whose strokes are `weight` thick. */
export type Sign = { emblem: Emblem; ground: Made; panel: Made; mark: Made; weight: number; stitched?: boolean };

const cream = '#fdf0dc';
const gilt: Made = ['gilt', '#efc678'];

/** Each shop's sign in what the shop works with; light on dark, so that the mark reads when it is as small as a thumbnail. */
export const shopSigns: Record<string, Sign> = {
  'clay-and-ember': { emblem: 'flame', ground: ['clay', '#b4573a'], panel: ['clay', '#8c3c25'], mark: ['glaze', cream], weight: 0.27 },
  'copper-lane': { emblem: 'pan', ground: ['lacquer', '#b5673a'], panel: ['plaster', '#6b3219'], mark: ['gilt', '#ffcf9c'], weight: 0.26 },
  'northlight-lamps': {
    emblem: 'lamp',
    ground: ['glaze', '#d69a1e'],
    panel: ['plaster', '#8f5d10'],
    mark: ['wax', '#fff0c9'],
    weight: 0.27,
  },
  'dar-al-khashab': { emblem: 'tree', ground: ['wood', '#7a4f33'], panel: ['wood', '#4a2c1b'], mark: ['wax', '#e9c48e'], weight: 0.27 },
  'cardamom-house': { emblem: 'leaf', ground: ['lacquer', '#7a7f42'], panel: ['plaster', '#4c5426'], mark: gilt, weight: 0.26 },
  'sugar-alley': { emblem: 'lattice', ground: ['paper', '#d98f96'], panel: ['plaster', '#a8485a'], mark: ['wax', '#fff4ea'], weight: 0.27 },
  'petal-apothecary': {
    emblem: 'flower',
    ground: ['glaze', '#e2a9ab'],
    panel: ['plaster', '#b5616d'],
    mark: ['glaze', '#fff4ee'],
    weight: 0.24,
  },
  'oud-and-iris': { emblem: 'drop', ground: ['lacquer', '#4c4682'], panel: ['plaster', '#2c2853'], mark: gilt, weight: 0.27 },
  'wick-workshop': { emblem: 'candle', ground: ['wax', '#dfa65a'], panel: ['plaster', '#8c5218'], mark: ['wax', '#fff3dc'], weight: 0.27 },
  'paper-moon-press': {
    emblem: 'moon',
    ground: ['paper', '#3d5488'],
    panel: ['paper', '#22345f'],
    mark: ['paper', '#f6ead4'],
    weight: 0.3,
  },
  'saddle-stitch': {
    emblem: 'bag',
    ground: ['leather', '#a5683e'],
    panel: ['leather', '#6b3d20'],
    mark: ['thread', '#f4dfb8'],
    weight: 0.2,
    stitched: true,
  },
  'hour-and-hide': {
    emblem: 'clock',
    ground: ['leather', '#4a443f'],
    panel: ['leather', '#292522'],
    mark: ['gilt', '#efe8da'],
    weight: 0.26,
  },
  'low-hum-audio': { emblem: 'wave', ground: ['linen', '#3b8184'], panel: ['plaster', '#1d4c4f'], mark: ['wax', cream], weight: 0.3 },
  'kites-and-blocks': {
    emblem: 'kite',
    ground: ['wood', '#e9b13f'],
    panel: ['plaster', '#b05c22'],
    mark: ['lacquer', '#fff2d2'],
    weight: 0.26,
  },
  'green-arcade': { emblem: 'pot', ground: ['plaster', '#6e9460'], panel: ['plaster', '#38583a'], mark: ['clay', '#fdebd3'], weight: 0.27 },
};

/** The marks as drawings whose strokes are turned into rods. */
export function markDrawings(): [name: string, svg: string][] {
  const kinds = new Set(Object.values(shopSigns).map((sign) => sign.emblem));
  return Array.from(kinds, (kind) => [kind, document(100, 100, emblem(kind, 50, 50, 100, '#000000', 5))]);
}
