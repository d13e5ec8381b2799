import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Read } from './fragments.ts';

export type SynonymRow = { language: string; word: string; finds: string[] };

/** All synonyms, or those of one language, in alphabetical order. */
export function listSynonyms(read: Read, language?: string): Promise<SynonymRow[]> {
  const rows = read.selectFrom('search_synonyms').select(['language', 'word', 'finds']).orderBy('language').orderBy('word');
  return (language === undefined ? rows : rows.where('language', '=', language)).execute();
}

export async function isLanguageKnown(read: Read, name: string): Promise<boolean> {
  return (await read.selectFrom('languages').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;
}

export async function upsertSynonym(db: Kysely<DB>, { language, word, finds }: SynonymRow): Promise<void> {
  await db
    .insertInto('search_synonyms')
    .values({ language, word, finds })
    .onConflict((conflict) => conflict.columns(['language', 'word']).doUpdateSet({ finds }))
    .execute();
}

/** Returns the deleted row; undefined if there is none. */
export function deleteSynonym(db: Kysely<DB>, { language, word }: Omit<SynonymRow, 'finds'>): Promise<SynonymRow | undefined> {
  return db
    .deleteFrom('search_synonyms')
    .where('language', '=', language)
    .where('word', '=', word)
    .returning(['language', 'word', 'finds'])
    .executeTakeFirst();
}
