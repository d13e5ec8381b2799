import type { Picture } from '@souk/contract/fields';

type Source = {
  src: string;
  width: number;
  height: number;
  avif?: string | undefined;
  webp?: string | undefined;
  preview?: string | undefined;
};

/** What stands where a browser knows no srcset: wide enough for most places, light enough for all. */
const usualWidth = 640;

/** The files of a picture as `<Picture source>` takes them. */
export function pictureSource({ src, widths, width, height, preview }: Picture): Source {
  const list = (type: string) => widths.map((size) => `${src}/${size}.${type} ${size}w`).join(', ');
  const usual = widths.find((size) => size >= usualWidth) ?? widths.at(-1);
  return {
    src: usual ? `${src}/${usual}.webp` : src,
    width,
    height,
    avif: list('avif') || undefined,
    webp: list('webp') || undefined,
    preview: preview || undefined,
  };
}

/** The smallest file of a picture of which only one address is known; another server's address stays as it is. */
export function smallestFile(address: string): string {
  return address.replace(/^(\/media\/[^/]+)\/\d+\.(webp|avif)$/, '$1/96.$2');
}

/** A picture in the one format that every service shows which makes a card of a shared link. Another server's address stays as it is. */
export function sharePicture(address: string | null | undefined): string | undefined {
  return address?.replace(/^(\/media\/[^/]+\/\d+)\.(webp|avif)$/, '$1.jpg');
}

/** The picture of a product, or of a server that knows one address for it and nothing else. */
export function productSource({ picture, thumbnail }: { picture: Picture | null; thumbnail: string | null }): Source | undefined {
  if (picture) return pictureSource(picture);
  return thumbnail ? { src: thumbnail, width: 640, height: 640 } : undefined;
}
