import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** The tables whose column `key` names a file on disk. A new one belongs here: files that none of them names are deleted. */
export const tablesOfFiles = {
  private: ['application_documents', 'return_photos', 'ticket_attachments'],
  pictures: ['pictures', 'removed_pictures', 'replaced_pictures'],
} as const;

/** Those of the keys that rows refer to. One read of each table for many keys: most of the columns have no index. */
export async function listReferencedFiles(
  read: ReadDatabase<DB>,
  kind: keyof typeof tablesOfFiles,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const tables = tablesOfFiles[kind].map((table) => sql`select key from ${sql.table(table)} where key = any (${[...keys]}::text[])`);
  const { rows } = await sql<{ key: string }>`${sql.join(tables, sql` union `)}`.execute(read);
  return new Set(rows.map(({ key }) => key));
}
