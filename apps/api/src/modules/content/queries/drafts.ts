import type { ContentName } from '@souk/contract/back-office/content-state';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Read = ReadDatabase<DB>;

export type DraftRow = { state: unknown; publish_at: Date | null; updated_at: Date };

export function findDraftRow(read: Read, { kind, key }: ContentName): Promise<DraftRow | undefined> {
  return read
    .selectFrom('content_drafts')
    .select(['state', 'publish_at', 'updated_at'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Serialises the changes of one content until the transaction ends. */
export async function lockContent(db: Kysely<DB>, { kind, key }: ContentName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind} ${key}`}, 0))`.execute(db);
}

type NewDraft = { state: unknown; publish_at: Date | null; now: Date };

export async function upsertDraft(db: Kysely<DB>, { kind, key }: ContentName, { state, publish_at, now }: NewDraft): Promise<void> {
  await sql`
    insert into content_drafts (kind, key, state, publish_at, updated_at)
    values (${kind}, ${key}, ${JSON.stringify(state)}::jsonb, ${publish_at}::timestamptz, ${now}::timestamptz)
    on conflict (kind, key) do update set state = excluded.state, publish_at = excluded.publish_at, updated_at = excluded.updated_at`.execute(
    db,
  );
}

export async function deleteDraft(db: Kysely<DB>, { kind, key }: ContentName): Promise<void> {
  await db.deleteFrom('content_drafts').where('kind', '=', kind).where('key', '=', key).execute();
}

/** The drafts whose time of publication has come, oldest first. */
export function listDueDrafts(read: Read, now: Date) {
  return read.selectFrom('content_drafts').select(['kind', 'key']).where('publish_at', '<=', now).orderBy('publish_at').execute();
}

export async function insertRevision(db: Kysely<DB>, { kind, key }: ContentName, state: unknown, now: Date): Promise<void> {
  await db
    .insertInto('content_revisions')
    .values({ kind, key, state: JSON.stringify(state), published_at: now })
    .execute();
}

const maxRevisions = 50;

/** The published states, newest first. */
export function listRevisions(read: Read, { kind, key }: ContentName) {
  return read
    .selectFrom('content_revisions')
    .select(['id', 'published_at'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('id', 'desc')
    .limit(maxRevisions)
    .execute();
}

export function findRevision(read: Read, { kind, key }: ContentName, id: number) {
  return read
    .selectFrom('content_revisions')
    .select('state')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('id', '=', id)
    .executeTakeFirst();
}
