import { categoryScenes } from './category-scenes.ts';
import { covers } from './covers.ts';
import { homeBanners } from './home-banners.ts';
import { type Staged, staged } from './set.ts';
import { shopFronts } from './shop-fronts.ts';

/** Every picture with several things on one set, in the order in which pages show them. */
export function stagedPictures(): Staged[] {
  return [
    ...homeBanners(),
    ...categoryScenes.map(({ slug, scene }) => staged(`category-${slug}`, 900, 1080, scene)),
    ...Object.entries(shopFronts).map(([slug, scene]) => staged(`shop-${slug}-banner`, 2400, 780, scene)),
    ...covers.map((scene, i) => staged(`post-${i + 1}`, 1680, 945, scene)),
  ];
}
