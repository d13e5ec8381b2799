import type { CategorySlug } from '../../../apps/api/db/seed/content/shape.ts';
import { glow, tone } from '../tools/color.ts';
import { document, linear, radial } from '../tools/paint.ts';
import { type Actor, cast, floor, recess, wall } from './stage.ts';

export type Tile = { tint: string; goods: readonly Actor[] };

/** 600 × 720, cut by an arch on the page, so nothing important stands in the upper corners. */
export const tiles: Record<CategorySlug, Tile> = {
  'kitchen-and-ceramics': {
    tint: '#eccdb8',
    goods: [
      ['vase', '#F3E9D7', 170, 590, 380],
      ['teapot', '#B4573A', 370, 620, 225],
      ['bowl', '#2F7F7A', 210, 668, 115],
    ],
  },
  'lighting-and-furniture': {
    tint: '#f2dfae',
    goods: [
      ['chair', '#6B4630', 390, 640, 340],
      ['floor-lamp', '#B4573A', 175, 600, 430],
    ],
  },
  'tea-coffee-and-sweets': {
    tint: '#d3dcbd',
    goods: [
      ['coffee-bag', '#B4573A', 210, 600, 330],
      ['tea-tin', '#22304F', 410, 610, 270],
      ['sweets-box', '#E0A526', 330, 676, 155],
    ],
  },
  'skincare-and-perfume': {
    tint: '#f1cfcb',
    goods: [
      ['bottle', '#A9B79A', 180, 590, 340],
      ['perfume', '#D99A93', 390, 600, 290],
      ['cream-jar', '#F3E9D7', 285, 668, 140],
    ],
  },
  'candles-and-scent': {
    tint: '#efd3a6',
    goods: [
      ['diffuser', '#3C4A86', 400, 590, 350],
      ['candle', '#F3E9D7', 200, 610, 330],
      ['matches', '#B4573A', 350, 672, 105],
    ],
  },
  'stationery-and-books': {
    tint: '#c9d6e4',
    goods: [
      ['book', '#B4573A', 205, 600, 330],
      ['planner', '#E0A526', 405, 612, 290],
      ['cards', '#D99A93', 300, 672, 140],
    ],
  },
  'bags-and-watches': {
    tint: '#e2c8ae',
    goods: [
      ['backpack', '#2F7F7A', 210, 600, 350],
      ['handbag', '#B4573A', 400, 634, 250],
    ],
  },
  'audio-and-keyboards': {
    tint: '#bfd6d5',
    goods: [
      ['speaker', '#6B4630', 190, 590, 350],
      ['headphones', '#E0A526', 405, 612, 270],
      ['keyboard', '#22304F', 320, 682, 125],
    ],
  },
  'toys-and-games': {
    tint: '#f6d98c',
    goods: [
      ['kite', '#3C4A86', 410, 340, 240],
      ['plush', '#C59A68', 215, 610, 330],
      ['toy-car', '#B4573A', 390, 668, 140],
    ],
  },
  'plants-and-pots': {
    tint: '#c7dbbd',
    goods: [
      ['potted-plant', '#B4573A', 220, 600, 430],
      ['cactus', '#E0A526', 420, 626, 290],
      ['succulent', '#F3E9D7', 320, 680, 135],
    ],
  },
};

export async function categoryTiles(): Promise<[file: string, svg: string][]> {
  return Promise.all(
    Object.entries(tiles).map(
      async ([slug, { tint, goods }]): Promise<[string, string]> => [
        `category-${slug}`,
        document(600, 720, stage(600, 720, 530, tint) + (await cast(goods))),
      ],
    ),
  );
}

