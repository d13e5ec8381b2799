/** What stands where in the rendered banners, tiles and covers: positions in the picture's pixels, as in the drawn ones. */
import { banners } from '../../../apps/api/db/seed/content/banners.ts';
import { colors } from '../../../apps/api/db/seed/content/shape.ts';
import { company, sizes } from './banners.ts';
import type { Actor } from './stage.ts';
import { covers, spread, tiles } from './tiles.ts';

/** An arch in the wall by the middle of its foot, its width and height; a plinth by the middle of its top and its width. */
type Arch = readonly [x: number, y: number, width: number, height: number];
type Plinth = readonly [x: number, y: number, width: number];
export type Staged = { name: string; width: number; height: number; tint: string; actors: Actor[]; arches: Arch[]; plinths: Plinth[] };

export function stagedPictures(): Staged[] {
  return [...bannerStages(), ...flashStages(), ...tileStages(), ...coverStages()];
}

/** Words go to the start, goods to the end; for right-to-left pages the stage is rearranged, so that light and labels stay right. */
function bannerStages(): Staged[] {
  const counts = { hero: 0, side: 0, ad: 0 };
  return banners.flatMap((banner): Staged[] => {
    counts[banner.place] += 1;
    const [width, height] = sizes[banner.place];
    const name = `${banner.place}-${counts[banner.place]}`;
    const main: Actor = [banner.picture, colors[banner.color].hex, 0, 0, height * (banner.place === 'ad' ? 0.66 : 0.54)];
    return [1, -1].map((side): Staged => {
      const center = width / 2 + side * width * (banner.place === 'side' ? 0.22 : 0.21);
      const foot = height * 0.8;
      const others = (company[banner.picture] ?? []).map(
        ([kind, color, dx, lift, share]): Actor => [
          kind,
          color,
          center + side * dx * height,
          foot + (lift < 0 ? 0.13 : 0.02) * height,
          share * height * 0.95,
        ],
      );
      return {
        name: side > 0 ? name : `${name}-rtl`,
        width,
        height,
        tint: banner.tint,
        actors: [[main[0], main[1], center, foot - height * 0.05, main[4]], ...others],
        arches: [
          [center, height * 0.7, height * 0.8, height * 0.66],
          [center + side * height * 0.86, height * 0.7, height * 0.5, height * 0.46],
        ],
        plinths: [[center, foot - height * 0.05, height * 0.5]],
      };
    });
  });
}

function flashStages(): Staged[] {
  return [1, -1].map((side): Staged => {
    const x = (share: number) => (side > 0 ? 1600 * share : 1600 - 1600 * share);
    return {
      name: side > 0 ? 'flash-sale' : 'flash-sale-rtl',
      width: 1600,
      height: 400,
      tint: '#F3D3C4',
      actors: [
        ['headphones', '#B4573A', x(0.86), 345, 215],
        ['handbag', '#2F7F7A', x(0.62), 345, 215],
        ['table-lamp', '#E0A526', x(0.745), 335, 250],
        ['perfume', '#3C4A86', x(0.95), 358, 150],
      ],
      arches: [0.62, 0.745, 0.87, 0.995].map((share): Arch => [x(share), 285, 176, 250]),
      plinths: [],
    };
  });
}

function tileStages(): Staged[] {
  return Object.entries(tiles).map(([slug, { tint, goods }]) => ({
    name: `category-${slug}`,
    width: 600,
    height: 720,
    tint,
    actors: [...goods],
    arches: [[300, 545, 440, 480]],
    plinths: [],
  }));
}

function coverStages(): Staged[] {
  return covers.map(({ tint, goods }, i) => ({
    name: `post-${i + 1}`,
    width: 1200,
    height: 675,
    tint,
    actors: goods.map(spread),
    arches: [0.17, 0.5, 0.83].map((share): Arch => [1200 * share, 500, 330, 440]),
    plinths: [],
  }));
}
