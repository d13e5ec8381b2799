import { maxExported } from '@souk/contract/back-office/orders';
import type { CallQuery } from '@souk/contract/calls';
import { cash } from '@souk/contract/fields';
import { toAmountText } from '@souk/money/currency';
import type { AsSeller, Context } from '../../context.ts';
import { type CsvColumns, checkExportSize, exportList } from '../../platform/csv/export-list.ts';
import { recordExport } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { countFoundOrders, findShopOrders, readSearch } from './read-shop-orders.ts';

type Row = Awaited<ReturnType<typeof findShopOrders>>[number];

const columns: CsvColumns<Row> = {
  order: ({ code }) => code,
  placed: ({ created_at }) => created_at.toISOString(),
  status: ({ status }) => status,
  late: ({ is_late }) => is_late,
  payment: ({ payment_status }) => payment_status,
  cash: ({ payment_method }) => payment_method === cash,
  recipient: ({ recipient }) => recipient,
  area: ({ area }) => area,
  quantity: ({ quantity }) => quantity,
};

const columnsWithMoney: CsvColumns<Row> = {
  ...columns,
  amount: ({ payable_amount }) => toAmountText(payable_amount),
  currency: ({ currency }) => currency,
};

/** The orders of the shop that the filters match as CSV. Somebody who only looks leaves no entry: the look itself is recorded. */
export async function exportShopOrders(context: AsSeller<Context>, filters: CallQuery<'GET /seller/order-export'>): Promise<StreamToSend> {
  const { permissions, look_id } = context.operator;
  const search = await readSearch(context, filters);
  const { total: rows } = await countFoundOrders(context, search, filters);
  if (look_id === undefined)
    await recordExport(context, { action: 'list.export', subject: { kind: 'list', id: 'shop-orders' }, rows, filters });
  else checkExportSize(rows, maxExported);
  return exportList({
    name: 'orders.csv',
    columns: permissions.has('money') ? columnsWithMoney : columns,
    listBefore: (beforeId, limit) => findShopOrders(context, search, { ...filters, sort: 'newest', beforeId, page: 1, per_page: limit }),
    maxRows: maxExported,
  });
}
