export type SearchTerm = { word: string; isPrefix: boolean };
/** Products have at least one term of each group. */
export type SearchTerms = readonly (readonly SearchTerm[])[];

const term = /'([^']+)'(:\*)?/g;

/** Reads the queries that `platform/text/search-text.ts` writes: words joined by "or", and groups of these joined by "and". */
export function parseTsquery(query: string): SearchTerms {
  return query
    .split(' & ')
    .map((group) => [...group.matchAll(term)].map(([, word = '', star]) => ({ word, isPrefix: star !== undefined })));
}
