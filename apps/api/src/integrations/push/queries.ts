import { createECDH } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { PushKeys } from '../../config/push-settings.ts';

/** The stored keys of the marketplace; generates them the first time. */
export async function getPushKeys(db: Kysely<DB>, now: Date): Promise<PushKeys> {
  const stored = await findPushKeys(db);
  if (stored) return stored;
  const pair = createECDH('prime256v1');
  const public_key = pair.generateKeys('base64url');
  // A short key has zeros in front, which the standard form has too.
  const private_key = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  // The first of several processes that start at once decides.
  await db
    .insertInto('push_keys')
    .values({ public_key, private_key, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findPushKeys(db)) ?? { publicKey: public_key, privateKey: private_key };
}

async function findPushKeys(db: Kysely<DB>): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}
