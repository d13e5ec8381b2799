/** A word with its number of products. */
export type CountedWord = { word: string; count: number };

export type WordList = {
  has: (word: string) => boolean;
  /** Words with this prefix, most frequent first. */
  startingWith: (prefix: string, limit: number) => string[];
  /** The most similar known word; undefined if none is similar enough. */
  nearest: (word: string) => string | undefined;
};

/**
 * Known words, to complete and correct what is typed. The letters of each word are hashed to 32 bits: words at most d edits
 * apart differ in at most 2d bits, so few candidates are compared letter by letter. It is as fast as an index of
 * deletions and needs no extra memory.
 */
export function createWordList(counted: readonly CountedWord[]): WordList {
  const entries = [...counted].sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  const known = new Set(entries.map(({ word }) => word));
  const letters = Int32Array.from(entries, ({ word }) => letterBits(word));
  return {
    has: (word) => known.has(word),
    startingWith(prefix, limit) {
      const found: string[] = [];
      for (const { word } of entries) {
        if (found.length >= limit) break;
        if (word.startsWith(prefix)) found.push(word);
      }
      return found;
    },
    nearest(word) {
      const bits = letterBits(word);
      let allowed = allowedEdits(word);
      let best: string | undefined;
      // Frequent words come first, so the more frequent of two equally similar words wins.
      for (const [index, entry] of entries.entries()) {
        if (allowed < 1) break;
        if (Math.abs(entry.word.length - word.length) > allowed || bitCount((letters[index] ?? 0) ^ bits) > 2 * allowed) continue;
        const distance = editDistance(word, entry.word, allowed);
        if (distance > allowed) continue;
        best = entry.word;
        allowed = distance - 1;
      }
      return best;
    },
  };
}

/** A typo in a short word makes another word, so short words may differ in fewer letters. */
function allowedEdits(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 5 ? 1 : 2;
}

/** Damerau-Levenshtein distance; above `limit`, returns `limit + 1`. */
export function editDistance(from: string, to: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      let cost = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + change);
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = above;
    above = current;
  }
  return Math.min(at(above, to.length), limit + 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let rest = bits;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

/** Corrects typos; null if there is nothing to correct. The last word may be unfinished. */
export function correctWords(list: WordList, words: readonly string[]): string[] | null {
  const corrected = words.map((word, index) => {
    const isLast = index === words.length - 1;
    if (list.has(word) || (isLast && list.startingWith(word, 1).length > 0)) return word;
    return list.nearest(word) ?? word;
  });
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
}

/** Whether a name has all words; the last one may be unfinished. Both are normalised. */
export function matchesWords(words: readonly string[], nameWords: readonly string[]): boolean {
  return words.every((word, index) => nameWords.some((own) => (index === words.length - 1 ? own.startsWith(word) : own === word)));
}
