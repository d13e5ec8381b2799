export type SearchTerm = { word: string; isPrefix: boolean };
/** Products have all of the terms, or any of them. */
export type SearchTerms = { terms: readonly SearchTerm[]; all: boolean };

const term = /'([^']+)'(:\*)?/g;

/** Reads the queries that `platform/text/search-text.ts` writes: words of letters and digits, joined by one operator. */
export function parseTsquery(query: string): SearchTerms {
  const terms = [...query.matchAll(term)].map(([, word = '', star]) => ({ word, isPrefix: star !== undefined }));
  return { terms, all: !query.includes(' | ') };
}
