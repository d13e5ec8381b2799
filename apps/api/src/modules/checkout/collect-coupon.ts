import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { conflict, notFound, refused } from '../../platform/http/problem.ts';
import { type CouponRow, findCoupon } from './list-coupons.ts';
import { voucherRefusalTexts } from './presenter.ts';

type Collecting = { personId: number; couponId: number; now: Date };

/** Gives a voucher to a person, once; from then on it applies itself. */
export async function collectCoupon(db: Kysely<DB>, { personId, couponId, now }: Collecting): Promise<CouponRow> {
  const coupon = await findCoupon(db, { personId, couponId, now });
  if (!coupon) throw notFound(voucherRefusalTexts.unknown);
  if (coupon.is_collected) throw alreadyCollected();
  if (coupon.has_ended) throw refused(voucherRefusalTexts.ended);
  if (!coupon.has_started) throw refused(voucherRefusalTexts['not-started']);
  if (coupon.is_used_up) throw refused(voucherRefusalTexts['used-up']);
  const collected = await db
    .insertInto('voucher_collections')
    .values({ person_id: personId, voucher_id: couponId, collected_at: now })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  // Two clicks at once: the other one has it.
  if (collected.numInsertedOrUpdatedRows === 0n) throw alreadyCollected();
  return { ...coupon, is_collected: true };
}

function alreadyCollected() {
  return conflict('You have collected this voucher already');
}
