import type { Context } from '../../context.ts';
import { inTransaction, transactional } from '../../platform/database/transaction.ts';
import * as charges from './manage-charges.ts';
import * as vouchers from './manage-vouchers.ts';

export const createVoucher = transactional(vouchers.createVoucher);
export const updateVoucher = transactional(vouchers.editVoucher);
export const setDeliveryCharges = transactional(charges.setDeliveryCharges);

export function endVoucher({ db, clock }: Pick<Context, 'db' | 'clock'>, code: string): Promise<void> {
  return inTransaction(db, (transaction) => vouchers.endVoucher(transaction, code, clock.now()));
}
