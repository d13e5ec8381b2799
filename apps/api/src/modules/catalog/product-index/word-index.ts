import { parseTsquery, type SearchTerm, type SearchTerms } from './tsquery.ts';
import { parseTsvector } from './tsvector.ts';
import { numberOf, type WordNumbers } from './word-dictionary.ts';

/** Products in a segment; the last one may have fewer. Small enough that reading one stops the process for a few milliseconds only. */
export const segmentSize = 4096;

/** The words of neighbouring products, sorted. The entries of its word n are those from `starts[n]` to `starts[n + 1]`. */
export type WordSegment = {
  first: number;
  length: number;
  /** Their places in the dictionary. */
  words: Uint32Array;
  starts: Uint32Array;
  /** Each entry is a product, counted from the first of the segment, and a place of the word as in a tsvector. */
  products: Uint16Array;
  places: Uint16Array;
};

export type WordIndex = {
  /** All words of the segments, sorted, so that a search compares texts once and not in each segment. */
  dictionary: readonly string[];
  segments: readonly WordSegment[];
  /** Products after the segments, by position: few, so each is compared. */
  later: Map<number, { text: string; words: Map<string, readonly number[]> }>;
};

/** A segment whose `words` are the numbers of its words until all words are known. */
export function createSegment(first: number, vectors: readonly string[], numbers: WordNumbers): WordSegment {
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

export function setLaterWords({ later }: WordIndex, position: number, text: string): void {
  const words = new Map<string, number[]>();
  parseTsvector(text, (word, place) => {
    const places = words.get(word);
    if (places) places.push(place);
    else words.set(word, [place]);
  });
  later.set(position, { text, words });
}

/** Positions of products with the searched words, also of products that are not on sale any more. Valid until the next call. */
export function matchWords(index: WordIndex, query: string): Uint32Array {
  const search = parseTsquery(query);
  const groups = search.map((terms) => findTerms(index, terms));
  const last = index.segments.at(-1);
  const found = { positions: scratchOf((last ? last.first + last.length : 0) + index.later.size), count: 0 };
  for (const segment of index.segments) matchSegment(segment, groups, found);
  for (const [position, { words }] of index.later) if (hasTerms(words, search)) found.positions[found.count++] = position;
  return found.positions.subarray(0, found.count);
}

type Found = { positions: Uint32Array; count: number };

let scratch = new Uint32Array(0);

/** Room for all positions, the same for every call: nothing else runs before its matches are used. */
function scratchOf(size: number): Uint32Array {
  if (scratch.length < size) scratch = new Uint32Array(size);
  return scratch;
}

/** For each product of a segment the number of terms that it has. */
const marks = new Uint8Array(65_536);

function matchSegment(segment: WordSegment, groups: readonly (readonly FoundTerm[])[], found: Found): void {
  const ranges = groups.map((terms) => terms.map((term) => entriesOf(segment, term)).filter(({ from, to }) => from < to));
  if (ranges.some((alternatives) => alternatives.length === 0)) return;
  // The rarest word first: products without it are never marked.
  ranges.sort((a, b) => countEntries(a) - countEntries(b));
  const last = ranges.length - 1;
  for (const [index, alternatives] of ranges.entries()) {
    const step = { from: index, to: index + 1 };
    for (const range of alternatives) {
      if (index === last) addMarked(segment, range, step, found);
      else mark(segment, range, step);
    }
  }
  for (const range of ranges[0] ?? []) clearMarks(segment, range);
}

function countEntries(ranges: readonly Range[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}

type Range = { from: number; to: number };

function mark({ products }: WordSegment, { from, to }: Range, step: Range): void {
  for (let at = from; at < to; at++) {
    const product = products[at] ?? 0;
    if (marks[product] === step.from) marks[product] = step.to;
  }
}

function addMarked({ products, first }: WordSegment, { from, to }: Range, step: Range, found: Found): void {
  const { positions } = found;
  let { count } = found;
  for (let at = from; at < to; at++) {
    const product = products[at] ?? 0;
    if (marks[product] !== step.from) continue;
    marks[product] = step.to;
    positions[count++] = first + product;
  }
  found.count = count;
}

function clearMarks({ products }: WordSegment, { from, to }: Range): void {
  for (let at = from; at < to; at++) marks[products[at] ?? 0] = 0;
}

function hasTerms(words: ReadonlyMap<string, unknown>, groups: SearchTerms): boolean {
  const has = (term: SearchTerm) => words.has(term.word) || (term.isPrefix && [...words.keys()].some((word) => word.startsWith(term.word)));
  return groups.every((terms) => terms.some(has));
}

/** The places of a term in a product of a segment, one list for each of its words that the product has, in the order of the words. */
export function placesInSegment(segment: WordSegment, term: FoundTerm, position: number): number[][] {
  const { products, places, starts } = segment;
  const product = position - segment.first;
  const lists: number[][] = [];
  const { from, to } = wordsOf(segment, term);
  for (let word = from; word < to; word++) {
    const end = starts[word + 1] ?? 0;
    let at = lowerBound(products, product, starts[word] ?? 0, end);
    if (at === end || products[at] !== product) continue;
    const list: number[] = [];
    for (; at < end && products[at] === product; at++) list.push(places[at] ?? 0);
    lists.push(list);
  }
  return lists;
}

/** The same for a product after the segments. */
export function placesOfLater({ later }: WordIndex, position: number, { word, isPrefix }: SearchTerm): (readonly number[])[] {
  const words = later.get(position)?.words ?? new Map<string, readonly number[]>();
  const found = isPrefix ? [...words.keys()].filter((each) => each.startsWith(word)).sort() : [word];
  return found.flatMap((each) => {
    const places = words.get(each);
    return places ? [places] : [];
  });
}

/** A term with the part of the dictionary that it matches: such words follow each other. */
export type FoundTerm = SearchTerm & Range;

export function findTerms({ dictionary }: WordIndex, terms: readonly SearchTerm[]): FoundTerm[] {
  return terms.map(({ word, isPrefix }) => {
    const from = lowerBound(dictionary, word, 0, dictionary.length);
    const end = dictionary[from] === word ? from + 1 : from;
    return { word, isPrefix, from, to: isPrefix ? lowerBound(dictionary, `${word}\uffff`, from, dictionary.length) : end };
  });
}

function entriesOf(segment: WordSegment, term: FoundTerm): Range {
  const { from, to } = wordsOf(segment, term);
  return { from: segment.starts[from] ?? 0, to: segment.starts[to] ?? 0 };
}

function wordsOf({ words }: WordSegment, term: FoundTerm): Range {
  const from = lowerBound(words, term.from, 0, words.length);
  return { from, to: lowerBound(words, term.to, from, words.length) };
}

/** The first of the sorted values from `from` to `to` that is not below a value. */
function lowerBound<Value extends string | number>(
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
