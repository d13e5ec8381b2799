/** The widths a picture is offered in, in pixels. A closed list: an address can ask for nothing else. */
export const pictureWidths = [96, 160, 320, 480, 640, 960, 1200, 1600] as const;

/** Pages show the first two; the third is for services that make a card of a shared link. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The widths that a picture of that width comes in: never larger than it is. */
export function offeredWidths(width: number): number[] {
  const fitting = pictureWidths.filter((offered) => offered <= width);
  return fitting.length > 0 ? fitting : [pictureWidths[0]];
}
