import type { ColorSlug, PictureKind } from '../../content-schema.ts';
import { demoContent } from '../../read-content.ts';
import type { View } from '../drawings/drawing.ts';

export type WantedPicture = { kind: PictureKind; color: ColorSlug; view: View };
/** The third picture: a product in the place where it is used. It is rendered only; drawings have none. */
export type WantedScene = { kind: PictureKind; color: ColorSlug; view: 'scene' };

const products = demoContent.categories.flatMap((category) => category.products);

/** The pictures of the demo products: the front in each of their colours and a second picture in their first. */
export function wantedPictures(): WantedPicture[] {
  const wanted = new Map<string, WantedPicture>();
  const want = (kind: PictureKind, color: ColorSlug, view: View) => wanted.set(`${kind}-${color}-${view}`, { kind, color, view });
  for (const { picture, colors: shown } of products) {
    for (const color of shown) want(picture, color, 'front');
    const [first] = shown;
    if (first) want(picture, first, 'detail');
  }
  return [...wanted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, picture]) => picture);
}

/** A product in its place, in its first colour. */
export function wantedScenes(): WantedScene[] {
  const wanted = new Map<string, WantedScene>();
  for (const { picture: kind, colors: shown } of products) {
    const [color] = shown;
    if (color) wanted.set(`${kind}-${color}`, { kind, color, view: 'scene' });
  }
  return [...wanted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, picture]) => picture);
}
