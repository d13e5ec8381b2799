import { randomBytes } from 'node:crypto';
import { multiplyAmount } from '@souk/money/amount';
import type { PricedShop } from '../../modules/checkout/domain/price-checkout.ts';
import { type CommissionRule, type Funder, freezeCommission } from '../../modules/orders/domain/commission.ts';
import type { NewOrder, NewOrderLine } from '../../modules/orders/queries/insert-purchase.ts';
import { shortCode } from '../../platform/text/format-text.ts';
import type { Summary, SummaryLine } from './summarize-checkout.ts';

export type NewCode = () => string;

export function newOrderCode(): string {
  return `SK-${shortCode(randomBytes(8))}`;
}

type Building = { newCode: NewCode; rules: readonly CommissionRule[] };

/** One order for each shop of the summary, with a copy of the items as they are now and the commission of the shop. */
export function buildOrders(summary: Summary, { newCode, rules }: Building): NewOrder[] {
  return summary.priced.shops.map((shop) => {
    const order = buildOrder(summary, shop, newCode());
    const own = summary.lines.filter(({ shop_id, orderable }) => shop_id === shop.shop_id && orderable > 0);
    const lines = own.map((line) => ({ ...buildLine(line), category_ids: line.category_ids }));
    return { ...order, lines: own.map(buildLine), commissions: freezeCommission({ ...order, lines }, rules) };
  });
}

type OrderAmounts = Omit<NewOrder, 'lines' | 'commissions'>;

function buildOrder({ lines, membershipPoints, subscriptionId, membershipFunder }: Summary, shop: PricedShop, code: string): OrderAmounts {
  const isMember = shop.membership > 0 || shop.delivery_saved > 0;
  return {
    ...deliveryDays(lines, shop.shop_id),
    shop_id: shop.shop_id,
    code,
    total_amount: shop.total,
    coupon_discount: shop.coupon,
    membership_discount: shop.membership,
    membership_basis_points: membershipPoints,
    tax_amount: shop.tax,
    delivery_charge: shop.delivery,
    subscription_id: subscriptionId,
    delivery_saved: shop.delivery_saved,
    payable_amount: shop.payable,
    quantity: shop.quantity,
    voucher_id: shop.voucher?.voucher.id ?? null,
    coupon_code: shop.voucher?.voucher.code ?? null,
    coupon_funded_by: shop.voucher ? (shop.voucher.voucher.funded_by ?? 'shop') : null,
    membership_funded_by: isMember ? membershipFunder : null,
    taxes: shop.taxes.map(({ tax, amount }, position) => ({ position, name: tax.name, basis_points: tax.basis_points, amount })),
  };
}

/** The delivery time of a shop, which each of its lines has. */
export function deliveryDays(lines: readonly SummaryLine[], shopId: number): Pick<NewOrder, 'delivery_days_min' | 'delivery_days_max'> {
  const line = lines.find(({ shop_id }) => shop_id === shopId);
  if (!line) throw new Error(`Shop ${shopId} has no line`);
  return { delivery_days_min: line.delivery_days_min, delivery_days_max: line.delivery_days_max };
}

function buildLine(line: SummaryLine): NewOrderLine {
  return {
    product_id: line.product_id,
    variant_id: line.variant_id,
    name: line.name,
    brand: line.brand,
    size: line.size,
    color: line.color,
    unit: line.unit,
    picture_id: line.picture_id,
    list_price: line.list_price,
    price: line.price,
    quantity: line.orderable,
    amount: multiplyAmount(line.price, line.orderable),
    flash_sale_id: line.flash_sale_id,
    price_funded_by: funderOf(line),
  };
}

/** A lower price is the shop's own, unless it is that of a flash sale. */
function funderOf({ price, list_price, flash_funded_by }: SummaryLine): Funder | null {
  return price < list_price ? (flash_funded_by ?? 'shop') : null;
}
