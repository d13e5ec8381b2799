import { toPercent } from '@souk/money/amount';
import { toWire } from '@souk/money/currency';
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { DB, Vouchers } from '../../../db/schema.ts';
import { type AppError, operatorError } from '../../platform/app-error.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { findShopId } from './queries/checkout.ts';
import { insertVoucher, listVoucherRows, lockVoucher, updateVoucher, updateVoucherEnd, type VoucherRow } from './queries/vouchers.ts';

export type ManagedVoucher = VoucherRow;

type Read = ReadDatabase<DB>;

type NewVoucher = Omit<Insertable<Vouchers>, 'id' | 'used_count' | 'shop_id'> & { shop: string };

const uniqueViolation = '23505';

/** Every voucher, newest first. */
export function listManagedVouchers(read: Read, filter: { shop: string | undefined; now: Date }): Promise<ManagedVoucher[]> {
  return listVoucherRows(read, filter);
}

/** The code in any case. */
export async function getManagedVoucher(read: Read, code: string, now: Date): Promise<ManagedVoucher> {
  const [voucher] = await listVoucherRows(read, { code, now });
  if (!voucher) throw voucherNotFound(code);
  return voucher;
}

/** With amounts in the default currency, and a percentage in percent. */
export function presentManagedVoucher({ discount, min_order_amount, max_discount_amount, shop_id: _shop, ...voucher }: ManagedVoucher) {
  return {
    ...voucher,
    discount: voucher.discount_type === 'Percentage' ? toPercent(discount) : toWire(discount),
    min_order_amount: toWire(min_order_amount),
    max_discount_amount: max_discount_amount === null ? null : toWire(max_discount_amount),
  };
}

export async function createVoucher(transaction: Transaction<DB>, { shop, ...terms }: NewVoucher): Promise<void> {
  const shop_id = await findShopId(transaction, shop);
  if (shop_id === undefined) throw operatorError('invalid', `: there is no shop "${shop}"; "shops list" lists them`, 'shop');
  if (new Date(terms.starts_at ?? 0) >= new Date(terms.ends_at)) throw operatorError('invalid', 'must be after its start', 'ends');
  try {
    await insertVoucher(transaction, { ...terms, shop_id });
  } catch (error) {
    if (hasCode(error, uniqueViolation)) throw operatorError('conflict', `"${terms.code}" is the code of another voucher`, '<code>');
    throw error;
  }
}

/** Changes the terms of a voucher. Orders that are being placed wait for the lock and use the new terms. */
export async function editVoucher(transaction: Transaction<DB>, code: string, change: Partial<Selectable<Vouchers>>): Promise<void> {
  const former = await lockVoucher(transaction, code);
  if (!former) throw voucherNotFound(code);
  const next = { ...former, ...change };
  if (next.starts_at >= next.ends_at) throw operatorError('invalid', 'must be after its start', 'ends');
  if (next.usage_limit !== null && next.usage_limit < former.used_count) {
    throw operatorError('invalid', `cannot be less than ${former.used_count}, the number of uses so far`, 'limit');
  }
  if (Object.keys(change).length === 0) throw operatorError('invalid', 'Give at least one field to change');
  await updateVoucher(transaction, former.id, change);
}

/** Ends a voucher now; orders with its discount remain as they are. */
export async function endVoucher(transaction: Transaction<DB>, code: string, now: Date): Promise<void> {
  if (await updateVoucherEnd(transaction, code, now)) return;
  const { state } = await getManagedVoucher(transaction, code, now);
  throw operatorError('conflict', `The voucher "${code}" is ${state} already`);
}

function voucherNotFound(code: string): AppError {
  return operatorError('not-found', `There is no voucher "${code}"; "vouchers list" lists them`);
}
