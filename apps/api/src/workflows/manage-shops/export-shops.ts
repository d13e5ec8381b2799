import { maxExported } from '@souk/contract/back-office/orders';
import type { ManagedShopRow } from '@souk/contract/back-office/shops';
import type { CallQuery } from '@souk/contract/calls';
import type { Context } from '../../context.ts';
import { type CsvColumns, exportPages } from '../../platform/csv/export-list.ts';
import { recordExport } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { readManagedShops } from './read-shops.ts';

type Row = ManagedShopRow;

const columns: CsvColumns<Row> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  address: ({ slug }) => slug,
  open: ({ is_open }) => is_open,
  'created at': ({ created_at }) => created_at,
  products: ({ products }) => products,
  sold: ({ sold }) => sold,
  rating: ({ rating }) => rating,
  reviews: ({ rating_count }) => rating_count,
};

/** The shops of a list as CSV, newest first. The audit log has who exported them, without the words of the search. */
export async function exportShops(context: Context, filters: CallQuery<'GET /admin/shop-export'>): Promise<StreamToSend> {
  const readPage = (page: number, per_page: number) => readManagedShops(context, { ...filters, sort: 'newest', page, per_page });
  const { total } = await readPage(1, 1);
  await recordExport(context, { action: 'list.export', subject: { kind: 'list', id: 'shops' }, rows: total, filters });
  return exportPages({
    name: 'shops.csv',
    columns,
    listPage: async (page, perPage) => (await readPage(page, perPage)).shops,
    maxRows: maxExported,
  });
}
