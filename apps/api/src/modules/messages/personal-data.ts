import type { AccountExport } from '@souk/contract/account-export';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { listMessagesOfPerson } from './queries/messages.ts';
import { listAllPushDevices } from './queries/push-devices.ts';

/** The messages to a person for the export of their account. */
export async function exportMessages(read: ReadDatabase<DB>, personId: number): Promise<AccountExport['messages']> {
  const rows = await listMessagesOfPerson(read, personId);
  return rows.map(({ created_at, settled_at, ...message }) => ({
    ...message,
    created_at: created_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  }));
}

/** The browsers that show messages as notifications, for the same export. */
export async function exportPushDevices(read: ReadDatabase<DB>, personId: number): Promise<AccountExport['push_devices']> {
  const rows = await listAllPushDevices(read, personId);
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}
