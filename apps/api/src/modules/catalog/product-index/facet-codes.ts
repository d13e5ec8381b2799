import type { FacetCount } from '../queries/facets.ts';

export type CodedGroup = FacetCount['group'];

/** A value of a group as a small whole number, so that counts are arrays. */
export type FacetCodes = {
  /** The code of a value, a new one if there is none. Null is a value that no filter chooses and no answer shows. */
  code: (group: CodedGroup, value: number | null) => number;
  /** The code of a value; undefined if no product has had it. */
  find: (group: CodedGroup, value: number) => number | undefined;
  /** The value of a code. */
  valueOf: (code: number) => number | null;
  codesOf: (group: CodedGroup) => readonly number[];
  size: () => number;
};

/** The code that every product has, for the number of products. */
export const everyProduct = 0;
/** The codes of 0 to 5 stars follow each other, and those of false and true. */
export const firstStars = 1;
export const firstOffer = 7;
export const firstInStock = 9;

export function createFacetCodes(): FacetCodes {
  const values: (number | null)[] = [null];
  const groups = new Map<CodedGroup, { codes: Map<number | null, number>; list: number[] }>();

  function groupOf(group: CodedGroup) {
    let found = groups.get(group);
    if (!found) {
      found = { codes: new Map(), list: [] };
      groups.set(group, found);
    }
    return found;
  }

  function code(group: CodedGroup, value: number | null): number {
    const { codes, list } = groupOf(group);
    const known = codes.get(value);
    if (known !== undefined) return known;
    const added = values.push(value) - 1;
    codes.set(value, added);
    list.push(added);
    return added;
  }

  for (const stars of [0, 1, 2, 3, 4, 5]) code('rating', stars);
  for (const flag of [0, 1]) code('offer', flag);
  for (const flag of [0, 1]) code('in_stock', flag);
  return {
    code,
    find: (group, value) => groupOf(group).codes.get(value),
    valueOf: (known) => values[known] ?? null,
    codesOf: (group) => groupOf(group).list,
    size: () => values.length,
  };
}

/** Lists of values of one group, each as a number: products have few different ones. */
export type ValueLists = {
  code: (values: readonly number[]) => number;
  /** The codes of the values of each list. */
  lists: readonly (readonly number[])[];
};

export function createValueLists(codes: FacetCodes, group: CodedGroup): ValueLists {
  const known = new Map<string, number>();
  const lists: number[][] = [];
  return {
    lists,
    code(values) {
      const key = values.join();
      const found = known.get(key);
      if (found !== undefined) return found;
      const added = lists.push([...new Set(values)].map((value) => codes.code(group, value))) - 1;
      known.set(key, added);
      return added;
    },
  };
}
