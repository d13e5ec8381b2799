import { type Amount, addAmounts, multiplyAmount, subtractAmounts } from '@souk/money/amount';
import { percentOf } from '@souk/money/percentage';
import { bestVoucher, type Voucher, type VoucherUse } from './choose-voucher.ts';
import { type DeliveryBand, deliveryCharge } from './delivery-charge.ts';

/** A line as pricing needs it: what one piece costs now, and how many. */
export type PricedLine = { price: Amount; quantity: number };

export type ShopLines = { shop_id: number; lines: readonly PricedLine[] };

export type Tax = { id: number; name: unknown; basis_points: number };

/** What a running membership gives. */
export type Membership = { basis_points: number; free_delivery: boolean };

/** Everything besides the lines that the amounts depend on. */
export type Terms = {
  /** Those that count for the person now: collected ones, and the one named by its code. */
  vouchers: readonly Voucher[];
  taxes: readonly Tax[];
  bands: readonly (DeliveryBand & { shop_id: number })[];
  membership: Membership | null;
  /** The voucher that the shopper named; for its shop it comes before a better one. */
  named_voucher_id: number | null;
};

export type TaxShare = { tax: Tax; amount: Amount };

/** Amounts of one shop or of all: total − coupon − membership + tax + delivery = payable. */
export type PricedAmounts = {
  total: Amount;
  coupon: Amount;
  membership: Amount;
  taxes: TaxShare[];
  tax: Amount;
  delivery: Amount;
  /** What the delivery would have cost without the membership. */
  delivery_saved: Amount;
  payable: Amount;
};

export type PricedShop = PricedAmounts & { shop_id: number; quantity: number; voucher: VoucherUse | null };
export type PricedCheckout = { shops: PricedShop[]; sum: PricedAmounts };

/** Hundredths of a percent to percent. */
const perPercent = 100;

/**
 * What the shops' lines come to. For each shop: subtotal − voucher − membership percent, then each tax on what is left, then its
 * delivery. Every share is rounded half up once, for its shop; the sum adds the shops' shares and rounds nothing.
 */
export function priceCheckout(shops: readonly ShopLines[], terms: Terms): PricedCheckout {
  const priced = shops.map((shop) => priceShop(shop, terms));
  return { shops: priced, sum: sumOf(priced, terms.taxes) };
}

function priceShop({ shop_id, lines }: ShopLines, terms: Terms): PricedShop {
  const total = addAmounts(...lines.map(({ price, quantity }) => multiplyAmount(price, quantity)));
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const voucher = bestVoucher(
    terms.vouchers.filter((each) => each.shop_id === shop_id),
    total,
    terms.named_voucher_id,
  );
  const coupon = voucher?.discount ?? 0;
  const afterCoupon = subtractAmounts(total, coupon);
  const membership = percentOf(afterCoupon, (terms.membership?.basis_points ?? 0) / perPercent);
  const taxable = subtractAmounts(afterCoupon, membership);
  const taxes = terms.taxes.map((tax) => ({ tax, amount: percentOf(taxable, tax.basis_points / perPercent) }));
  const tax = addAmounts(...taxes.map(({ amount }) => amount));
  const bands = terms.bands.filter((band) => band.shop_id === shop_id);
  const charge = deliveryCharge(bands, quantity);
  const [delivery, delivery_saved] = terms.membership?.free_delivery ? [0, charge] : [charge, 0];
  const payable = addAmounts(taxable, tax, delivery);
  return { shop_id, quantity, voucher, total, coupon, membership, taxes, tax, delivery, delivery_saved, payable };
}

function sumOf(shops: readonly PricedShop[], taxes: readonly Tax[]): PricedAmounts {
  const sum = (part: (shop: PricedShop) => Amount) => addAmounts(...shops.map(part));
  return {
    total: sum((shop) => shop.total),
    coupon: sum((shop) => shop.coupon),
    membership: sum((shop) => shop.membership),
    taxes: taxes.map((tax, index) => ({ tax, amount: sum((shop) => shop.taxes[index]?.amount ?? 0) })),
    tax: sum((shop) => shop.tax),
    delivery: sum((shop) => shop.delivery),
    delivery_saved: sum((shop) => shop.delivery_saved),
    payable: sum((shop) => shop.payable),
  };
}
