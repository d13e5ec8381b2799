import arabicFont from './fonts/cairo-arabic.woff2?url';
import latinFont from './fonts/cairo-latin.woff2?url';

/** The font files that a page in this direction shows first, for `<link rel="preload" as="font" crossorigin>`. */
export function fontFilesFor(direction: 'ltr' | 'rtl'): readonly string[] {
  // Arabic and Persian pages show Latin names and signs on the first screen too.
  return direction === 'rtl' ? [arabicFont, latinFont] : [latinFont];
}
