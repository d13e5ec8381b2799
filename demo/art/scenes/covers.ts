import { block, cord, disc, drum, petals, runner, type Scene, sheets, sprig, wallWithNiches } from './set.ts';

/** The posts' covers by the number that a post names, 1200 × 675: some eighteen units wide. */
export const covers: readonly Scene[] = [
  // A night next to the kiln: a shelf of bowls that waits for the fire.
  {
    tint: '#ecd0bc',
    cm: 0.14,
    pieces: [
      ...wallWithNiches(6.5, [3.6, 6, 6.6]),
      ...[-6.1, -3.3, -0.5].map((x) => drum(x, 2.6, 0.22, 1.75, 0.3, 'pale')),
      block(-3.3, 2.6, [7, 2.8, 0.3], 0, 'pale'),
      block(-3.3, 2.6, [7, 2.8, 0.28], 2.05, 'pale'),
      drum(4.1, 2, 2.3, 0.9),
    ],
    actors: [
      ['bowl', 'sand', -5.2, 2.4, 0.3, 0.9],
      ['bowl', 'terracotta', -2.9, 2.4, 0.3, 0.9],
      ['mug', 'cream', -1.2, 2.2, 0.3, 0.9],
      ['bowl', 'cream', -5.3, 2.5, 2.33, 0.95],
      ['bowl', 'sand', -3.3, 2.5, 2.33, 0.95],
      ['bowl', 'terracotta', -1.3, 2.5, 2.33, 0.95],
      ['bowl', 'terracotta', -5.3, 2.5, 2.68, 0.95],
      ['bowl', 'cream', -3.3, 2.5, 2.68, 0.95],
      ['vase', 'terracotta', 4.1, 2, 0.9, 1.25],
      ['teapot', 'sand', 1.4, -0.9, 0, 1.05],
      ['bowl', 'cream', -4.2, -1.6, 0, 1],
      ['mug', 'terracotta', 5.2, -1.8, 0, 1],
    ],
  },
  // How to read a coffee bag.
  {
    tint: '#d6dfc2',
    cm: 0.24,
    pieces: [...wallWithNiches(6.5, [-0.6, 8, 6.8]), block(-0.4, 2.4, [8.4, 4.2, 0.7])],
    actors: [
      ['coffee-bag', 'terracotta', -1.4, 2.2, 0.7, 1.02],
      ['coffee-bag', 'walnut', 1.9, 3.2, 0.7, 0.9, 8],
      ['mug', 'cream', 2.9, -1.2, 0, 1.05],
      ['tea-tin', 'olive', -5.2, 0.6, 0, 1.05],
      ['jar', 'cream', 6, 2.6, 0, 1],
    ],
  },
  // The chair that came back.
  {
    tint: '#f2e4cb',
    cm: 0.07,
    pieces: [...wallWithNiches(6.5, [0.2, 7, 6.9]), block(0.2, 0.6, [9.4, 5.6, 0.05], 0, 'linen')],
    actors: [
      ['chair', 'oak', 0.2, 0.6, 0.05, 1.05],
      ['floor-lamp', 'walnut', -4.4, 3.2, 0, 0.74],
      ['side-table', 'walnut', 4.2, 2.4, 0, 1],
      ['table-lamp', 'terracotta', 3.3, 2.4, 3.4, 1.05],
      ['stool', 'oak', -3.7, -0.8, 0.05, 0.62],
    ],
  },
  // A scent has a clock: three times the same bottle, and the hour.
  {
    tint: '#dcd3e6',
    cm: 0.34,
    tilt: 11,
    pieces: [
      ...wallWithNiches(6.5, [-4.4, 4.2, 6.4], [0.2, 4.2, 6.4], [4.8, 4.2, 6.4]),
      drum(-4.4, 2.4, 1.9, 2),
      drum(0.1, 2, 1.9, 1.2),
      drum(4.6, 1.6, 1.9, 0.5),
      petals(-3.2, -1.4, 1.8, 8),
    ],
    actors: [
      ['perfume', 'indigo', -4.4, 2.4, 2, 0.95],
      ['perfume', 'indigo', 0.1, 2, 1.2, 0.95],
      ['perfume', 'indigo', 4.6, 1.6, 0.5, 0.95],
      ['watch', 'walnut', 1.9, -1.4, 0, 1.1, -16, 42],
    ],
  },
  // The notebook you finish.
  {
    tint: '#ccd8e6',
    cm: 0.25,
    tilt: 24,
    foot: 0.68,
    pieces: [...wallWithNiches(6.5, [0, 7.4, 5]), sheets(4.8, 0.4, 3.6, 4.8, 12, 0, -14)],
    actors: [
      ['notebook', 'navy', -0.6, 0.4, 0, 1.2, -4],
      ['pencil-case', 'sand', -5, 2.2, 0, 0.9, 10],
      ['pen', 'brass', 4.6, 0.2, 0.72, 1.2, 30],
      ['mug', 'cream', 4.4, 4, 0, 0.9],
      ['book', 'terracotta', -4.6, 4.4, 0, 0.9],
    ],
  },
  // Leather that grows old well.
  {
    tint: '#e4cdb6',
    cm: 0.14,
    tilt: 11,
    pieces: [...wallWithNiches(6.5, [-0.4, 8, 6.8]), block(-0.6, 2.6, [7.4, 3.8, 1], 0, 'wood'), runner(2.8, 0.7, 1.8, 1, 3.4, 0.8)],
    actors: [
      ['handbag', 'walnut', -1.2, 2.6, 1, 1.12],
      ['backpack', 'oak', 5, 3.4, 0, 0.94],
      ['wallet', 'terracotta', 2.6, -1.4, 0, 1.7],
      ['watch', 'walnut', -4.9, -0.2, 0, 2.6, -16, 42],
      ['wallet', 'walnut', 2.4, 2.2, 1.04, 1.1],
    ],
  },
  // One record, both sides.
  {
    tint: '#c4d9d8',
    cm: 0.14,
    tilt: 17,
    foot: 0.74,
    pieces: [...wallWithNiches(6.5, [-0.4, 7.4, 5.6]), block(1.6, 2, [8, 5.8, 0.9], 0, 'wood'), disc(6.9, 5.9, 1.5, 1.5, 'pale')],
    actors: [
      ['turntable', 'oak', 1.6, 1.8, 0.9, 1],
      ['speaker', 'walnut', -6.2, 3.4, 0, 1.15],
      ['headphones', 'cream', -3.2, -1.4, 0, 1],
      ['mug', 'sand', 6.6, -0.2, 0, 0.95],
    ],
  },
  // Choose a plant by its window.
  {
    tint: '#cbddc1',
    cm: 0.15,
    pieces: [...wallWithNiches(6.5, [-4.6, 4.4, 6.6], [0.6, 4.4, 6.6], [5.8, 4.4, 6.6]), block(0.4, 3, [14, 3.2, 1])],
    actors: [
      ['potted-plant', 'terracotta', -4.4, 2.8, 1, 0.9],
      ['cactus', 'cream', 0.5, 3, 1, 1],
      ['potted-plant', 'sand', 5.4, 3.2, 1, 0.72, 70],
      ['succulent', 'terracotta', 2.9, 2.4, 1, 0.9],
      ['watering-can', 'brass', 4.6, -1, 0, 0.95],
      ['succulent', 'sand', -1.6, -1.2, 0, 1.05],
    ],
  },
  // When a copper pan needs new tin.
  {
    tint: '#f0d6bd',
    cm: 0.19,
    tilt: 18,
    foot: 0.72,
    pieces: [...wallWithNiches(6.5, [-3.4, 6.4, 5.6]), block(-2, 3.6, [11, 4, 0.9], 0, 'wood'), runner(-4.6, 1.6, 2.6, 0.9, 3.2, 0.8)],
    actors: [
      ['pan', 'brass', -1.4, -0.6, 0, 1.2, 4],
      ['teapot', 'brass', -4.6, 3.4, 0.94, 1],
      ['cutting-board', 'oak', 0.4, 4.8, 0.9, 0.85],
      ['jar', 'cream', 3, 3.2, 0.9, 0.85],
      ['jug', 'cream', 6, 3.4, 0, 1],
    ],
  },
  // A first kite in an hour.
  {
    tint: '#f3dfa8',
    cm: 0.17,
    pieces: [...wallWithNiches(6.5, [-2.6, 7, 6.8]), cord(-2.4, 5.9, 6.6), block(4.4, 3.2, [5, 3.2, 1.1])],
    actors: [
      ['kite', 'indigo', -2.4, 5.8, 0.5, 0.78],
      ['plush', 'sand', 4.4, 3, 1.1, 1],
      ['blocks', 'terracotta', -5.4, 0.2, 0, 0.62],
      ['spinning-top', 'saffron', 1.6, -1.4, 0, 0.95],
    ],
  },
  // Letters that belong on keys.
  {
    tint: '#d8d5c8',
    cm: 0.23,
    tilt: 22,
    foot: 0.69,
    pieces: [...wallWithNiches(6.5, [3.6, 6.4, 5.4]), sheets(-5.2, 3.6, 3.2, 4.2, 14, 0, 12)],
    actors: [
      ['keyboard', 'cream', -0.6, 0.4, 0, 1.12, 8],
      ['mouse', 'navy', 5.2, 0.4, 0, 1.05],
      ['table-lamp', 'teal', 4.6, 5, 0, 0.64],
      ['mug', 'sand', 1, 4.6, 0, 0.95],
      ['pen', 'brass', -5.2, 3.4, 0.85, 1, 20],
    ],
  },
  // Forty hours from one candle.
  {
    tint: '#f1dcb9',
    cm: 0.27,
    tilt: 12,
    pieces: [...wallWithNiches(6.5, [0, 8, 6.7]), block(-0.6, 2.8, [9.4, 4, 0.8], 0, 'wood'), sprig(-7.2, -0.8, 0, 10, 3.4)],
    actors: [
      ['candle', 'cream', -2.6, 3, 0.8, 1.02],
      ['candle-jar', 'charcoal', 1.2, 2.4, 0.8, 1.08],
      ['matches', 'terracotta', 2.6, -1.6, 0, 0.9],
      ['diffuser', 'sand', 6, 3.4, 0, 0.86],
      ['candle', 'terracotta', -5.6, 1.6, 0, 0.66],
    ],
  },
];
