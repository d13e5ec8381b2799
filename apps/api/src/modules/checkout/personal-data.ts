import type { AccountExport } from '@souk/contract/account-export';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import { listCollectedVouchers } from './queries/vouchers.ts';

/** The vouchers that a person has collected, for the export of their account. */
export async function exportCollectedVouchers(
  read: ReadDatabase<DB>,
  personId: number,
  languages: Languages,
): Promise<AccountExport['vouchers_collected']> {
  const rows = await listCollectedVouchers(read, personId);
  return rows.map(({ code, name, collected_at }) => ({
    code,
    shop: pickText(name, languages),
    collected_at: collected_at.toISOString(),
  }));
}
