import type { SalesFigures, SalesReport } from '@souk/contract/back-office/sales';
import type { CallQuery } from '@souk/contract/calls';
import { toWire } from '@souk/money/currency';
import type { ReadContext } from '../../context.ts';
import { findCurrencyName } from '../../modules/catalog/queries/managed-products.ts';
import { planRefund } from '../../modules/orders/domain/plan-refund.ts';
import { listPartlyRefunded, listSales, type PartlyRefunded, type SalesRow } from '../../modules/orders/queries/sales.ts';
import { readDayRange, startOfDay } from '../../platform/clock/day-range.ts';
import { pickText } from '../../platform/text/texts.ts';

/** The sales of each shop by month, from the amounts that its orders froze when they were placed. */
export async function readSales(
  context: Pick<ReadContext, 'read' | 'locale' | 'defaultLocale'>,
  query: CallQuery<'GET /admin/sales'>,
): Promise<SalesReport> {
  const range = readDayRange(startOfDay(query.from), startOfDay(query.to));
  const [rows, refunded, currency] = await Promise.all([
    listSales(context.read, range),
    listPartlyRefunded(context.read, range),
    findCurrencyName(context.read),
  ]);
  const sums = rows.map((row) => withoutRefunded(row, refunded));
  return {
    ...{ from: query.from, to: query.to, currency },
    rows: sums.map((row) => ({
      month: row.month,
      shop: { id: row.shop_id, name: pickText(row.shop_name, context) },
      ...presentFigures(row),
    })),
    totals: presentFigures(sums.reduce(addRows, nothing)),
  };
}

type Sums = Omit<SalesRow, 'month' | 'shop_id' | 'shop_name'>;

const nothing: Sums = {
  ...{ orders: 0, quantity: 0, items: 0, delivery: 0, tax: 0, shop_discounts: 0, marketplace_discounts: 0 },
  ...{ payable: 0, refunded: 0, commission: 0, commission_tax: 0 },
};

/** The marketplace does not pay the discounts of refunded items. */
function withoutRefunded(row: SalesRow, refunded: readonly PartlyRefunded[]): SalesRow {
  const theirs = refunded.filter(({ month, shop_id }) => month === row.month && shop_id === row.shop_id);
  const returned = theirs.reduce((sum, order) => sum + returnedDiscount(order), 0);
  return { ...row, marketplace_discounts: row.marketplace_discounts - returned };
}

function returnedDiscount(order: PartlyRefunded): number {
  const wanted = order.lines.map(({ id, refunded }) => ({ line_id: id, quantity: refunded }));
  const unrefunded = { ...order, lines: order.lines.map((line) => ({ ...line, refunded: 0 })), refundable: Number.MAX_SAFE_INTEGER };
  return planRefund(unrefunded, { lines: wanted, delivery: false }).marketplace_discount;
}

function addRows(one: Sums, other: Sums): Sums {
  return {
    orders: one.orders + other.orders,
    quantity: one.quantity + other.quantity,
    items: one.items + other.items,
    delivery: one.delivery + other.delivery,
    tax: one.tax + other.tax,
    shop_discounts: one.shop_discounts + other.shop_discounts,
    marketplace_discounts: one.marketplace_discounts + other.marketplace_discounts,
    payable: one.payable + other.payable,
    refunded: one.refunded + other.refunded,
    commission: one.commission + other.commission,
    commission_tax: one.commission_tax + other.commission_tax,
  };
}

function presentFigures(sums: Sums): SalesFigures {
  const { orders, quantity, payable, refunded, marketplace_discounts, commission, commission_tax } = sums;
  return {
    ...{ orders, quantity },
    items: toWire(sums.items),
    delivery: toWire(sums.delivery),
    tax: toWire(sums.tax),
    shop_discounts: toWire(sums.shop_discounts),
    marketplace_discounts: toWire(marketplace_discounts),
    payable: toWire(payable),
    refunded: toWire(refunded),
    commission: toWire(commission),
    commission_tax: toWire(commission_tax),
    remains: toWire(payable - refunded + marketplace_discounts - commission - commission_tax),
  };
}
