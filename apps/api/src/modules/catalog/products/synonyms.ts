import type { Transaction } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { operatorError } from '../../../platform/app-error.ts';
import { bumpTags } from '../../../platform/cache/content-versions.ts';
import { normalizeWords, type Synonyms } from '../../../platform/text/search-text.ts';
import { deleteSynonym, type SynonymRow, upsertSynonym } from '../queries/synonyms.ts';

/** A search applies the synonyms of all languages, because it searches the names of all languages. */
export function mapSynonyms(rows: readonly SynonymRow[]): Synonyms {
  const synonyms = new Map<string, readonly string[]>();
  for (const { word, finds } of rows) synonyms.set(word, [...new Set([...(synonyms.get(word) ?? []), ...finds])]);
  return synonyms;
}

/** How errors name the fields. */
export type SynonymFields = { word: string; finds: string };

type SynonymChange = { language: string; word: string; finds: readonly string[] };

/** Sets the words that a search for `word` finds as well. Every process applies them within a second. */
export async function setSynonym(
  transaction: Transaction<DB>,
  { language, word, finds }: SynonymChange,
  fields: SynonymFields,
): Promise<SynonymRow> {
  const normalized = readWord(word, fields.word);
  const others = [...new Set(finds.map((each) => readWord(each, fields.finds)))].filter((each) => each !== normalized);
  if (others.length === 0) throw operatorError('invalid', 'must have at least one other word', fields.finds);
  const row = { language, word: normalized, finds: others };
  await upsertSynonym(transaction, row);
  await bumpTags(transaction, ['settings']);
  return row;
}

export async function removeSynonym(
  transaction: Transaction<DB>,
  { language, word }: Omit<SynonymChange, 'finds'>,
  fields: SynonymFields,
): Promise<SynonymRow> {
  const removed = await deleteSynonym(transaction, { language, word: readWord(word, fields.word) });
  if (!removed) throw operatorError('invalid', { text: ': "{word}" has no synonyms in {language}', with: { word, language } }, fields.word);
  await bumpTags(transaction, ['settings']);
  return removed;
}

/** A search compares single words. */
export function readWord(typed: string, field: string): string {
  const [word, ...others] = normalizeWords(typed);
  if (word === undefined || others.length > 0)
    throw operatorError('invalid', { text: 'must be one word, not "{typed}"', with: { typed } }, field);
  return word;
}
