import type { AccountExport } from '@souk/contract/account-export';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';

/** The vouchers that the person has collected, for their own file. */
export async function exportVouchers(
  read: ReadDatabase<DB>,
  personId: number,
  languages: Languages,
): Promise<AccountExport['vouchers_collected']> {
  const rows = await read
    .selectFrom('voucher_collections')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_collections.voucher_id')
    .innerJoin('shops', 'shops.id', 'vouchers.shop_id')
    .select(['vouchers.code', 'shops.name', 'voucher_collections.collected_at'])
    .where('voucher_collections.person_id', '=', personId)
    .orderBy('voucher_collections.collected_at')
    .execute();
  return rows.map(({ code, name, collected_at }) => ({
    code,
    shop: pickText(name, languages),
    collected_at: collected_at.toISOString(),
  }));
}
