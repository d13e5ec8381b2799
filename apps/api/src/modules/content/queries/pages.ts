import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { DB, Pages } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { SeoRow } from '../../../platform/text/present-seo.ts';
import type { Texts } from '../../../platform/text/texts.ts';

type Read = ReadDatabase<DB>;

type PageRow = { title: unknown; description: unknown; updated_at: Date; seo: SeoRow };

export async function findPage(read: Read, slug: string): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select p.title, p.description, p.updated_at,
      (select jsonb_build_object('title', seo.title, 'description', seo.description) from seo_texts seo where seo.kind = 'page' and seo.key = p.slug) as seo
    from pages p where p.slug = ${slug} and p.active`.execute(read);
  return rows[0];
}

export function listHelpTopics(read: Read) {
  return read.selectFrom('help_topics').selectAll().orderBy('position').orderBy('id').execute();
}

export function listHelpQuestions(read: Read) {
  return read.selectFrom('help_questions').selectAll().orderBy('position').orderBy('id').execute();
}

export function listPageSlugs(read: Read) {
  return read.selectFrom('pages').select(['slug', 'updated_at']).where('active', '=', true).orderBy('slug').execute();
}

export function findContact(read: Read) {
  return read.selectFrom('settings').select(['mobile', 'email', 'whatsapp', 'address', 'opening_hours']).executeTakeFirstOrThrow();
}

export function listPlans(read: Read) {
  return read.selectFrom('plans').selectAll().where('active', '=', true).orderBy('position').orderBy('id').execute();
}

export function findPlan(read: Read, id: number) {
  return read.selectFrom('plans').selectAll().where('id', '=', id).where('active', '=', true).executeTakeFirst();
}

export function listPages(read: Read): Promise<Selectable<Pages>[]> {
  return read.selectFrom('pages').selectAll().orderBy('slug').execute();
}

type NewPage = { slug: string; title: Texts; description: Texts; now: Date };

/** False if the slug is taken. */
export async function insertPage(db: Kysely<DB>, { slug, title, description, now }: NewPage): Promise<boolean> {
  const { rows } = await sql`
    insert into pages (slug, title, description, updated_at)
    values (${slug}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(description)}::jsonb, ${now})
    on conflict do nothing returning slug`.execute(db);
  return rows.length > 0;
}

export async function updatePageRow(db: Kysely<DB>, slug: string, change: Updateable<Pages>): Promise<void> {
  await db.updateTable('pages').set(change).where('slug', '=', slug).execute();
}
