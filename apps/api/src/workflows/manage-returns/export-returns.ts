import { maxExported } from '@souk/contract/back-office/orders';
import type { ReturnRow } from '@souk/contract/back-office/returns';
import type { CallQuery } from '@souk/contract/calls';
import type { Context } from '../../context.ts';
import { type CsvColumns, exportPages } from '../../platform/csv/export-list.ts';
import { recordExport } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { readManagedReturns } from './read-returns.ts';

type Row = ReturnRow;

const columns: CsvColumns<Row> = {
  return: ({ code }) => code,
  order: ({ order_code }) => order_code,
  status: ({ status }) => status,
  'passed to the marketplace': ({ is_passed }) => is_passed,
  quantity: ({ quantity }) => quantity,
  'asked for': ({ created_at }) => created_at,
  'answer by': ({ answer_by }) => answer_by,
  shop: ({ shop }) => shop.name,
  shopper: ({ person }) => person.name,
  phone: ({ person }) => person.phone && `+${person.phone}`,
};

/** The returns of a list as CSV, in its order. The audit log has who exported them, without the words of the search. */
export async function exportReturns(context: Context, filters: CallQuery<'GET /admin/return-export'>): Promise<StreamToSend> {
  const readPage = (page: number, per_page: number) => readManagedReturns(context, { ...filters, page, per_page });
  const { total } = await readPage(1, 1);
  await recordExport(context, { action: 'list.export', subject: { kind: 'list', id: 'returns' }, rows: total, filters });
  return exportPages({
    name: 'returns.csv',
    columns,
    listPage: async (page, perPage) => (await readPage(page, perPage)).returns,
    maxRows: maxExported,
  });
}
