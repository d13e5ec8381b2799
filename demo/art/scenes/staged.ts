import { covers } from './covers.ts';
import { homeBanners } from './home-banners.ts';
import { type Staged, staged } from './set.ts';
import { shopFronts } from './shop-fronts.ts';

/** Every picture with several things on one set, in the order in which pages show them. */
export function stagedPictures(): Staged[] {
  return [
    ...homeBanners(),
    ...Object.entries(shopFronts).map(([slug, scene]) => staged(`shop-${slug}-banner`, 1600, 520, scene)),
    ...covers.map((scene, i) => staged(`post-${i + 1}`, 1200, 675, scene)),
  ];
}
