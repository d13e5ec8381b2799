import type { Insertable, Kysely } from 'kysely';
import type { DB, People } from '../../db/schema.ts';
import { buildAddress } from './address.ts';
import { buildPerson } from './person.ts';
import { buildSession } from './session.ts';

export type Shopper = { id: number; token: string; address_id: number };

/** Somebody signed in, with a verified phone and one address. */
export async function buildShopper(db: Kysely<DB>, over: Partial<Insertable<People>> = {}): Promise<Shopper> {
  const person_id = await buildPerson(db, over);
  const { token } = await buildSession(db, { person_id });
  const address = await buildAddress(db, { person_id, is_default: true });
  return { id: person_id, token, address_id: address.id };
}

/** Many at once, for races. */
export function buildShoppers(db: Kysely<DB>, count: number): Promise<Shopper[]> {
  return Promise.all(Array.from({ length: count }, () => buildShopper(db)));
}
