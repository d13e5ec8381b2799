import type { SearchTerm } from './tsquery.ts';
import { parseTsvector } from './tsvector.ts';
import { numberOf, type WordNumbers } from './word-dictionary.ts';

/** Products in a segment; the last one may have fewer. Small enough that reading one stops the process for a few milliseconds only. */
export const segmentSize = 4096;

/** The words of neighbouring products. Entries of a word follow each other, in the order of the products. */
export type WordSegment = {
  first: number;
  length: number;
  /** Each entry is a product, counted from the first of the segment, and a place of the word as in a tsvector. */
  products: Uint16Array;
  places: Uint16Array;
};

/** A segment while its words are read: those of word n are the entries from `starts[n]` to `starts[n + 1]`. */
export type ReadSegment = WordSegment & {
  /** Numbers of its words. */
  words: Uint32Array;
  starts: Uint32Array;
};

/**
 * Where each word is: word n has the spans from `starts[n]` to `starts[n + 1]`, one in each segment that has it, in the order of the
 * segments. A span is the entries from `from` to `to` of its segment.
 */
export type WordSpans = { starts: Uint32Array; segments: Uint16Array; from: Uint32Array; to: Uint32Array };

export type WordIndex = {
  /** All words of the segments, sorted, so that a search compares texts once and not in each segment. */
  dictionary: readonly string[];
  spans: WordSpans;
  segments: readonly WordSegment[];
  /** Products after the segments, by position: few, so each is compared. */
  later: Map<number, { text: string; words: Map<string, readonly number[]> }>;
};

export function createSegment(first: number, vectors: readonly string[], numbers: WordNumbers): ReadSegment {
  const entries = new Map<string, number[]>();
  for (const [product, vector] of vectors.entries()) {
    parseTsvector(vector, (word, place) => {
      const list = entries.get(word);
      if (list) list.push(product, place);
      else entries.set(word, [product, place]);
    });
  }
  const words = [...entries.keys()].sort();
  const size = words.reduce((sum, word) => sum + (entries.get(word)?.length ?? 0), 0) / 2;
  const segment = {
    first,
    length: vectors.length,
    words: Uint32Array.from(words, (word) => numberOf(numbers, word)),
    starts: new Uint32Array(words.length + 1),
    products: new Uint16Array(size),
    places: new Uint16Array(size),
  };
  let at = 0;
  for (const [index, word] of words.entries()) {
    const list = entries.get(word) ?? [];
    for (let item = 0; item < list.length; item += 2, at++) {
      segment.products[at] = list[item] ?? 0;
      segment.places[at] = list[item + 1] ?? 0;
    }
    segment.starts[index + 1] = at;
  }
  return segment;
}

/** Collects the spans of all words. `places` has for each number the place of its word in the dictionary. */
export async function createSpans(segments: readonly ReadSegment[], places: Uint32Array, pause: () => Promise<void>): Promise<WordSpans> {
  const starts = new Uint32Array(places.length + 1);
  for (const { words } of segments) for (const word of words) countOne(starts, (places[word] ?? 0) + 1);
  for (let word = 1; word < starts.length; word++) starts[word] = (starts[word] ?? 0) + (starts[word - 1] ?? 0);
  const size = starts.at(-1) ?? 0;
  const spans = { starts, segments: new Uint16Array(size), from: new Uint32Array(size), to: new Uint32Array(size) };
  const next = starts.slice();
  for (const [number, segment] of segments.entries()) {
    for (const [index, word] of segment.words.entries()) {
      const at = countOne(next, places[word] ?? 0);
      spans.segments[at] = number;
      spans.from[at] = segment.starts[index] ?? 0;
      spans.to[at] = segment.starts[index + 1] ?? 0;
    }
    await pause();
  }
  return spans;
}

/** Returns the count before. */
function countOne(counts: Uint32Array, at: number): number {
  const count = counts[at] ?? 0;
  counts[at] = count + 1;
  return count;
}

export function setLaterWords({ later }: WordIndex, position: number, text: string): void {
  const words = new Map<string, number[]>();
  parseTsvector(text, (word, place) => {
    const places = words.get(word);
    if (places) places.push(place);
    else words.set(word, [place]);
  });
  later.set(position, { text, words });
}

/** A term with the part of the dictionary that it matches: such words follow each other. */
export type FoundTerm = SearchTerm & { from: number; to: number };

export function findTerms({ dictionary }: WordIndex, terms: readonly SearchTerm[]): FoundTerm[] {
  return terms.map(({ word, isPrefix }) => {
    const from = lowerBound(dictionary, word, 0, dictionary.length);
    const end = dictionary[from] === word ? from + 1 : from;
    return { word, isPrefix, from, to: isPrefix ? lowerBound(dictionary, `${word}\uffff`, from, dictionary.length) : end };
  });
}

/** The first of the sorted values from `from` to `to` that is not below a value. */
export function lowerBound<Value extends string | number>(
  values: { readonly [index: number]: Value },
  value: Value,
  from: number,
  to: number,
): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = values[middle];
    if (found !== undefined && found < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
