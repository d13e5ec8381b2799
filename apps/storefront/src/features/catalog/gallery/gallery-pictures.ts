import type { Picture } from '@souk/contract/fields';
import type { Product } from '../../../lib/other-servers/answers.ts';

/**
 * All pictures of a product, each once: first the one of the choice, then the product's own, then those that only
 * variants have.
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

/** A picture of which only the URL is known. */
function plainPicture(src: string | null): Picture[] {
  return src ? [{ src, widths: [], width: 640, height: 640, preview: '', alt: '' }] : [];
}
