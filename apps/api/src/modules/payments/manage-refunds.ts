import type { RefundStatus } from '@souk/contract/orders';
import { toWire } from '@souk/money/currency';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { type AppError, operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findRefundRow, listRefundRows, lockRefund, markRefundDone, type RefundRow } from './queries/refunds.ts';

export type ManagedRefund = ReturnType<typeof presentRefund>;

/** A page of all refunds, newest first. */
export async function listRefunds(
  read: ReadDatabase<DB>,
  { status, page, limit }: { status: string | undefined; page: number; limit: number },
) {
  const rows = await listRefundRows(read, { status, page, limit });
  return { total: rows[0]?.total ?? 0, page, refunds: rows.map(({ total: _, ...row }) => presentRefund(row)) };
}

export async function getRefund(read: ReadDatabase<DB>, id: number): Promise<ManagedRefund> {
  const row = await findRefundRow(read, id);
  if (!row) throw refundNotFound(id);
  return presentRefund(row);
}

/** Records that the operator paid a refund that the gateway refused. */
async function settleRefundByHand(transaction: Transaction<DB>, { id, reference, seen, now }: Completion & { now: Date }): Promise<void> {
  const refund = await lockRefund(transaction, id);
  if (!refund) throw refundNotFound(id);
  if (refund.status === 'Done') throw operatorError('conflict', { text: 'The refund {id} is done already.', with: { id } });
  if (refund.status === 'Pending')
    throw operatorError('conflict', {
      text: 'The gateway is still processing the refund {id}: paid by hand it would be refunded twice.',
      with: { id },
    });
  if (seen !== undefined && seen !== refund.status)
    throw operatorError('conflict', { text: 'Somebody else has changed the refund {id}.', with: { id } });
  await markRefundDone(transaction, { id, reference, now });
}

function presentRefund({ amount, created_at, settled_at, ...row }: RefundRow) {
  return { ...row, amount: toWire(amount), created_at: created_at.toISOString(), settled_at: settled_at?.toISOString() ?? null };
}

function refundNotFound(id: number): AppError {
  return operatorError('not-found', { text: 'There is no refund {id}.', with: { id }, hint: '"refunds list" lists them' });
}

/** `seen` is the status that the operator saw. */
type Completion = { id: number; reference: string; seen?: RefundStatus };

/** Records that the operator paid back a refund that the gateway rejected. */
export function completeRefund(context: Pick<Context, 'db' | 'clock' | 'caller' | 'operator'>, completion: Completion): Promise<void> {
  const { id } = completion;
  return inTransaction(context.db, async (transaction) => {
    await settleRefundByHand(transaction, { ...completion, now: context.clock.now() });
    const change = { before: { status: 'Failed' }, after: { status: 'Done' } };
    await recordAudit(transaction, context, { action: 'refund.complete', subject: { kind: 'refund', id }, ...change });
  });
}
