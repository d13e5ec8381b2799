import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import type { Texts } from '../../platform/text/texts.ts';

type Read = ReadDatabase<DB>;

export type SeoKind = 'category' | 'product' | 'post' | 'page';
export type CatalogKind = 'category' | 'product';
export type SeoTexts = { title: Texts; description: Texts };

/** The texts, which are empty where none were written. */
export async function findSeoTexts(read: Read, kind: SeoKind, key: string): Promise<SeoTexts> {
  const { rows } = await sql<SeoTexts>`select title, description from seo_texts where kind = ${kind} and key = ${key}`.execute(read);
  return rows[0] ?? { title: {}, description: {} };
}

export async function writeSeoTexts(db: Kysely<DB>, kind: SeoKind, key: string, { title, description }: SeoTexts): Promise<void> {
  if (Object.keys(title).length + Object.keys(description).length === 0) {
    await db.deleteFrom('seo_texts').where('kind', '=', kind).where('key', '=', key).execute();
    return;
  }
  const values = { title: JSON.stringify(title), description: JSON.stringify(description) };
  await db
    .insertInto('seo_texts')
    .values({ kind, key, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(values))
    .execute();
}

/** A page of the catalogue: where it is in the storefront, and its own texts. */
export type SeoSubject = { slug: string; parent_slug: string | null; title: Texts; description: Texts };

/** Undefined if there is none. It is locked if `lock` is set, so that two changes follow each other. */
export async function findSeoSubject(read: Read, kind: CatalogKind, id: number, lock = false): Promise<SeoSubject | undefined> {
  const { rows } = await sql<SeoSubject>`${subjects[kind]} = ${id} ${lock ? sql`for no key update of s` : sql``}`.execute(read);
  return rows[0];
}

const subjects = {
  category: sql`select s.slug, parent.slug as parent_slug, s.name as title, '{}'::jsonb as description
    from categories s left join categories parent on parent.id = s.parent_id where s.id`,
  product: sql`select s.slug, null as parent_slug, s.name as title, s.short_description as description from products s where s.id`,
};
