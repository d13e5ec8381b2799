import { parseTsquery, type SearchTerm, type SearchTerms } from './tsquery.ts';
import { type FoundTerm, findTerms, lowerBound, segmentSize, type WordIndex, type WordSegment, type WordSpans } from './word-index.ts';

/** Positions of products with the searched words, also of products that are not on sale any more. Valid until the next call. */
export function matchWords(index: WordIndex, query: string): Uint32Array {
  const search = parseTsquery(query);
  const last = index.segments.at(-1);
  ensureCapacity((last ? last.first + last.length : 0) + index.later.size);
  let count = matchSegments(
    index,
    search.map((terms) => findTerms(index, terms)),
  );
  for (const [position, { words }] of index.later) if (hasTerms(words, search)) positions[count++] = position;
  return positions.subarray(0, count);
}

/** Room for all positions, the same for every call: nothing else runs before its matches are used. */
let positions = new Uint32Array(0);
/** For each position how many groups of terms its product has, above `unmarked`. Each call starts above the marks of the calls before. */
let marks = new Uint16Array(0);
let unmarked = 0;
const highestMark = 65_535;

function ensureCapacity(size: number): void {
  if (positions.length >= size) return;
  positions = new Uint32Array(size);
  marks = new Uint16Array(size);
  unmarked = 0;
}

/** Writes the matches in the segments to `positions` and returns their number. */
function matchSegments(index: WordIndex, groups: readonly (readonly FoundTerm[])[]): number {
  const sized = groups.map((terms) => ({ terms, size: terms.reduce((sum, term) => sum + countEntries(index, term), 0) }));
  if (sized.some(({ size }) => size === 0)) return 0;
  if (unmarked + groups.length > highestMark) {
    marks.fill(0);
    unmarked = 0;
  }
  let count = 0;
  // The rarest word first: products without it are never marked.
  for (const [step, { terms }] of sized.sort((a, b) => a.size - b.size).entries()) {
    const mark = unmarked + step;
    const found = { lowest: step === 0 ? 0 : mark, mark, count: 0 };
    for (const term of terms) narrow(index, term, found);
    count = found.count;
  }
  unmarked += groups.length;
  return count;
}

function countEntries({ spans }: WordIndex, term: FoundTerm): number {
  const end = spans.starts[term.to] ?? 0;
  let count = 0;
  for (let span = spans.starts[term.from] ?? 0; span < end; span++) count += (spans.to[span] ?? 0) - (spans.from[span] ?? 0);
  return count;
}

/** Which products may match still, by their marks, and how many of `positions` are matches. */
type Found = { lowest: number; mark: number; count: number };

/** Raises the marks from `lowest` to `mark` of the term's products, and adds these to `positions`, each once. */
function narrow({ spans, segments }: WordIndex, term: FoundTerm, found: Found): void {
  const end = spans.starts[term.to] ?? 0;
  for (let span = spans.starts[term.from] ?? 0; span < end; span++) {
    const segment = segments[spans.segments[span] ?? 0];
    if (segment) narrowSpan(segment, spanAt(spans, span), found);
  }
}

type Span = { from: number; to: number };

function narrowSpan({ products, first }: WordSegment, { from, to }: Span, found: Found): void {
  const { lowest, mark } = found;
  let { count } = found;
  for (let at = from; at < to; at++) {
    const position = first + (products[at] ?? 0);
    const marked = marks[position] ?? 0;
    if (marked < lowest || marked > mark) continue;
    marks[position] = mark + 1;
    positions[count++] = position;
  }
  found.count = count;
}

function hasTerms(words: ReadonlyMap<string, unknown>, groups: SearchTerms): boolean {
  const has = (term: SearchTerm) => words.has(term.word) || (term.isPrefix && [...words.keys()].some((word) => word.startsWith(term.word)));
  return groups.every((terms) => terms.some(has));
}

/** For each of a product's words that a term matches, in the order of the words, the places of the word in the product. */
export type Places = readonly (readonly number[])[];

/** The places of a term in products, whose positions ascend. */
export function placesOf(index: WordIndex, term: FoundTerm, ascending: readonly number[]): Places[] {
  const found = ascending.map((): number[][] => []);
  for (let word = term.from; word < term.to; word++) addPlaces(index, word, { ascending, found });
  return found.map((lists, at) => {
    const changed = index.later.get(ascending[at] ?? 0);
    return changed ? placesInText(changed.words, term) : lists;
  });
}

type Placed = { ascending: readonly number[]; found: readonly number[][][] };

function addPlaces({ spans, segments }: WordIndex, word: number, { ascending, found }: Placed): void {
  const end = spans.starts[word + 1] ?? 0;
  let span = spans.starts[word] ?? 0;
  for (const [index, position] of ascending.entries()) {
    const number = Math.floor(position / segmentSize);
    while (span < end && (spans.segments[span] ?? 0) < number) span++;
    if (span === end) return;
    const segment = segments[number];
    const list = spans.segments[span] === number && segment ? placesInSpan(segment, position, spanAt(spans, span)) : [];
    if (list.length > 0) found[index]?.push(list);
  }
}

const spanAt = ({ from, to }: WordSpans, span: number): Span => ({ from: from[span] ?? 0, to: to[span] ?? 0 });

function placesInSpan({ products, places, first }: WordSegment, position: number, { from, to }: Span): number[] {
  const product = position - first;
  const list: number[] = [];
  for (let at = lowerBound(products, product, from, to); at < to && products[at] === product; at++) list.push(places[at] ?? 0);
  return list;
}

function placesInText(words: ReadonlyMap<string, readonly number[]>, { word, isPrefix }: SearchTerm): Places {
  const found = isPrefix ? [...words.keys()].filter((each) => each.startsWith(word)).sort() : [word];
  return found.flatMap((each) => {
    const places = words.get(each);
    return places ? [places] : [];
  });
}
