import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { conflict, notFound, refused } from '../../platform/app-error.ts';
import { voucherRefusalTexts } from './present.ts';
import { type CouponRow, findCoupon, insertCollection } from './queries/vouchers.ts';

type NewCollection = { personId: number; couponId: number; now: Date };

/** Collects a listed voucher for a person, once; from then on checkouts apply it automatically. */
export async function collectCoupon(db: Kysely<DB>, { personId, couponId, now }: NewCollection): Promise<CouponRow> {
  const coupon = await findCoupon(db, { personId, couponId, now });
  if (!coupon) throw notFound(voucherRefusalTexts.unknown);
  if (coupon.is_collected) throw alreadyCollected();
  if (coupon.has_ended) throw refused(voucherRefusalTexts.ended);
  if (!coupon.has_started) throw refused(voucherRefusalTexts['not-started']);
  if (coupon.is_used_up) throw refused(voucherRefusalTexts['used-up']);
  // False if a concurrent request has collected it.
  if (!(await insertCollection(db, { personId, couponId, now }))) throw alreadyCollected();
  return { ...coupon, is_collected: true };
}

function alreadyCollected() {
  return conflict('You have already collected this voucher');
}
