import { type Amount, addAmounts, multiplyAmount, percentOf, subtractAmounts, toPercent } from '@souk/money/amount';
import { bestVoucher, type Voucher, type VoucherUse } from './vouchers.ts';

/** The price is that of one item. */
export type PricedLine = { price: Amount; quantity: number };

export type ShopLines = { shop_id: number; lines: readonly PricedLine[] };

export type Tax = { id: number; name: unknown; basis_points: number };

export type Membership = { basis_points: number; free_delivery: boolean };

/** Everything except the lines that the amounts depend on. */
export type Terms = {
  /** Vouchers that the person can use now: collected ones, and the one named by its code. */
  vouchers: readonly Voucher[];
  taxes: readonly Tax[];
  bands: readonly (DeliveryBand & { shop_id: number })[];
  membership: Membership | null;
  /** The voucher that the shopper entered; its shop uses it even if another one is better. */
  named_voucher_id: number | null;
};

export type TaxShare = { tax: Tax; amount: Amount };

/** Amounts of one shop or of all shops: total − coupon − membership + tax + delivery = payable. */
export type PricedAmounts = {
  total: Amount;
  coupon: Amount;
  membership: Amount;
  taxes: TaxShare[];
  tax: Amount;
  delivery: Amount;
  /** The delivery charge without the membership. */
  delivery_saved: Amount;
  payable: Amount;
};

export type PricedShop = PricedAmounts & { shop_id: number; quantity: number; voucher: VoucherUse | null };
export type PricedCheckout = { shops: PricedShop[]; sum: PricedAmounts };

/**
 * For each shop: subtotal − voucher − membership percent, then each tax on the rest, then delivery. Every share is rounded half up
 * once, for its shop; the sum adds the shops' shares without rounding.
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
  const membership = percentOf(afterCoupon, toPercent(terms.membership?.basis_points ?? 0));
  const taxable = subtractAmounts(afterCoupon, membership);
  const taxes = terms.taxes.map((tax) => ({ tax, amount: percentOf(taxable, toPercent(tax.basis_points)) }));
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

/** The charge for a range of quantities; the last range may have no end. */
export type DeliveryBand = { from_quantity: number; to_quantity: number | null; charge: Amount };

/** The charge of the quantity's band, that of the last band for larger quantities, and 0 without bands. */
export function deliveryCharge(bands: readonly DeliveryBand[], quantity: number): Amount {
  const ordered = [...bands].sort((a, b) => a.from_quantity - b.from_quantity);
  const fitting = ordered.find((band) => quantity >= band.from_quantity && quantity <= (band.to_quantity ?? quantity));
  return (fitting ?? ordered.at(-1))?.charge ?? 0;
}

/** The next quantity with a lower charge; null if there is none. */
export function cheaperDelivery(bands: readonly DeliveryBand[], quantity: number): { missing_quantity: number; charge: Amount } | null {
  const current = deliveryCharge(bands, quantity);
  // Behind the end of a band, too, the charge may be another.
  const [next] = bands
    .flatMap(({ from_quantity, to_quantity }) => (to_quantity === null ? [from_quantity] : [from_quantity, to_quantity + 1]))
    .map((start) => ({ missing_quantity: start - quantity, charge: deliveryCharge(bands, start) }))
    .filter(({ missing_quantity, charge }) => missing_quantity > 0 && charge < current)
    .sort((one, other) => one.missing_quantity - other.missing_quantity);
  return next ?? null;
}
