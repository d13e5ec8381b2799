import { type ClientBase, escapeIdentifier } from 'pg';
import { z } from 'zod';

/*
 * A backup is gzip over lines: the header; for each table of the header its rows as COPY writes them, then `\.`; the footer;
 * the SHA-256 of everything before it. A backup of an earlier release ends with the footer, and gzip's own checksum covers it.
 * COPY's text form is the same in every version of PostgreSQL, and a row can never be `\.` alone.
 */

export const formatName = 'souk backup';
export const endOfRows = '\\.\n';

export const Table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
export type Table = z.infer<typeof Table>;

export const BackupHeader = z.object({
  format: z.literal(formatName),
  version: z.literal(1),
  created_at: z.string(),
  server_version: z.string(),
  migrations: z.array(z.object({ number: z.number(), name: z.string(), checksum: z.string() })),
  tables: z.array(Table),
  /** Announces the last line. */
  checksum: z.literal('sha256').optional(),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** Read last, so that no number is below an id of the rows. A backup without it was cut off. */
export const BackupFooter = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last_value: z.number().nullable() })),
});
export type BackupFooter = z.infer<typeof BackupFooter>;

export const BackupChecksum = z.object({ sha256: z.string() });

/** The marketplace's own schemas; other schemas of a shared server stay untouched. */
export const ownSchemas = ['public', 'graphile_worker'] as const;

// Migrations write these tables; a backup must not.
const bookkeeping = [
  ['public', 'schema_migrations'],
  ['graphile_worker', 'migrations'],
] as const;

/** Every table with rows of its own, and the columns that can be written (generated ones cannot). */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c
       JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      WHERE c.relkind = 'r' AND n.nspname = ANY ($1)
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
      GROUP BY n.nspname, c.relname
      ORDER BY n.nspname, c.relname`,
    [ownSchemas],
  );
  return rows.filter(({ schema, name }) => !bookkeeping.some((table) => table[0] === schema && table[1] === name));
}

/** The first table with a row that no migration wrote, if there is any. */
export async function findFilledTable(client: ClientBase): Promise<string | undefined> {
  const { rows: found } = await client.query<{ migrated: boolean }>(`SELECT to_regclass('schema_migrations') IS NOT NULL AS migrated`);
  // A migration is recorded in its own transaction, so its rows have the same transaction number.
  const byHand = found[0]?.migrated ? 'WHERE NOT EXISTS (SELECT FROM schema_migrations m WHERE m.xmin = t.xmin)' : '';
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ filled: boolean }>(`SELECT EXISTS (SELECT FROM ${sqlName(table)} t ${byHand}) AS filled`);
    if (rows[0]?.filled) return `${table.schema}.${table.name}`;
  }
  return undefined;
}

export function sqlName({ schema, name }: { schema: string; name: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

export function sqlColumns({ columns }: Table): string {
  return columns.map(escapeIdentifier).join(', ');
}
