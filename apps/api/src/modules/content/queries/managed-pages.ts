import { type Kysely, type RawBuilder, sql, type Updateable } from 'kysely';
import type { DB, Pages } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { Texts } from '../../../platform/text/texts.ts';
import type { ContentFilter } from './managed-posts.ts';

type Read = ReadDatabase<DB>;

export type ManagedPageRow = { title: Texts; body: Texts; active: boolean; updated_at: Date };

export async function findManagedPage(read: Read, slug: string): Promise<ManagedPageRow | undefined> {
  const { rows } = await sql<ManagedPageRow>`
    select title, description as body, active, updated_at from pages where slug = ${slug}`.execute(read);
  return rows[0];
}

export type PageListRow = {
  slug: string;
  title: unknown;
  body: unknown;
  active: boolean;
  updated_at: Date;
  draft: unknown;
  publish_at: Date | null;
  total: number;
};

export async function listManagedPages(read: Read, { search, status, offset, limit }: Omit<ContentFilter, 'now'>): Promise<PageListRow[]> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  const pattern = `%${(search ?? '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  if (search) conditions.push(sql`(p.title::text || p.slug || coalesce(d.state->>'title', '')) ilike ${pattern}`);
  if (status === 'published') conditions.push(sql`p.active`);
  if (status === 'scheduled') conditions.push(sql`not p.active and d.publish_at is not null`);
  if (status === 'hidden') conditions.push(sql`not p.active and d.publish_at is null`);
  const { rows } = await sql<PageListRow>`
    select p.slug, p.title, p.description as body, p.active, p.updated_at, d.state as draft, d.publish_at, count(*) over () as total
    from pages p left join content_drafts d on d.kind = 'pages' and d.key = p.slug
    where ${sql.join(conditions, sql` and `)} order by p.slug limit ${limit}::int offset ${offset}::int`.execute(read);
  return rows;
}

/** False if the slug is taken. */
export async function insertHiddenPage(db: Kysely<DB>, slug: string, now: Date): Promise<boolean> {
  const values = { slug, title: '{}', description: '{}', active: false, updated_at: now };
  const row = await db
    .insertInto('pages')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateManagedPage(db: Kysely<DB>, slug: string, change: Updateable<Pages>): Promise<void> {
  await db.updateTable('pages').set(change).where('slug', '=', slug).execute();
}

export async function deletePage(db: Kysely<DB>, slug: string): Promise<void> {
  await db.deleteFrom('pages').where('slug', '=', slug).execute();
}
