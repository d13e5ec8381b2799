import type { Picture } from '@souk/contract/fields';

/** The fields of a picture that are needed to show it. */
export type PictureFiles = Pick<Picture, 'src' | 'widths' | 'width' | 'height'> & { preview?: string };
type Source = {
  src: string;
  width: number;
  height: number;
  avif?: string | undefined;
  preview?: string | undefined;
};

/** For browsers without srcset: wide enough for most places, light enough for all. */
const fallbackWidth = 640;

/**
 * The widths of files, in pixels, that a place uses on any screen: its width in CSS pixels at one to three device pixels
 * each. Others would only make pages larger.
 */
const widthsByPlace = {
  /** Up to 7 rem. */
  small: [96, 320],
  /** Categories in a row. */
  tile: [160, 480],
  card: [320, 960],
  wide: [320, Number.POSITIVE_INFINITY],
} as const;
export type PicturePlace = keyof typeof widthsByPlace;

/** A picture's files in the form that `<Picture source>` takes. */
export function pictureSource({ src, widths, width, height, preview }: PictureFiles, place: PicturePlace = 'wide'): Source {
  const [min, max] = widthsByPlace[place];
  const fitting = widths.filter((size) => size >= min && size <= max);
  const offered = fitting.length > 0 ? fitting : widths;
  const fallback = offered.find((size) => size >= fallbackWidth) ?? offered.at(-1);
  return {
    src: fallback ? `${src}/${fallback}.webp` : src,
    width,
    height,
    avif: offered.map((size) => `${src}/${size}.avif ${size}w`).join(', ') || undefined,
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

/** The thumbnail of a product, or the single address that another server sends. */
export function productSource(
  { picture, thumbnail }: { picture: PictureFiles | null; thumbnail: string | null },
  place: PicturePlace = 'small',
): Source | undefined {
  if (picture) return pictureSource(picture, place);
  return thumbnail ? { src: thumbnail, width: 640, height: 640 } : undefined;
}

/** The largest file of a picture, for link previews on other sites. */
export function widestFile({ src, widths }: Pick<Picture, 'src' | 'widths'>): string | undefined {
  const widest = widths.at(-1);
  return widest ? `${src}/${widest}.webp` : undefined;
}
