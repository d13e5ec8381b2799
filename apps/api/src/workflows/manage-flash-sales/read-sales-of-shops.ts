import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import { toWire } from '@souk/money/currency';
import type { ReadContext } from '../../context.ts';
import { countSalesOfShops, listSalesOfShops, type SaleOfShopRow } from '../../modules/catalog/flash-sales/queries/sales-of-shops.ts';
import { findCurrencyName } from '../../modules/catalog/queries/managed-products.ts';
import { pickText } from '../../platform/text/texts.ts';

/** A page of the sales that shops have planned, with the number in each state under the filter. */
export async function readSalesOfShops(
  context: ReadContext,
  { state, shop, page, per_page }: CallQuery<'GET /admin/shop-sales'>,
): Promise<CallAnswer<'GET /admin/shop-sales'>> {
  const { read, clock } = context;
  const wanted = { shop, now: clock.now() };
  const [counts, rows, currency] = await Promise.all([
    countSalesOfShops(read, wanted),
    listSalesOfShops(read, wanted, { state, limit: per_page, offset: (page - 1) * per_page }),
    findCurrencyName(read),
  ]);
  const all = counts.planned + counts.running + counts.ended;
  return { total: state ? counts[state] : all, counts: { all, ...counts }, currency, sales: rows.map((row) => presentSale(row, context)) };
}

function presentSale(row: SaleOfShopRow, context: ReadContext) {
  const { id, state, products, sold, product_id } = row;
  return {
    ...{ id, state, products, sold },
    shop: { id: row.shop_id, name: pickText(row.shop_name, context) },
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    first: {
      product_id,
      name: pickText(row.product_name, context),
      regular_price: toWire(row.regular_price),
      price: toWire(row.price),
    },
  };
}
