import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { bumpTags } from '../../../platform/cache/content-versions.ts';
import { allTexts, searchVector } from '../../../platform/text/search-text.ts';
import { listProductIds } from '../queries/derived-data.ts';
import { listSearched, rebuildWords, type SearchedRow, updateSearch } from '../queries/search-index.ts';
import { findMaterials } from './materials.ts';

/** Updates the search vectors of products. Returns the number of changed products. */
export async function refreshSearch(transaction: Kysely<DB>, ids: readonly number[]): Promise<number> {
  const rows = await listSearched(transaction, ids);
  const changed = await updateSearch(
    transaction,
    rows.map((row) => ({ id: row.id, vector: vectorOf(row) })),
  );
  if (changed > 0) await bumpTags(transaction, ['search_words']);
  return changed;
}

/** Rebuilds the whole search index in batches. */
export async function rebuildSearch(db: Kysely<DB>): Promise<void> {
  const batchSize = 2000;
  for (let ids = await listProductIds(db, 0, batchSize); ids.length > 0; ids = await listProductIds(db, ids.at(-1) ?? 0, batchSize)) {
    await refreshSearch(db, ids);
  }
  await rebuildWords(db);
  await bumpTags(db, ['catalog', 'search_words']);
}

function vectorOf(row: SearchedRow): string {
  return searchVector([
    { weight: 'A', texts: allTexts(row.name) },
    { weight: 'B', texts: allTexts(row.brand) },
    { weight: 'C', texts: [row.category, row.sub_category, ...row.colors].flatMap(allTexts) },
    { weight: 'D', texts: [...allTexts(row.shop), ...findMaterials([row.short_description, row.description].flatMap(allTexts))] },
  ]);
}
