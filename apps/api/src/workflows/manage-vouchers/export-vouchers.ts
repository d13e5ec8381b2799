import { maxExported } from '@souk/contract/back-office/orders';
import type { VoucherRow } from '@souk/contract/back-office/promotions/vouchers';
import type { CallQuery } from '@souk/contract/calls';
import { fromWire, toAmountText } from '@souk/money/currency';
import type { Context } from '../../context.ts';
import { type CsvColumns, exportPages } from '../../platform/csv/export-list.ts';
import { recordExport } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { readVouchers } from './read-vouchers.ts';

type Row = VoucherRow;

const columns: CsvColumns<Row> = {
  code: ({ code }) => code,
  shop: ({ shop }) => shop.name,
  state: ({ state }) => state,
  'kind of discount': ({ discount_type }) => discount_type,
  discount: ({ discount }) => discount,
  'minimum order amount': ({ min_order_amount }) => amountText(min_order_amount),
  'maximum discount': ({ max_discount_amount }) => (max_discount_amount === null ? null : amountText(max_discount_amount)),
  starts: ({ starts_at }) => starts_at,
  ends: ({ ends_at }) => ends_at,
  'uses in total': ({ usage_limit }) => usage_limit,
  'uses for each person': ({ per_person_limit }) => per_person_limit,
  used: ({ used_count }) => used_count,
  saved: ({ saved_amount }) => amountText(saved_amount),
  currency: ({ currency }) => currency,
  listed: ({ is_listed }) => is_listed,
  'paid by': ({ funded_by }) => funded_by,
};

/** The vouchers of a list as CSV, newest first. The audit log has who exported them, without the words of the search. */
export async function exportVouchers(context: Context, filters: CallQuery<'GET /admin/voucher-export'>): Promise<StreamToSend> {
  const readPage = (page: number, per_page: number) => readVouchers(context, { ...filters, sort: 'newest', page, per_page });
  const { total } = await readPage(1, 1);
  await recordExport(context, { action: 'list.export', subject: { kind: 'list', id: 'vouchers' }, rows: total, filters });
  return exportPages({
    name: 'vouchers.csv',
    columns,
    listPage: async (page, perPage) => (await readPage(page, perPage)).vouchers,
    maxRows: maxExported,
  });
}

function amountText(amount: number): string {
  return toAmountText(fromWire(amount));
}
