/** A word that something bears, and how many do. */
export type CountedWord = { word: string; count: number };

export type WordList = {
  has: (word: string) => boolean;
  /** Words that begin so, the most borne first. */
  beginningWith: (prefix: string, limit: number) => string[];
  /** The known word that was probably meant; undefined where none is near enough. */
  nearest: (word: string) => string | undefined;
};

/**
 * Known words, to complete and correct what is typed. Each word's letters are folded into 32 bits: two words at most d
 * edits apart differ in at most 2d of them, which leaves a few in a hundred to compare letter by letter. That is as quick
 * as an index of deletions and takes no memory beside the words.
 */
export function createWordList(counted: readonly CountedWord[]): WordList {
  const entries = [...counted].sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  const known = new Set(entries.map(({ word }) => word));
  const letters = Int32Array.from(entries, ({ word }) => letterBits(word));
  return {
    has: (word) => known.has(word),
    beginningWith(prefix, limit) {
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
      // The most borne words come first, so of two equally near ones the better known stays.
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

/** A slip in a short word makes another word: three letters may differ in one place, from five in two. */
function allowedEdits(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 5 ? 1 : 2;
}

/** Insertions, deletions, changes and swaps of neighbours that lead from one word to the other; more than `limit` is `limit + 1`. */
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
