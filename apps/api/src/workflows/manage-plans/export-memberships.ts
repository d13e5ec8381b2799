import { maxExported } from '@souk/contract/back-office/orders';
import type { MembershipRow } from '@souk/contract/back-office/promotions/plans';
import type { CallQuery } from '@souk/contract/calls';
import { fromWire, toAmountText } from '@souk/money/currency';
import type { Context } from '../../context.ts';
import { type CsvColumns, exportPages } from '../../platform/csv/export-list.ts';
import { recordExport } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { readMemberships } from './read-plans.ts';

type Row = MembershipRow;

const columns: CsvColumns<Row> = {
  id: ({ id }) => id,
  person: ({ person }) => person.name,
  plan: ({ plan }) => plan,
  status: ({ status }) => status,
  starts: ({ starts_at }) => starts_at,
  ends: ({ ends_at }) => ends_at,
  price: ({ price }) => amountText(price),
  saved: ({ saved_amount }) => amountText(saved_amount),
  currency: ({ currency }) => currency,
  gateway: ({ payment_method }) => payment_method,
  payment: ({ payment_status }) => payment_status,
  'cash to collect': ({ is_cash_due }) => is_cash_due,
};

/** The memberships of a list as CSV, newest first. The audit log has who exported them, without the words of the search. */
export async function exportMemberships(context: Context, filters: CallQuery<'GET /admin/membership-export'>): Promise<StreamToSend> {
  const readPage = (page: number, per_page: number) => readMemberships(context, { ...filters, page, per_page });
  const { total } = await readPage(1, 1);
  await recordExport(context, { action: 'list.export', subject: { kind: 'list', id: 'memberships' }, rows: total, filters });
  return exportPages({
    name: 'memberships.csv',
    columns,
    listPage: async (page, perPage) => (await readPage(page, perPage)).memberships,
    maxRows: maxExported,
  });
}

function amountText(amount: number): string {
  return toAmountText(fromWire(amount));
}
