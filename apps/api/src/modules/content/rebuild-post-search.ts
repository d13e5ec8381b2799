import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { allTexts, searchVector } from '../../platform/text/search-text.ts';
import { plainText } from './domain/plain-text.ts';
import { listSearchedPosts, updatePostSearch } from './repository.ts';

/** Writes anew what posts are found by: after a seed or an import. */
export async function rebuildPostSearch(db: Kysely<DB>): Promise<void> {
  const posts = await listSearchedPosts(db);
  const vectors = posts.map(({ id, title, excerpt, body }) => ({
    id,
    vector: searchVector([
      { weight: 'A', texts: allTexts(title) },
      { weight: 'B', texts: allTexts(excerpt) },
      { weight: 'D', texts: allTexts(body).map(plainText) },
    ]),
  }));
  await updatePostSearch(db, vectors);
  await bumpTags(db, ['content']);
}
