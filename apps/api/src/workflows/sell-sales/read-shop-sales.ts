import type { CallAnswer, CallBody, CallQuery } from '@souk/contract/calls';
import type { SaleProduct, ShopSale } from '@souk/contract/seller/sales';
import { addAmounts, subtractAmounts } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/currency';
import type { AsSeller, Context, ReadContext } from '../../context.ts';
import { changeFlashSale, createFlashSale, endFlashSale, getFlashSale } from '../../modules/catalog/flash-sales/edit-flash-sales.ts';
import { countShopSales, listShopOffers, listShopSales, type ShopOfferRow } from '../../modules/catalog/flash-sales/queries/shop-sales.ts';
import { findCurrencyName } from '../../modules/catalog/queries/managed-products.ts';
import { type CommissionRule, freezeCommission } from '../../modules/orders/domain/commission.ts';
import { listCommissionRules } from '../../modules/orders/queries/commissions.ts';
import { findShopName } from '../../modules/orders/queries/shop-statement.ts';
import { notFound } from '../../platform/app-error.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { mergeTexts, pickText } from '../../platform/text/texts.ts';

type Reading = AsSeller<ReadContext>;
type Selling = AsSeller<Context>;

/** A page of the shop's sales, with the number in each state. */
export async function readShopSales(
  context: Reading,
  { state, page, per_page }: CallQuery<'GET /seller/sales'>,
): Promise<CallAnswer<'GET /seller/sales'>> {
  const { read, clock, operator } = context;
  const [counts, rows, currency] = await Promise.all([
    countShopSales(operator.shop_id, read, clock.now()),
    listShopSales(operator.shop_id, read, clock.now(), { state, limit: per_page, offset: (page - 1) * per_page }),
    findCurrencyName(read),
  ]);
  const all = counts.planned + counts.running + counts.ended;
  const sales = rows.map(({ starts_at, ends_at, first, ...row }) => ({
    ...{ ...row, currency, first: pickText(first, context) },
    ...{ starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() },
  }));
  return { total: state ? counts[state] : all, counts: { all, ...counts }, sales };
}

/** Another shop's sale is answered as one that does not exist. */
export async function readShopSale(context: Reading, id: number): Promise<ShopSale> {
  const { read, clock, operator } = context;
  const { editable, state, shop_id } = await getFlashSale(read, id, clock.now());
  if (shop_id !== operator.shop_id) throw notFound('Flash sale not found');
  const times = { starts_at: new Date(editable.starts_at).toISOString(), ends_at: new Date(editable.ends_at).toISOString() };
  const offers = editable.offers.map(({ product_id, price }) => ({ product_id, price: toWire(price) }));
  const [currency, { products }] = await Promise.all([findCurrencyName(read), readSaleResult(context, { ...times, offers, sale_id: id })]);
  return { id, version: versionOf(editable), state, ...times, currency, products };
}

/** The part of each price that the shop receives, and the other sale that has the product at that time. */
export async function readSaleResult(
  context: Reading,
  { starts_at, ends_at, offers, sale_id }: CallBody<'POST /seller/sale-result'>,
): Promise<CallAnswer<'POST /seller/sale-result'>> {
  const { read, operator } = context;
  if (sale_id !== null && (await getFlashSale(read, sale_id, context.clock.now())).shop_id !== operator.shop_id)
    throw notFound('Flash sale not found');
  const ids = offers.map(({ product_id }) => product_id);
  const wanted = { ids, saleId: sale_id ?? 0, starts: new Date(starts_at), ends: new Date(ends_at) };
  const [rows, rules] = await Promise.all([listShopOffers(operator.shop_id, read, wanted), listCommissionRules(read)]);
  const products = offers.map(({ product_id, price }) => {
    const row = rows.find((each) => each.product_id === product_id);
    if (!row) throw notFound('Product not found');
    return presentProduct(context, row, { price: fromWire(price), rules });
  });
  return { products };
}

function presentProduct(
  context: Reading,
  { product_id, name, picture, regular_price, category_ids, sold, busy_name }: ShopOfferRow,
  { price, rules }: { price: number; rules: readonly CommissionRule[] },
): SaleProduct {
  const line = {
    variant_id: 1,
    category_ids,
    list_price: regular_price,
    price,
    quantity: 1,
    amount: price,
    price_funded_by: 'shop' as const,
  };
  const order = {
    ...{ shop_id: context.operator.shop_id, coupon_funded_by: null, membership_funded_by: null, delivery_charge: 0 },
    ...{ coupon_discount: 0, membership_discount: 0, tax_amount: 0, lines: [line] },
  };
  const [frozen] = freezeCommission(order, rules);
  const commission = addAmounts(frozen?.amount ?? 0, frozen?.tax_amount ?? 0);
  return {
    ...{ product_id, sold, name: pickText(name, context), thumbnail: picture && thumbnailUrl(picture) },
    ...{ regular_price: toWire(regular_price), price: toWire(price), commission: toWire(commission) },
    left: toWire(subtractAmounts(price, commission)),
    busy_in: busy_name === null ? null : pickText(busy_name, context),
  };
}

/** More than can be sold: a sale of a shop ends by its time alone. */
const anyQuantity = 1_000_000_000;

type Fields = CallBody<'POST /seller/sales'>;

const termsOf = ({ starts_at, ends_at, offers }: Fields) => ({
  ...{ starts_at, ends_at, funded_by: 'shop' as const },
  offers: offers.map(({ product_id, price }, index) => ({
    product_id,
    price: fromWire(price),
    quantity: anyQuantity,
    position: index + 1,
  })),
});

/** Plans a sale under the name of the shop. Returns its id. */
export async function createShopSale(context: Selling, fields: Fields): Promise<number> {
  const name = await findShopName(context.operator.shop_id, context.db);
  const texts = { name: mergeTexts({}, Object(name)), description: {}, picture_id: null };
  return createFlashSale(context, { ...texts, ...termsOf(fields) });
}

export async function changeShopSale(context: Selling, id: number, { version, ...fields }: Fields & { version: string }): Promise<void> {
  await changeFlashSale(context, { id, version, decide: () => ({ ...termsOf(fields), active: true }) });
}

export async function endShopSale(context: Selling, id: number, version: string): Promise<void> {
  await endFlashSale(context, { id, version });
}
