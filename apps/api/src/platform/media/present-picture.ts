import type { Picture } from '@souk/contract/fields';
import { type Languages, pickText } from '../text/texts.ts';
import { offeredWidths } from './media-store.ts';

/** The columns of `pictures` that are presented. */
export type PictureRow = { key: string; width: number; height: number; preview: string; alt: unknown };

/** A picture as the contract has it; its sizes are made when they are first asked for. */
export function presentPicture(row: PictureRow, languages: Languages): Picture {
  return {
    src: `/media/${row.key}`,
    widths: offeredWidths(row.width),
    width: row.width,
    height: row.height,
    preview: row.preview,
    alt: pickText(row.alt, languages),
  };
}

const thumbnailWidth = 640;

/** The one address that the specification's `thumbnail` fields hold: a middle size that every browser shows. */
export function thumbnailUrl(row: Pick<PictureRow, 'key' | 'width'>): string {
  const width = offeredWidths(row.width).findLast((offered) => offered <= thumbnailWidth);
  return `/media/${row.key}/${width}.webp`;
}
