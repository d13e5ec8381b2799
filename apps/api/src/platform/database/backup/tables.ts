import type { ClientBase } from 'pg';
import { escapeIdentifier } from 'pg';
import { z } from 'zod';

/** The schemas that are the market's own; anything else on a shared server is left alone. */
export const ownSchemas = ['public', 'graphile_worker'] as const;

export const Table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
export type Table = z.infer<typeof Table>;

// What describes the schema is made by the migrations, not by the backup.
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
  // A migration is noted in its own transaction, so what it wrote bears the same transaction's number.
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
