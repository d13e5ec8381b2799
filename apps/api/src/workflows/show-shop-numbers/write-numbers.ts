import type { CallQuery } from '@souk/contract/calls';
import type { AsSeller, ReadContext } from '../../context.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { readShopNumbers } from './read-shop-numbers.ts';

/** The numbers of each day as a CSV file, and their sums in the last row. */
export async function writeNumbersCsv(context: AsSeller<ReadContext>, query: CallQuery<'GET /seller/numbers/csv'>): Promise<StreamToSend> {
  const { from, to, currency, current, days } = await readShopNumbers(context, query);
  const { translate } = context;
  async function* rows(): AsyncGenerator<(string | number)[]> {
    yield [
      translate({ text: 'Date' }),
      `${translate({ text: 'Sales' })} (${currency})`,
      translate({ text: 'Orders' }),
      translate({ text: 'Opened product pages' }),
    ];
    for (const { day, sales, orders, product_views } of days) yield [day, sales, orders, product_views];
    yield [translate({ text: 'Total' }), current.sales, current.orders, current.product_views];
  }
  return { content: writeCsv(rows()), type: 'text/csv; charset=utf-8', name: `numbers-${from}-${to}.csv` };
}
