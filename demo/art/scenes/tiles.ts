import type { CategorySlug } from '../../content-schema.ts';
import { audio } from '../tiles/audio.ts';
import { bags } from '../tiles/bags.ts';
import { candles } from '../tiles/candles.ts';
import { kitchen } from '../tiles/kitchen.ts';
import { lighting } from '../tiles/lighting.ts';
import { plants } from '../tiles/plants.ts';
import { skincare } from '../tiles/skincare.ts';
import { stationery } from '../tiles/stationery.ts';
import { tea } from '../tiles/tea.ts';
import { type Tile, tilePicture } from '../tiles/tile.ts';
import { toys } from '../tiles/toys.ts';

const tiles: Record<CategorySlug, Tile> = {
  'kitchen-and-ceramics': kitchen,
  'lighting-and-furniture': lighting,
  'tea-coffee-and-sweets': tea,
  'skincare-and-perfume': skincare,
  'candles-and-scent': candles,
  'stationery-and-books': stationery,
  'bags-and-watches': bags,
  'audio-and-keyboards': audio,
  'toys-and-games': toys,
  'plants-and-pots': plants,
};

export function categoryTiles(): [file: string, svg: string][] {
  return Object.entries(tiles).map(([slug, tile]) => [`category-${slug}.svg`, tilePicture(tile)]);
}
