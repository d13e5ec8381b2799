import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** Counts a use of each voucher; false where one of them has none left: then the transaction must not commit. After the stock, by id. */
export async function useVouchers(transaction: Kysely<DB>, voucherIds: readonly number[]): Promise<boolean> {
  if (voucherIds.length === 0) return true;
  const { rows } = await sql<{ id: number }>`
    with locked as materialized (
      select id from vouchers where id = any(${voucherIds}::bigint[]) order by id for no key update)
    update vouchers v set used_count = v.used_count + 1 from locked
    where v.id = locked.id and v.active and (v.usage_limit is null or v.used_count < v.usage_limit) returning v.id`.execute(transaction);
  return rows.length === new Set(voucherIds).size;
}

/** Gives back the uses of vouchers that orders had, if they had any; locks as `useVouchers` does. */
export async function releaseVouchers(transaction: Kysely<DB>, orderIds: readonly number[], now: Date): Promise<void> {
  await sql`
    with released as (
      update voucher_redemptions set released_at = ${now} where order_id = any(${orderIds}::bigint[]) and released_at is null
      returning voucher_id),
    locked as materialized (
      select id from vouchers where id in (select voucher_id from released) order by id for no key update)
    update vouchers v set used_count = v.used_count - (select count(*) from released where voucher_id = v.id)
    from locked where v.id = locked.id`.execute(transaction);
}
