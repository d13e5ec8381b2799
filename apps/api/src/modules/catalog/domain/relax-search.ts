/**
 * Chooses which words of a search must match when no product has all of them. `counts[set]` is the number of products that have
 * exactly the words of a set, with one bit for each word. Chooses as many words as possible; of several choices the one with
 * the most products, then the one that leaves out later words. Returns 0 if no product has any of the words.
 */
export function chooseWords(counts: ArrayLike<number>): number {
  let best = { set: 0, words: 0, products: 0 };
  for (let set = 1; set < counts.length; set++) {
    const words = bitCount(set);
    if (words < best.words) continue;
    const products = countWith(counts, set);
    if (products > 0 && (words > best.words || products > best.products)) best = { set, words, products };
  }
  return best.set;
}

/** The number of products that have all words of the set, and perhaps others. */
function countWith(counts: ArrayLike<number>, set: number): number {
  let sum = 0;
  for (let other = set; other < counts.length; other++) if ((other & set) === set) sum += counts[other] ?? 0;
  return sum;
}

function bitCount(set: number): number {
  let rest = set;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
