import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { PusherSettings } from '../../config/pusher-settings.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { insertGateways, updatePusherRow } from './queries.ts';

/**
 * Inserts a row for each payment gateway that the process is configured for and that has none yet, and offers it at
 * checkout, which an operator who sets the keys expects. Existing rows are left as the operator set them.
 */
export async function insertConfiguredGateways(
  db: Kysely<DB>,
  configured: readonly { name: string; title: string; position: number }[],
): Promise<void> {
  if (configured.length === 0) return;
  const rows = configured.map((gateway) => ({ ...gateway, active: true }));
  await db.transaction().execute(async (transaction) => {
    if (await insertGateways(transaction, rows)) await bumpTags(transaction, ['settings']);
  });
}

/** Stores the process's Pusher settings, which pages need to subscribe and the database's triggers to publish. */
export async function updatePusherSettings(db: Kysely<DB>, pusher: PusherSettings | undefined): Promise<void> {
  const row = {
    pusher_app_key: pusher?.key ?? null,
    pusher_app_cluster: pusher?.cluster ?? null,
    pusher_host: pusher?.host ?? null,
  };
  await db.transaction().execute(async (transaction) => {
    if (await updatePusherRow(transaction, row)) await bumpTags(transaction, ['settings']);
  });
}
