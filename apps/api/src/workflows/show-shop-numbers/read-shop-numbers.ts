import type { CallQuery } from '@souk/contract/calls';
import type { ShopNumbers } from '@souk/contract/seller/numbers';
import { toWire } from '@souk/money/currency';
import type { AsSeller, ReadContext } from '../../context.ts';
import { findCurrencyName } from '../../modules/catalog/queries/managed-products.ts';
import { listShopDailyViews, listShopSearches } from '../../modules/catalog/queries/shop-views.ts';
import { listRunningOut, listShopBestSellers, listShopDaySums, type RunningOutRow } from '../../modules/orders/queries/shop-figures.ts';
import { addDays, dayOf, daysOf } from '../../platform/clock/day-range.ts';
import { pickOptionNames, pickText } from '../../platform/text/texts.ts';
import { figuresOfDay, rangeOf, totals } from '../show-home/read-numbers.ts';

const listed = 8;
/** The stock lasts as if as much were sold as in so many days before. */
const observedDays = 30;

type Reading = AsSeller<ReadContext>;

/** The sales, views, best sellers and searches of the shop in a range of days, and the variants that sell out next. */
export async function readShopNumbers(context: Reading, query: CallQuery<'GET /seller/numbers'>): Promise<ShopNumbers> {
  const { read, clock, operator } = context;
  const { shop_id } = operator;
  const range = rangeOf(query, clock.now());
  const days = daysOf(range);
  const before = { start: addDays(range.start, -days), end: range.start };
  const [sums, former, views, formerViews, products, runningOut, searches, currency] = await Promise.all([
    listShopDaySums(shop_id, read, range),
    listShopDaySums(shop_id, read, before),
    listShopDailyViews(shop_id, read, range),
    listShopDailyViews(shop_id, read, before),
    listShopBestSellers(shop_id, read, { ...range, limit: listed }),
    listRunningOut(shop_id, read, { start: addDays(clock.now(), -observedDays), limit: listed }),
    listShopSearches(shop_id, read, { ...range, limit: listed }),
    findCurrencyName(read),
  ]);
  return {
    currency,
    from: dayOf(range.start),
    to: dayOf(addDays(range.end, -1)),
    current: totals(sums, views),
    before: totals(former, formerViews),
    days: Array.from({ length: days }, (_, index) => figuresOfDay(dayOf(addDays(range.start, index)), sums, views)),
    top_products: products.map(({ id, name, quantity, sales }) => ({
      ...{ id, quantity, name: pickText(name, context) },
      sales: toWire(sales),
    })),
    searches,
    running_out: runningOut.map((row) => presentRunningOut(row, context)),
  };
}

function presentRunningOut({ product_id, name, stock, sold, ...options }: RunningOutRow, context: Reading) {
  return {
    ...{ product_id, stock, sold },
    name: pickText(name, context),
    options: pickOptionNames(options, context).join(' · '),
    days_left: Math.floor((stock * observedDays) / sold),
  };
}
