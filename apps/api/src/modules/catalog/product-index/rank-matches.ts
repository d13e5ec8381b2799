import type { SortedProducts } from './match-products.ts';
import { type Places, placesOf } from './match-words.ts';
import { parseTsquery } from './tsquery.ts';
import { positionMask, weightShift } from './tsvector.ts';
import { findTerms } from './word-index.ts';

/** The best-selling of the matches, at most `limit`, ranked by relevance. Returns their ids. */
export function rankMatches({ columns, words }: SortedProducts, positions: Uint32Array, search: string, limit: number): number[] {
  const best = bestSelling({ columns }, positions, limit);
  const groups = parseTsquery(search);
  const sorted = findTerms(words, groups.flat()).sort((a, b) => (a.word < b.word ? -1 : 1));
  const ascending = best.toSorted((a, b) => a - b);
  const places = sorted.map((term) => placesOf(words, term, ascending));
  const rankOf = new Map<number, number>();
  for (const [index, position] of ascending.entries()) {
    const lists = places.map((ofTerm) => ofTerm[index] ?? []);
    rankOf.set(position, groups.length > 1 ? rankAll(lists) : rankAny(lists));
  }
  // The sort is stable, so equally relevant products stay in the order of sales.
  return best.sort((a, b) => (rankOf.get(b) ?? 0) - (rankOf.get(a) ?? 0)).map((position) => columns.ids[position] ?? 0);
}

/** Positions by sold count, then by id, both descending. */
function bestSelling({ columns }: Pick<SortedProducts, 'columns'>, positions: Uint32Array, limit: number): number[] {
  const { sold, ids } = columns;
  const order = (a: number, b: number) => (sold[b] ?? 0) - (sold[a] ?? 0) || (ids[b] ?? 0) - (ids[a] ?? 0);
  let best: number[] = [];
  let lowest = { sold: Number.NEGATIVE_INFINITY, id: 0 };
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index] ?? 0;
    const times = sold[position] ?? 0;
    // Most products of a large shop were never sold: equal ones must not be collected.
    if (times < lowest.sold || (times === lowest.sold && (ids[position] ?? 0) < lowest.id)) continue;
    best.push(position);
    if (best.length < limit * 4) continue;
    best = best.sort(order).slice(0, limit);
    const last = best[limit - 1] ?? 0;
    lowest = { sold: sold[last] ?? 0, id: ids[last] ?? 0 };
  }
  return best.sort(order).slice(0, limit);
}

const f = Math.fround;
/** The weights of D, C, B and A, the same as in `listBestMatches`. */
const weights = [f(0.05), f(0.1), f(0.3), f(1)] as const;
const weightOf = (place: number) => weights[(place >>> weightShift) & 3] ?? 0;
/** The sum of 1 / n² over all n. */
const squares = 1.64493406685;

type Lists = readonly Places[];

/** The same as PostgreSQL's ts_rank for one term, or for terms joined by "or": calc_rank_or of tsrank.c, in single precision. */
function rankAny(terms: Lists): number {
  let rank = 0;
  for (const places of terms.flat()) {
    let sum = 0;
    let heaviest = -1;
    let heaviestAt = 0;
    for (const [index, place] of places.entries()) {
      const weight = weightOf(place);
      sum = f(sum + f(weight / ((index + 1) * (index + 1))));
      if (weight > heaviest) {
        heaviest = weight;
        heaviestAt = index;
      }
    }
    const rest = f(f(heaviest + sum) - f(heaviest / ((heaviestAt + 1) * (heaviestAt + 1))));
    rank = f(rank + rest / squares);
  }
  return terms.length > 0 ? f(rank / terms.length) : rank;
}

/** The same as PostgreSQL's ts_rank for several terms joined by "and", which likes words near each other: calc_rank_and. */
function rankAll(terms: Lists): number {
  let rank = -1;
  for (const [index, entries] of terms.entries()) {
    // PostgreSQL compares later terms with the last word only of a term that has several.
    const earlier = terms.slice(0, index).flatMap((others) => others.slice(-1));
    for (const [place, other] of entries.flatMap((places) => pairsOf(places, earlier))) rank = withPair(rank, place, other);
  }
  return rank < 0 ? f(1e-20) : rank;
}

function pairsOf(places: readonly number[], earlier: readonly (readonly number[])[]): [number, number][] {
  return earlier.flatMap((others) => places.flatMap((place) => others.map((other): [number, number] => [place, other])));
}

function withPair(rank: number, place: number, other: number): number {
  const distance = Math.abs((place & positionMask) - (other & positionMask));
  if (distance === 0) return rank;
  const pair = f(Math.sqrt(f(f(weightOf(place) * weightOf(other)) * nearness(distance))));
  return rank < 0 ? pair : f(1 - (1 - rank) * (1 - pair));
}

function nearness(distance: number): number {
  if (distance > 100) return f(1e-30);
  return f(1 / (1.005 + 0.05 * Math.exp(f(distance) / 1.5 - 2)));
}
