import type { DayFigures, Figures, Numbers } from '@souk/contract/back-office/panel/home';
import type { CallQuery } from '@souk/contract/calls';
import { toWire } from '@souk/money/currency';
import type { ReadContext } from '../../context.ts';
import { listDailyViews, listEmptySearches } from '../../modules/catalog/queries/derived-data.ts';
import { findCurrencyName } from '../../modules/catalog/queries/managed-products.ts';
import { type DaySums, listBestSellers, listBestShops, listDaySums, type SoldRow } from '../../modules/orders/queries/sales-figures.ts';
import { addDays, type DayRange, dayOf, daysOf, readDayRange, startOfDay } from '../../platform/clock/day-range.ts';
import { pickText } from '../../platform/text/texts.ts';

const defaultDays = 30;
const listed = 8;

/** Sales, orders, best sellers and searches without results, with the period before. */
export async function readNumbers(context: ReadContext, query: CallQuery<'GET /admin/numbers'>): Promise<Numbers> {
  const { read } = context;
  const range = rangeOf(query, context.clock.now());
  const days = daysOf(range);
  const before = { start: addDays(range.start, -days), end: range.start };
  const [sums, former, views, formerViews, products, shops, searches, currency] = await Promise.all([
    listDaySums(read, range),
    listDaySums(read, before),
    listDailyViews(read, range),
    listDailyViews(read, before),
    listBestSellers(read, { ...range, limit: listed }),
    listBestShops(read, { ...range, limit: listed }),
    listEmptySearches(read, { ...range, limit: listed }),
    findCurrencyName(read),
  ]);
  const best = ({ id, name, quantity, sales }: SoldRow) => ({ id, name: pickText(name, context), quantity, sales: toWire(sales) });
  return {
    currency,
    from: dayOf(range.start),
    to: dayOf(addDays(range.end, -1)),
    current: totals(sums, views),
    before: totals(former, formerViews),
    days: Array.from({ length: days }, (_, index) => figuresOfDay(dayOf(addDays(range.start, index)), sums, views)),
    top_products: products.map(best),
    top_shops: shops.map(best),
    empty_searches: searches,
  };
}

/** The last 30 days without a range. */
export function rangeOf({ from, to }: CallQuery<'GET /admin/numbers'>, now: Date): DayRange {
  const last = startOfDay(to ?? dayOf(now));
  return readDayRange(from === undefined ? addDays(last, 1 - defaultDays) : startOfDay(from), last);
}

type DailyViews = { day: string; views: number };

export function totals(sums: readonly DaySums[], views: readonly DailyViews[]): Figures {
  const sum = (pick: (row: DaySums) => number) => sums.reduce((total, row) => total + pick(row), 0);
  const [sales, orders] = [sum((row) => row.sales), sum((row) => row.orders)];
  return {
    sales: toWire(sales),
    orders,
    cancelled: sum((row) => row.cancelled),
    average: orders === 0 ? null : toWire(Math.round(sales / orders)),
    product_views: views.reduce((total, row) => total + row.views, 0),
  };
}

export function figuresOfDay(day: string, sums: readonly DaySums[], views: readonly DailyViews[]): DayFigures {
  const sold = sums.find((row) => row.day === day);
  const viewed = views.find((row) => row.day === day);
  return { day, sales: toWire(sold?.sales ?? 0), orders: sold?.orders ?? 0, product_views: viewed?.views ?? 0 };
}
