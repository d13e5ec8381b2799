import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { allTexts, searchVector } from '../../platform/text/search-text.ts';
import { listProductIds, listSearched, rebuildWords, type SearchedRow, updateSearch } from './repository/search-index.ts';

/** Writes anew what products are found by. Gives back how many changed. */
export async function refreshSearch(transaction: Kysely<DB>, ids: readonly number[]): Promise<number> {
  const rows = await listSearched(transaction, ids);
  const changed = await updateSearch(
    transaction,
    rows.map((row) => ({ id: row.id, vector: vectorOf(row) })),
  );
  if (changed > 0) await bumpTags(transaction, ['search_words']);
  return changed;
}

/** The same for every product, in batches: after a seed, an import, or a change of how words are normalised. */
export async function rebuildSearch(db: Kysely<DB>): Promise<void> {
  const batch = 2000;
  for (let ids = await listProductIds(db, 0, batch); ids.length > 0; ids = await listProductIds(db, ids.at(-1) ?? 0, batch)) {
    await refreshSearch(db, ids);
  }
  await rebuildWords(db);
  await bumpTags(db, ['catalog', 'search_words']);
}

function vectorOf(row: SearchedRow): string {
  return searchVector([
    { weight: 'A', texts: allTexts(row.name) },
    { weight: 'B', texts: allTexts(row.brand) },
    { weight: 'C', texts: [...allTexts(row.category), ...allTexts(row.sub_category)] },
    { weight: 'D', texts: allTexts(row.shop) },
  ]);
}
