import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** The newest messages to a person. */
export function listRecentMessages(read: ReadDatabase<DB>, personId: number, limit: number) {
  return read
    .selectFrom('messages')
    .select(['id', 'kind', 'status', 'medium', 'sent_to', 'created_at', 'settled_at'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The number of people to whom a message could not be delivered since then. */
export async function countFailedMessages(read: ReadDatabase<DB>, since: Date): Promise<number> {
  const { count } = await read
    .selectFrom('messages')
    .select(({ fn }) => fn.count<number>('person_id').distinct().as('count'))
    .where('status', 'in', ['refused', 'given-up'])
    .where('settled_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}
