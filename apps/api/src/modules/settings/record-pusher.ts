import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { PusherSettings } from '../../config/pusher-settings.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

/** Writes into the settings whether events go through Pusher: pages read there where to listen, and the database's triggers whether to tell. */
export async function recordPusher(db: Kysely<DB>, pusher: PusherSettings | undefined): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('settings')
      .set({
        pusher_app_key: pusher?.key ?? null,
        pusher_app_cluster: pusher?.cluster ?? null,
        pusher_host: pusher?.host ?? null,
      })
      .where(({ eb, or }) =>
        or([
          eb('pusher_app_key', 'is distinct from', pusher?.key ?? null),
          eb('pusher_app_cluster', 'is distinct from', pusher?.cluster ?? null),
          eb('pusher_host', 'is distinct from', pusher?.host ?? null),
        ]),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await bumpTags(transaction, ['settings']);
  });
}
