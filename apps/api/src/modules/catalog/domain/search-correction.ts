import type { WordList } from './word-list.ts';

/** The words as they were probably meant; null where nothing is to be corrected. The last word may be unfinished. */
export function correctWords(list: WordList, words: readonly string[]): string[] | null {
  const corrected = words.map((word, index) => {
    const isLast = index === words.length - 1;
    if (list.has(word) || (isLast && list.beginningWith(word, 1).length > 0)) return word;
    return list.nearest(word) ?? word;
  });
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
}
