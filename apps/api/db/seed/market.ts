import type { Kysely } from 'kysely';
import type { DB } from '../schema.ts';
import type { Random } from './random.ts';

/** What every part of the demo market is made with. */
export type Market = {
  db: Kysely<DB>;
  random: Random;
  /** Dates are relative to it, so that the demo never looks old. */
  now: Date;
  /** The id of a demo picture by its file name without ending; throws for one that is missing. */
  picture: (name: string) => number;
  /** Whether there is a demo picture of this name; not every product has been staged in its place. */
  hasPicture: (name: string) => boolean;
  /** The address of a product's film by the product's slug; most have none. */
  film: (slug: string) => string | null;
};

const dayMilliseconds = 86_400_000;

/** So many days from now; negative ones are past. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMilliseconds);
}

/** The id under a slug; throws for an unknown one, which is a slip in the content. */
export function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo market has no "${slug}"`);
  return id;
}

/** Ids by slug, as an insert returned them. */
export function bySlug(rows: readonly { id: number; slug: string }[]): Map<string, number> {
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
