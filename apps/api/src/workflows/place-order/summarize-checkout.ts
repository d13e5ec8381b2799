import { createHash } from 'node:crypto';
import { linePrice } from '@souk/money/line-price';
import type { DB } from '../../../db/schema.ts';
import {
  addDaysAway,
  type LineFilter,
  type LineRow,
  linesQuery,
  type StoredLine,
  shopsQuery,
} from '../../modules/cart/queries/list-lines.ts';
import { assessLine, type Change } from '../../modules/checkout/domain/assess-line.ts';
import { type PricedCheckout, priceCheckout, type Terms } from '../../modules/checkout/domain/price-checkout.ts';
import { refuseVoucher, type VoucherRefusal } from '../../modules/checkout/domain/vouchers.ts';
import { type FoundTerms, termsQuery } from '../../modules/checkout/queries/checkout.ts';
import { type Membership, membershipQuery } from '../../modules/membership/queries/subscriptions.ts';
import type { Funder } from '../../modules/orders/domain/commission.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { readTogether } from '../../platform/database/one-statement.ts';

export type Checkout = LineFilter & { couponCode: string | null; now: Date };

/** A line with the quantity that would be ordered now and the price of one item. */
export type SummaryLine = LineRow & { price: number; orderable: number };

/** The amounts of a checkout in minor units; the same when it is shown and when it is ordered. */
export type Summary = {
  lines: SummaryLine[];
  priced: PricedCheckout;
  membershipPoints: number;
  /** The delivery charges of the shops. */
  bands: Terms['bands'];
  /** The membership whose discounts are included. */
  subscriptionId: number | null;
  membershipFunder: Funder | null;
  changes: Change[];
  couponRefusal: VoucherRefusal | null;
};

/** Returns every line, but prices only the available ones. */
export async function summarizeCheckout(db: ReadDatabase<DB>, checkout: Checkout): Promise<Summary> {
  const {
    rows,
    terms: { named, ...terms },
    membership,
  } = await readCheckout(db, checkout);
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
  const priced = priceCheckout(
    [...shops].map(([shop_id, own]) => ({ shop_id, lines: own.map(({ price, orderable }) => ({ price, quantity: orderable })) })),
    { ...terms, membership, named_voucher_id: named?.id ?? null },
  );
  const totals = new Map(priced.shops.map(({ shop_id, total }) => [shop_id, total]));
  return {
    lines,
    priced,
    bands: terms.bands,
    membershipPoints: membership?.basis_points ?? 0,
    subscriptionId: membership?.subscription_id ?? null,
    membershipFunder: membership?.funded_by ?? null,
    changes: assessed.flatMap(({ changes }) => changes),
    couponRefusal: checkout.couponCode === null ? null : refuseVoucher(named, totals),
  };
}

/** The lines, the terms of their shops, and the membership, in one statement. */
async function readCheckout(db: ReadDatabase<DB>, { couponCode, now, ...filter }: Checkout) {
  const { personId } = filter;
  const found = await readTogether<{ line: StoredLine; terms: FoundTerms; membership: Membership }>(db, {
    line: linesQuery({ ...filter, now }),
    terms: termsQuery({ personId, shops: shopsQuery(filter), couponCode, now }),
    membership: membershipQuery(personId, now),
  });
  const [terms] = found.terms;
  if (!terms) throw new Error('A select without a from gave no row');
  return { rows: found.line.map((row) => addDaysAway(row, now)), terms, membership: found.membership[0] ?? null };
}

/** A digest of the variants, quantities and prices that would be ordered. It differs for other items with the same total. */
export function cartVersion(lines: readonly Pick<SummaryLine, 'variant_id' | 'orderable' | 'price'>[]): string {
  const goods = lines
    .filter(({ orderable }) => orderable > 0)
    .map(({ variant_id, orderable, price }) => `${variant_id} ${orderable} ${price}`)
    .sort();
  return createHash('sha256').update(goods.join('\n')).digest('base64url').slice(0, 22);
}
