import { maxExported } from '@souk/contract/back-office/orders';
import type { CallQuery } from '@souk/contract/calls';
import { wireAmountText } from '@souk/money/currency';
import type { Context } from '../../context.ts';
import { listOrderRows } from '../../modules/orders/manage-orders.ts';
import { countAllOrders } from '../../modules/orders/queries/all-orders.ts';
import { type CsvColumns, exportList } from '../../platform/csv/export-list.ts';
import { recordExport } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { orderSearchOf } from './manage-orders.ts';

type Row = Awaited<ReturnType<typeof listOrderRows>>[number];

const columns: CsvColumns<Row> = {
  order: ({ code }) => code,
  placed: ({ created_at }) => created_at,
  status: ({ status }) => status,
  payment: ({ payment_status }) => payment_status,
  gateway: ({ payment_method }) => payment_method,
  shop: ({ shop }) => shop.name,
  shopper: ({ person }) => person.name,
  phone: ({ person }) => person.phone && `+${person.phone}`,
  quantity: ({ quantity }) => quantity,
  amount: ({ payable_amount }) => wireAmountText(payable_amount),
  currency: ({ currency }) => currency,
};

/** The orders of a list as CSV, newest first. The audit log has who exported them, without the words of the search. */
export async function exportOrders(context: Context, { search, ...filters }: CallQuery<'GET /admin/order-export'>): Promise<StreamToSend> {
  const wanted = orderSearchOf({ ...filters, search });
  const rows = await countAllOrders(context.read, wanted);
  await recordExport(context, {
    action: 'order.export',
    subject: { kind: 'order-list', id: 'csv' },
    rows,
    filters: { ...filters, search },
  });
  return exportList({
    name: 'orders.csv',
    columns,
    listBefore: (beforeId, limit) => listOrderRows(context, wanted, { beforeId, limit, offset: 0, sort: 'newest' }),
    maxRows: maxExported,
  });
}
