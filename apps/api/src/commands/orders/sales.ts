import type { SalesFigures } from '@souk/contract/back-office/sales';
import { formatPrice } from '@souk/money/format';
import { z } from 'zod';
import { readSales } from '../../workflows/report-sales/report-sales.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { operand } from '../framework/fields.ts';
import { renderTable } from '../framework/tables.ts';

const day = z.iso.date({ error: 'must be a day such as 2026-11-01' });

const salesList = defineCommand({
  name: 'sales list',
  summary: 'List what each shop sold by month, with refunds, discounts by who pays them, and commission.',
  details: 'Orders that were placed in these days (UTC) and are not cancelled; at most 366 days.',
  examples: ['sales list 2026-11-01 2026-11-30', 'sales list 2026-01-01 2026-12-31 --json'],
  fields: { from: operand('from', 'First day', day), to: operand('to', 'Last day', day) },
  async run(range, { context, print }) {
    const report = await readSales(context, range);
    const price = (amount: number) => formatPrice(amount, { symbol: '' });
    const cells = (row: SalesFigures) => [
      row.orders,
      ...[row.items, row.delivery, row.tax, row.shop_discounts, row.marketplace_discounts, row.refunded].map(price),
      ...[row.commission, row.commission_tax, row.remains].map(price),
    ];
    const titles = [
      'month',
      'shop',
      'orders',
      'items',
      'delivery',
      'tax',
      'by shop',
      'by marketplace',
      'refunded',
      'commission',
      'its tax',
      'remains',
    ];
    const rows = report.rows.map((row) => [row.month, row.shop.name, ...cells(row)]);
    print(report, renderTable(titles, [...rows, ['', `total in ${report.currency}`, ...cells(report.totals)]]));
  },
});

export const saleCommands: CommandGroup = { name: 'sales', summary: 'what each shop sold, by month', commands: [salesList] };
