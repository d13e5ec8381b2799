import type { MembershipRow } from '@souk/contract/back-office/promotions/plans';
import type { CallQuery } from '@souk/contract/calls';
import { wireAmountText } from '@souk/money/currency';
import type { Context } from '../../context.ts';
import type { CsvColumns } from '../../platform/csv/export-list.ts';
import { exportListPages } from '../../platform/csv/record-export.ts';
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
  price: ({ price }) => wireAmountText(price),
  saved: ({ saved_amount }) => wireAmountText(saved_amount),
  currency: ({ currency }) => currency,
  gateway: ({ payment_method }) => payment_method,
  payment: ({ payment_status }) => payment_status,
  'cash to collect': ({ is_cash_due }) => is_cash_due,
};

/** The memberships of a list as CSV, newest first. */
export function exportMemberships(context: Context, filters: CallQuery<'GET /admin/membership-export'>): Promise<StreamToSend> {
  return exportListPages(context, {
    ...{ list: 'memberships', columns, filters },
    count: async () => (await readMemberships(context, { ...filters, page: 1, per_page: 1 })).total,
    listPage: async (page) => (await readMemberships(context, { ...filters, ...page })).memberships,
  });
}
