import type { ReturnRow } from '@souk/contract/back-office/returns';
import type { CallQuery } from '@souk/contract/calls';
import type { Context } from '../../context.ts';
import type { CsvColumns } from '../../platform/csv/export-list.ts';
import { exportListPages } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { listReturnLines, readManagedReturns } from './read-returns.ts';

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

/** The returns of a list as CSV, in its order. */
export function exportReturns(context: Context, filters: CallQuery<'GET /admin/return-export'>): Promise<StreamToSend> {
  return exportListPages(context, {
    ...{ list: 'returns', columns, filters },
    count: async () => (await readManagedReturns(context, { ...filters, page: 1, per_page: 1 })).total,
    listPage: (page) => listReturnLines(context, { ...filters, ...page }),
  });
}
