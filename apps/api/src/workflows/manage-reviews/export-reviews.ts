import type { ReviewLine } from '@souk/contract/back-office/reviews';
import type { CallQuery } from '@souk/contract/calls';
import type { Context } from '../../context.ts';
import type { CsvColumns } from '../../platform/csv/export-list.ts';
import { exportListPages } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { listReviewLines, readManagedReviews } from './manage-reviews.ts';

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
  reports: ({ open_reports }) => open_reports,
};

/** The reviews of a list as CSV, newest first. */
export function exportReviews(context: Context, filters: CallQuery<'GET /admin/review-export'>): Promise<StreamToSend> {
  return exportListPages(context, {
    ...{ list: 'reviews', columns, filters },
    count: async () => (await readManagedReviews(context, { ...filters, sort: 'newest', page: 1, per_page: 1 })).total,
    listPage: (page) => listReviewLines(context, { ...filters, sort: 'newest', ...page }),
  });
}
