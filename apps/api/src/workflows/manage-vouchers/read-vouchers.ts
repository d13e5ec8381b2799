import type { ManagedVoucher, VoucherRow } from '@souk/contract/back-office/promotions/vouchers';
import type { CallAnswer, CallBody, CallQuery } from '@souk/contract/calls';
import { toPercent } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/currency';
import type { AsStaff, ReadContext } from '../../context.ts';
import { getVoucher } from '../../modules/checkout/manage-vouchers.ts';
import {
  countVouchers,
  type EditableVoucher,
  listManagedVoucherRows,
  listVoucherUses,
  type ManagedVoucherRow,
} from '../../modules/checkout/queries/managed-vouchers.ts';
import { versionOf } from '../../platform/audit/version-of.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';

/** A page of all vouchers, with the number in each state under the other filters. */
export async function readVouchers(
  context: ReadContext,
  query: CallQuery<'GET /admin/vouchers'>,
): Promise<CallAnswer<'GET /admin/vouchers'>> {
  const { state } = query;
  const [counts, vouchers] = await Promise.all([countVouchers(context.read, searchOf(context, query)), listVouchers(context, query)]);
  const all = counts.planned + counts.running + counts.used_up + counts.ended;
  return { total: state ? counts[state] : all, counts: { all, ...counts }, vouchers };
}

export async function listVouchers(context: ReadContext, query: CallQuery<'GET /admin/vouchers'>): Promise<VoucherRow[]> {
  const { state, sort, page, per_page } = query;
  const filter = { ...searchOf(context, query), state };
  const rows = await listManagedVoucherRows(context.read, filter, { sort, limit: per_page, offset: (page - 1) * per_page });
  return rows.map((row) => presentVoucher(row, context));
}

function searchOf({ clock }: Pick<ReadContext, 'clock'>, { shop, search }: CallQuery<'GET /admin/vouchers'>) {
  return { shop, search: search || undefined, now: clock.now() };
}

const shownUses = 20;

/** The orders are left out without the permission to see them. */
export async function readManagedVoucher(
  context: Pick<AsStaff<ReadContext>, 'read' | 'clock' | 'operator' | 'locale' | 'defaultLocale'>,
  id: number,
): Promise<ManagedVoucher> {
  const { read, clock, operator } = context;
  const [row, uses] = await Promise.all([
    getVoucher(read, id, clock.now()),
    operator.permissions.has('orders:read') ? listVoucherUses(read, id, shownUses) : null,
  ]);
  return {
    ...presentVoucher(row, context),
    version: versionOf(row.editable),
    collected: row.collected,
    uses: uses?.map((use) => ({ ...use, amount: toWire(use.amount), created_at: use.created_at.toISOString() })) ?? null,
  };
}

/** With amounts in the default currency, and a percentage in percent. */
export function presentVoucher(row: ManagedVoucherRow, languages: Languages): VoucherRow {
  const { id, code, shop_id, shop_name, state, used_count, saved_amount, currency } = row;
  const { discount_type, discount, min_order_amount, max_discount_amount, starts_at, ends_at, listed, ...terms } = row.editable;
  return {
    ...{ id, code, shop: { id: shop_id, name: pickText(shop_name, languages) }, state, used_count, currency },
    ...terms,
    saved_amount: toWire(saved_amount),
    discount_type,
    discount: discount_type === 'Percentage' ? toPercent(discount) : toWire(discount),
    min_order_amount: toWire(min_order_amount),
    max_discount_amount: max_discount_amount === null ? null : toWire(max_discount_amount),
    starts_at: new Date(starts_at).toISOString(),
    ends_at: new Date(ends_at).toISOString(),
    is_listed: listed,
  };
}

type Fields = Omit<CallBody<'POST /admin/vouchers'>, 'code' | 'shop_id'>;

/** The terms as they are stored: a percentage in hundredths, an amount in minor units. */
export function termsOf({ discount, min_order_amount, max_discount_amount, is_listed, ...terms }: Fields): EditableVoucher {
  return {
    ...terms,
    discount: fromWire(discount),
    min_order_amount: fromWire(min_order_amount),
    max_discount_amount: max_discount_amount === null ? null : fromWire(max_discount_amount),
    listed: is_listed,
  };
}
