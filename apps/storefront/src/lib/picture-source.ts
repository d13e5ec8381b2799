import type { Picture } from '@souk/contract/fields';
import type { PictureSource } from '../ui/picture.tsx';

/** What stands where a picture is fetched whatever the screen: wide enough for most, light enough for all. */
const usualWidth = 640;

/** The files of a picture as a page names them. */
export function pictureSource({ src, widths, width, height, preview }: Picture): PictureSource {
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
