import type { CategorySlug } from '../../content-schema.ts';
import { block, cord, disc, drum, petals, type Scene, sheets, sprig, tray, wallWithNiches } from './set.ts';

const niche = wallWithNiches(5, [0, 8.4, 10.2]);
const lowNiche = wallWithNiches(5, [0, 8.4, 9.6]);

/**
 * A still life for each category, 900 × 1080. Pages cut it by an arch, so nothing important is in the upper corners: about eight
 * units are visible in the middle.
 */
const stillLives: Record<CategorySlug, Scene> = {
  'kitchen-and-ceramics': {
    tint: '#DCE9E4',
    cm: 0.25,
    pieces: [...niche, drum(-0.4, 2, 2.6, 0.9)],
    actors: [
      ['vase', 'cream', -2.2, 3.9, 0, 1.16],
      ['teapot', 'teal', -0.3, 1.8, 0.9, 1.2],
      ['jug', 'terracotta', 2.4, 3.4, 0, 1.05],
      ['bowl', 'sand', 2.2, -0.6, 0, 0.9],
      ['mug', 'saffron', -2.3, -0.9, 0, 0.95],
    ],
  },
  'lighting-and-furniture': {
    tint: '#F7EBCB',
    cm: 0.07,
    pieces: [...niche, block(0.2, 1, [6.8, 5, 0.05], 0, 'linen')],
    actors: [
      ['chair', 'oak', 1.5, 1.8, 0.05, 1],
      ['side-table', 'walnut', -1.8, 1.2, 0.05, 0.95],
      ['table-lamp', 'saffron', -2.35, 1.2, 3.24, 1.3],
      ['stool', 'terracotta', 0.2, -1.3, 0.05, 0.72],
    ],
  },
  'tea-coffee-and-sweets': {
    tint: '#F4E1D0',
    cm: 0.235,
    pieces: [...niche, block(0.3, 2.2, [5.6, 3, 0.8]), tray(-2.2, -1, 1.5)],
    actors: [
      ['coffee-bag', 'terracotta', -1.1, 2.6, 0.8, 0.98],
      ['tea-tin', 'olive', 1.9, 2.3, 0.8, 1.15],
      ['honey-jar', 'saffron', 1.9, -1.3, 0, 0.85, 8],
      ['mug', 'cream', -2.2, -1, 0.1, 0.85],
    ],
  },
  'skincare-and-perfume': {
    tint: '#F8E1E4',
    cm: 0.34,
    pieces: [...niche, block(-1.4, 3, [3.4, 2.6, 1.2]), drum(1.7, 1.8, 1.7, 0.8), petals(-1.6, -1.6, 1.4, 6)],
    actors: [
      ['bottle', 'rose', -1.9, 3, 1.2, 0.85],
      ['dropper-bottle', 'terracotta', 0.1, 3.6, 0, 1],
      ['perfume', 'saffron', 1.7, 1.7, 0.8, 0.95],
      ['cream-jar', 'cream', -1.7, 0, 0, 1],
      ['soap', 'olive', 1.3, -1.3, 0, 0.9],
    ],
  },
  'candles-and-scent': {
    tint: '#E6DFEC',
    cm: 0.27,
    pieces: [...niche, block(1.5, 2.8, [3.2, 2.6, 1.1]), drum(-1.7, 1.6, 1.8, 0.7), sprig(2.6, -1.6, 0, 12, 3.4)],
    actors: [
      ['tapers', 'saffron', -0.5, 3.8, 0, 0.86],
      ['diffuser', 'brass', 1.7, 2.8, 1.1, 0.9],
      ['candle-jar', 'terracotta', -1.7, 1.5, 0.7, 1.2],
      ['candle', 'cream', 0.8, -0.4, 0, 0.85],
      ['matches', 'teal', -1.4, -1.6, 0, 0.9],
    ],
  },
  'stationery-and-books': {
    tint: '#DDE4EE',
    cm: 0.215,
    tilt: 15,
    pieces: [...lowNiche, disc(0.2, 4.9, 2, 4, 'pale'), block(0, 2, [6, 3.6, 0.9]), sheets(2.3, -1, 1.8, 2.4, 10, 0, 14)],
    actors: [
      ['book', 'indigo', -1.5, 2.4, 0.9, 1],
      ['notebook', 'terracotta', 1.4, 2.1, 0.9, 1],
      ['pencil-case', 'saffron', -1.5, -1.1, 0, 0.95],
      ['pen', 'brass', 1.9, -1, 0.2, 1.2, 20],
    ],
  },
  'bags-and-watches': {
    tint: '#E6E9D3',
    cm: 0.118,
    pieces: [...niche, block(1.7, 2.6, [3.2, 2.8, 1.3])],
    actors: [
      ['backpack', 'walnut', -1.5, 2.6, 0, 1.1],
      ['handbag', 'terracotta', 1.7, 2.5, 1.3, 1],
      ['wallet', 'saffron', -0.9, -1.2, 0, 1.7],
      ['watch', 'oak', 1.9, -0.9, 0, 3, -16, 42],
    ],
  },
  'audio-and-keyboards': {
    tint: '#D6E3E4',
    cm: 0.145,
    tilt: 13,
    pieces: [...lowNiche, block(-1.5, 3, [3.6, 3, 0.6]), drum(1.8, 2.2, 1.6, 1)],
    actors: [
      ['speaker', 'walnut', -1.2, 3, 0.6, 1.05],
      ['headphones', 'terracotta', 1.8, 2.1, 1, 1.2],
      ['keyboard', 'cream', 0, -1, 0, 1],
    ],
  },
  'toys-and-games': {
    tint: '#FBE7B8',
    cm: 0.2,
    pieces: [...niche, block(-1.2, 2.8, [3.6, 2.8, 1]), cord(2.2, 4.8, 7.6)],
    actors: [
      ['camel', 'sand', -1, 2.7, 1, 0.95],
      ['kite', 'indigo', 2.2, 4.8, 2.6, 0.56],
      ['blocks', 'terracotta', 1.3, 1, 0, 0.8],
      ['spinning-top', 'teal', -1.9, -0.9, 0, 0.95],
      ['toy-car', 'saffron', 0.7, -1.6, 0, 0.9],
    ],
  },
  'plants-and-pots': {
    tint: '#DAE7D4',
    cm: 0.165,
    pieces: [...niche, block(1.7, 3, [3, 2.6, 1.3])],
    actors: [
      ['potted-plant', 'terracotta', -1, 2.4, 0, 1.05],
      ['cactus', 'cream', 1.8, 3, 1.3, 1],
      ['succulent', 'saffron', 0.8, -0.5, 0, 1.15],
      ['watering-can', 'brass', -1.7, -1.4, 0, 0.75],
    ],
  },
};

/** All are seen from the same distance, with the floor at the lower edge. */
export const categoryScenes = Object.entries(stillLives).map(([slug, scene]) => ({ slug, scene: { tall: 11.4, foot: 0.85, ...scene } }));
