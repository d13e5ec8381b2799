import type { Permission } from '@souk/contract/back-office/permissions';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { endingOf, hashApiKey, newApiKey } from '../../src/modules/api-keys/api-key-token.ts';
import { insertApiKey } from '../../src/modules/api-keys/queries.ts';
import { buildStaff } from './staff.ts';

type KeyOptions = { scopes: readonly Permission[]; owner_id?: number; expires_at?: Date | null };

/** A key of a member, the owner of the marketplace unless given. It was used just now, so its first call writes nothing. */
export async function buildApiKey(db: Kysely<DB>, { scopes, owner_id, expires_at = null }: KeyOptions) {
  const token = newApiKey();
  const owner = owner_id ?? (await buildStaff(db)).person_id;
  const key = { name: 'Warehouse', token_hash: hashApiKey(token), ending: endingOf(token), permissions: [...scopes], owner_id: owner };
  const id = await insertApiKey(db, { ...key, created_at: new Date(), expires_at });
  await db.updateTable('api_keys').set({ last_used_at: new Date() }).where('id', '=', id).execute();
  return { id, owner_id: owner, headers: { authorization: `Bearer ${token}` } };
}
