/** The parameter by which an address asks for a language: `/shops?lang=ar`. */
export const languageParam = 'lang';

/** Where a page is in a language: the market's own at the bare address, each other one below its parameter. */
export function languageAddress(address: string, language: string, ownLanguage: string): string {
  if (language === ownLanguage) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${languageParam}=${language}`;
}

/** The language that an address asks for, where it is one by its form. */
export function askedLanguage(query: URLSearchParams): string | undefined {
  const asked = query.get(languageParam) ?? '';
  return /^[a-z]{2}$/.test(asked) ? asked : undefined;
}
