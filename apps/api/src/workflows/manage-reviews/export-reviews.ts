import { maxExported } from '@souk/contract/back-office/orders';
import type { ReviewLine } from '@souk/contract/back-office/reviews';
import type { CallQuery } from '@souk/contract/calls';
import type { Context } from '../../context.ts';
import { type CsvColumns, exportPages } from '../../platform/csv/export-list.ts';
import { recordExport } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { readManagedReviews } from './manage-reviews.ts';

type Row = ReviewLine;

const columns: CsvColumns<Row> = {
  id: ({ id }) => id,
  written: ({ created_at }) => created_at,
  product: ({ product }) => product.name,
  shop: ({ shop }) => shop.name,
  author: ({ author }) => author,
  rating: ({ rating }) => rating,
  text: ({ description }) => description,
  language: ({ language }) => language,
  photos: ({ photos }) => photos,
  hidden: ({ is_hidden }) => is_hidden,
  answered: ({ has_reply }) => has_reply,
};

/** The reviews of a list as CSV, newest first. The audit log has who exported them, without the words of the search. */
export async function exportReviews(context: Context, filters: CallQuery<'GET /admin/review-export'>): Promise<StreamToSend> {
  const readPage = (page: number, per_page: number) => readManagedReviews(context, { ...filters, sort: 'newest', page, per_page });
  const { total } = await readPage(1, 1);
  await recordExport(context, { action: 'list.export', subject: { kind: 'list', id: 'reviews' }, rows: total, filters });
  return exportPages({
    name: 'reviews.csv',
    columns,
    listPage: async (page, perPage) => (await readPage(page, perPage)).reviews,
    maxRows: maxExported,
  });
}
