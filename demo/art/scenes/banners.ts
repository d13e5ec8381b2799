import { banners } from '../../../apps/api/db/seed/content/banners.ts';
import type { PictureKind } from '../../../apps/api/db/seed/content/shape.ts';
import { colors } from '../../../apps/api/db/seed/content/shape.ts';
import { mix, tone } from '../tools/color.ts';
import { document } from '../tools/paint.ts';
import { type Actor, cast, floor, plinth, recess, wall } from './stage.ts';

type Companion = readonly [kind: PictureKind, color: string, dx: number, lift: number, height: number];

/** What stands with a banner's main product; positions are shares of the height, from the main product outward. */
export const company: Partial<Record<PictureKind, readonly Companion[]>> = {
  'coffee-bag': [
    ['tea-tin', '#7A7D45', -0.42, 0, 0.36],
    ['mug', '#F3E9D7', 0.4, -0.05, 0.25],
    ['sweets-box', '#D99A93', -0.2, -0.1, 0.2],
  ],
  teapot: [
    ['vase', '#F3E9D7', -0.5, 0, 0.6],
    ['bowl', '#E0A526', 0.46, -0.03, 0.2],
    ['mug', '#B4573A', -0.3, -0.09, 0.22],
  ],
  'table-lamp': [
    ['side-table', '#C59A68', 0.5, 0.02, 0.42],
    ['potted-plant', '#B4573A', -0.44, 0, 0.46],
    ['book', '#22304F', -0.22, -0.08, 0.24],
  ],
  headphones: [
    ['microphone', '#C59A68', -0.4, 0, 0.46],
    ['earbuds', '#F3E9D7', 0.33, -0.09, 0.2],
  ],
  tote: [
    ['backpack', '#6B4630', -0.42, 0, 0.48],
    ['wallet', '#B4573A', 0.33, -0.09, 0.17],
  ],
  'potted-plant': [
    ['watering-can', '#2F7F7A', -0.66, -0.04, 0.44],
    ['cactus', '#E0A526', 0.42, 0.02, 0.56],
    ['succulent', '#F3E9D7', 0.72, -0.05, 0.34],
  ],
  'sweets-box': [
    ['dates-box', '#2F7F7A', -0.8, -0.05, 0.3],
    ['chocolate-bar', '#6B4630', 0.5, 0.02, 0.56],
    ['honey-jar', '#E0A526', 0.76, -0.03, 0.44],
  ],
};
export const sizes = { hero: [1600, 640], side: [800, 400], ad: [1200, 300] } as const;

/** The pictures of the home page's banners by file name: `hero-1`, `side-1`, `ad-1` … and their `-rtl` counterparts. */
export async function bannerPictures(): Promise<[file: string, svg: string][]> {
  const counts = { hero: 0, side: 0, ad: 0 };
  const out: [string, string][] = [];
  for (const banner of banners) {
    counts[banner.place] += 1;
    const name = `${banner.place}-${counts[banner.place]}`;
    const [width, height] = sizes[banner.place];
    const main = { kind: banner.picture, color: colors[banner.color].hex };
    out.push(
      [name, await bannerPicture(width, height, banner.tint, main, false)],
      [`${name}-rtl`, await bannerPicture(width, height, banner.tint, main, true)],
    );
  }
  const flash: { kind: PictureKind; color: string } = { kind: 'headphones', color: '#B4573A' };
  out.push(['flash-sale', await flashSale(flash, false)], ['flash-sale-rtl', await flashSale(flash, true)]);
  return out;
}

/** Words go to the start, goods to the end; for right-to-left pages the stage is rearranged, not flipped, so that light and labels stay right. */
async function bannerPicture(
  width: number,
  height: number,
  tint: string,
  main: { kind: PictureKind; color: string },
  rtl: boolean,
): Promise<string> {
  const wide = width / height > 3.5;
  const side = rtl ? -1 : 1;
  const center = width / 2 + side * width * (wide ? 0.27 : width / height > 2.2 ? 0.19 : 0.25);
  const line = height * 0.76;
  const foot = height * (wide ? 0.87 : 0.83);
  const ground = tone(tint, -0.015);
  const plinthHeight = height * 0.07;
  const mainHeight = height * (main.kind === 'sweets-box' || main.kind === 'teapot' ? 0.44 : wide ? 0.68 : 0.56);
  const others = (company[main.kind] ?? []).map(
    ([kind, color, dx, lift, h]): Actor => [
      kind,
      color,
      center + side * dx * height,
      foot + plinthHeight * 0.75 - lift * height * 0.55,
      h * height,
    ],
  );
  const behind = others.filter((actor) => actor[3] <= foot + plinthHeight * 0.9);
  const before = others.filter((actor) => actor[3] > foot + plinthHeight * 0.9);
  return document(
    width,
    height,
    wall(width, height, ground, 0.06) +
      recess(center, line, height * (wide ? 1.1 : 0.86), height * (wide ? 0.7 : 0.68), ground, 0.07) +
      recess(center + side * height * 0.86, line, height * 0.5, height * 0.46, ground, 0.035) +
      floor(width, height, line, ground) +
      (await cast(behind)) +
      plinth(center, foot - plinthHeight * 0.2, height * 0.27, plinthHeight, mix(ground, '#c9a98a', 0.25)) +
      (await cast([[main.kind, main.color, center, foot, mainHeight]])) +
      (await cast(before)),
  );
}

async function flashSale(main: { kind: PictureKind; color: string }, rtl: boolean): Promise<string> {
  const [width, height, tint] = [1600, 400, '#f3d3c4'];
  const x = (share: number) => (rtl ? width - share * width : share * width);
  const goods: Actor[] = [
    ['handbag', '#2F7F7A', x(0.62), 350, 210],
    ['table-lamp', '#E0A526', x(0.745), 340, 250],
    [main.kind, main.color, x(0.86), 352, 220],
    ['perfume', '#3C4A86', x(0.95), 360, 180],
  ];
  return document(
    width,
    height,
    wall(width, height, tint, 0.05) +
      [0.62, 0.745, 0.87, 0.995].map((share) => recess(x(share), 300, 176, 262, tint, 0.07)).join('') +
      floor(width, height, 300, tint) +
      (await cast(goods)),
  );
}
