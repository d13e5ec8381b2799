import { editDistance } from '../../modules/catalog/domain/search-words.ts';

/** The known word that is most similar to the typed one, or undefined. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const maxDistance = Math.max(1, Math.ceil(typed.length / 3));
  const near = words
    .map((word) => ({ word, distance: editDistance(typed, word, maxDistance) }))
    .filter(({ word, distance }) => distance <= maxDistance || (typed.length > 2 && word.startsWith(typed)))
    .toSorted((one, other) => one.distance - other.distance);
  return near[0]?.word;
}

/** `; did you mean orders?`, or an empty string. */
export function suggestion(typed: string, words: readonly string[]): string {
  const nearest = nearestWord(typed, words);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}
