import type { ManagedShopRow } from '@souk/contract/back-office/shops';
import type { CallQuery } from '@souk/contract/calls';
import type { Context } from '../../context.ts';
import type { CsvColumns } from '../../platform/csv/export-list.ts';
import { exportListPages } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { listShopLines, readManagedShops } from './read-shops.ts';

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

/** The shops of a list as CSV, newest first. */
export function exportShops(context: Context, filters: CallQuery<'GET /admin/shop-export'>): Promise<StreamToSend> {
  return exportListPages(context, {
    ...{ list: 'shops', columns, filters },
    count: async () => (await readManagedShops(context, { ...filters, sort: 'newest', page: 1, per_page: 1 })).total,
    listPage: (page) => listShopLines(context, { ...filters, sort: 'newest', ...page }),
  });
}
