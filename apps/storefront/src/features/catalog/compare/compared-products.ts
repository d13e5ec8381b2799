/** A table of more columns cannot be read. */
const maxCompared = 4;

/** The ids of an address, each once; anything else in it is ignored. */
export function readComparedIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').flatMap((part) => (/^[1-9]\d{0,9}$/.test(part) ? [Number(part)] : []));
  return [...new Set(ids)].slice(0, maxCompared);
}

/** Adds a product, or removes it. Undefined if there are as many as can be compared. */
export function toggleCompared(ids: readonly number[], id: number): number[] | undefined {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < maxCompared ? [...ids, id] : undefined;
}

/** Whether a row of the table helps to choose: the products differ in it. */
export function isDifferent(values: readonly string[]): boolean {
  return new Set(values).size > 1;
}
