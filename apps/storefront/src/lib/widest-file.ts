import type { Picture } from '@souk/contract/fields';

/** A picture at its largest: what other sites show beside a link. */
export function widestFile({ src, widths }: Pick<Picture, 'src' | 'widths'>): string | undefined {
  const widest = widths.at(-1);
  return widest ? `${src}/${widest}.webp` : undefined;
}
