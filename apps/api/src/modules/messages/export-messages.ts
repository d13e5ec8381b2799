import type { AccountExport } from '@souk/contract/account-export';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** What the person was told and when, for their own file; the words are made anew each time and kept nowhere. */
export async function exportMessages(read: ReadDatabase<DB>, personId: number): Promise<AccountExport['messages']> {
  const rows = await read
    .selectFrom('messages')
    .select(['kind', 'status', 'created_at', 'settled_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, status, created_at, settled_at }) => ({
    kind,
    status,
    created_at: created_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  }));
}
