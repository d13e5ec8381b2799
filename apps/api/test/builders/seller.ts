import type { SellerPermission } from '@souk/contract/seller/permissions';
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

/** A member with a role of these permissions; of a new shop by default. */
export async function buildSellerWith(db: Kysely<DB>, permissions: readonly SellerPermission[], shop_id?: number) {
  const seller = await buildSeller(db, { role: 'Packer', ...(shop_id !== undefined && { shop_id }) });
  const role = { name: `Role of ${seller.person_id}`, permissions: [...permissions] };
  const { id } = await db.insertInto('shop_roles').values(role).returning('id').executeTakeFirstOrThrow();
  await db.updateTable('shop_members').set({ role_id: id }).where('person_id', '=', seller.person_id).execute();
  return seller;
}

/** A passkey of a seller that no authenticator has. */
export async function buildSellerPasskey(db: Kysely<DB>, person_id: number): Promise<number> {
  await db
    .insertInto('seller_second_factors')
    .values({ person_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const passkey = { person_id, audience: 'seller', credential_id: `of ${person_id}`, public_key: Buffer.from([]), name: 'Phone' };
  const { id } = await db.insertInto('passkeys').values(passkey).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The headers that the browser sends with each call of the seller panel. */
export function sellerHeaders(token: string): Record<string, string> {
  return { cookie: `souk_seller=${token}` };
}

/** An open invitation to a shop, by default of a new person as a packer. */
export async function buildInvitation(
  db: Kysely<DB>,
  { shop_id, role = 'Packer', person_id }: { shop_id: number; role?: Role; person_id?: number },
) {
  const person = await db
    .selectFrom('people')
    .select(['id', 'phone_full'])
    .where('id', '=', person_id ?? (await buildPerson(db)))
    .executeTakeFirstOrThrow();
  const { id: role_id } = await db.selectFrom('shop_roles').select('id').where('name', '=', role).executeTakeFirstOrThrow();
  const created_at = new Date();
  const expires_at = new Date(created_at.getTime() + 7 * 24 * 3_600_000);
  const invitation = {
    shop_id,
    person_id: person.id,
    name: 'Sana',
    phone: person.phone_full ?? '',
    locale: 'en',
    role_id,
    created_at,
    expires_at,
  };
  return db.insertInto('shop_invitations').values(invitation).returning(['id', 'person_id', 'phone']).executeTakeFirstOrThrow();
}
