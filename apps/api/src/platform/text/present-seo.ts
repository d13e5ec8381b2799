import type { Seo } from '@souk/contract/fields';

/** The texts of search results in all languages; null where a page has none. */
export type SeoRow = { title: unknown; description: unknown } | null;

/** The field `seo` of an answer: only with a text in exactly this language, because the page's own text is better than another language. */
export function presentSeo(row: SeoRow | undefined, { locale }: { locale: string }): { seo?: Seo } {
  const textOf = (texts: unknown) => {
    const text: unknown = Object(texts)[locale];
    return typeof text === 'string' ? text : '';
  };
  const seo = { title: textOf(row?.title), description: textOf(row?.description) };
  return seo.title === '' && seo.description === '' ? {} : { seo };
}
