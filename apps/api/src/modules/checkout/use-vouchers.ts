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

/** Gives back the use of a voucher that an order had, if it had one. */
export async function releaseVoucher(transaction: Kysely<DB>, orderId: number, now: Date): Promise<void> {
  await sql`
    with released as (
      update voucher_redemptions set released_at = ${now} where order_id = ${orderId} and released_at is null returning voucher_id)
    update vouchers v set used_count = v.used_count - 1 from released where v.id = released.voucher_id`.execute(transaction);
}
