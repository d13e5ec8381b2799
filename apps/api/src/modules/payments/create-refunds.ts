import { cash } from '@souk/contract/fields';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { enqueue } from '../../platform/jobs/define-job.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { getPayerId, type InsertedRefund, insertRefunds } from './queries/refunds.ts';

export const refundJobName = 'refund-payment';
/** Over about four days. */
const attempts = 25;

/** An order's share of a payment, or the price of a membership. `part` counts the refunds of the same share. */
type RefundShare = { orderId: number | null; amount: number; part?: number };

type NewRefunds = {
  payment: { id: number; gateway: string };
  shares: readonly RefundShare[];
  /** The operator if a command asked for the refund, otherwise the shop's own rules. */
  by?: 'operator' | 'shop';
  now: Date;
  log: FastifyBaseLogger;
};

/**
 * Inserts each refund once and enqueues the job that asks the gateway after the commit. Refunds of cash are done at once, because
 * the shop returns cash itself. Returns the ids of the inserted refunds.
 */
export async function createRefunds(transaction: Kysely<DB>, { payment, shares, by = 'shop', now, log }: NewRefunds): Promise<number[]> {
  const isCash = payment.gateway === cash;
  const rows = shares
    .filter(({ amount }) => amount > 0)
    .map(({ orderId: order_id, amount, part = 1 }) => ({
      payment_id: payment.id,
      order_id,
      amount,
      part,
      created_at: now,
      ...(isCash && { status: 'Done', settled_at: now }),
    }));
  if (rows.length === 0) return [];
  const refunds = await insertRefunds(transaction, rows);
  await recordRefunds(transaction, { paymentId: payment.id, refunds, by, log });
  const ids = refunds.map(({ id }) => id);
  if (isCash) return ids;
  for (const id of ids) await enqueue(transaction, refundJobName, { refund_id: id }, { attempts, key: `${refundJobName}-${id}` });
  return ids;
}

type RecordedRefunds = { paymentId: number; refunds: readonly InsertedRefund[]; by: string; log: FastifyBaseLogger };

/** Address and device are empty because refunds are also created by jobs. */
async function recordRefunds(transaction: Kysely<DB>, { paymentId, refunds, by, log }: RecordedRefunds): Promise<void> {
  const person_id = await getPayerId(transaction, paymentId);
  for (const { id, order_id, amount } of refunds) {
    const details = { refund_id: id, order_id, amount, by };
    await recordSecurityEvent(transaction, log, { kind: 'refund', person_id, address: '', device: '', details });
  }
}
