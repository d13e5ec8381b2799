import { type Amount, addAmounts, multiplyAmount, percentOf, subtractAmounts, toPercent } from '@souk/money/amount';
import { type SharedAmounts, shareAmong } from './line-shares.ts';

/** The payer of a discount. */
export type Funder = 'shop' | 'marketplace';

/** A rule has either a percentage or an amount for each item. Without a shop or a category it matches all. */
export type CommissionRule = {
  applies_to: 'items' | 'delivery';
  shop_id: number | null;
  category_id: number | null;
  basis_points: number | null;
  item_amount: Amount | null;
  tax_basis_points: number;
};

export type CommissionedLine = {
  variant_id: number;
  /** The category and the sub-category of its product. */
  category_ids: readonly number[];
  list_price: Amount;
  price: Amount;
  quantity: number;
  amount: Amount;
  /** The payer of the difference to the list price; null without one. */
  price_funded_by: Funder | null;
};

export type CommissionedOrder = SharedAmounts & {
  shop_id: number;
  coupon_funded_by: Funder | null;
  membership_funded_by: Funder | null;
  delivery_charge: Amount;
  lines: readonly CommissionedLine[];
};

/** A frozen commission; of the delivery if it has no variant. */
export type Commission = {
  variant_id: number | null;
  quantity: number;
  base_amount: Amount;
  basis_points: number | null;
  item_amount: Amount | null;
  tax_basis_points: number;
  amount: Amount;
  tax_amount: Amount;
};

/** The commission of each line and of the delivery charge, by the first rule that matches; 0 without a rule. */
export function freezeCommission(order: CommissionedOrder, rules: readonly CommissionRule[]): Commission[] {
  const shares = shareAmong(
    order.lines.map(({ amount }) => amount),
    order,
  );
  const ofLines = order.lines.map((line, index) => {
    const { coupon = 0, membership = 0 } = shares[index] ?? {};
    const rule = rules.find((each) => each.applies_to === 'items' && matches(each, order.shop_id, line.category_ids));
    const byShop = addAmounts(order.coupon_funded_by === 'shop' ? coupon : 0, order.membership_funded_by === 'shop' ? membership : 0);
    const base_amount = addAmounts(subtractAmounts(line.amount, byShop), paidByMarketplace(line));
    return { variant_id: line.variant_id, ...commissionOf({ rule, base_amount, quantity: line.quantity }) };
  });
  if (order.delivery_charge === 0) return ofLines;
  const rule = rules.find((each) => each.applies_to === 'delivery' && matches(each, order.shop_id, []));
  return [...ofLines, { variant_id: null, ...commissionOf({ rule, base_amount: order.delivery_charge, quantity: 1 }) }];
}

function matches({ shop_id, category_id }: CommissionRule, shopId: number, categoryIds: readonly number[]): boolean {
  return (shop_id === null || shop_id === shopId) && (category_id === null || categoryIds.includes(category_id));
}

/** The part of a lower price that the marketplace refunds to the shop. */
function paidByMarketplace({ list_price, price, quantity, price_funded_by }: CommissionedLine): Amount {
  return price_funded_by === 'marketplace' ? multiplyAmount(subtractAmounts(list_price, price), quantity) : 0;
}

type Charged = { rule: CommissionRule | undefined; base_amount: Amount; quantity: number };

/** An amount for each item is never more than what the shop receives. */
function commissionOf({ rule, base_amount, quantity }: Charged): Omit<Commission, 'variant_id'> {
  const { basis_points = 0, item_amount = null, tax_basis_points = 0 } = rule ?? {};
  const amount =
    item_amount === null
      ? percentOf(base_amount, toPercent(basis_points ?? 0))
      : Math.min(multiplyAmount(item_amount, quantity), base_amount);
  const tax_amount = percentOf(amount, toPercent(tax_basis_points));
  return { quantity, base_amount, basis_points, item_amount, tax_basis_points, amount, tax_amount };
}
