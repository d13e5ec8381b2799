/** Numbers of words, in the order in which they were first read. */
export type WordNumbers = Map<string, number>;

export function numberOf(numbers: WordNumbers, word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  // A copy, which does not hold the text that the word was cut from.
  numbers.set(Buffer.from(word).toString(), numbers.size);
  return numbers.size - 1;
}

/** Words that are sorted or merged at once: a few milliseconds of work. */
const wordsAtOnce = 8192;

/** All words, sorted, and for each number the place of its word. `pause` lets the process answer between two steps. */
export async function sortWords(numbers: WordNumbers, pause: () => Promise<void>): Promise<{ words: string[]; places: Uint32Array }> {
  const unsorted = [...numbers.keys()];
  let runs: string[][] = [];
  for (let at = 0; at < unsorted.length; at += wordsAtOnce) {
    runs.push(unsorted.slice(at, at + wordsAtOnce).sort());
    await pause();
  }
  while (runs.length > 1) {
    const merged: string[][] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], pause));
    runs = merged;
  }
  const words = runs[0] ?? [];
  const places = new Uint32Array(words.length);
  for (const [place, word] of words.entries()) {
    places[numbers.get(word) ?? 0] = place;
    if (place % wordsAtOnce === wordsAtOnce - 1) await pause();
  }
  return { words, places };
}

async function merge(left: readonly string[], right: readonly string[], pause: () => Promise<void>): Promise<string[]> {
  const merged: string[] = [];
  let [fromLeft, fromRight] = [0, 0];
  while (fromLeft < left.length || fromRight < right.length) {
    const [one, other] = [left[fromLeft], right[fromRight]];
    if (other === undefined || (one !== undefined && one < other)) {
      if (one !== undefined) merged.push(one);
      fromLeft += 1;
    } else {
      merged.push(other);
      fromRight += 1;
    }
    if (merged.length % wordsAtOnce === 0) await pause();
  }
  return merged;
}
