import type { StatementSums } from '@souk/contract/seller/money/statement';
import { toWire } from '@souk/money/currency';
import type { ReadContext } from '../../context.ts';
import type { MovedPart } from '../../modules/orders/domain/shop-movements.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { amountsOf, namesOf, type OrderOfMonth, readMonth, type StatementContext, totalsOfMonth } from './read-statement.ts';
import { figureTexts, movementTexts, partTexts } from './statement-texts.ts';

/** The statement of a month as a CSV file: each part of each movement of each order, and their sums in the last row. */
export async function writeStatementCsv(context: StatementContext, query: { month?: string | undefined }): Promise<StreamToSend> {
  const { month, currency, orders } = await readMonth(context, query);
  const { translate } = context;
  async function* rows(): AsyncGenerator<(string | number)[]> {
    yield [...titlesOf(context), ...columns.map((name) => `${translate({ text: figureTexts[name] })} (${currency})`)];
    for (const order of orders) yield* rowsOf(order, context);
    const totals = totalsOfMonth(orders);
    yield [translate({ text: 'Total' }), '', '', '', '', '', ...columns.map((name) => toWire(totals[name]))];
  }
  const name = `${translate({ text: 'Statement' })} ${month}.csv`;
  return { content: writeCsv(rows()), type: 'text/csv; charset=utf-8', name };
}

const columns = [
  ...(['items', 'delivery', 'tax', 'shop_discounts', 'marketplace_discounts', 'paid', 'refunded', 'withdrawn_discounts'] as const),
  ...(['commission', 'reversed_commission', 'commission_tax', 'remains', 'cash', 'due'] as const),
] satisfies (keyof StatementSums)[];

function titlesOf({ translate }: StatementContext): string[] {
  return [
    translate({ text: 'Date' }),
    translate({ text: 'Order' }),
    translate({ text: 'Payment' }),
    translate({ text: 'Type' }),
    translate({ text: 'Product' }),
    translate({ text: 'Quantity' }),
  ];
}

function* rowsOf({ row, movements }: OrderOfMonth, context: StatementContext): Generator<(string | number)[]> {
  for (const movement of movements) {
    for (const part of movement.parts) {
      const amounts = amountsOf(part, row.is_cash);
      yield [
        ...[movement.at.toISOString().slice(0, 10), row.code, paymentText(row, context)],
        ...[context.translate({ text: movementTexts[movement.kind] }), nameOfPart(row, part, context), part.quantity],
        ...columns.map((name) => toWire(amounts[name])),
      ];
    }
  }
}

export function paymentText({ is_cash }: { is_cash: boolean }, { translate }: Pick<ReadContext, 'translate'>): string {
  return is_cash ? translate({ text: 'Cash on delivery' }) : translate({ text: 'Paid online' });
}

/** The item with its variant, or the kind of the part in words. */
export function nameOfPart(row: OrderOfMonth['row'], part: MovedPart, context: StatementContext): string {
  if (part.kind !== 'items') return context.translate({ text: partTexts[part.kind] });
  const { name, options } = namesOf(row, part, context);
  return options ? `${name} (${options})` : name;
}
