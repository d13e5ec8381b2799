/** The parameter for the page's language: `/shops?lang=ar`. */
export const languageParam = 'lang';

/** The address of a page in a language: the default language without the parameter, others with it. */
export function languageAddress(address: string, language: string, ownLanguage: string): string {
  if (language === ownLanguage) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${languageParam}=${language}`;
}

/** Standard codes of languages that the specification names by their country. */
const specifiedCodes: Readonly<Record<string, string>> = { fa: 'ir' };

/** The language in the address, if it has the form of one. */
export function requestedLanguage(query: URLSearchParams): string | undefined {
  const asked = query.get(languageParam) ?? '';
  return /^[a-z]{2}$/.test(asked) ? (specifiedCodes[asked] ?? asked) : undefined;
}

const pageNumber = /^[1-9]\d{0,6}$/;

/** The address without an invalid page number (`?page=abc`); undefined if nothing needs correcting. */
export function withoutInvalidPage({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string | undefined {
  const query = new URLSearchParams(search);
  const page = query.get('page');
  if (page === null || pageNumber.test(page)) return undefined;
  query.delete('page');
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`;
}

/** A text from the address, cleaned: without control characters, and never cut within a character. */
export function addressText(query: URLSearchParams, name: string, longest: number): string {
  const text = (query.get(name) ?? '').replaceAll(/\p{Cc}/gu, ' ').trim();
  if (!visible.test(text)) return '';
  // Half a surrogate pair would differ between the server's HTML and the browser.
  return text
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** Anything but direction marks, joiners and spaces. */
const visible = /[^\p{C}\p{Z}]/u;

/** A URL template with `{page}` for Pagination, from the address of the first page. Its braces must not be encoded. */
export function pageTemplate(first: string): string {
  return `${first}${first.includes('?') ? '&' : '?'}page={page}`;
}
