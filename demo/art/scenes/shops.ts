import { fade, glow, lightness, mix, shade, tone } from '../tools/color.ts';
import { type Emblem, emblem } from '../tools/emblems.ts';
import { at, document, lattice, line, linear, radial, shape } from '../tools/paint.ts';
import { arch } from '../tools/path.ts';
import { type Actor, cast, floor, plinth, recess, wall } from './stage.ts';

type ShopArt = { tint: string; accent: string; mark: Emblem; goods: readonly [ShopGood, ShopGood, ShopGood, ShopGood, ShopGood] };
type ShopGood = readonly [kind: Actor[0], color: string, height: number];

/** What each shop shows in its five niches, from left to right. */
export const shopArt = {
  'clay-and-ember': {
    tint: '#F1DDD0',
    accent: '#a04a2c',
    mark: 'flame',
    goods: [
      ['vase', '#B4573A', 250],
      ['bowl', '#E0A526', 130],
      ['teapot', '#2F7F7A', 175],
      ['plate', '#F3E9D7', 200],
      ['jug', '#D9C2A0', 215],
    ],
  },
  'copper-lane': {
    tint: '#F3DCC4',
    accent: '#9a5a24',
    mark: 'pan',
    goods: [
      ['knife', '#6B4630', 230],
      ['pan', '#C39B4A', 130],
      ['jar', '#B4573A', 200],
      ['cutting-board', '#C59A68', 235],
      ['mug', '#3B3A3A', 150],
    ],
  },
  'northlight-lamps': {
    tint: '#F6EBCB',
    accent: '#8a6a1e',
    mark: 'lamp',
    goods: [
      ['floor-lamp', '#7A7D45', 290],
      ['table-lamp', '#E0A526', 230],
      ['pendant-lamp', '#2F7F7A', 150],
      ['table-lamp', '#B4573A', 230],
      ['floor-lamp', '#F3E9D7', 290],
    ],
  },
  'dar-al-khashab': {
    tint: '#E9DCC8',
    accent: '#6B4630',
    mark: 'tree',
    goods: [
      ['stool', '#C59A68', 185],
      ['shelf', '#6B4630', 270],
      ['chair', '#C59A68', 235],
      ['side-table', '#6B4630', 190],
      ['mirror', '#C59A68', 265],
    ],
  },
  'cardamom-house': {
    tint: '#DFE6D2',
    accent: '#5d6a34',
    mark: 'leaf',
    goods: [
      ['tea-tin', '#7A7D45', 215],
      ['coffee-bag', '#B4573A', 225],
      ['teapot', '#F3E9D7', 175],
      ['coffee-bag', '#22304F', 225],
      ['honey-jar', '#E0A526', 200],
    ],
  },
  'sugar-alley': {
    tint: '#F7DFE0',
    accent: '#a8485a',
    mark: 'lattice',
    goods: [
      ['chocolate-bar', '#6B4630', 225],
      ['dates-box', '#2F7F7A', 125],
      ['sweets-box', '#D99A93', 200],
      ['chocolate-bar', '#E0A526', 225],
      ['honey-jar', '#B4573A', 195],
    ],
  },
  'petal-apothecary': {
    tint: '#F8E1E4',
    accent: '#9c5560',
    mark: 'flower',
    goods: [
      ['bottle', '#D99A93', 240],
      ['cream-jar', '#A9B79A', 145],
      ['dropper-bottle', '#B4573A', 230],
      ['soap', '#E0A526', 140],
      ['tube', '#F3E9D7', 225],
    ],
  },
  'oud-and-iris': {
    tint: '#E6DFEC',
    accent: '#4c4478',
    mark: 'drop',
    goods: [
      ['perfume', '#3C4A86', 230],
      ['incense', '#B4573A', 225],
      ['perfume', '#E0A526', 240],
      ['diffuser', '#1B1A1A', 235],
      ['perfume', '#D99A93', 225],
    ],
  },
  'wick-workshop': {
    tint: '#F5E6CF',
    accent: '#a5681e',
    mark: 'candle',
    goods: [
      ['candle', '#F3E9D7', 240],
      ['candle-jar', '#2F7F7A', 190],
      ['diffuser', '#B4573A', 240],
      ['candle-jar', '#E0A526', 190],
      ['matches', '#3C4A86', 125],
    ],
  },
  'paper-moon-press': {
    tint: '#DDE4EE',
    accent: '#2f4470',
    mark: 'moon',
    goods: [
      ['notebook', '#22304F', 225],
      ['cards', '#D99A93', 170],
      ['book', '#B4573A', 235],
      ['pencil-case', '#E0A526', 195],
      ['planner', '#2F7F7A', 225],
    ],
  },
  'saddle-stitch': {
    tint: '#EAD9C9',
    accent: '#7a4526',
    mark: 'needle',
    goods: [
      ['tote', '#D9C2A0', 235],
      ['backpack', '#7A7D45', 245],
      ['handbag', '#B4573A', 220],
      ['wallet', '#6B4630', 140],
      ['backpack', '#22304F', 245],
    ],
  },
  'hour-and-hide': {
    tint: '#DCDAD4',
    accent: '#3f3a36',
    mark: 'clock',
    goods: [
      ['watch', '#6B4630', 255],
      ['wallet', '#22304F', 140],
      ['watch', '#1B1A1A', 265],
      ['handbag', '#2F7F7A', 215],
      ['watch', '#C59A68', 255],
    ],
  },
  'low-hum-audio': {
    tint: '#D6E3E4',
    accent: '#245a5c',
    mark: 'note',
    goods: [
      ['speaker', '#6B4630', 225],
      ['headphones', '#F3E9D7', 215],
      ['turntable', '#C59A68', 140],
      ['microphone', '#B4573A', 250],
      ['keyboard', '#22304F', 120],
    ],
  },
  'kites-and-blocks': {
    tint: '#FBE7B8',
    accent: '#b0622a',
    mark: 'kite',
    goods: [
      ['blocks', '#B4573A', 220],
      ['toy-car', '#2F7F7A', 125],
      ['plush', '#C59A68', 225],
      ['spinning-top', '#3C4A86', 195],
      ['puzzle', '#E0A526', 195],
    ],
  },
  'green-arcade': {
    tint: '#DAE7D4',
    accent: '#45663a',
    mark: 'pot',
    goods: [
      ['cactus', '#B4573A', 235],
      ['succulent', '#F3E9D7', 165],
      ['potted-plant', '#E0A526', 260],
      ['watering-can', '#2F7F7A', 175],
      ['seed-pack', '#A9B79A', 215],
    ],
  },
} as const satisfies Record<string, ShopArt>;

