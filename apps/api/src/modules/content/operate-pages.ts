import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Pages } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { Fault } from '../../platform/fault.ts';
import { cleanTexts } from '../../platform/text/clean-html.ts';
import { mergeTexts, type Texts } from '../../platform/text/merge-texts.ts';

type Read = ReadDatabase<DB>;

export function listPagesToOperate(read: Read): Promise<Selectable<Pages>[]> {
  return read.selectFrom('pages').selectAll().orderBy('slug').execute();
}

export async function getPageToOperate(read: Read, slug: string): Promise<Selectable<Pages>> {
  const all = await listPagesToOperate(read);
  const page = all.find((each) => each.slug === slug);
  if (!page) throw new Fault(`There is no page "${slug}"; there are ${all.map((each) => each.slug).join(', ') || 'none yet'}`);
  return page;
}

/** Words by language; the body is HTML, which is cleaned here. */
export type PageWords = { title: Texts; body: Texts };

export async function createPage(transaction: Transaction<DB>, slug: string, { title, body }: PageWords, now: Date): Promise<void> {
  const { rows } = await sql`
    insert into pages (slug, title, description, updated_at)
    values (${slug}, ${JSON.stringify(mergeTexts({}, title))}::jsonb, ${JSON.stringify(mergeTexts({}, cleanTexts(body)))}::jsonb, ${now})
    on conflict do nothing returning slug`.execute(transaction);
  if (rows.length === 0) throw new Fault(`There is a page "${slug}" already; "pages edit" changes it`);
  await bumpTags(transaction, ['content']);
}

export async function editPage(transaction: Transaction<DB>, slug: string, { title, body }: PageWords, now: Date): Promise<void> {
  const former = await getPageToOperate(transaction, slug);
  const change = {
    title: JSON.stringify(mergeTexts(former.title, title)),
    description: JSON.stringify(mergeTexts(former.description, cleanTexts(body))),
    updated_at: now,
  };
  await transaction.updateTable('pages').set(change).where('slug', '=', slug).execute();
  await bumpTags(transaction, ['content']);
}
