import type { VoucherRow } from '@souk/contract/back-office/promotions/vouchers';
import type { CallQuery } from '@souk/contract/calls';
import { wireAmountText } from '@souk/money/currency';
import type { Context } from '../../context.ts';
import type { CsvColumns } from '../../platform/csv/export-list.ts';
import { exportListPages } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { listVouchers, readVouchers } from './read-vouchers.ts';

type Row = VoucherRow;

const columns: CsvColumns<Row> = {
  code: ({ code }) => code,
  shop: ({ shop }) => shop.name,
  state: ({ state }) => state,
  'kind of discount': ({ discount_type }) => discount_type,
  discount: ({ discount }) => discount,
  'minimum order amount': ({ min_order_amount }) => wireAmountText(min_order_amount),
  'maximum discount': ({ max_discount_amount }) => (max_discount_amount === null ? null : wireAmountText(max_discount_amount)),
  starts: ({ starts_at }) => starts_at,
  ends: ({ ends_at }) => ends_at,
  'uses in total': ({ usage_limit }) => usage_limit,
  'uses for each person': ({ per_person_limit }) => per_person_limit,
  used: ({ used_count }) => used_count,
  saved: ({ saved_amount }) => wireAmountText(saved_amount),
  currency: ({ currency }) => currency,
  listed: ({ is_listed }) => is_listed,
  'paid by': ({ funded_by }) => funded_by,
};

/** The vouchers of a list as CSV, newest first. */
export function exportVouchers(context: Context, filters: CallQuery<'GET /admin/voucher-export'>): Promise<StreamToSend> {
  return exportListPages(context, {
    ...{ list: 'vouchers', columns, filters },
    count: async () => (await readVouchers(context, { ...filters, sort: 'newest', page: 1, per_page: 1 })).total,
    listPage: (page) => listVouchers(context, { ...filters, sort: 'newest', ...page }),
  });
}
