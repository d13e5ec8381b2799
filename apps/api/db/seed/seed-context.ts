import type { Kysely } from 'kysely';
import type { DB } from '../schema.ts';

/** The shared values of all seed functions. */
export type SeedContext = {
  db: Kysely<DB>;
  random: Random;
  /** Seeded dates are relative to it, so that the demo never looks old. */
  now: Date;
  /** The id of a demo picture by its file name without the extension. Throws for an unknown name. */
  picture: (name: string) => number;
  /** Whether the demo picture exists; only some products have a picture of a scene. */
  hasPicture: (name: string) => boolean;
  /** The address of a product's film by the product's slug; null for most products. */
  film: (slug: string) => string | null;
};

const dayMilliseconds = 86_400_000;

/** The time `days` after `now`, or before it for a negative number. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMilliseconds);
}

/** Throws for an unknown slug, which is a typo in the content. */
export function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo content has no "${slug}"`);
  return id;
}

/** The inserted ids by slug. */
export function bySlug(rows: readonly { id: number; slug: string }[]): Map<string, number> {
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** A deterministic random generator (mulberry32), so that every run seeds the same data. */
type Random = {
  /** At least 0, less than 1. */
  next: () => number;
  /** A whole number from `min` to `max`, inclusive. */
  between: (min: number, max: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('Cannot pick from an empty list');
      return item;
    },
  };
}
