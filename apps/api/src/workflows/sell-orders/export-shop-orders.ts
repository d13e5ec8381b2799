import { maxExported } from '@souk/contract/back-office/orders';
import type { CallQuery } from '@souk/contract/calls';
import { cash } from '@souk/contract/fields';
import { toAmountText } from '@souk/money/currency';
import type { AsSeller, Context } from '../../context.ts';
import { type CsvColumns, exportPages } from '../../platform/csv/export-list.ts';
import { recordExport } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { findShopOrders } from './read-shop-orders.ts';

type Row = Awaited<ReturnType<typeof findShopOrders>>['rows'][number];

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
  const { operator } = context;
  const readPage = (page: number, per_page: number) => findShopOrders(context, { ...filters, sort: 'newest', page, per_page });
  const { total } = await readPage(1, 1);
  if (operator.look_id === undefined)
    await recordExport(context, { action: 'list.export', subject: { kind: 'list', id: 'shop-orders' }, rows: total, filters });
  return exportPages({
    name: 'orders.csv',
    columns: operator.permissions.has('money') ? columnsWithMoney : columns,
    listPage: async (page, perPage) => (await readPage(page, perPage)).rows,
    maxRows: maxExported,
  });
}
