import { editDistance } from '../modules/catalog/domain/word-list.ts';

/** The word that was probably meant; undefined where none is near. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const allowed = Math.max(1, Math.ceil(typed.length / 3));
  const near = words
    .map((word) => ({ word, distance: editDistance(typed, word, allowed) }))
    .filter(({ word, distance }) => distance <= allowed || (typed.length > 2 && word.startsWith(typed)))
    .toSorted((one, other) => one.distance - other.distance);
  return near[0]?.word;
}

/** `; did you mean "orders"?`, or nothing. */
export function suggestion(typed: string, words: readonly string[]): string {
  const nearest = nearestWord(typed, words);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}
