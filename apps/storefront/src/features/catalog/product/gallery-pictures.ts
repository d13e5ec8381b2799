import type { Product } from '@souk/contract/catalog';
import type { Picture } from '@souk/contract/fields';

/**
 * Everything that the gallery shows, each picture once: the one that the page opens with, so that nothing has to move
 * then, the product's own, and what only a variant has.
 */
export function galleryPictures(
  { picture, thumbnails, variants }: Pick<Product, 'picture' | 'thumbnails' | 'variants'>,
  first: Picture | null,
): Picture[] {
  const own = thumbnails.length > 0 ? thumbnails.map((thumbnail) => thumbnail.picture) : picture ? [picture] : [];
  const all = [...(first ? [first] : []), ...own, ...variants.flatMap((variant) => variant.picture ?? [])];
  return all.filter(({ src }, index) => all.findIndex((other) => other.src === src) === index);
}

/** Where a picture stands in the gallery; the first one where it does not. */
export function galleryIndex(pictures: readonly Picture[], wanted: Picture | null): number {
  return Math.max(
    pictures.findIndex(({ src }) => src === wanted?.src),
    0,
  );
}
