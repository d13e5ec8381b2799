import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** The newest messages to a person. */
export function listRecentMessages(read: ReadDatabase<DB>, personId: number, limit: number) {
  return read
    .selectFrom('messages')
    .select(['kind', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
