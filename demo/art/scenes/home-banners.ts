import { block, type Cut, drum, type Scene, type Staged, sprig, staged, tray, wallWithNiches } from './set.ts';

/**
 * The home page's banners in the order of `banners.ts`. Products are in the middle of a wide set; the picture for pages that
 * read from the left is its left part, so that there is calm at the left, and the one for the others its right part.
 */
type Banner = {
  name: string;
  size: readonly [width: number, height: number];
  middle: number;
  /** It has no text over it, so that one picture serves both directions. */
  framed?: true;
  scene: Scene;
};

export function homeBanners(): Staged[] {
  return banners.map(({ name, size: [width, height], middle, framed, scene }) => {
    const fromRight: Cut = { name: `${name}-rtl`, left: 2 * middle - width, width };
    return staged(name, 2 * middle, height, scene, [{ name, left: 0, width }, ...(framed ? [] : [fromRight])]);
  });
}

const hero = { size: [2880, 1152], middle: 2070 } as const;
const side = { size: [1600, 800], middle: 1212 } as const;
const ad = { size: [2400, 600], middle: 1720 } as const;

const banners: readonly Banner[] = [
  {
    name: 'hero-1',
    ...hero,
    scene: {
      tint: '#F4E1D0',
      cm: 0.215,
      pieces: [...wallWithNiches(6.5, [0.2, 8, 6.9]), block(0.4, 2, [8, 4.4, 0.8])],
      actors: [
        ['coffee-bag', 'terracotta', -0.9, 2.2, 0.8, 1.04],
        ['tea-tin', 'olive', -3.2, -1.3, 0, 1.06],
        ['sweets-box', 'rose', 3, 2, 0.8, 0.72],
        ['mug', 'cream', 3, -1.6, 0, 1.1],
        ['chocolate-bar', 'cream', 0.3, -2.4, 0, 0.8, 24],
      ],
    },
  },
  {
    name: 'hero-2',
    ...hero,
    scene: {
      tint: '#DCE9E4',
      cm: 0.24,
      pieces: [...wallWithNiches(6.5, [0, 7.8, 6.9]), drum(0, 1.2, 2.8, 0.8), block(3.5, 3.8, [3.4, 3, 1.6])],
      actors: [
        ['teapot', 'teal', 0, 1.2, 0.8, 1.12],
        ['vase', 'cream', -3.2, 3.6, 0, 0.92],
        ['jug', 'cream', 3.4, 3.8, 1.6, 0.86],
        ['bowl', 'sand', 3.2, -0.8, 0, 0.95],
        ['bowl', 'teal', 3.2, -0.8, 0.52, 0.95],
        ['mug', 'sand', -2.9, -1.4],
      ],
    },
  },
  {
    name: 'hero-3',
    ...hero,
    scene: {
      tint: '#F7EBCB',
      cm: 0.064,
      pieces: [...wallWithNiches(6.5, [0.6, 7.8, 6.9]), block(0.4, 0.8, [9, 6, 0.05], 0, 'linen')],
      actors: [
        ['side-table', 'walnut', -0.7, 1.2, 0.05, 1.05],
        ['table-lamp', 'saffron', -1.42, 1.2, 3.3, 1.5],
        ['chair', 'oak', 2.7, 1.4, 0.05, 0.98],
        ['potted-plant', 'terracotta', -3.7, 3, 0, 1.9],
        ['stool', 'walnut', -2.9, -1.4, 0.05, 0.62],
      ],
    },
  },
  {
    name: 'side-1',
    ...side,
    scene: {
      tint: '#F6D9D2',
      cm: 0.2,
      pieces: [...wallWithNiches(6.5, [0.2, 7, 6.8]), drum(0.3, 1.2, 2.9, 0.9)],
      actors: [
        ['headphones', 'walnut', 0.3, 1.2, 0.9, 1.1],
        ['microphone', 'brass', -3, 3.2, 0, 1],
        ['earbuds', 'cream', 1.5, -2.5, 0, 1.4, 4],
      ],
    },
  },
  {
    name: 'side-2',
    ...side,
    scene: {
      tint: '#E6E9D3',
      cm: 0.11,
      pieces: [...wallWithNiches(6.5, [0, 7, 6.8]), block(2.6, 2.8, [3.8, 3, 1.2])],
      actors: [
        ['backpack', 'walnut', -2.6, 3.4, 0, 1.04],
        ['tote', 'olive', 0, 1],
        ['handbag', 'oak', 2.8, 2.8, 1.2, 1],
        ['wallet', 'terracotta', 2.6, -1.4, 0, 1.9],
      ],
    },
  },
  {
    name: 'ad-1',
    ...ad,
    scene: {
      tint: '#DAE7D4',
      cm: 0.155,
      pieces: [...wallWithNiches(6.5, [0, 7.4, 6.9]), block(-3.6, 3.2, [4.2, 3, 1.2])],
      actors: [
        ['potted-plant', 'terracotta', 0, 1.6],
        ['cactus', 'cream', -3.9, 3.2, 1.2, 1.05],
        ['watering-can', 'brass', 4.2, 0.4],
        ['succulent', 'sand', -2.3, -1.4, 0, 1.05],
      ],
    },
  },
  {
    name: 'ad-2',
    ...ad,
    scene: {
      tint: '#F8E1E4',
      cm: 0.2,
      tilt: 14,
      foot: 0.77,
      pieces: [...wallWithNiches(6.5, [0, 7.4, 5.9]), drum(0, 1.8, 3.1, 0.8), tray(4.6, 1.4, 1.9)],
      actors: [
        ['sweets-box', 'rose', 0, 1.2, 0.8, 1.14],
        ['honey-jar', 'saffron', 4.6, 1.4, 0.1, 1.1, -64],
        ['chocolate-bar', 'walnut', -4.3, -0.2, 0, 1, -24],
        ['dates-box', 'cream', -4.8, 4, 0, 0.9],
      ],
    },
  },
  {
    name: 'flash-sale',
    size: [2880, 720],
    middle: 2166,
    framed: true,
    scene: {
      tint: '#F3D3C4',
      cm: 0.16,
      pieces: [
        ...wallWithNiches(6.5, [-4.8, 4, 6.4], [0, 4, 6.9], [4.8, 4, 6.4]),
        block(-4.7, 2.2, [4.8, 3.4, 0.9]),
        drum(4.9, 2.2, 2, 1.3),
        sprig(-2.4, -2.6, 0, 8, 3),
      ],
      actors: [
        ['handbag', 'terracotta', -4.7, 2.2, 0.9, 1],
        ['table-lamp', 'saffron', -0.7, 2.4, 0, 1.24],
        ['headphones', 'walnut', 2.4, -0.4, 0, 1.1],
        ['perfume', 'rose', 4.9, 2.2, 1.3, 1.7],
        ['candle-jar', 'cream', -1.9, -1.4, 0, 1.3],
        ['watch', 'walnut', 6.1, -0.9, 0, 1.7, -16, 42],
      ],
    },
  },
];
