import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { Statement, StatementOrder, StatementSums } from '@souk/contract/seller/money/statement';
import { type Amount, addAmounts, subtractAmounts } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import type { AsSeller, ReadContext } from '../../context.ts';
import { findCurrencyName } from '../../modules/catalog/queries/managed-products.ts';
import {
  addSums,
  listMovements,
  type MovedPart,
  type Movement,
  noSums,
  remainsOf,
  type Sums,
} from '../../modules/orders/domain/shop-movements.ts';
import { findFirstOrderTime, listMovedOrders, type MovedOrderRow } from '../../modules/orders/queries/shop-statement.ts';
import { dayOf, startOfDay } from '../../platform/clock/day-range.ts';
import { pickOptionNames, pickText } from '../../platform/text/texts.ts';

/** The part of a seller's context that a statement is read with. */
export type StatementContext = Pick<AsSeller<ReadContext>, 'read' | 'clock' | 'operator' | 'locale' | 'defaultLocale' | 'translate'>;
type Reading = StatementContext;

/** The figures of a month of the shop. */
export async function readStatement(context: Reading, query: CallQuery<'GET /seller/statement'>): Promise<Statement> {
  const { read, operator, clock } = context;
  const [{ month, orders, currency }, first] = await Promise.all([readMonth(context, query), findFirstOrderTime(operator.shop_id, read)]);
  return {
    ...{ month, currency },
    months: monthsBetween(first ?? clock.now(), clock.now()),
    sold_orders: orders.filter((order) => has(order, 'sale') && !has(order, 'cancellation')).length,
    refunded_orders: orders.filter((order) => has(order, 'refund')).length,
    totals: totalsOf(orders),
  };
}

/** A page of the orders behind the figures of a month, or behind one figure. */
export async function readStatementOrders(
  context: Reading,
  { month, figure, page, per_page }: CallQuery<'GET /seller/statement/orders'>,
): Promise<CallAnswer<'GET /seller/statement/orders'>> {
  const { orders, currency } = await readMonth(context, { month });
  const wanted = figure ? orders.filter((order) => sumsOfOrder(order)[figure] !== 0) : orders;
  const shown = wanted.slice((page - 1) * per_page, page * per_page);
  return { total: wanted.length, currency, orders: shown.map((order) => presentOrder(order, context)) };
}

/** An order with its movements of a month. */
export type OrderOfMonth = { row: MovedOrderRow; movements: Movement[] };
export type MonthOfShop = { month: string; currency: string; orders: OrderOfMonth[] };

/** The orders with movements in a month. Those that were sold and cancelled within it come to nothing and are left out. */
export async function readMonth({ read, clock, operator }: Reading, query: { month?: string | undefined }): Promise<MonthOfShop> {
  const month = query.month ?? monthOf(clock.now());
  const start = startOfDay(`${month}-01`);
  const end = nextMonth(start);
  const [rows, currency] = await Promise.all([listMovedOrders(operator.shop_id, read, { start, end }), findCurrencyName(read)]);
  const orders = rows.map((row) => ({
    row,
    movements: listMovements(withTimes(row)).filter(({ at }) => at >= start && at < end),
  }));
  return { month, currency, orders: orders.filter(({ movements }) => movements.length > 0 && !isUndone(movements)) };
}

function isUndone(movements: readonly Movement[]): boolean {
  return movements[0]?.kind === 'sale' && movements.at(-1)?.kind === 'cancellation';
}

function withTimes(row: MovedOrderRow) {
  return {
    ...row,
    refunds: row.refunds.map((refund) => ({ ...refund, at: new Date(refund.at) })),
    reversals: row.reversals.map((reversal) => ({ ...reversal, at: new Date(reversal.at) })),
  };
}

function has({ movements }: OrderOfMonth, kind: Movement['kind']): boolean {
  return movements.some((movement) => movement.kind === kind);
}

/** The sums with what the shop has in cash, and what is due to it. */
export type StatementAmounts = Record<keyof StatementSums, Amount>;

export function amountsOf(sums: Sums, isCash: boolean): StatementAmounts {
  const remains = remainsOf(sums);
  const cash = isCash ? subtractAmounts(sums.paid, sums.refunded) : 0;
  return { ...sums, remains, cash, due: subtractAmounts(remains, cash) };
}

export function sumsOfOrder({ row, movements }: OrderOfMonth): StatementAmounts {
  return amountsOf(addSums(movements.flatMap(({ parts }) => parts)), row.is_cash);
}

export function totalsOfMonth(orders: readonly OrderOfMonth[]): StatementAmounts {
  const all = orders.map(sumsOfOrder);
  const cash = addAmounts(...all.map((each) => each.cash));
  const sums = all.length > 0 ? addSums(all) : noSums;
  const remains = remainsOf(sums);
  return { ...sums, remains, cash, due: subtractAmounts(remains, cash) };
}

function totalsOf(orders: readonly OrderOfMonth[]): StatementSums {
  return presentSums(totalsOfMonth(orders));
}

function presentOrder(order: OrderOfMonth, context: Reading): StatementOrder {
  const { row, movements } = order;
  return {
    ...{ id: row.id, code: row.code, is_cash: row.is_cash },
    ...presentSums(sumsOfOrder(order)),
    movements: movements.map(({ kind, at, parts }) => ({
      kind,
      at: at.toISOString(),
      parts: parts.map((part) => ({
        ...presentSums(amountsOf(part, row.is_cash)),
        ...{ kind: part.kind, quantity: part.quantity },
        ...namesOf(row, part, context),
      })),
    })),
  };
}

/** The name of an item and of its variant. */
export function namesOf(row: MovedOrderRow, part: MovedPart, languages: Pick<ReadContext, 'locale' | 'defaultLocale'>) {
  const line = row.lines.find(({ id }) => id === part.line_id);
  return line ? { name: pickText(line.name, languages), options: pickOptionNames(line, languages).join(' · ') } : { name: '', options: '' };
}

function presentSums(amounts: StatementAmounts): StatementSums {
  return {
    items: toWire(amounts.items),
    delivery: toWire(amounts.delivery),
    tax: toWire(amounts.tax),
    shop_discounts: toWire(amounts.shop_discounts),
    marketplace_discounts: toWire(amounts.marketplace_discounts),
    paid: toWire(amounts.paid),
    refunded: toWire(amounts.refunded),
    withdrawn_discounts: toWire(amounts.withdrawn_discounts),
    commission: toWire(amounts.commission),
    reversed_commission: toWire(amounts.reversed_commission),
    commission_tax: toWire(amounts.commission_tax),
    remains: toWire(amounts.remains),
    cash: toWire(amounts.cash),
    due: toWire(amounts.due),
  };
}

function monthOf(moment: Date): string {
  return dayOf(moment).slice(0, 7);
}

function nextMonth(start: Date): Date {
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1));
}

/** Newest first, at most ten years. */
function monthsBetween(first: Date, last: Date): string[] {
  const start = startOfDay(`${monthOf(last)}-01`);
  const count = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth() + 1;
  const months = Array.from({ length: Math.min(120, Math.max(1, count)) }, (_, index) => index);
  return months.map((index) => monthOf(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - index, 1))));
}
