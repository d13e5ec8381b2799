import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export type WebhookRow = {
  id: number;
  name: string;
  url: string;
  events: string[];
  version: number;
  created_at: Date;
  disabled_by: string | null;
  failing_since: Date | null;
  former_secret_ends_at: Date | null;
  owner_id: number;
  owner: string;
  /** The permissions of the owner's role; null if they are no member of the staff, or blocked. */
  role_permissions: string[] | null;
  is_owner: boolean;
  last_status: string | null;
  last_at: Date | null;
};

/** The webhooks that were not removed, by name; or one of them. */
export async function listWebhooks(read: ReadDatabase<DB>, id?: number): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select w.id, w.name, w.url, w.events, w.version, w.created_at, w.disabled_by, w.failing_since, w.former_secret_ends_at, w.owner_id,
      p.name as owner, case when p.blocked_at is null and p.erased_at is null then r.permissions end as role_permissions,
      coalesce(r.is_owner, false) as is_owner, d.status as last_status, d.created_at as last_at
    from webhooks w join people p on p.id = w.owner_id left join staff s on s.person_id = p.id left join roles r on r.id = s.role_id
      left join lateral (select status, created_at from webhook_deliveries where webhook_id = w.id order by id desc limit 1) d on true
    where w.removed_at is null and (${id ?? null}::bigint is null or w.id = ${id ?? null}) order by w.name, w.id`.execute(read);
  return rows;
}

/** False if there is no such webhook, or it was removed. */
export async function lockWebhook(db: Kysely<DB>, id: number, { isRemoved = false } = {}): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from webhooks where id = ${id} and (removed_at is not null) = ${isRemoved} for update`.execute(db);
  return rows.length > 0;
}

type NewWebhook = { name: string; url: string; events: string[]; secret: Buffer; owner_id: number; created_at: Date };

export async function insertWebhook(db: Kysely<DB>, webhook: NewWebhook): Promise<number> {
  const { id } = await db.insertInto('webhooks').values(webhook).returning('id').executeTakeFirstOrThrow();
  return id;
}

type WebhookChange = {
  name?: string;
  url?: string;
  events?: string[];
  owner_id?: number;
  disabled_at?: Date | null;
  disabled_by?: 'operator' | 'failures' | 'receiver' | null;
  failing_since?: Date | null;
  removed_at?: Date | null;
};

/** A change of the fields of the form makes a new version. */
export async function updateWebhook(db: Kysely<DB>, id: number, change: WebhookChange): Promise<void> {
  await db
    .updateTable('webhooks')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** No new version: the form does not have the secret. */
export async function updateWebhookSecret(
  db: Kysely<DB>,
  id: number,
  change: { secret: Buffer; former_secret: Buffer; former_secret_ends_at: Date },
): Promise<void> {
  await db.updateTable('webhooks').set(change).where('id', '=', id).execute();
}

export function getWebhookSecrets(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('webhooks')
    .select(['secret', 'former_secret', 'former_secret_ends_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The state after an attempt, which is no new version: nobody sees it as a change of theirs. */
export async function updateWebhookHealth(
  db: Kysely<DB>,
  id: number,
  health: { failing_since: Date | null; disabled_at?: Date; disabled_by?: 'failures' | 'receiver' },
): Promise<void> {
  await db.updateTable('webhooks').set(health).where('id', '=', id).execute();
}
