import cairoArabic from './fonts/cairo-arabic.woff2?url';
import cairoBasic from './fonts/cairo-basic.woff2?url';
import frauncesBasic from './fonts/fraunces-basic.woff2?url';
import reemKufiArabic from './fonts/reem-kufi-arabic.woff2?url';
import vazirmatnArabic from './fonts/vazirmatn-arabic.woff2?url';

/**
 * The fonts of the first screen in a language (BCP 47), for `<link rel="preload" as="font" crossorigin>`. Arabic and Persian pages also
 * show Latin names and signs there.
 */
export function fontFilesFor(language: string): readonly string[] {
  if (/^fa\b/.test(language)) return [vazirmatnArabic, cairoBasic];
  if (/^ar\b/.test(language)) return [reemKufiArabic, cairoArabic, cairoBasic];
  return [frauncesBasic, cairoBasic];
}
