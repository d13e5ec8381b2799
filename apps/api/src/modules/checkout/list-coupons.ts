import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import type { Voucher } from './domain/choose-voucher.ts';
import { usesLeft } from './voucher-uses.ts';

/** A voucher as its list shows it to a person. */
export type CouponRow = Voucher & {
  ends_at: Date;
  is_collected: boolean;
  /** Whether there are uses left, for all and for the person. */
  is_usable: boolean;
  is_used_up: boolean;
  has_started: boolean;
  has_ended: boolean;
};

type ForWhom = { personId: number; now: Date };

/** A shop's vouchers that are offered and valid now, the one that ends first before the others. */
export function listCoupons(db: ReadDatabase<DB>, { shopId, ...whom }: ForWhom & { shopId: number }): Promise<CouponRow[]> {
  return selectCoupons(db, whom, sql`v.shop_id = ${shopId} and v.starts_at <= ${whom.now} and v.ends_at > ${whom.now}`);
}

/** A voucher that is or was offered. */
export async function findCoupon(
  db: ReadDatabase<DB>,
  { couponId, ...whom }: ForWhom & { couponId: number },
): Promise<CouponRow | undefined> {
  const [row] = await selectCoupons(db, whom, sql`v.id = ${couponId}`);
  return row;
}

async function selectCoupons(db: ReadDatabase<DB>, { personId, now }: ForWhom, which: RawBuilder<unknown>): Promise<CouponRow[]> {
  const result = await sql<CouponRow>`
    select v.id, v.shop_id, v.code, v.discount_type, v.discount, v.min_order_amount, v.max_discount_amount, v.ends_at,
      c.person_id is not null as is_collected, ${usesLeft(personId)} as is_usable,
      coalesce(v.used_count >= v.usage_limit, false) as is_used_up, v.starts_at <= ${now} as has_started, v.ends_at <= ${now} as has_ended
    from vouchers v left join voucher_collections c on c.voucher_id = v.id and c.person_id = ${personId}
    where v.listed and v.active and ${which}
    order by v.ends_at, v.id`.execute(db);
  return result.rows;
}
