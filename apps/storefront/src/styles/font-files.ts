import arabicFont from './fonts/cairo-arabic.woff2?url';
import latinFont from './fonts/cairo-latin.woff2?url';

/** The fonts of the first screen in this direction, for `<link rel="preload" as="font" crossorigin>`. */
export function fontFilesFor(direction: 'ltr' | 'rtl'): readonly string[] {
  // Arabic and Persian pages also show Latin names and signs on the first screen.
  return direction === 'rtl' ? [arabicFont, latinFont] : [latinFont];
}
