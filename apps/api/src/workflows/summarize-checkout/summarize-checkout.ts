import { linePrice } from '@souk/money/line-price';
import type { DB } from '../../../db/schema.ts';
import { type LineFilter, type LineRow, listLines } from '../../modules/cart/list-lines.ts';
import { assessLine, type Change } from '../../modules/checkout/domain/assess-line.ts';
import { type PricedCheckout, priceCheckout } from '../../modules/checkout/domain/price-checkout.ts';
import { refuseVoucher, type VoucherRefusal } from '../../modules/checkout/domain/refuse-voucher.ts';
import { findTerms } from '../../modules/checkout/find-terms.ts';
import { findMembership } from '../../modules/membership/find-membership.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

export type Checkout = LineFilter & { couponCode: string | null; now: Date };

/** A line with how many of it would be ordered now and what one piece costs. */
export type SummaryLine = LineRow & { price: number; orderable: number };

/** What a checkout comes to, in minor units: the same whether it is shown or ordered. */
export type Summary = {
  lines: SummaryLine[];
  priced: PricedCheckout;
  membershipPoints: number;
  /** The membership that the amounts are of. */
  subscriptionId: number | null;
  changes: Change[];
  couponRefusal: VoucherRefusal | null;
};

/** Three statements: the lines as they are now, their terms, the membership. Lines that cannot be had are not priced. */
export async function summarizeCheckout(db: ReadDatabase<DB>, { couponCode, now, ...filter }: Checkout): Promise<Summary> {
  const rows = await listLines(db, { ...filter, now });
  const assessed = rows.map((row) => {
    const price = linePrice({ price: row.list_price, discount_price: row.discount_price });
    const { quantity, changes } = assessLine({ ...row, price });
    return { line: { ...row, price, orderable: quantity }, changes };
  });
  const lines = assessed.map(({ line }) => line);
  const shops = Map.groupBy(
    lines.filter(({ orderable }) => orderable > 0),
    ({ shop_id }) => shop_id,
  );
  const { named, ...terms } = await findTerms(db, { personId: filter.personId, shopIds: [...shops.keys()], couponCode, now });
  const membership = await findMembership(db, filter.personId, now);
  const priced = priceCheckout(
    [...shops].map(([shop_id, own]) => ({ shop_id, lines: own.map(({ price, orderable }) => ({ price, quantity: orderable })) })),
    { ...terms, membership, named_voucher_id: named?.id ?? null },
  );
  const totals = new Map(priced.shops.map(({ shop_id, total }) => [shop_id, total]));
  return {
    lines,
    priced,
    membershipPoints: membership?.basis_points ?? 0,
    subscriptionId: membership?.subscription_id ?? null,
    changes: assessed.flatMap(({ changes }) => changes),
    couponRefusal: couponCode === null ? null : refuseVoucher(named, totals),
  };
}
