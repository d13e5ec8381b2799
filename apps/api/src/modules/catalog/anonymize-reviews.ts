import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

/** What a person has said of products stays, but nobody has said it; their photos go. Gives the pictures that are to be removed. */
export async function anonymizeReviews(transaction: Kysely<DB>, personId: number): Promise<number[]> {
  const reviews = transaction.selectFrom('reviews').select('id').where('person_id', '=', personId);
  const photos = await transaction.deleteFrom('review_pictures').where('review_id', 'in', reviews).returning('picture_id').execute();
  const changed = await transaction
    .updateTable('reviews')
    .set({ author: '', person_id: null })
    .where('person_id', '=', personId)
    .returning('id')
    .execute();
  if (changed.length > 0) await bumpTags(transaction, ['reviews']);
  return photos.map(({ picture_id }) => picture_id);
}
