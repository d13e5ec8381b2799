import type { Picture } from '@souk/contract/fields';

type Source = {
  src: string;
  width: number;
  height: number;
  avif?: string | undefined;
  webp?: string | undefined;
  preview?: string | undefined;
};

/** For browsers without srcset: wide enough for most places, light enough for all. */
const fallbackWidth = 640;

/** A picture's files in the form that `<Picture source>` takes. */
export function pictureSource({ src, widths, width, height, preview }: Picture): Source {
  const list = (type: string) => widths.map((size) => `${src}/${size}.${type} ${size}w`).join(', ');
  const fallback = widths.find((size) => size >= fallbackWidth) ?? widths.at(-1);
  return {
    src: fallback ? `${src}/${fallback}.webp` : src,
    width,
    height,
    avif: list('avif') || undefined,
    webp: list('webp') || undefined,
    preview: preview || undefined,
  };
}

/** The smallest file of a picture of which only one address is known. Other servers' addresses stay as they are. */
export function smallestFile(address: string): string {
  return address.replace(/^(\/media\/[^/]+)\/\d+\.(webp|avif)$/, '$1/96.$2');
}

/**
 * The picture as JPEG, which every service that displays shared links supports. Other servers' addresses stay as they
 * are.
 */
export function sharePicture(address: string | null | undefined): string | undefined {
  return address?.replace(/^(\/media\/[^/]+\/\d+)\.(webp|avif)$/, '$1.jpg');
}

/** The picture of a product, or the single address that another server sends. */
export function productSource({ picture, thumbnail }: { picture: Picture | null; thumbnail: string | null }): Source | undefined {
  if (picture) return pictureSource(picture);
  return thumbnail ? { src: thumbnail, width: 640, height: 640 } : undefined;
}

/** The largest file of a picture, for link previews on other sites. */
export function widestFile({ src, widths }: Pick<Picture, 'src' | 'widths'>): string | undefined {
  const widest = widths.at(-1);
  return widest ? `${src}/${widest}.webp` : undefined;
}
