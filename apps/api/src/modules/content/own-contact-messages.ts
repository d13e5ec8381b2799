import type { AccountExport } from '@souk/contract/account-export';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { isWrittenBy } from '../../platform/database/is-written-by.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

type Addresses = Parameters<typeof isWrittenBy>[0];

/** What somebody wrote by the contact form, for their own file. */
export async function exportContactMessages(read: ReadDatabase<DB>, addresses: Addresses): Promise<AccountExport['contact_messages']> {
  const rows = await read
    .selectFrom('contact_messages')
    .select(['name', 'phone', 'email', 'subject', 'message', 'created_at'])
    .where(isWrittenBy(addresses))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

export async function eraseContactMessages(transaction: Kysely<DB>, addresses: Addresses): Promise<void> {
  await transaction.deleteFrom('contact_messages').where(isWrittenBy(addresses)).execute();
}
