export const paginationLocales = ['en', 'ar', 'ir'] as const;
export type PaginationLocale = (typeof paginationLocales)[number];
type PaginationTexts = { pages: string; previous: string; next: string; page: string; lang: string };

/** `ir` is Persian, as in the rest of the shop. */
const paginationTexts = {
  en: { pages: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {page}', lang: 'en' },
  ar: { pages: 'الصفحات', previous: 'السابق', next: 'التالي', page: 'الصفحة {page}', lang: 'ar' },
  ir: { pages: 'صفحه‌ها', previous: 'قبلی', next: 'بعدی', page: 'صفحه {page}', lang: 'fa' },
} satisfies Record<PaginationLocale, PaginationTexts>;

/** The texts of a locale, or a clear error. Values may come from data, so types alone don't vouch for them. */
export function paginationTextsOf(locale: string): PaginationTexts {
  const known = paginationLocales.find((name) => name === locale);
  if (known) return paginationTexts[known];
  throw new Error(`Pagination: locale must be one of ${paginationLocales.join(', ')}, not '${locale}'.`);
}
