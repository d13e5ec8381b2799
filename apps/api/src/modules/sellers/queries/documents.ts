import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { ApplicationDocuments, DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { matchesContact } from '../../../platform/database/matches-contact.ts';

type Read = ReadDatabase<DB>;
type Contact = Parameters<typeof matchesContact>[0];

export type NewDocument = Pick<Insertable<ApplicationDocuments>, 'key' | 'name' | 'type' | 'bytes'>;
type StoredDocument = { key: string; name: string; type: string };

/** Inserts documents before their files are stored: without an application, they are deleted at `deleteAt`. */
export async function insertDocuments(db: Kysely<DB>, documents: readonly NewDocument[], deleteAt: Date): Promise<void> {
  const rows = documents.map((document) => ({ ...document, delete_at: deleteAt }));
  await db.insertInto('application_documents').values(rows).execute();
}

/** Adds documents to their application. They are then stored until it is answered. */
export async function updateApplicationOfDocuments(db: Kysely<DB>, keys: readonly string[], applicationId: number): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('application_documents')
    .set({ application_id: applicationId, delete_at: null })
    .where('key', 'in', [...keys])
    .execute();
}

/** Returns whether there are any. */
export async function updateDeletionOfDocuments(db: Kysely<DB>, applicationId: number, deleteAt: Date): Promise<boolean> {
  const rows = await db
    .updateTable('application_documents')
    .set({ delete_at: deleteAt })
    .where('application_id', '=', applicationId)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** The documents of an application that may still be read. */
export function listDocuments(read: Read, applicationId: number, now: Date) {
  return read
    .selectFrom('application_documents')
    .select(['id', 'name', 'type', 'bytes', 'delete_at'])
    .where('application_id', '=', applicationId)
    .where(isReadable(now))
    .orderBy('id')
    .execute();
}

export async function findDocument(read: Read, id: number, now: Date): Promise<(StoredDocument & { application_id: number }) | undefined> {
  const { rows } = await sql<StoredDocument & { application_id: number }>`
    select key, name, type, application_id from application_documents
    where id = ${id} and application_id is not null and ${isReadable(now)}`.execute(read);
  return rows[0];
}

/** A document of an application with a verified number or mail address of the person. */
export async function findOwnDocument(
  read: Read,
  { id, now }: { id: number; now: Date },
  contact: Contact,
): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    select key, name, type from application_documents
    where id = ${id} and ${isReadable(now)}
      and application_id in (select id from shop_applications where ${matchesContact(contact)})`.execute(read);
  return rows[0];
}

export async function listDocumentsOf(read: Read, applicationIds: readonly number[], now: Date) {
  if (applicationIds.length === 0) return [];
  return read
    .selectFrom('application_documents')
    .select(['id', 'application_id', 'name', 'type', 'bytes'])
    .where('application_id', 'in', [...applicationIds])
    .where(isReadable(now))
    .orderBy('id')
    .execute();
}

/** Returns the keys of the documents, whose files are deleted after the commit. */
export async function deleteDocumentsOf(db: Kysely<DB>, contact: Contact): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from application_documents
    where application_id in (select id from shop_applications where ${matchesContact(contact)}) returning key`.execute(db);
  return rows.map(({ key }) => key);
}

export async function listExpiredDocuments(read: Read, now: Date): Promise<string[]> {
  const rows = await read.selectFrom('application_documents').select('key').where('delete_at', '<=', now).limit(1000).execute();
  return rows.map(({ key }) => key);
}

/** Those of the keys that belong to no application. */
export async function listUnusedDocuments(read: Read, keys: readonly string[]): Promise<string[]> {
  const rows = await read
    .selectFrom('application_documents')
    .select('key')
    .where('key', 'in', [...keys])
    .where('application_id', 'is', null)
    .execute();
  return rows.map(({ key }) => key);
}

/** Deletes the rows of documents whose files are deleted. */
export async function deleteDocuments(db: Kysely<DB>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('application_documents')
    .where('key', 'in', [...keys])
    .execute();
}

function isReadable(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(delete_at is null or delete_at > ${now})`;
}
