import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { buildShop } from './goods.ts';
import { buildPerson } from './person.ts';
import { buildSession } from './session.ts';

type Role = 'Owner' | 'Manager' | 'Packer' | 'Finance';

/** A member of a shop who is signed in to the seller panel; the owner of a new shop by default. */
export async function buildSeller(
  db: Kysely<DB>,
  { shop_id, role = 'Owner', person_id }: { shop_id?: number; role?: Role; person_id?: number } = {},
) {
  const person = person_id ?? (await buildPerson(db));
  const shop = shop_id ?? (await buildShop(db));
  const { id } = await db.selectFrom('shop_roles').select('id').where('name', '=', role).executeTakeFirstOrThrow();
  await db.insertInto('shop_members').values({ shop_id: shop, person_id: person, role_id: id }).execute();
  const { token } = await buildSession(db, { person_id: person, audience: 'seller', second_factor_at: new Date() });
  return { shop_id: shop, person_id: person, role_id: id, token, headers: sellerHeaders(token) };
}

/** The headers that the browser sends with each call of the seller panel. */
export function sellerHeaders(token: string): Record<string, string> {
  return { cookie: `souk_seller=${token}` };
}
