import type { CategorySlug } from '../../../apps/api/db/seed/content/shape.ts';
import { glow, tone } from '../tools/color.ts';
import { document, linear, radial } from '../tools/paint.ts';
import { type Actor, cast, floor, recess, wall } from './stage.ts';

type Tile = { tint: string; goods: readonly Actor[] };

/** 600 × 720, cut by an arch on the page, so nothing important stands in the upper corners. */
const tiles: Record<CategorySlug, Tile> = {
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

function stage(width: number, height: number, line: number, tint: string): string {
  const ground = tone(tint, 0);
  return (
    wall(width, height, ground, 0.05) +
    recess(width / 2, line, width * 0.8, line * 0.88, ground, 0.06) +
    floor(width, height, line, ground) +
    `<rect width="${width}" height="${height}" fill="${radial(
      [glow(0.2), glow(0)],
      0.3,
      0.2,
      0.7,
    )}"/><rect y="${height * 0.8}" width="${width}" height="${height * 0.2}" fill="${linear([glow(0), glow(0.14)])}"/>`
  );
}