export const covers: readonly Tile[] = [
  {
    tint: '#ecd0bc',
    goods: [
      ['jug', '#D9C2A0', 330, 540, 300],
      ['bowl', '#2F7F7A', 560, 575, 170],
      ['vase', '#B4573A', 830, 540, 400],
      ['mug', '#E0A526', 700, 600, 140],
    ],
  },
  {
    tint: '#d6dfc2',
    goods: [
      ['tea-tin', '#7A7D45', 330, 540, 290],
      ['teapot', '#F3E9D7', 590, 570, 250],
      ['coffee-bag', '#B4573A', 880, 545, 340],
      ['mug', '#22304F', 740, 605, 130],
    ],
  },
  {
    tint: '#f1dfb2',
    goods: [
      ['floor-lamp', '#7A7D45', 270, 540, 420],
      ['chair', '#C59A68', 520, 590, 350],
      ['side-table', '#6B4630', 850, 590, 280],
    ],
  },
  {
    tint: '#dcd3e6',
    goods: [
      ['perfume', '#3C4A86', 350, 550, 300],
      ['incense', '#B4573A', 610, 580, 310],
      ['diffuser', '#1B1A1A', 880, 550, 340],
    ],
  },
  {
    tint: '#ccd8e6',
    goods: [
      ['book', '#B4573A', 330, 550, 330],
      ['pencil-case', '#E0A526', 610, 590, 270],
      ['notebook', '#22304F', 880, 550, 320],
    ],
  },
  {
    tint: '#e4cdb6',
    goods: [
      ['handbag', '#B4573A', 330, 560, 290],
      ['watch', '#6B4630', 600, 570, 340],
      ['backpack', '#2F7F7A', 870, 555, 350],
    ],
  },
  {
    tint: '#c4d9d8',
    goods: [
      ['speaker', '#6B4630', 290, 545, 340],
      ['turntable', '#C59A68', 590, 590, 220],
      ['headphones', '#F3E9D7', 900, 560, 310],
    ],
  },
  {
    tint: '#cbddc1',
    goods: [
      ['cactus', '#E0A526', 290, 545, 320],
      ['potted-plant', '#B4573A', 560, 555, 420],
      ['watering-can', '#2F7F7A', 870, 580, 250],
      ['seed-pack', '#F3E9D7', 720, 605, 200],
    ],
  },
  {
    tint: '#f0d6bd',
    goods: [
      ['jug', '#C39B4A', 300, 540, 300],
      ['pan', '#B4573A', 600, 580, 230],
      ['cutting-board', '#C59A68', 900, 550, 330],
    ],
  },
  {
    tint: '#f3dfa8',
    goods: [
      ['blocks', '#B4573A', 300, 590, 230],
      ['kite', '#3C4A86', 620, 430, 360],
      ['plush', '#C59A68', 900, 570, 280],
    ],
  },
  {
    tint: '#d8d5c8',
    goods: [
      ['table-lamp', '#2F7F7A', 280, 540, 380],
      ['keyboard', '#F3E9D7', 600, 600, 200],
      ['mouse', '#22304F', 900, 600, 130],
    ],
  },
  {
    tint: '#f1dcb9',
    goods: [
      ['candle', '#F3E9D7', 320, 550, 320],
      ['candle-jar', '#E0A526', 610, 590, 260],
      ['matches', '#B4573A', 890, 590, 150],
    ],
  },
];

export async function postCovers(): Promise<[file: string, svg: string][]> {
  return Promise.all(
    covers.map(
      async ({ tint, goods }, i): Promise<[string, string]> => [
        `post-${i + 1}`,
        document(1200, 675, stage(1200, 675, 490, tint) + (await cast(goods.map(spread)))),
      ],
    ),
  );
}

export function spread([kind, color, x, y, height]: Actor): Actor {
  return [kind, color, 606 + (x - 590) * 1.24, y + 10, height * 1.06];
}

function stage(width: number, height: number, line: number, tint: string): string {
  const ground = tone(tint, 0);
  const recesses =
    width > height
      ? [0.17, 0.5, 0.83].map((share) => recess(width * share, line, width * 0.29, line * 0.9, ground, 0.06)).join('')
      : recess(width / 2, line, width * 0.8, line * 0.88, ground, 0.06);
  return (
    wall(width, height, ground, 0.05) +
    recesses +
    floor(width, height, line, ground) +
    `<rect width="${width}" height="${height}" fill="${radial(
      [glow(0.2), glow(0)],
      0.3,
      0.2,
      0.7,
    )}"/><rect y="${height * 0.8}" width="${width}" height="${height * 0.2}" fill="${linear([glow(0), glow(0.14)])}"/>`
  );
}
