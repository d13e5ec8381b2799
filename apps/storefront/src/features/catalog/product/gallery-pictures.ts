import type { Picture } from '@souk/contract/fields';
import type { Product } from '../../../lib/answers/answers.ts';

/**
 * Everything that the gallery shows, each picture once: the one that the page opens with, so that nothing has to move
 * then, the product's own, and what only a variant has.
 */
export function galleryPictures(
  { picture, thumbnail, thumbnails, variants }: Pick<Product, 'picture' | 'thumbnail' | 'thumbnails' | 'variants'>,
  first: Picture | null,
): Picture[] {
  const listed = thumbnails.flatMap((each) => each.picture ?? plainPicture(each.thumbnail));
  const own = listed.length > 0 ? listed : [picture ?? plainPicture(thumbnail)].flat();
  const all = [...(first ? [first] : []), ...own, ...variants.flatMap((variant) => variant.picture ?? [])];
  return all.filter(({ src }, index) => all.findIndex((other) => other.src === src) === index);
}

/** A picture of which only the address is known. */
function plainPicture(src: string | null): Picture[] {
  return src ? [{ src, widths: [], width: 640, height: 640, preview: '', alt: '' }] : [];
}

/** Where a picture stands in the gallery; the first one where it does not. */
export function galleryIndex(pictures: readonly Picture[], wanted: Picture | null): number {
  return Math.max(
    pictures.findIndex(({ src }) => src === wanted?.src),
    0,
  );
}
