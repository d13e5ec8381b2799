import type { CallAnswer, CallBody, CallQuery } from '@souk/contract/calls';
import type { OfferLimits, OfferResult, ShopVoucher } from '@souk/contract/seller/vouchers';
import { type Amount, subtractAmounts } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/currency';
import type { AsSeller, ReadContext } from '../../context.ts';
import { findCurrencyName } from '../../modules/catalog/queries/managed-products.ts';
import { voucherDiscount } from '../../modules/checkout/domain/vouchers.ts';
import { getVoucher } from '../../modules/checkout/manage-vouchers.ts';
import type { ManagedVoucherRow } from '../../modules/checkout/queries/managed-vouchers.ts';
import { countShopVouchers, findShopPrice, listShopVouchers } from '../../modules/checkout/queries/shop-vouchers.ts';
import { freezeCommission } from '../../modules/orders/domain/commission.ts';
import { listCommissionRules } from '../../modules/orders/queries/commissions.ts';
import { notFound, operatorError } from '../../platform/app-error.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { getOfferLimits } from '../../platform/settings/offer-limits.ts';
import type { Languages } from '../../platform/text/texts.ts';
import { presentVoucher } from '../manage-vouchers/read-vouchers.ts';

type Reading = AsSeller<ReadContext>;

/** A page of the shop's vouchers, with the number in each state under the other filters. */
export async function readShopVouchers(
  context: Reading,
  { state, search, page, per_page }: CallQuery<'GET /seller/vouchers'>,
): Promise<CallAnswer<'GET /seller/vouchers'>> {
  const { read, operator, clock } = context;
  const others = { search: search || undefined, now: clock.now() };
  const [counts, rows] = await Promise.all([
    countShopVouchers(operator.shop_id, read, others),
    listShopVouchers(operator.shop_id, read, { ...others, state }, { limit: per_page, offset: (page - 1) * per_page }),
  ]);
  const all = counts.planned + counts.running + counts.used_up + counts.ended;
  return { total: state ? counts[state] : all, counts: { all, ...counts }, vouchers: rows.map((row) => present(row, context)) };
}

/** A voucher of another shop is answered as one that does not exist. */
export async function readShopVoucher(context: Reading, id: number): Promise<ShopVoucher> {
  const row = await getVoucher(context.read, id, context.clock.now());
  if (row.shop_id !== context.operator.shop_id) throw notFound('Voucher not found');
  return present(row, context);
}

function present(row: ManagedVoucherRow, languages: Languages): ShopVoucher {
  const { shop: _shop, ...voucher } = presentVoucher(row, languages);
  return { ...voucher, version: versionOf(row.editable), collected: row.collected };
}

/** The most that the marketplace allows to shops. */
export async function readOfferLimits({ read }: Reading): Promise<OfferLimits> {
  const [{ percent, amount, days }, currency] = await Promise.all([getOfferLimits(read), findCurrencyName(read)]);
  return { percent, amount: amount === null ? null : toWire(amount), days, currency };
}

/** The rest of the price of one item after a discount of the shop and the commission on the rest. */
export async function readOfferResult(
  { read, operator: { shop_id } }: Reading,
  { product_id, price, discount_type, discount, max_discount_amount }: CallBody<'POST /seller/offer-result'>,
): Promise<OfferResult> {
  if ((product_id === null) === (price === null)) throw operatorError('invalid', 'is needed, or a product', 'price');
  const [product, rules, currency] = await Promise.all([
    product_id === null ? { price: fromWire(price ?? 0), category_ids: [] } : findShopPrice(shop_id, read, product_id),
    listCommissionRules(read),
    findCurrencyName(read),
  ]);
  if (!product) throw notFound('Product not found');
  const maximum = max_discount_amount === null ? null : fromWire(max_discount_amount);
  const terms = { discount_type, discount: fromWire(discount), min_order_amount: 0, max_discount_amount: maximum };
  const reduction = voucherDiscount(terms, product.price);
  const [frozen] = freezeCommission(oneItem({ shop_id, ...product, discount: reduction }), rules);
  const { amount = 0, tax_amount = 0 } = frozen ?? {};
  const left = subtractAmounts(subtractAmounts(subtractAmounts(product.price, reduction), amount), tax_amount);
  return {
    price: toWire(product.price),
    discount: toWire(reduction),
    commission: toWire(amount),
    commission_tax: toWire(tax_amount),
    left: toWire(left),
    currency,
  };
}

type Item = { shop_id: number; price: Amount; category_ids: readonly number[]; discount: Amount };

/** An order of one item without delivery. */
function oneItem({ shop_id, price, category_ids, discount }: Item) {
  return {
    ...{ shop_id, coupon_funded_by: 'shop' as const, membership_funded_by: null, delivery_charge: 0 },
    ...{ coupon_discount: discount, membership_discount: 0, tax_amount: 0 },
    lines: [{ variant_id: 1, category_ids, list_price: price, price, quantity: 1, amount: price, price_funded_by: null }],
  };
}