export function shopLogo({ accent, mark }: ShopArt): string {
  const ink = '#fff3df';
  return document(
    400,
    400,
    `<rect width="400" height="400" fill="${radial(
      [tone(accent, 0.09), at(0.7, accent), tone(accent, -0.08)],
      0.3,
      0.2,
      0.95,
    )}"/><rect width="400" height="400" fill="${lattice(fade('#ffffff', 0.06), 50)}"/>` +
      shape(arch(200, 330, 208, 266), linear([fade(tone(accent, -0.16), 0.7), fade(tone(accent, -0.06), 0.7)])) +
      line(arch(200, 330, 208, 266), ink, 6) +
      line(arch(200, 322, 188, 246), fade(ink, 0.5), 2) +
      emblem(mark, 200, 218, 108, ink, 6.5),
  );
}

export async function shopBanner({ tint, goods }: ShopArt): Promise<string> {
  const xs = [180, 490, 800, 1110, 1420];
  const ground = lightness(tint) > 0.5 ? tone(tint, -0.02) : tint;
  const tall = (i: number) => (i % 2 ? 22 : 58);
  const hung = (kind: string) => kind === 'pendant-lamp';
  const actors = goods.map(([kind, color, height], i): Actor => [kind, color, xs[i] ?? 0, hung(kind) ? 292 : 462 - tall(i), height]);
  return document(
    1600,
    520,
    wall(1600, 520, ground) +
      xs.map((x) => recess(x, 420, 246, 386, ground)).join('') +
      floor(1600, 520, 420, ground) +
      `<rect y="0" width="1600" height="18" fill="${linear([shade(0.14), shade(0)])}"/><rect width="1600" height="520" fill="${radial(
        [glow(0.22), glow(0)],
        0.5,
        0.2,
        0.6,
      )}"/>` +
      goods
        .map(([kind], i) => (hung(kind) ? '' : plinth(xs[i] ?? 0, 456 - tall(i), 106, tall(i) - 4, mix(ground, '#c9a98a', 0.2))))
        .join('') +
      (await cast(actors)),
  );
}
