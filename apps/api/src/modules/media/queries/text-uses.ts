import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';

/** The columns with addresses of pictures, in HTML or as they are; `row` is what names the row. */
export const columns = [
  { table: 'products', column: 'description', row: sql`id::text`, kind: 'product', isJson: true },
  { table: 'posts', column: 'body', row: sql`id::text`, kind: 'post', isJson: true },
  { table: 'pages', column: 'description', row: sql`slug`, kind: 'page', isJson: true },
  { table: 'help_questions', column: 'answer', row: sql`'all'`, kind: 'help', isJson: true },
  { table: 'settings', column: 'logo_url', row: sql`'all'`, kind: 'settings', isJson: true },
  { table: 'settings', column: 'footer_logo_url', row: sql`'all'`, kind: 'settings', isJson: true },
  { table: 'settings', column: 'footer_qr_url', row: sql`'all'`, kind: 'settings', isJson: false },
  { table: 'social_links', column: 'logo_url', row: sql`'all'`, kind: 'social-links', isJson: false },
  { table: 'payment_gateways', column: 'logo_url', row: sql`'all'`, kind: 'gateways', isJson: false },
  { table: 'content_drafts', column: 'state', row: sql`kind || '/' || key`, kind: 'draft', isJson: true },
  { table: 'content_revisions', column: 'state', row: sql`kind || '/' || key`, kind: 'revision', isJson: true },
  { table: 'change_requests', column: 'content', row: sql`id::text`, kind: 'change-request', isJson: true },
] as const;

/**
 * The uses of pictures by their address: kind, id and what is where an address has the key of a picture. The condition is that of the
 * index of products. Texts are split, because a regular expression takes a hundred times as long.
 */
export const addressUses: RawBuilder<unknown> = sql.join(
  columns.map(
    ({ table, column, row, kind }) => sql`select ${kind}::text as kind, ${row} as id, split_part(rest, '/', 1) as key
      from ${sql.table(table)}, unnest((string_to_array(${sql.ref(column)}::text, '/media/'))[2:]) rest
      where ${sql.ref(column)}::text like '%/media/%'`,
  ),
  sql` union all `,
);

/** Replaces a picture's address everywhere it is written. */
export async function replaceAddresses(transaction: Transaction<DB>, former: string, key: string): Promise<void> {
  const [from, to] = [`/media/${former}/`, `/media/${key}/`];
  for (const { table, column, isJson } of columns) {
    const text = sql`replace(${sql.ref(column)}::text, ${from}, ${to})`;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${isJson ? sql`${text}::jsonb` : text}
      where ${sql.ref(column)}::text like '%/media/%' and ${sql.ref(column)}::text like ${`%${from}%`}`.execute(transaction);
  }
}
