import type { SavedReply } from '@souk/contract/back-office/tickets';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

type Fields = Omit<SavedReply, 'id'>;

export function listSavedReplies(read: ReadDatabase<DB>): Promise<SavedReply[]> {
  return read.selectFrom('saved_replies').select(['id', 'title', 'message']).orderBy('title').orderBy('id').execute();
}

export function lockSavedReply(db: Kysely<DB>, id: number): Promise<SavedReply | undefined> {
  return db.selectFrom('saved_replies').select(['id', 'title', 'message']).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** With an id, a reply that was removed becomes the same one again. */
export function insertSavedReply(db: Kysely<DB>, reply: Fields & { id?: number }): Promise<SavedReply> {
  return db.insertInto('saved_replies').values(reply).returning(['id', 'title', 'message']).executeTakeFirstOrThrow();
}

export async function updateSavedReply(db: Kysely<DB>, { id, ...fields }: SavedReply): Promise<void> {
  await db.updateTable('saved_replies').set(fields).where('id', '=', id).execute();
}

export async function deleteSavedReply(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('saved_replies').where('id', '=', id).execute();
}
