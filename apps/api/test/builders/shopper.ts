import type { Insertable, Kysely } from 'kysely';
import type { DB, People } from '../../db/schema.ts';
import { hashToken, newToken } from '../../src/modules/identity/token.ts';

export type Shopper = { id: number; token: string; address_id: number };

/** Somebody signed in, with a verified phone and one address. */
export async function buildShopper(db: Kysely<DB>, over: Partial<Insertable<People>> = {}): Promise<Shopper> {
  const person = { name: 'Amina', phone_verified_at: new Date(), ...over };
  const { id } = await db.insertInto('people').values(person).returning('id').executeTakeFirstOrThrow();
  const token = newToken();
  const expires_at = new Date(Date.now() + 365 * 86_400_000);
  await db
    .insertInto('sessions')
    .values({ person_id: id, token_hash: hashToken(token), expires_at })
    .execute();
  const address = { person_id: id, name: 'Amina', phone: '5550100', area: 'Old town', address_line: '1 Market Street', is_default: true };
  const stored = await db.insertInto('addresses').values(address).returning('id').executeTakeFirstOrThrow();
  return { id, token, address_id: stored.id };
}

/** Many at once, for races. */
export function buildShoppers(db: Kysely<DB>, count: number): Promise<Shopper[]> {
  return Promise.all(Array.from({ length: count }, () => buildShopper(db)));
}
